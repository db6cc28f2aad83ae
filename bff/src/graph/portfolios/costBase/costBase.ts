import type { costBaseComputation, WireCostBaseReport } from '@palier/contract/portfolios/costBaseCalls'
import { decimal, ZERO, type Decimal } from '@palier/domain/kernel/decimal'
import type { z } from 'zod'
import { loadCostBase } from '../../../loaders/portfolios/loadCostBase.ts'
import { within } from '../../kernel/bounds.ts'
import { builder } from '../../kernel/builder.ts'
import { TransactionType } from '../../kernel/portfolioEnums.ts'
import { inTurns } from '../../kernel/inTurns.ts'
import { Viewer } from '../../viewer/viewer.ts'
import { CostBaseAdjustment } from './costBaseAdjustment.ts'
import { CostBaseForeignCash, CostBaseIncome } from './costBaseIncome.ts'

const DEEMED_GAIN = 'Capital returned beyond the cost base; part of the gain to report.'
const REPORTED_GAIN = 'Gain with denied losses added back and the deemed gain, as reported on a tax return.'

type Gain = { gain: number; deniedLoss: number; reportedGain?: number | null | undefined }

function reportedGainOf({ gain, deniedLoss, reportedGain }: Gain): Decimal {
  return reportedGain == null ? decimal(gain).plus(decimal(deniedLoss)) : decimal(reportedGain)
}

function sumOf(amounts: readonly number[]): Decimal {
  return amounts.reduce((sum, amount) => sum.plus(decimal(amount)), ZERO)
}

type OneForOneFigures = NonNullable<WireCostBaseReport['securities'][number]['oneForOne']>

const OneForOne = builder.objectRef<OneForOneFigures>('OneForOneReading').implement({
  description: 'Figures if each acquired share replaced one sold share only.',
  fields: (t) => ({
    reportedGain: t.expose('reportedGain', { type: 'Decimal', description: 'Gain to report.' }),
    costBaseHeld: t.expose('costBaseHeld', {
      type: 'Decimal',
      description: 'Adjusted cost base of the shares held at the end of the year.',
    }),
  }),
})

const CostBaseSecurity = builder.objectRef<WireCostBaseReport['securities'][number]>('CostBaseSecurity').implement({
  description: 'One security in the year, pooled over all non-registered portfolios.',
  fields: (t) => ({
    symbol: t.exposeString('symbol', { description: 'Ticker symbol as the exchange writes it.' }),
    companyName: t.exposeString('companyName', { description: 'Name of the company.' }),
    sharesSold: t.expose('sharesSold', { type: 'Decimal', description: 'Number of shares sold in the year.' }),
    proceeds: t.expose('proceeds', { type: 'Decimal', description: 'Proceeds of the sales.' }),
    costBase: t.expose('costBase', { type: 'Decimal', description: 'Adjusted cost base of the shares sold.' }),
    outlays: t.expose('outlays', { type: 'Decimal', description: 'Fees of the sales.' }),
    gain: t.expose('gain', { type: 'Decimal', description: 'Gain; negative for a loss.' }),
    deniedLoss: t.expose('deniedLoss', { type: 'Decimal', description: 'Part of the losses denied as superficial.' }),
    deemedGain: t.field({ type: 'Decimal', description: DEEMED_GAIN, resolve: ({ deemedGain }) => deemedGain ?? 0 }),
    reportedGain: t.field({ type: 'Decimal', description: REPORTED_GAIN, resolve: reportedGainOf }),
    sharesHeld: t.expose('sharesHeld', {
      type: 'Decimal',
      description: 'Number of shares held at the end of the year.',
    }),
    costBaseHeld: t.expose('costBaseHeld', {
      type: 'Decimal',
      description: 'Adjusted cost base of the shares held at the end of the year.',
    }),
    lostForever: t.expose('lostForever', {
      type: 'Decimal',
      description: 'Part of the denied loss lost for good because the shares were replaced in registered accounts.',
    }),
    isProvisional: t.exposeBoolean('isProvisional', {
      description: 'Whether a later purchase may still make a loss superficial.',
    }),
    oneForOne: t.expose('oneForOne', {
      type: OneForOne,
      nullable: true,
      description: 'The other reading of several losses in one window; null where they do not count the same shares.',
    }),
  }),
})

type Computation = z.infer<typeof costBaseComputation>

export const SuperficialLoss = builder.objectRef<NonNullable<Computation['superficial']>>('SuperficialLoss').implement({
  description: 'Why a loss is superficial. Days are settlement days, both included.',
  fields: (t) => ({
    windowStart: t.expose('windowStart', {
      type: 'Date',
      description: 'First day of the window, thirty days before the sale.',
    }),
    windowEnd: t.expose('windowEnd', {
      type: 'Date',
      description: 'Last day of the window, thirty days after the sale.',
    }),
    sharesBought: t.expose('boughtInWindow', {
      type: 'Decimal',
      description: 'Number of shares bought in the window, in all accounts.',
    }),
    sharesHeld: t.expose('heldAtEnd', {
      type: 'Decimal',
      description: 'Number of shares held at the end of the window, in all accounts.',
    }),
    sharesReplaced: t.expose('replaced', {
      type: 'Decimal',
      description: 'The smallest of shares sold, bought in the window and held at its end.',
    }),
    sharesBoughtByOther: t.field({
      type: 'Decimal',
      description: 'Of those bought in the window, by the other spouse.',
      resolve: ({ boughtByOther }) => boughtByOther ?? 0,
    }),
    addedToOther: t.field({
      type: 'Decimal',
      description:
        'Of the denied loss, what is added to the cost of the shares of the other spouse, in Canadian dollars.',
      resolve: ({ addedToOther }) => addedToOther ?? 0,
    }),
  }),
})

const CostBaseComputation = builder.objectRef<Computation>('CostBaseComputation').implement({
  description: 'Inputs from which the figures of a trade were computed, in Canadian dollars.',
  fields: (t) => ({
    sharesBefore: t.expose('sharesBefore', {
      type: 'Decimal',
      description: 'Number of shares held before this trade.',
    }),
    costBaseBefore: t.expose('costBaseBefore', {
      type: 'Decimal',
      description: 'Adjusted cost base of all shares before this trade, in Canadian dollars.',
    }),
    feeInCad: t.expose('feeInCad', { type: 'Decimal', description: 'Fee of this trade in Canadian dollars.' }),
    costOfSold: t.expose('costOfSold', {
      type: 'Decimal',
      nullable: true,
      description: 'Cost of the shares sold, in Canadian dollars; null for a purchase.',
    }),
    superficial: t.expose('superficial', {
      type: SuperficialLoss,
      nullable: true,
      description: 'Why the loss is superficial; null when it is not.',
    }),
  }),
})

const CostBaseEvent = builder.objectRef<WireCostBaseReport['events'][number]>('CostBaseEvent').implement({
  description: 'A trade and its effect on the adjusted cost base.',
  fields: (t) => ({
    date: t.expose('date', { type: 'Date', description: 'Trade date.' }),
    settlementDate: t.expose('settlementDate', {
      type: 'Date',
      description: 'Settlement date, whose exchange rate is used.',
    }),
    type: t.expose('type', { type: TransactionType, description: 'Purchase or sale.' }),
    symbol: t.exposeString('symbol', { description: 'Ticker symbol as the exchange writes it.' }),
    portfolioName: t.exposeString('portfolioName', { description: 'Name of the portfolio of the trade.' }),
    quantity: t.expose('quantity', { type: 'Decimal', description: 'Number of shares.' }),
    price: t.expose('price', { type: 'Decimal', description: 'Price of one share in the currency of the stock.' }),
    fee: t.expose('fee', { type: 'Decimal', description: 'Fee in the currency of the stock.' }),
    rate: t.expose('rate', { type: 'Decimal', description: 'Canadian dollars for one unit of that currency.' }),
    isRateSimulated: t.exposeBoolean('isRateSimulated', { description: 'Whether a simulated exchange rate was used.' }),
    amountInCad: t.expose('amountInCad', {
      type: 'Decimal',
      description: 'Amount paid or received, in Canadian dollars.',
    }),
    sharesAfter: t.expose('sharesAfter', { type: 'Decimal', description: 'Number of shares held after this trade.' }),
    costBaseAfter: t.expose('costBaseAfter', {
      type: 'Decimal',
      description: 'Adjusted cost base of all shares after this trade, in Canadian dollars.',
    }),
    gain: t.expose('gain', {
      type: 'Decimal',
      nullable: true,
      description: 'Gain of the sale in Canadian dollars; null for a purchase.',
    }),
    isSuperficial: t.exposeBoolean('isSuperficial', {
      description: 'Whether the loss is superficial: denied because the shares were bought back.',
    }),
    deniedLoss: t.expose('deniedLoss', {
      type: 'Decimal',
      nullable: true,
      description: 'Part of the loss denied as superficial, in Canadian dollars; null when none is.',
    }),
    computation: t.expose('computation', {
      type: CostBaseComputation,
      nullable: true,
      description: 'Inputs from which the figures were computed; null when the server does not report them.',
    }),
  }),
})

const CostBaseReport = builder.objectRef<WireCostBaseReport>('CostBaseReport').implement({
  description: 'Adjusted cost base report of one settlement year, in Canadian dollars. Information, not tax advice.',
  fields: (t) => ({
    year: t.exposeInt('year', { description: 'Settlement year of the sales.' }),
    securities: t.expose('securities', { type: [CostBaseSecurity], description: 'The same figures by security.' }),
    events: t.field({
      type: [CostBaseEvent],
      description: 'Trades in order of settlement.',
      resolve: ({ events }) => inTurns(events),
    }),
    rowsWithoutRate: t.exposeInt('rowsWithoutRate', {
      description: 'Number of trades left out of all figures because no exchange rate is known for their day.',
    }),
    rowsNotHeld: t.exposeInt('rowsNotHeld', {
      description: 'Number of trades left out of all figures because they sell shares that no portfolio holds.',
    }),
    isRateSimulated: t.exposeBoolean('isRateSimulated', { description: 'Whether a simulated exchange rate was used.' }),
    foreignPropertyCost: t.expose('foreignPropertyCost', {
      type: 'Decimal',
      nullable: true,
      description:
        'Largest cost in the year of what no market of Canada lists; above 100,000 it may have to be declared. Null when the server does not tell it.',
    }),
    csv: t.exposeString('csv', { description: 'The report as CSV.' }),
    proceeds: t.expose('proceeds', { type: 'Decimal', description: 'Proceeds of the sales.' }),
    costBase: t.expose('costBase', { type: 'Decimal', description: 'Adjusted cost base of the shares sold.' }),
    gain: t.expose('gain', { type: 'Decimal', description: 'Gain; negative for a loss.' }),
    deniedLoss: t.expose('deniedLoss', { type: 'Decimal', description: 'Part of the losses denied as superficial.' }),
    outlays: t.field({
      type: 'Decimal',
      description: 'Fees of the sales of the year, in Canadian dollars.',
      resolve: ({ outlays, securities }) =>
        outlays == null ? sumOf(securities.map(({ outlays: some }) => some)) : decimal(outlays),
    }),
    reportedGain: t.field({ type: 'Decimal', description: REPORTED_GAIN, resolve: reportedGainOf }),
    deemedGain: t.field({
      type: 'Decimal',
      description: DEEMED_GAIN,
      resolve: ({ deemedGain }) => deemedGain ?? 0,
    }),
    adjustments: t.field({
      type: [CostBaseAdjustment],
      description: 'Events that change shares or cost without a trade, in order.',
      resolve: ({ adjustments }) => adjustments ?? [],
    }),
    income: t.field({
      type: [CostBaseIncome],
      description: 'Income of the year by kind.',
      resolve: ({ income }) => income ?? [],
    }),
    foreignCash: t.field({
      type: [CostBaseForeignCash],
      description: 'Cash in foreign currencies; empty where none was exchanged.',
      resolve: ({ foreignCash }) => foreignCash ?? [],
    }),
  }),
})

const YEARS = within({ unit: 'years', minimum: 1900, maximum: 9999 })

builder.objectField(Viewer, 'costBaseReport', (t) =>
  t.field({
    type: CostBaseReport,
    nullable: true,
    description: 'Adjusted cost base report of one settlement year; null when the server does not support it.',
    args: { year: t.arg.int(YEARS) },
    resolve: (_session, { year }, { operation }) => loadCostBase(operation, year),
  }),
)
