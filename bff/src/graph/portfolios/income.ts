import type { WireIncome } from '@palier/contract/portfolios/incomeCalls'
import { loadIncome } from '../../loaders/portfolios/loadIncome.ts'
import { portfolioLoader } from '../../loaders/portfolios/loadPortfolios.ts'
import { within } from '../kernel/bounds.ts'
import { builder } from '../kernel/builder.ts'
import { Currency } from '../kernel/enums.ts'
import { Stock } from '../market/stock.ts'
import { Viewer } from '../viewer/viewer.ts'
import { knownStock } from './objective.ts'
import { Portfolio } from './portfolio.ts'

const RECEIVED = 'Received in the year, before tax withheld.'
const TRAILING = 'Received in the twelve months before today.'
const FORWARD = 'Expected in the twelve months after today at the last regular amounts; null where nothing is known.'
const YIELD_ON_COST = 'Of what is expected in twelve months, in percent of the cost of the shares held.'
const YIELD_ON_VALUE = 'Of what is expected in twelve months, in percent of the value of the shares held.'

const IncomeMonth = builder.objectRef<WireIncome['months'][number]>('IncomeMonth').implement({
  description: 'Income of one month, in the currency of the income, before tax withheld.',
  fields: (t) => ({
    received: t.expose('received', { type: 'Decimal', description: 'Received in the month.' }),
    expected: t.expose('expected', {
      type: 'Decimal',
      description: 'Declared or estimated, still to come in the month.',
    }),
    before: t.expose('before', { type: 'Decimal', description: 'Received in the same month of the year before.' }),
  }),
})

const IncomeOfStock = builder.objectRef<WireIncome['stocks'][number]>('IncomeOfStock').implement({
  description: 'Income of one stock, or what is of none, such as interest.',
  fields: (t) => ({
    stock: t.field({
      type: Stock,
      nullable: true,
      description: 'The stock; null for what belongs to none, such as interest.',
      resolve: ({ stockId }, _arguments, { operation }) => (stockId == null ? null : knownStock(stockId, operation)),
    }),
    symbol: t.exposeString('symbol', { nullable: true, description: 'Ticker symbol as the exchange writes it.' }),
    companyName: t.exposeString('companyName', { nullable: true, description: 'Name of the company.' }),
    cost: t.expose('cost', { type: 'Decimal', nullable: true, description: 'Of the shares held.' }),
    received: t.expose('received', { type: 'Decimal', description: RECEIVED }),
    trailing: t.expose('trailing', { type: 'Decimal', description: TRAILING }),
    forward: t.expose('forward', { type: 'Decimal', nullable: true, description: FORWARD }),
    yieldOnCost: t.expose('yieldOnCost', { type: 'Decimal', nullable: true, description: YIELD_ON_COST }),
    yieldOnValue: t.expose('yieldOnValue', { type: 'Decimal', nullable: true, description: YIELD_ON_VALUE }),
    years: t.expose('years', {
      type: ['Decimal'],
      description: 'Received in each of the last five years, the present one last.',
    }),
  }),
})

const IncomeOfAccount = builder.objectRef<WireIncome['accounts'][number]>('IncomeOfAccount').implement({
  description: 'Income of one portfolio.',
  fields: (t) => ({
    portfolio: t.field({
      type: Portfolio,
      nullable: true,
      description: 'The portfolio; null if it was deleted in the meantime.',
      resolve: ({ portfolioId }, _arguments, { operation }) => portfolioLoader(operation).load(portfolioId),
    }),
    name: t.exposeString('name', { description: 'Name of the portfolio.' }),
    received: t.expose('received', { type: 'Decimal', description: RECEIVED }),
    trailing: t.expose('trailing', { type: 'Decimal', description: TRAILING }),
    forward: t.expose('forward', { type: 'Decimal', nullable: true, description: FORWARD }),
  }),
})

export const ComingIncome = builder.objectRef<WireIncome['coming'][number]>('ComingIncome').implement({
  description: 'A payment to come.',
  fields: (t) => ({
    date: t.expose('date', { type: 'Date', description: 'Day of the payment.' }),
    stock: t.field({
      type: Stock,
      description: 'The stock that pays.',
      resolve: ({ stockId }, _arguments, { operation }) => knownStock(stockId, operation),
    }),
    symbol: t.exposeString('symbol', { description: 'Ticker symbol as the exchange writes it.' }),
    quantity: t.expose('quantity', {
      type: 'Decimal',
      description: 'Number of shares that the payment is computed for.',
    }),
    perShare: t.expose('perShare', { type: 'Decimal', description: 'Amount for each share, in `paidIn`.' }),
    paidIn: t.expose('paidIn', { type: Currency, description: 'Of `perShare`.' }),
    amount: t.expose('amount', { type: 'Decimal', description: 'In the currency of the income.' }),
    isDeclared: t.exposeBoolean('isDeclared', { description: 'Announced; else estimated from earlier payments.' }),
  }),
})

const Income = builder.objectRef<WireIncome>('Income').implement({
  description: 'What portfolios have paid in a year and are expected to pay. Information, not advice.',
  fields: (t) => ({
    currency: t.expose('currency', { type: Currency, description: 'Currency of the amounts.' }),
    year: t.exposeInt('year', { description: 'Calendar year that the figures are of.' }),
    received: t.expose('received', { type: 'Decimal', description: RECEIVED }),
    receivedBefore: t.expose('receivedBefore', {
      type: 'Decimal',
      description: 'In the year before, through the same day where the year is the present one.',
    }),
    withheld: t.expose('withheld', { type: 'Decimal', description: 'Withheld from what was received in the year.' }),
    returnOfCapital: t.expose('returnOfCapital', { type: 'Decimal', description: 'Returned in the year; no income.' }),
    expected: t.expose('expected', {
      type: 'Decimal',
      description: 'Through the end of the present year; 0 in another.',
    }),
    declared: t.expose('declared', { type: 'Decimal', description: 'What of `expected` is announced.' }),
    trailing: t.expose('trailing', { type: 'Decimal', description: TRAILING }),
    forward: t.expose('forward', { type: 'Decimal', nullable: true, description: FORWARD }),
    yieldOnCost: t.expose('yieldOnCost', { type: 'Decimal', nullable: true, description: YIELD_ON_COST }),
    yieldOnValue: t.expose('yieldOnValue', { type: 'Decimal', nullable: true, description: YIELD_ON_VALUE }),
    months: t.expose('months', { type: [IncomeMonth], description: 'January to December.' }),
    stocks: t.expose('stocks', { type: [IncomeOfStock], description: 'By stock.' }),
    accounts: t.expose('accounts', { type: [IncomeOfAccount], description: 'By portfolio.' }),
    coming: t.expose('coming', { type: [ComingIncome], description: 'Within a year, the next one first.' }),
    withoutRateCount: t.exposeInt('withoutRateCount', {
      description: 'Payments without an exchange rate on their day, left out.',
    }),
  }),
})

builder.objectField(Viewer, 'income', (t) =>
  t.field({
    type: Income,
    nullable: true,
    description:
      'Income of a portfolio, or of all; null when the server does not tell it, or there is no such portfolio.',
    args: {
      portfolioId: t.arg.string({ description: 'Left out, all.' }),
      currency: t.arg({ type: Currency, description: 'Left out, that of the portfolio, or the preferred one.' }),
      year: t.arg.int({
        ...within({ unit: 'years', minimum: 1900, maximum: 9999 }),
        required: false,
        description: 'From 1900 to 9999. Left out, the present one.',
      }),
    },
    resolve: (_session, { portfolioId, currency, year }, { operation }) =>
      loadIncome(operation, {
        portfolioId: portfolioId ?? undefined,
        currency: currency ?? undefined,
        year: year ?? undefined,
      }),
  }),
)
