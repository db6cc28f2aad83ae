import { z } from 'zod'
import { call } from '../kernel/call.ts'
import { money } from '../kernel/scalars.ts'

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
  /** Of the denied loss, what replacing shares in registered accounts swallow for good. */
  lostForever: money,
  /** Whether a purchase that is still to come may change it. */
  isProvisional: z.boolean(),
  /** The gain with the denied losses given back: what a return asks for. */
  reportedGain: money.nullish(),
})

/** Why a loss is superficial; the days are of settlement, both included. */
export const superficialLoss = z.object({
  windowStart: z.string(),
  windowEnd: z.string(),
  boughtInWindow: z.number(),
  heldAtEnd: z.number(),
  /** The least of the shares sold, bought in the window and held at its end. */
  replaced: z.number(),
})

/** What the figures of a trade were reckoned from, in Canadian dollars. */
export const costBaseComputation = z.object({
  sharesBefore: z.number(),
  costBaseBefore: money,
  /** The fee, converted: of a sale its outlays, of a purchase a part of its cost. */
  feeInCad: money,
  /** The cost base of what was sold; null of a purchase. */
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

export const costBaseReport = z.object({
  year: z.int(),
  securities: z.array(costBaseSecurity),
  events: z.array(costBaseEvent),
  /** Trades that are in no figure, since no rate is known for their day. */
  rowsWithoutRate: z.int(),
  /** Trades that are in no figure, since they sell what no portfolio holds. */
  rowsNotHeld: z.int(),
  isRateSimulated: z.boolean(),
  proceeds: money,
  costBase: money,
  gain: money,
  deniedLoss: money,
  outlays: money.nullish(),
  reportedGain: money.nullish(),
  csv: z.string(),
})
export type WireCostBaseReport = z.infer<typeof costBaseReport>

/** The adjusted cost base of a year of settlement in Canadian dollars, over the portfolios that are not registered. */
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
