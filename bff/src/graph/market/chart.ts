import { MAXIMUM_LAST_DAYS } from '@palier/contract/market/stockCalls'
import type {
  WireChartInterval,
  WireDayVolume,
  WirePointInTime,
  WireStockDividend,
} from '@palier/contract/market/stockSchemas'
import { instantOf } from '@palier/domain/kernel/instant'
import { loadChart, loadIntervals, loadLastDays, loadVolumes, type WireChart } from '../../loaders/market/loadCharts.ts'
import { priceOrNull } from '../../cache/stockFacts.ts'
import type { Lasting } from '../../rest/revalidatingCache.ts'
import { within } from '../kernel/bounds.ts'
import { builder, semanticNonNull } from '../kernel/builder.ts'
import { ChartInterval, ChartUnit } from '../kernel/enums.ts'
import { Refusal } from '../kernel/refusal.ts'
import { Stock } from './stock.ts'
import { sessionOrError } from '../kernel/viewerSession.ts'

const PricePoint = builder.objectRef<WirePointInTime>('PricePoint').implement({
  description: 'A price at an instant.',
  fields: (t) => ({
    at: t.expose('dateTime', { type: 'DateTime', description: 'Time of the price.' }),
    price: t.expose('price', { type: 'Decimal', description: 'Price of one share in the currency of the stock.' }),
  }),
})

type Interval = (typeof ChartInterval)['$inferType']

const ChartSpan = builder.objectRef<WireChartInterval & { key: Interval }>('ChartSpan').implement({
  description: 'Period of a chart as a number of units, such as 6 months.',
  fields: (t) => ({
    interval: t.expose('key', { type: ChartInterval, description: 'What `chart` takes.' }),
    quantity: t.exposeInt('quantity', { description: 'Number of units.' }),
    unit: t.expose('unit', { type: ChartUnit, description: 'Unit of the quantity.' }),
  }),
})

const StockDividend = builder.objectRef<WireStockDividend>('StockDividend').implement({
  description: 'Dividend of a stock.',
  fields: (t) => ({
    exDate: t.expose('exDate', { type: 'Date', description: 'First day on which a buyer gets nothing of it.' }),
    amount: t.expose('amount', { type: 'Decimal', description: 'For a share as it was on that day.' }),
    currency: t.exposeString('currency', {
      description: 'ISO 4217 code; a stock may pay in another than it trades in.',
    }),
  }),
})

const DayVolume = builder.objectRef<WireDayVolume>('DayVolume').implement({
  description: 'How many shares of a stock changed hands on a day of its exchange.',
  fields: (t) => ({
    date: t.expose('date', { type: 'Date', description: 'Trading day.' }),
    shareCount: t.expose('volume', { type: 'Decimal', description: 'A whole number, in shares of the present.' }),
  }),
})

const Chart = builder.objectRef<Lasting<WireChart>>('Chart').implement({
  description: 'Prices of a stock over a period.',
  fields: (t) => ({
    span: t.field({
      type: ChartSpan,
      description: 'Period it covers.',
      resolve: ({ value }) => spanOf(value.interval),
    }),
    previousClose: t.field({
      type: 'Decimal',
      nullable: true,
      description: 'Closing price of the day before; only for the interval DAY.',
      resolve: ({ value }) => value.previousClose && priceOrNull(value.previousClose),
    }),
    points: t.field({
      type: [PricePoint],
      description: 'Prices, oldest first.',
      resolve: ({ value }) => value.stockEvolutionPITList.filter(isKnown),
    }),
    dividends: t.field({
      type: [StockDividend],
      description: 'Those of the period, oldest first.',
      resolve: ({ value }) => value.dividends ?? [],
    }),
    staleSince: t.expose('staleSince', {
      type: 'DateTime',
      nullable: true,
      description: 'When the chart was read, if it could not be refreshed since; null while it is fresh.',
    }),
  }),
})

builder.objectFields(Stock, (t) => ({
  chartSpans: t.field({
    type: [ChartSpan],
    nullable: true,
    directives: semanticNonNull,
    description: 'Available periods, shortest first.',
    async resolve({ stockId }, _arguments, { operation }) {
      sessionOrError(operation)
      return (await loadIntervals(operation, stockId)).filter(isOffered)
    },
  }),
  chart: t.field({
    type: Chart,
    nullable: true,
    directives: semanticNonNull,
    description: 'Past prices; null when there are none.',
    args: {
      interval: t.arg({ type: ChartInterval, required: true, description: 'Interval, one of `chartSpans`.' }),
    },
    resolve({ stockId }, { interval }, { operation }) {
      sessionOrError(operation)
      return loadChart(operation, stockId, interval)
    },
  }),
  volumes: t.field({
    type: [DayVolume],
    nullable: true,
    directives: semanticNonNull,
    description: 'Volumes of the finished days of a period, oldest first; days that no source tells are left out.',
    args: {
      interval: t.arg({ type: ChartInterval, required: true, description: 'Interval, one of `chartSpans`.' }),
    },
    resolve({ stockId }, { interval }, { operation }) {
      sessionOrError(operation)
      return loadVolumes(operation, stockId, interval)
    },
  }),
  lastDays: t.field({
    type: [PricePoint],
    nullable: true,
    directives: semanticNonNull,
    description: 'Daily closing prices, oldest first.',
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

/** False for intervals unknown to the schema. */
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
