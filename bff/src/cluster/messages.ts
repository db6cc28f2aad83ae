import { personEvent } from '@palier/contract/notifications/noticeSchemas'
import { currency, language } from '@palier/contract/kernel/scalars'
import { tag } from '@palier/contract/market/stockSchemas'
import { z } from 'zod'
import type { StockFacts } from '../cache/stockFacts.ts'

export const stockFacts = z.object({
  stockId: z.string(),
  symbol: z.string(),
  companyName: z.string(),
  currency,
  exchange: z.string().nullable(),
  isIntraday: z.boolean(),
  lastPrice: z.number().nullable(),
  lastPriceAt: z.string().nullable(),
  change: z.number(),
  changePercent: z.number(),
  marketCap: z.number().nullable(),
  yearLow: z.number().nullable(),
  yearHigh: z.number().nullable(),
  sector: z.string().nullable(),
  tags: z.array(tag).nullable(),
  companyKey: z.string().nullable().exactOptional(),
  language,
}) satisfies z.ZodType<StockFacts>

/** Prices read by the leader in one period. */
export const round = z.object({ stocks: z.array(stockFacts) })

/** Events between two cursors. */
export const eventBatch = z.object({
  from: z.string(),
  cursor: z.string(),
  events: z.array(personEvent),
  isGap: z.boolean(),
})
export type EventBatch = z.infer<typeof eventBatch>

/** Parses a message; null if malformed, for example from another version. */
export function parseMessage<Shape extends z.ZodType>(shape: Shape, text: string): z.output<Shape> | null {
  try {
    return shape.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}
