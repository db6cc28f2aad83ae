import { dayAt } from '@palier/domain/market/exchangeDay'
import { z } from 'zod'
import { SourceError } from '../../kernel/callSource.ts'
import { inBatches } from '../../kernel/inBatches.ts'
import { asWritten, type Chart } from './chart.ts'
import type { YahooClient } from './yahooClient.ts'

const SYMBOLS_A_REQUEST = 20

const latestPrices = z.record(
  z.string(),
  z.object({
    timestamp: z.array(z.number()).nullish(),
    close: z.array(z.number().nullable()).nullish(),
    previousClose: z.number().nullish(),
    chartPreviousClose: z.number().nullish(),
  }),
)

export type LatestPrices = {
  price: number
  seconds: number
  open: number
  low: number
  high: number
  previousClose: number | null
}

/**
 * Latest prices of many symbols, twenty a request. Symbols are missing if the source does not know
 * them, has no trade, or refuses or changes this request. Their charts can still be read.
 */
export async function latestPricesOf(
  client: YahooClient,
  symbols: readonly string[],
): Promise<Map<string, LatestPrices>> {
  const found = new Map<string, LatestPrices>()
  for (const batch of inBatches(symbols, SYMBOLS_A_REQUEST)) {
    for (const [symbol, series] of Object.entries(await fetchBatch(client, batch))) {
      const latest = latestOf(series)
      if (latest) found.set(symbol, latest)
    }
  }
  return found
}

async function fetchBatch(client: YahooClient, symbols: readonly string[]): Promise<z.infer<typeof latestPrices>> {
  try {
    const parameters = { symbols: symbols.join(','), range: '1d', interval: '1m' }
    return await client('/v8/finance/spark', parameters, latestPrices)
  } catch (error) {
    const isOfRequest = error instanceof SourceError && ['notFound', 'refused', 'unreadable'].includes(error.kind)
    if (isOfRequest) return {}
    throw error
  }
}

function latestOf(series: z.infer<typeof latestPrices>[string]): LatestPrices | null {
  const points = (series.timestamp ?? []).flatMap((seconds, index) => {
    const price = series.close?.[index] ?? 0
    return price > 0 ? [{ seconds, price: asWritten(price) }] : []
  })
  const first = points[0]
  const last = points.at(-1)
  if (!first || !last) return null
  const prices = points.map(({ price }) => price)
  const { previousClose, chartPreviousClose } = series
  return {
    ...last,
    open: first.price,
    low: Math.min(...prices),
    high: Math.max(...prices),
    previousClose: previousClose ?? chartPreviousClose ?? null,
  }
}

/**
 * Chart updated with newer prices. The chart's day range is used only if both are of the same day.
 */
export function withLatest(chart: Chart, latest: LatestPrices): Chart {
  const { meta } = chart
  const { price, seconds, open, previousClose } = latest
  const chartSeconds = meta.regularMarketTime ?? 0
  if (seconds < chartSeconds) return chart
  const isSameDay = dayAt(seconds * 1000) === dayAt(chartSeconds * 1000)
  const { regularMarketDayLow = latest.low, regularMarketDayHigh = latest.high } = isSameDay ? meta : {}
  return {
    ...chart,
    open: isSameDay ? chart.open : open,
    meta: {
      ...meta,
      regularMarketPrice: price,
      regularMarketTime: seconds,
      regularMarketDayLow: Math.min(latest.low, regularMarketDayLow),
      regularMarketDayHigh: Math.max(latest.high, regularMarketDayHigh),
      previousClose: previousClose ?? meta.previousClose,
    },
  }
}
