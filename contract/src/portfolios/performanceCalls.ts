import { z } from 'zod'
import { call } from '../kernel/call.ts'
import { currency, identifier, money } from '../kernel/scalars.ts'
import { comingIncome } from './incomeCalls.ts'

/** How many last days of each portfolio an answer tells at most. */
export const MOST_RECENT_DAYS = 90

const percent = z.number()

/**
 * Rates in percent. `isAnnual`: of a year, as the period has 365 days or more; else of the whole period.
 * `timeWeighted` is null if the value was below zero on a day of the period, `moneyWeighted` then as well, and if no rate
 * fits the flows of money or several do.
 */
const rates = {
  isAnnual: z.boolean(),
  timeWeighted: percent.nullable(),
  moneyWeighted: percent.nullable(),
}

/** Why there is no money-weighted rate. */
const rateMissing = z.enum(['noRate', 'severalRates', 'negativeValue'])

export const performance = z.object({
  currency,
  /**
   * The days of the line, oldest first: their value, and the return since the first one without flows, in percent; null from
   * the first day on which the value was below zero.
   */
  points: z.array(
    z.object({ date: z.string(), value: money, timeWeighted: percent.nullable(), benchmark: percent.nullable() }),
  ),
  returns: z.object({
    ...rates,
    moneyWeightedMissing: rateMissing.nullable(),
    /** The time-weighted rate without what currencies did, and what they did; both compound to it. */
    local: percent.nullable(),
    exchange: percent.nullable(),
  }),
  /** What changed the value: `start` and all parts less `outflows` are `end`. Costs are below 0. */
  change: z.object({
    start: money,
    price: money,
    currency: money,
    income: money,
    returnOfCapital: money,
    costs: money,
    inflows: money,
    outflows: money,
    end: money,
  }),
  /**
   * What the flows of `change` are: purchases and sales, or deposits and withdrawals if the cash of every account follows
   * its transactions; both if that of some does.
   */
  flows: z.enum(['trades', 'cash', 'both']).optional(),
  /** Calendar years, the newest first; the last one may have begun with the first purchase. */
  years: z.array(z.object({ year: z.int(), from: z.string(), ...rates, benchmark: percent.nullable() })),
  /** The same flows of money in one stock, its distributions reinvested; null where it has no prices. */
  benchmark: z
    .object({
      stockId: z.string(),
      symbol: z.string(),
      ...rates,
      /** Worth now; null where more was taken out than it would have been worth. */
      value: money.nullable(),
    })
    .nullable(),
  /** The days after the first one on which something was bought, sold, or paid as income, each once and the oldest first. */
  activity: z
    .object({ purchases: z.array(z.string()), sales: z.array(z.string()), payments: z.array(z.string()) })
    .optional(),
  /** Stocks without any price or exchange rate. */
  leftOutCount: z.int(),
  /** Whether money was received while nothing was held: the time-weighted rate leaves it out. */
  hasUnmeasuredIncome: z.boolean(),
  isSample: z.boolean(),
  /**
   * The last days of each portfolio in its own currency, in percent since its `firstDate`, if `recentDays` asks for them.
   * Empty if its value was below zero on one of them.
   */
  portfolios: z
    .array(z.object({ portfolioId: z.string(), firstDate: z.string().nullable(), timeWeighted: z.array(percent) }))
    .optional(),
  /** The next payment to come, where `withNextIncome` asks for it; null where none is known. */
  nextIncome: comingIncome.nullable().optional(),
})
export type WirePerformance = z.infer<typeof performance>

/**
 * Return of the securities of one portfolio or of all, of one stock or of all of them. Purchases with their fees are what
 * was put in; sales and income are what was taken out.
 */
export const getPerformance = call({
  item: 'D17',
  summary: 'Measures the return of portfolios over the last days',
  path: '/api/Extensions/Portfolio/GetPerformance',
  access: 'user',
  scripts: true,
  extension: true,
  input: z.object({
    portfolioId: identifier.optional(),
    stockId: identifier.optional(),
    /** Missing, that of the portfolio, or the preferred one. */
    currency: currency.optional(),
    days: z.int().min(2).max(1_830).default(365),
    benchmarkStockId: identifier.optional(),
    /** Compares with the fund that follows the market of the currency, unless `benchmarkStockId` names another stock. */
    isBesideMarket: z.boolean().optional(),
    recentDays: z.int().min(2).max(MOST_RECENT_DAYS).optional(),
    withNextIncome: z.boolean().optional(),
  }),
  output: performance,
  errors: ['resource_missing'],
})
