import { z } from 'zod'
import { call } from '../call.ts'
import { money } from '../wire/scalars.ts'

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
  csv: z.string(),
})
export type WireCostBaseReport = z.infer<typeof costBaseReport>

/** The adjusted cost base of a year of settlement in Canadian dollars, over the portfolios that are not registered. */
export const getCostBaseReport = call({
  item: 'D17',
  summary: 'Reports the adjusted cost base of a year in Canadian dollars',
  path: '/api/Extensions/Portfolio/GetCostBaseReport',
  access: 'user',
  extension: true,
  input: z.object({ year: z.int().min(1900).max(9999) }),
  output: costBaseReport,
})
