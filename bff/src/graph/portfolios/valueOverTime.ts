import type { RecentValues as Recent, ValueOverTime as Values } from '../../loaders/portfolios/loadValueOverTime.ts'
import { builder } from '../kernel/builder.ts'
import { Currency } from '../kernel/enums.ts'

const ValuePoint = builder.objectRef<Values['points'][number]>('ValuePoint').implement({
  fields: (t) => ({
    date: t.expose('date', { type: 'Date' }),
    value: t.expose('value', { type: 'Decimal', description: 'Of what was held at the close; cash is in no day.' }),
    invested: t.expose('invested', { type: 'Decimal', description: 'What the shares held had cost.' }),
  }),
})

export const ValueOverTime = builder.objectRef<Values>('ValueOverTime').implement({
  fields: (t) => ({
    currency: t.expose('currency', { type: Currency }),
    points: t.field({ type: [ValuePoint], description: 'The oldest first.', resolve: ({ points }) => points }),
    isSample: t.boolean({
      description: 'The closes come from the simulated exchange.',
      resolve: ({ isSample = false }) => isSample,
    }),
  }),
})

export const RecentValues = builder.objectRef<Recent>('RecentValues').implement({
  fields: (t) => ({
    firstDate: t.field({
      type: 'Date',
      nullable: true,
      description: 'The day of the first value. Null where there is none.',
      resolve: ({ points }) => points[0]?.date ?? null,
    }),
    values: t.field({
      type: ['Decimal'],
      description: 'At the end of each day, the oldest first, cash excluded; the last one is of now.',
      resolve: ({ points }) => points.map(({ value }) => value),
    }),
  }),
})
