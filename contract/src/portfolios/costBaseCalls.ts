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
  /** Part of the denied loss lost for good because the shares were replaced in registered accounts. */
  lostForever: money,
  /** Whether a later purchase may change it. */
  isProvisional: z.boolean(),
  /** Gain with denied losses added back and the deemed gain, as reported on a tax return. */
  reportedGain: money.nullish(),
  /** Capital returned beyond the cost base. */
  deemedGain: money.nullish(),
  /**
   * The other reading, where each acquired share replaces one sold share; null or missing where losses of one window
   * do not count the same shares.
   */
  oneForOne: z.object({ reportedGain: money, costBaseHeld: money }).nullish(),
})

/** Why a loss is superficial; the days are of settlement, both included. */
export const superficialLoss = z.object({
  windowStart: z.string(),
  windowEnd: z.string(),
  boughtInWindow: z.number(),
  heldAtEnd: z.number(),
  /** The smallest of shares sold, bought in the window and held at its end. */
  replaced: z.number(),
  /** Extension: of those bought in the window, by the other spouse. */
  boughtByOther: z.number().nullish(),
  /** Extension: of the denied loss what is added to the cost of the other spouse's shares. */
  addedToOther: money.nullish(),
})

/** Inputs from which the figures of a trade were computed, in Canadian dollars. */
export const costBaseComputation = z.object({
  sharesBefore: z.number(),
  costBaseBefore: money,
  /** The converted fee: an outlay of a sale, part of the cost of a purchase. */
  feeInCad: money,
  /** Cost base of the shares sold; null for a purchase. */
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

/** What changed the shares or the cost base beside purchases and sales; amounts in Canadian dollars. */
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
  /** New shares for so many old ones; null but for a split. */
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
  /** Of cash for a fraction, and of capital returned beyond the cost base. */
  gain: money.nullable(),
})

/** Income of a year by kind in Canadian dollars; null kind where it was not told. */
export const costBaseIncome = z.object({
  incomeKind: z.string().nullable(),
  gross: money,
  withheld: money,
  eventCount: z.int(),
  /** Left out because no exchange rate is known for their day. */
  withoutRateCount: z.int(),
})

/** Cash in a foreign currency outside registered accounts; gains in Canadian dollars. */
export const costBaseForeignCash = z.object({
  currency,
  /** What left was worth on its day, less what it had cost on average. */
  gain: money,
  /** What of it counts: only what exceeds 200 dollars, or a loss of more. */
  countedGain: money,
  /** At the end of the year, in its currency, and what it has cost. */
  balance: money,
  cost: money,
  /** Spent in the year beyond what had come in, in its currency: it has no gain. */
  uncovered: money,
  withoutRateCount: z.int(),
})

export const costBaseReport = z.object({
  year: z.int(),
  securities: z.array(costBaseSecurity),
  events: z.array(costBaseEvent),
  /** Number of trades left out because no exchange rate is known for their day. */
  rowsWithoutRate: z.int(),
  /** Number of trades left out because they sell shares that no portfolio holds. */
  rowsNotHeld: z.int(),
  isRateSimulated: z.boolean(),
  proceeds: money,
  costBase: money,
  gain: money,
  deniedLoss: money,
  outlays: money.nullish(),
  reportedGain: money.nullish(),
  deemedGain: money.nullish(),
  /** Extension: events of non-registered portfolios in that year, by day. */
  adjustments: z.array(costBaseAdjustment).nullish(),
  /** Extension: what non-registered portfolios received in that year. */
  income: z.array(costBaseIncome).nullish(),
  /**
   * Extension: the largest cost in the year of property that no market of Canada lists. Above 100,000 it is to be
   * declared (T1135).
   */
  foreignPropertyCost: money.nullish(),
  /** Extension: cash in foreign currencies; empty where none was exchanged. */
  foreignCash: z.array(costBaseForeignCash).nullish(),
  csv: z.string(),
})
export type WireCostBaseReport = z.infer<typeof costBaseReport>

/** Adjusted cost base of a settlement year in Canadian dollars, over non-registered portfolios. */
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
