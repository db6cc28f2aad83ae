import { z } from 'zod'
import { call } from '../kernel/call.ts'
import { currency, money } from '../kernel/scalars.ts'

export const costBaseSecurity = z.object({
  symbol: z.string(),
  companyName: z.string(),
  sharesSold: z.number(),
  proceeds: money,
  costBase: money,
  outlays: money,
  gain: money,
  deniedLoss: money,
  sharesHeld: z.number(),
  costBaseHeld: money,
  /** Part of the denied loss that is lost for good: the shares were replaced in registered accounts. */
  lostForever: money,
  /** True if a later purchase may change it. */
  isProvisional: z.boolean(),
  /** Gain plus denied losses plus deemed gain, as reported on a tax return. */
  reportedGain: money.nullish(),
  /** Capital returned beyond the cost base. */
  deemedGain: money.nullish(),
  /**
   * Other reading, in which each acquired share replaces one sold share. Null or missing if losses
   * of one window share no replacing shares.
   */
  oneForOne: z.object({ reportedGain: money, costBaseHeld: money }).nullish(),
})

/** Reason why a loss is superficial. Dates are settlement dates, inclusive. */
export const superficialLoss = z.object({
  windowStart: z.string(),
  windowEnd: z.string(),
  boughtInWindow: z.number(),
  heldAtEnd: z.number(),
  /** Least of shares sold, bought in the window and held at its end. */
  replaced: z.number(),
  /** Extension: shares of `boughtInWindow` bought by the other spouse. */
  boughtByOther: z.number().nullish(),
  /** Extension: part of the denied loss added to the cost of the other spouse's shares. */
  addedToOther: money.nullish(),
})

export const costBaseComputation = z.object({
  sharesBefore: z.number(),
  costBaseBefore: money,
  /** Converted fee: an outlay of a sale, part of the cost of a purchase. */
  feeInCad: money,
  /** Null for a purchase. */
  costOfSold: money.nullable(),
  superficial: superficialLoss.nullable(),
})

export const costBaseEvent = z.object({
  date: z.string(),
  settlementDate: z.string(),
  type: z.enum(['buy', 'sell']),
  symbol: z.string(),
  portfolioName: z.string(),
  quantity: z.number(),
  price: money,
  fee: money,
  rate: z.number(),
  isRateSimulated: z.boolean(),
  amountInCad: money,
  sharesAfter: z.number(),
  costBaseAfter: money,
  gain: money.nullable(),
  isSuperficial: z.boolean(),
  deniedLoss: money.nullable(),
  computation: costBaseComputation.nullish(),
})

/** Change of shares or cost base other than a trade, in Canadian dollars. */
export const costBaseAdjustment = z.object({
  date: z.string(),
  kind: z.enum([
    'split',
    'cashInLieu',
    'returnOfCapital',
    'notional',
    'transferOut',
    'transferIn',
    'convertedOut',
    'convertedIn',
    'costOut',
    'lossOfSpouse',
  ]),
  symbol: z.string(),
  portfolioName: z.string(),
  /** New shares per old shares; null unless the kind is `split`. */
  numerator: z.number().nullable(),
  denominator: z.number().nullable(),
  amount: money.nullable(),
  rate: z.number(),
  isRateSimulated: z.boolean(),
  amountInCad: money.nullable(),
  sharesBefore: z.number(),
  sharesAfter: z.number(),
  costBaseBefore: money,
  costBaseAfter: money,
  /** Gain on cash in lieu and on capital returned beyond the cost base. */
  gain: money.nullable(),
})

/** Income of a year in Canadian dollars; `incomeKind` is null if unknown. */
export const costBaseIncome = z.object({
  incomeKind: z.string().nullable(),
  gross: money,
  withheld: money,
  eventCount: z.int(),
  /** Skipped: no exchange rate is known for their day. */
  withoutRateCount: z.int(),
})

/** Foreign cash outside registered accounts; gains in Canadian dollars. */
export const costBaseForeignCash = z.object({
  currency,
  /** Value of the cash spent on its day, less its average cost. */
  gain: money,
  /** Reportable part of the gain: up to 200 dollars of a gain or loss are exempt. */
  countedGain: money,
  /** Balance at the end of the year in its currency, and its cost. */
  balance: money,
  cost: money,
  /** Spent beyond the balance, in its currency; without a gain. */
  uncovered: money,
  withoutRateCount: z.int(),
})

export const costBaseReport = z.object({
  year: z.int(),
  securities: z.array(costBaseSecurity),
  events: z.array(costBaseEvent),
  /** Trades skipped because no exchange rate is known for their day. */
  rowsWithoutRate: z.int(),
  /** Trades skipped because they sell shares that no portfolio holds. */
  rowsNotHeld: z.int(),
  isRateSimulated: z.boolean(),
  proceeds: money,
  costBase: money,
  gain: money,
  deniedLoss: money,
  outlays: money.nullish(),
  reportedGain: money.nullish(),
  deemedGain: money.nullish(),
  adjustments: z.array(costBaseAdjustment).nullish(),
  income: z.array(costBaseIncome).nullish(),
  /**
   * Extension: highest cost in the year of property not listed in Canada. Form T1135 is required
   * above 100,000.
   */
  foreignPropertyCost: money.nullish(),
  /** Extension: empty if no foreign cash was exchanged. */
  foreignCash: z.array(costBaseForeignCash).nullish(),
  csv: z.string(),
})
export type WireCostBaseReport = z.infer<typeof costBaseReport>

/** Non-registered portfolios, by settlement year. */
export const getCostBaseReport = call({
  item: 'D17',
  summary: 'Reports the adjusted cost base of a year in Canadian dollars',
  path: '/api/Extensions/Portfolio/GetCostBaseReport',
  access: 'user',
  scripts: true,
  extension: true,
  input: z.object({ year: z.int().min(1900).max(9999) }),
  output: costBaseReport,
})
