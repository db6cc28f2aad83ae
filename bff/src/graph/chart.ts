import { MAXIMUM_LAST_DAYS } from '@palier/contract/calls/stocks'
import type { WireChartInterval, WirePointInTime } from '@palier/contract/wire/stock'
import { instantOf } from '@palier/domain/instant'
import { loadChart, loadIntervals, loadLastDays, type WireChart } from '../loaders/loadCharts.ts'
import { priceOrNull } from '../loaders/stockFacts.ts'
import type { Lasting } from '../rest/freshness.ts'
import { badInput } from './badInput.ts'
import { within } from './bounds.ts'
import { builder, semanticNonNull } from './builder.ts'
import { ChartUnit } from './enums.ts'
import { Stock } from './stock.ts'
import { sessionOrError } from './viewerSession.ts'

const MAXIMUM_KEY_CHARACTERS = 30

const PricePoint = builder.objectRef<WirePointInTime>('PricePoint').implement({
  description: 'A price and its instant.',
  fields: (t) => ({
    at: t.expose('dateTime', { type: 'DateTime' }),
    price: t.expose('price', { type: 'Decimal' }),
  }),
})

const ChartInterval = builder.objectRef<WireChartInterval>('ChartInterval').implement({
  description: 'How far back a chart reaches, such as 6 months.',
  fields: (t) => ({
    key: t.exposeString('key', { description: 'What chart(interval:) takes.' }),
    quantity: t.exposeInt('quantity'),
    unit: t.expose('unit', { type: ChartUnit }),
  }),
})

const Chart = builder.objectRef<Lasting<WireChart>>('Chart').implement({
  description: 'The prices of a stock over an interval.',
  fields: (t) => ({
    interval: t.field({ type: ChartInterval, resolve: ({ value }) => value.interval }),
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
  chartIntervals: t.field({
    type: [ChartInterval],
    nullable: true,
    directives: semanticNonNull,
    description: 'Shortest first.',
    resolve({ stockId }, _arguments, { operation }) {
      sessionOrError(operation)
      return loadIntervals(operation, stockId)
    },
  }),
  chart: t.field({
    type: Chart,
    nullable: true,
    directives: semanticNonNull,
    args: { interval: t.arg.string({ required: true, description: 'The key of one of chartIntervals.' }) },
    resolve({ stockId }, { interval }, { operation }) {
      sessionOrError(operation)
      if (interval === '' || interval.length > MAXIMUM_KEY_CHARACTERS) throw badInput('This is no interval.')
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

function isKnown({ dateTime, price }: WirePointInTime): boolean {
  return instantOf(dateTime) !== null && priceOrNull(price) !== null
}
