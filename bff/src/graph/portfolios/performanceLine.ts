import type { WirePerformance } from '@palier/contract/portfolios/performanceCalls'
import { builder } from '../kernel/builder.ts'

/** Decimal places of a percent: finer than any screen draws a day. */
const LINE_PLACES = 3

export const PerformanceLine = builder.objectRef<WirePerformance>('PerformanceLine').implement({
  description: 'The days of a return without gaps, for drawing: in percent since the first day, to three places.',
  fields: (t) => ({
    firstDate: t.field({
      type: 'Date',
      nullable: true,
      description: 'Day of the first value; null if there is none, or if the value was below zero on a day.',
      resolve: ({ points }) => (measured(points).length > 0 ? (points[0]?.date ?? null) : null),
    }),
    timeWeighted: t.field({
      type: ['Decimal'],
      description: 'Return unmoved by money put in or taken out, one value a day; the last one is current.',
      resolve: ({ points }) => measured(points).map(shortened),
    }),
    benchmark: t.field({
      type: ['Decimal'],
      description: 'Return of the benchmark on the same days; empty without one.',
      resolve: ({ points }) => points.flatMap(({ benchmark }) => (benchmark === null ? [] : shortened(benchmark))),
    }),
    purchases: t.field({
      type: ['Date'],
      description: 'Days with a purchase, oldest first.',
      resolve: ({ activity }) => activity?.purchases ?? [],
    }),
    sales: t.field({
      type: ['Date'],
      description: 'Days with a sale, oldest first.',
      resolve: ({ activity }) => activity?.sales ?? [],
    }),
    payments: t.field({
      type: ['Date'],
      description: 'Days on which income was paid, oldest first.',
      resolve: ({ activity }) => activity?.payments ?? [],
    }),
  }),
})

/** Returns of all days; empty if one is unknown. */
function measured(points: WirePerformance['points']): number[] {
  const known = points.flatMap(({ timeWeighted }) => timeWeighted ?? [])
  return known.length === points.length ? known : []
}

export function shortened(percent: number): number {
  return Number(percent.toFixed(LINE_PLACES))
}
