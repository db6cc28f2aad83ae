import { MOST_RECENT_DAYS, type WirePerformance } from '@palier/contract/portfolios/performanceCalls'
import { loadPerformance } from '../../loaders/portfolios/loadPerformance.ts'
import { provideRecentReturns } from '../../loaders/portfolios/loadRecentReturns.ts'
import { DAYS } from '../../loaders/portfolios/loadValueOverTime.ts'
import { within } from '../kernel/bounds.ts'
import { builder } from '../kernel/builder.ts'
import { Currency } from '../kernel/enums.ts'
import { asksFor, selectedFields } from '../kernel/selectedFields.ts'
import { Viewer } from '../viewer/viewer.ts'
import { ComingIncome } from './income.ts'
import { PerformanceLine } from './performanceLine.ts'
import { Portfolio } from './portfolio.ts'

const IS_ANNUAL =
  'Whether the rates are of a year, as the period has 365 days or more; else they are of the whole period.'
const TIME_WEIGHTED =
  'In percent, unmoved by money put in or taken out; null if the value was below zero on a day of the period.'
const MONEY_WEIGHTED =
  'In percent; null if no rate fits the flows of money, several do, or the value was below zero on a day of the period.'

const PerformancePoint = builder.objectRef<WirePerformance['points'][number]>('PerformancePoint').implement({
  description: 'A day of a return.',
  fields: (t) => ({
    date: t.expose('date', { type: 'Date', description: 'Day up to which the return was computed.' }),
    value: t.expose('value', { type: 'Decimal', description: 'Value of the shares held at the close.' }),
    timeWeighted: t.expose('timeWeighted', {
      type: 'Decimal',
      nullable: true,
      description:
        'Return since the first day, in percent, unmoved by money put in or taken out; null from the first day on which ' +
        'the value was below zero.',
    }),
    benchmark: t.expose('benchmark', {
      type: 'Decimal',
      nullable: true,
      description: 'Return of the benchmark, in percent.',
    }),
  }),
})

const MoneyWeightedMissing = builder.enumType('MoneyWeightedMissing', {
  description: 'Why there is no rate.',
  values: {
    NO_RATE: { value: 'noRate', description: 'No rate fits the flows of money.' },
    SEVERAL_RATES: { value: 'severalRates', description: 'More than one rate fits them.' },
    NEGATIVE_VALUE: { value: 'negativeValue', description: 'The value was below zero on a day of the period.' },
  } as const,
})

const PerformanceReturns = builder.objectRef<WirePerformance['returns']>('PerformanceReturns').implement({
  description: 'Rates of a period, in percent.',
  fields: (t) => ({
    isAnnual: t.exposeBoolean('isAnnual', { description: IS_ANNUAL }),
    timeWeighted: t.expose('timeWeighted', { type: 'Decimal', nullable: true, description: TIME_WEIGHTED }),
    moneyWeighted: t.expose('moneyWeighted', { type: 'Decimal', nullable: true, description: MONEY_WEIGHTED }),
    moneyWeightedMissing: t.expose('moneyWeightedMissing', {
      type: MoneyWeightedMissing,
      nullable: true,
      description: 'Why there is no money-weighted rate; null where there is one.',
    }),
    local: t.expose('local', {
      type: 'Decimal',
      nullable: true,
      description: 'Time-weighted rate without what currencies did.',
    }),
    exchange: t.expose('exchange', {
      type: 'Decimal',
      nullable: true,
      description: 'What currencies did; compounds with `local` to the time-weighted rate.',
    }),
  }),
})

const MeasuredFlows = builder.enumType('MeasuredFlows', {
  description: 'What counts as money put in or taken out.',
  values: {
    TRADES: { value: 'trades', description: 'Purchases, sales and income received.' },
    CASH: { value: 'cash', description: 'Deposits, withdrawals and transfers: cash follows transactions.' },
    BOTH: { value: 'both', description: 'Either, by account.' },
  } as const,
})

const ValueChange = builder.objectRef<WirePerformance['change']>('ValueChange').implement({
  description: 'What changed the value: `start` and all parts less `outflows` are `end`.',
  fields: (t) => ({
    start: t.expose('start', { type: 'Decimal', description: 'Value at the close before the period.' }),
    price: t.expose('price', { type: 'Decimal', description: 'Price of one share in the currency of the stock.' }),
    currency: t.expose('currency', { type: 'Decimal', description: 'What exchange rates did.' }),
    income: t.expose('income', { type: 'Decimal', description: 'Dividends and interest, before tax withheld.' }),
    returnOfCapital: t.expose('returnOfCapital', { type: 'Decimal', description: 'Capital paid back by issuers.' }),
    costs: t.expose('costs', {
      type: 'Decimal',
      description: 'Fees, interest and tax withheld, in front of a minus sign.',
    }),
    inflows: t.expose('inflows', { type: 'Decimal', description: 'Purchases with their fees.' }),
    outflows: t.expose('outflows', { type: 'Decimal', description: 'Sales less their fees, and what was received.' }),
    end: t.expose('end', { type: 'Decimal', description: 'Value at the end of the period.' }),
  }),
})

const PerformanceYear = builder.objectRef<WirePerformance['years'][number]>('PerformanceYear').implement({
  description: 'Return of a calendar year, in percent.',
  fields: (t) => ({
    year: t.exposeInt('year', { description: 'Calendar year.' }),
    from: t.expose('from', {
      type: 'Date',
      description:
        'Day whose close it begins with: the last one of the year before, or that before the first purchase.',
    }),
    timeWeighted: t.expose('timeWeighted', { type: 'Decimal', nullable: true, description: TIME_WEIGHTED }),
    moneyWeighted: t.expose('moneyWeighted', { type: 'Decimal', nullable: true, description: MONEY_WEIGHTED }),
    benchmark: t.expose('benchmark', {
      type: 'Decimal',
      nullable: true,
      description: 'Return of the benchmark in that year; null without one.',
    }),
  }),
})

const PerformanceBenchmark = builder
  .objectRef<NonNullable<WirePerformance['benchmark']>>('PerformanceBenchmark')
  .implement({
    description: 'The same flows of money in one stock, its distributions reinvested.',
    fields: (t) => ({
      stockId: t.exposeString('stockId', { description: 'Id of the stock in page addresses: /stock/{stockId}.' }),
      symbol: t.exposeString('symbol', { description: 'Ticker symbol as the exchange writes it.' }),
      isAnnual: t.exposeBoolean('isAnnual', { description: IS_ANNUAL }),
      timeWeighted: t.expose('timeWeighted', { type: 'Decimal', nullable: true, description: TIME_WEIGHTED }),
      moneyWeighted: t.expose('moneyWeighted', { type: 'Decimal', nullable: true, description: MONEY_WEIGHTED }),
      value: t.expose('value', {
        type: 'Decimal',
        nullable: true,
        description: 'Worth now; null where more was taken out than it would have been worth.',
      }),
    }),
  })

const Performance = builder.objectRef<WirePerformance>('Performance').implement({
  description: 'Return of securities over a period up to now. Information, not advice.',
  fields: (t) => ({
    currency: t.expose('currency', { type: Currency, description: 'Currency of the amounts.' }),
    points: t.expose('points', { type: [PerformancePoint], description: 'Oldest first.' }),
    line: t.field({
      type: PerformanceLine,
      description: 'The same days, as short as a drawing needs them.',
      resolve: (performance) => performance,
    }),
    returns: t.expose('returns', { type: PerformanceReturns, description: 'Rates of the whole period.' }),
    change: t.expose('change', { type: ValueChange, description: 'Change in value over the period, by cause.' }),
    flows: t.field({
      type: MeasuredFlows,
      nullable: true,
      description: 'What the inflows and outflows of `change` are; null if the server does not report it.',
      resolve: ({ flows }) => flows ?? null,
    }),
    years: t.expose('years', { type: [PerformanceYear], description: 'Newest first.' }),
    benchmark: t.expose('benchmark', {
      type: PerformanceBenchmark,
      nullable: true,
      description: 'Null where none was asked for, or it has no prices.',
    }),
    leftOutCount: t.exposeInt('leftOutCount', { description: 'Number of stocks without any price or exchange rate.' }),
    hasUnmeasuredIncome: t.exposeBoolean('hasUnmeasuredIncome', {
      description: 'Whether money was received while nothing was held: no time-weighted rate knows it.',
    }),
    isSample: t.exposeBoolean('isSample', { description: 'Whether the prices are simulated.' }),
    nextIncome: t.field({
      type: ComingIncome,
      nullable: true,
      description: 'The next payment of what is held, in the currency of the performance; null where none is known.',
      resolve: ({ nextIncome }) => nextIncome ?? null,
    }),
  }),
})

builder.objectField(Portfolio, 'performance', (t) =>
  t.field({
    type: Performance,
    nullable: true,
    description: 'Return of its securities over the last days; null when the server does not measure it.',
    args: {
      days: t.arg.int({ ...within({ unit: 'days', ...DAYS }), defaultValue: 365 }),
      currency: t.arg({ type: Currency, description: 'Left out, that of the portfolio.' }),
      stockId: t.arg.string({ description: 'One stock alone.' }),
      benchmarkStockId: t.arg.string({ description: 'Id of the stock to compare with.' }),
    },
    resolve: ({ id: portfolioId }, { days, ...wanted }, { operation }) =>
      loadPerformance(operation, { portfolioId, days, ...given(wanted) }),
  }),
)

builder.objectField(Viewer, 'performance', (t) =>
  t.field({
    type: Performance,
    nullable: true,
    description: 'Return of all portfolios over the last days; null when the server does not measure it.',
    args: {
      days: t.arg.int({ ...within({ unit: 'days', ...DAYS }), defaultValue: 365 }),
      currency: t.arg({ type: Currency, description: 'Left out, the preferred one.' }),
      stockId: t.arg.string({ description: 'One stock alone.' }),
      benchmarkStockId: t.arg.string({ description: 'Id of the stock to compare with.' }),
      isBesideMarket: t.arg.boolean({
        description: 'Compares with the fund that follows the market of the currency, unless another stock is named.',
      }),
    },
    resolve(_session, { days, isBesideMarket, ...wanted }, { operation }, info) {
      const isWithRecent = asksFor(info, 'recentReturns')
      const answer = loadPerformance(operation, {
        days,
        ...given(wanted),
        ...(isBesideMarket && { isBesideMarket }),
        ...(isWithRecent && { recentDays: MOST_RECENT_DAYS }),
        ...(selectedFields(info).has('nextIncome') && { withNextIncome: true }),
      })
      if (isWithRecent) provideRecentReturns(operation, answer)
      return answer
    },
  }),
)

type Wanted = {
  currency?: 'CAD' | 'USD' | null | undefined
  stockId?: string | null | undefined
  benchmarkStockId?: string | null | undefined
}

function given({ currency, stockId, benchmarkStockId }: Wanted) {
  return {
    currency: currency ?? undefined,
    stockId: stockId ?? undefined,
    benchmarkStockId: benchmarkStockId ?? undefined,
  }
}
