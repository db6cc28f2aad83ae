import { setImmediate as nextTurn } from 'node:timers/promises'
import type { WireCostBaseReport } from '@palier/contract/calls/costBase'
import { loadCostBase } from '../loaders/loadCostBase.ts'
import { badInput } from './badInput.ts'
import { builder } from './builder.ts'
import { TransactionType } from './enums.ts'
import { Viewer } from './viewer.ts'

const CostBaseSecurity = builder.objectRef<WireCostBaseReport['securities'][number]>('CostBaseSecurity').implement({
  description: 'The year of one security, pooled over all portfolios that are not registered.',
  fields: (t) => ({
    symbol: t.exposeString('symbol'),
    companyName: t.exposeString('companyName'),
    sharesSold: t.expose('sharesSold', { type: 'Decimal' }),
    proceeds: t.expose('proceeds', { type: 'Decimal' }),
    costBase: t.expose('costBase', { type: 'Decimal', description: 'Of what was sold.' }),
    outlays: t.expose('outlays', { type: 'Decimal', description: 'The fees of the sales.' }),
    gain: t.expose('gain', { type: 'Decimal' }),
    deniedLoss: t.expose('deniedLoss', { type: 'Decimal' }),
    sharesHeld: t.expose('sharesHeld', { type: 'Decimal', description: 'At the end of the year.' }),
    costBaseHeld: t.expose('costBaseHeld', { type: 'Decimal', description: 'At the end of the year.' }),
    lostForever: t.expose('lostForever', {
      type: 'Decimal',
      description: 'Of the denied loss, what replacing shares in registered accounts swallow for good.',
    }),
    isProvisional: t.exposeBoolean('isProvisional', {
      description: 'A purchase that is still to come may make a loss superficial.',
    }),
  }),
})

const CostBaseEvent = builder.objectRef<WireCostBaseReport['events'][number]>('CostBaseEvent').implement({
  description: 'A trade and what it made of the cost base.',
  fields: (t) => ({
    date: t.exposeString('date'),
    settlementDate: t.exposeString('settlementDate'),
    type: t.expose('type', { type: TransactionType }),
    symbol: t.exposeString('symbol'),
    portfolioName: t.exposeString('portfolioName'),
    quantity: t.expose('quantity', { type: 'Decimal' }),
    price: t.expose('price', { type: 'Decimal', description: "In the stock's own currency." }),
    fee: t.expose('fee', { type: 'Decimal', description: "In the stock's own currency." }),
    rate: t.expose('rate', { type: 'Decimal', description: 'Canadian dollars for one unit of that currency.' }),
    isRateSimulated: t.exposeBoolean('isRateSimulated'),
    amountInCad: t.expose('amountInCad', { type: 'Decimal' }),
    sharesAfter: t.expose('sharesAfter', { type: 'Decimal' }),
    costBaseAfter: t.expose('costBaseAfter', { type: 'Decimal' }),
    gain: t.expose('gain', { type: 'Decimal', nullable: true, description: 'Of a sale.' }),
    isSuperficial: t.exposeBoolean('isSuperficial'),
    deniedLoss: t.expose('deniedLoss', { type: 'Decimal', nullable: true, description: 'Of a superficial loss.' }),
  }),
})

const CostBaseReport = builder.objectRef<WireCostBaseReport>('CostBaseReport').implement({
  description: 'Adjusted cost base of a year of settlement, in Canadian dollars. Information, not advice.',
  fields: (t) => ({
    year: t.exposeInt('year'),
    securities: t.field({ type: [CostBaseSecurity], resolve: ({ securities }) => securities }),
    events: t.field({ type: [CostBaseEvent], resolve: ({ events }) => withTurnsOfOthers(events) }),
    rowsWithoutRate: t.exposeInt('rowsWithoutRate', {
      description: 'Trades that are in no figure, since no rate is known for their day.',
    }),
    rowsNotHeld: t.exposeInt('rowsNotHeld', {
      description: 'Trades that are in no figure, since they sell what no portfolio holds.',
    }),
    isRateSimulated: t.exposeBoolean('isRateSimulated'),
    csv: t.exposeString('csv', { description: 'The report as a file.' }),
    proceeds: t.expose('proceeds', { type: 'Decimal' }),
    costBase: t.expose('costBase', { type: 'Decimal' }),
    gain: t.expose('gain', { type: 'Decimal' }),
    deniedLoss: t.expose('deniedLoss', { type: 'Decimal' }),
  }),
})

// So many events are resolved in a few milliseconds.
const EVENTS_A_TURN = 200

/** A year may have thousands of events: others have their turn between some hundred of them. */
async function* withTurnsOfOthers<Event>(events: readonly Event[]): AsyncGenerator<Event> {
  for (const [at, event] of events.entries()) {
    if (at > 0 && at % EVENTS_A_TURN === 0) await nextTurn()
    yield event
  }
}

const YEARS = { first: 1900, last: 9999 } as const

builder.objectField(Viewer, 'costBaseReport', (t) =>
  t.field({
    type: CostBaseReport,
    nullable: true,
    description: 'Of one year of settlement; null where the server makes none.',
    args: { year: t.arg.int({ required: true }) },
    resolve(_session, { year }, { operation }) {
      if (year < YEARS.first || year > YEARS.last) throw badInput('A year has four digits.')
      return loadCostBase(operation, year)
    },
  }),
)
