import { setImmediate as nextTurn } from 'node:timers/promises'
import type { costBaseComputation, WireCostBaseReport } from '@palier/contract/portfolios/costBaseCalls'
import { decimal, ZERO, type Decimal } from '@palier/domain/kernel/decimal'
import type { z } from 'zod'
import { loadCostBase } from '../../loaders/portfolios/loadCostBase.ts'
import { within } from '../kernel/bounds.ts'
import { builder } from '../kernel/builder.ts'
import { TransactionType } from '../kernel/enums.ts'
import { Viewer } from '../viewer/viewer.ts'

const REPORTED_GAIN = 'The gain with the denied losses given back: what a return asks for.'

type Gain = { gain: number; deniedLoss: number; reportedGain?: number | null | undefined }

function reportedGainOf({ gain, deniedLoss, reportedGain }: Gain): Decimal {
  return reportedGain == null ? decimal(gain).plus(decimal(deniedLoss)) : decimal(reportedGain)
}

function sumOf(amounts: readonly number[]): Decimal {
  return amounts.reduce((sum, amount) => sum.plus(decimal(amount)), ZERO)
}

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
    reportedGain: t.field({ type: 'Decimal', description: REPORTED_GAIN, resolve: reportedGainOf }),
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

type Computation = z.infer<typeof costBaseComputation>

const SuperficialLoss = builder.objectRef<NonNullable<Computation['superficial']>>('SuperficialLoss').implement({
  description: 'Why a loss is superficial. The days are of settlement, both included.',
  fields: (t) => ({
    windowStart: t.expose('windowStart', { type: 'Date' }),
    windowEnd: t.expose('windowEnd', { type: 'Date' }),
    sharesBought: t.expose('boughtInWindow', { type: 'Decimal', description: 'In the window, in every account.' }),
    sharesHeld: t.expose('heldAtEnd', { type: 'Decimal', description: 'At the end of the window, in every account.' }),
    sharesReplaced: t.expose('replaced', {
      type: 'Decimal',
      description: 'The least of the shares sold, bought in the window and held at its end.',
    }),
  }),
})

const CostBaseComputation = builder.objectRef<Computation>('CostBaseComputation').implement({
  description: 'What the figures of a trade were reckoned from, in Canadian dollars.',
  fields: (t) => ({
    sharesBefore: t.expose('sharesBefore', { type: 'Decimal' }),
    costBaseBefore: t.expose('costBaseBefore', { type: 'Decimal' }),
    feeInCad: t.expose('feeInCad', { type: 'Decimal' }),
    costOfSold: t.expose('costOfSold', { type: 'Decimal', nullable: true, description: 'Of a sale.' }),
    superficial: t.field({ type: SuperficialLoss, nullable: true, resolve: ({ superficial }) => superficial }),
  }),
})

const CostBaseEvent = builder.objectRef<WireCostBaseReport['events'][number]>('CostBaseEvent').implement({
  description: 'A trade and what it made of the cost base.',
  fields: (t) => ({
    date: t.expose('date', { type: 'Date' }),
    settlementDate: t.expose('settlementDate', { type: 'Date' }),
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
    computation: t.field({
      type: CostBaseComputation,
      nullable: true,
      description: 'What the figures were reckoned from; null where the server does not say.',
      resolve: ({ computation }) => computation ?? null,
    }),
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
    outlays: t.field({
      type: 'Decimal',
      resolve: ({ outlays, securities }) =>
        outlays == null ? sumOf(securities.map(({ outlays: some }) => some)) : decimal(outlays),
    }),
    reportedGain: t.field({ type: 'Decimal', description: REPORTED_GAIN, resolve: reportedGainOf }),
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

const YEARS = within({ unit: 'years', minimum: 1900, maximum: 9999 })

builder.objectField(Viewer, 'costBaseReport', (t) =>
  t.field({
    type: CostBaseReport,
    nullable: true,
    description: 'Of one year of settlement; null where the server makes none.',
    args: { year: t.arg.int(YEARS) },
    resolve: (_session, { year }, { operation }) => loadCostBase(operation, year),
  }),
)
