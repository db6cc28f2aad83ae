import { MAXIMUM_LAST_DAYS } from '@palier/contract/market/stockCalls'
import type { WireChartInterval, WirePointInTime } from '@palier/contract/market/stockSchemas'
import { instantOf } from '@palier/domain/kernel/instant'
import { loadChart, loadIntervals, loadLastDays, type WireChart } from '../../loaders/market/loadCharts.ts'
import { priceOrNull } from '../../cache/stockFacts.ts'
import type { Lasting } from '../../rest/revalidatingCache.ts'
import { within } from '../kernel/bounds.ts'
import { builder, semanticNonNull } from '../kernel/builder.ts'
import { ChartInterval, ChartUnit } from '../kernel/enums.ts'
import { Refusal } from '../kernel/refusal.ts'
import { Stock } from './stock.ts'
import { sessionOrError } from '../kernel/viewerSession.ts'

const PricePoint = builder.objectRef<WirePointInTime>('PricePoint').implement({
  description: 'A price and its instant.',
  fields: (t) => ({
    at: t.expose('dateTime', { type: 'DateTime' }),
    price: t.expose('price', { type: 'Decimal' }),
  }),
})

type Interval = (typeof ChartInterval)['$inferType']

const ChartSpan = builder.objectRef<WireChartInterval & { key: Interval }>('ChartSpan').implement({
  description: 'How far back a chart reaches, such as 6 months, in figures.',
  fields: (t) => ({
    interval: t.expose('key', { type: ChartInterval, description: 'What `chart` takes.' }),
    quantity: t.exposeInt('quantity'),
    unit: t.expose('unit', { type: ChartUnit }),
  }),
})

const Chart = builder.objectRef<Lasting<WireChart>>('Chart').implement({
  description: 'The prices of a stock over an interval.',
  fields: (t) => ({
    span: t.field({
      type: ChartSpan,
      description: 'What time it covers.',
      resolve: ({ value }) => spanOf(value.interval),
    }),
    previousClose: t.field({
      type: 'Decimal',
      nullable: true,
      description: 'Of the day interval alone.',
      resolve: ({ value }) => value.previousClose && priceOrNull(value.previousClose),
    }),
    points: t.field({
      type: [PricePoint],
      description: 'Oldest first.',
      resolve: ({ value }) => value.stockEvolutionPITList.filter(isKnown),
    }),
    staleSince: t.expose('staleSince', {
      type: 'DateTime',
      nullable: true,
      description: 'Null while fresh. Else the chart cannot be read anew, and is that of this instant.',
    }),
  }),
})

builder.objectFields(Stock, (t) => ({
  chartSpans: t.field({
    type: [ChartSpan],
    nullable: true,
    directives: semanticNonNull,
    description: 'Shortest first.',
    async resolve({ stockId }, _arguments, { operation }) {
      sessionOrError(operation)
      return (await loadIntervals(operation, stockId)).filter(isOffered)
    },
  }),
  chart: t.field({
    type: Chart,
    nullable: true,
    directives: semanticNonNull,
    args: {
      interval: t.arg({ type: ChartInterval, required: true, description: 'One of those that `chartSpans` offers.' }),
    },
    resolve({ stockId }, { interval }, { operation }) {
      sessionOrError(operation)
      return loadChart(operation, stockId, interval)
    },
  }),
  lastDays: t.field({
    type: [PricePoint],
    nullable: true,
    directives: semanticNonNull,
    description: 'Daily closes, oldest first.',
    args: { days: t.arg.int(within({ unit: 'days', maximum: MAXIMUM_LAST_DAYS })) },
    async resolve({ stockId }, { days }, { operation }) {
      sessionOrError(operation)
      return (await loadLastDays(operation, stockId, days)).filter(isKnown)
    },
  }),
}))

const INTERVALS: ReadonlySet<string> = new Set([
  'day',
  'week',
  'month',
  'sixMonths',
  'year',
  'fiveYears',
] satisfies Interval[])

/** One of a server that knows others as well is left out. */
function isOffered(interval: WireChartInterval): interval is WireChartInterval & { key: Interval } {
  return INTERVALS.has(interval.key)
}

function spanOf(interval: WireChartInterval): WireChartInterval & { key: Interval } {
  if (!isOffered(interval)) throw new Refusal('resource_missing')
  return interval
}

function isKnown({ dateTime, price }: WirePointInTime): boolean {
  return instantOf(dateTime) !== null && priceOrNull(price) !== null
}
