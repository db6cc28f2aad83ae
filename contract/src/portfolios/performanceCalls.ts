import { z } from 'zod'
import { call } from '../kernel/call.ts'
import { currency, identifier, money } from '../kernel/scalars.ts'
import { comingIncome } from './incomeCalls.ts'

/** Maximum days per portfolio in a response. */
export const MOST_RECENT_DAYS = 90

const percent = z.number()

/**
 * Rates in percent: annual if the period has at least 365 days, otherwise for the whole period.
 * Both are null if the value was negative on a day. `moneyWeighted` is also null if no rate, or
 * more than one, fits the cash flows.
 */
const rates = {
  isAnnual: z.boolean(),
  timeWeighted: percent.nullable(),
  moneyWeighted: percent.nullable(),
}

const rateMissing = z.enum(['noRate', 'severalRates', 'negativeValue'])

export const performance = z.object({
  currency,
  /**
   * Oldest first: value, and return since the first day without cash flows, in percent; null from
   * the first day with a negative value.
   */
  points: z.array(
    z.object({ date: z.string(), value: money, timeWeighted: percent.nullable(), benchmark: percent.nullable() }),
  ),
  returns: z.object({
    ...rates,
    moneyWeightedMissing: rateMissing.nullable(),
    /** Time-weighted rate without exchange rates, and the effect of exchange rates; they compound. */
    local: percent.nullable(),
    exchange: percent.nullable(),
  }),
  /** `start` plus all parts less `outflows` is `end`. Costs are negative. */
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
   * Source of the cash flows in `change`: purchases and sales; deposits and withdrawals if the cash
   * of every account follows its transactions; both if only some accounts do.
   */
  flows: z.enum(['trades', 'cash', 'both']).optional(),
  /** Calendar years, newest first; the last one may start with the first purchase. */
  years: z.array(z.object({ year: z.int(), from: z.string(), ...rates, benchmark: percent.nullable() })),
  /** Same cash flows invested in one stock, with distributions reinvested; null if it has no prices. */
  benchmark: z
    .object({
      stockId: z.string(),
      symbol: z.string(),
      ...rates,
      /** Current value; null if the outflows exceed it. */
      value: money.nullable(),
    })
    .nullable(),
  /** Distinct days with purchases, sales or income after the first day, oldest first. */
  activity: z
    .object({ purchases: z.array(z.string()), sales: z.array(z.string()), payments: z.array(z.string()) })
    .optional(),
  /** Stocks without a price or exchange rate. */
  leftOutCount: z.int(),
  /** True if money arrived while nothing was held: the time-weighted rate misses it. */
  hasUnmeasuredIncome: z.boolean(),
  isSample: z.boolean(),
  /**
   * Last days of each portfolio in its own currency, in percent since `firstDate`, if `recentDays`
   * is set. Empty if its value was negative on one of them.
   */
  portfolios: z
    .array(z.object({ portfolioId: z.string(), firstDate: z.string().nullable(), timeWeighted: z.array(percent) }))
    .optional(),
  /** Next payment, if `withNextIncome` is set; null if unknown. */
  nextIncome: comingIncome.nullable().optional(),
})
export type WirePerformance = z.infer<typeof performance>

/**
 * Return of one portfolio or all, of one stock or all. Purchases with fees are flows in; sales and
 * income are flows out.
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
    /** Defaults to the currency of the portfolio, or the preferred one. */
    currency: currency.optional(),
    days: z.int().min(2).max(1_830).default(365),
    benchmarkStockId: identifier.optional(),
    /** Compares with the index fund of the currency, unless `benchmarkStockId` is set. */
    isBesideMarket: z.boolean().optional(),
    recentDays: z.int().min(2).max(MOST_RECENT_DAYS).optional(),
    withNextIncome: z.boolean().optional(),
  }),
  output: performance,
  errors: ['resource_missing'],
})
