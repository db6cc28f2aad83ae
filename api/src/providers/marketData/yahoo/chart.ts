import { decimal } from '@palier/domain/decimal'
import { z } from 'zod'
import type { PricePoint } from '../port.ts'

const meta = z.object({
  currency: z.string().nullish(),
  exchangeName: z.string(),
  instrumentType: z.string().optional(),
  longName: z.string().optional(),
  shortName: z.string().optional(),
  regularMarketPrice: z.number().optional(),
  /** Seconds. */
  regularMarketTime: z.number().optional(),
  regularMarketDayHigh: z.number().optional(),
  regularMarketDayLow: z.number().optional(),
  fiftyTwoWeekHigh: z.number().optional(),
  fiftyTwoWeekLow: z.number().optional(),
  chartPreviousClose: z.number().optional(),
  previousClose: z.number().optional(),
  currentTradingPeriod: z.object({ regular: z.object({ start: z.number(), end: z.number() }) }).optional(),
})

const prices = z.array(z.number().nullable()).optional()

export const chart = z.object({
  chart: z.object({
    result: z
      .array(
        z.object({
          meta,
          timestamp: z.array(z.number()).optional(),
          indicators: z.object({
            quote: z.array(z.object({ open: prices, close: prices })),
            adjclose: z.array(z.object({ adjclose: prices })).optional(),
          }),
        }),
      )
      .nullable(),
  }),
})

/** What a chart says, its points oldest first, each time once. */
export type Chart = { meta: z.infer<typeof meta>; open: number | null; points: PricePoint[] }

export function chartOf({ chart: { result } }: z.infer<typeof chart>): Chart | null {
  const first = result?.[0]
  if (!first) return null
  const [quote] = first.indicators.quote
  const closes = first.indicators.adjclose?.[0]?.adjclose ?? quote?.close ?? []
  const points = new Map<number, PricePoint>()
  first.timestamp?.forEach((seconds, index) => {
    const price = closes[index]
    if (price !== null && price !== undefined && price > 0)
      points.set(seconds, { at: new Date(seconds * 1000), price: decimal(price) })
  })
  const ordered = [...points].toSorted(([left], [right]) => left - right).map(([, point]) => point)
  return { meta: first.meta, open: quote?.open?.find((value) => value !== null) ?? null, points: ordered }
}
