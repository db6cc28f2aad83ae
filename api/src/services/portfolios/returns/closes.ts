import type { Decimal } from '@palier/domain/kernel/decimal'
import { dateOfDay, dayAt, MINUTE } from '@palier/domain/market/exchangeDay'
import { PRICE_SOURCE_DELAY_MINUTES } from '@palier/domain/market/priceAge'
import { daysAfter } from '@palier/domain/kernel/plainDate'
import type { Dated } from '@palier/domain/portfolios/portfolioValue'
import { createTtlCache } from '../../../providers/kernel/ttlCache.ts'
import type { MarketData } from '../../../providers/marketData/port.ts'
import { keyOf } from '../../market/stockView.ts'
import type { HeldStock } from '../holdings.ts'
import type { Period } from './measuredPositions.ts'

/** Exceeds the longest closure of any exchange. */
export const DAYS_BACK_FOR_A_CLOSE = 14

// Closes are published once a day. Five years of one stock take about 200 kB.
const KEPT_MILLISECONDS = 10 * 60_000
const STOCKS_KEPT = 150

/**
 * Reads the closes of held stocks, oldest first. The last one is the current price. Earlier closes
 * are cached for minutes.
 */
export function createCloses(marketData: MarketData) {
  const kept = createTtlCache<readonly Dated<Decimal>[]>(STOCKS_KEPT, KEPT_MILLISECONDS)

  return async function closesOf({ stock, quote }: HeldStock, { first, today }: Period, now: Date) {
    const key = keyOf(stock)
    const from = daysAfter(first, -DAYS_BACK_FOR_A_CLOSE)
    const load = async () => {
      const closes = await marketData.dailyCloses(key, from, today, now)
      return closes.filter(({ date }) => date < today).map(({ date, close }) => ({ date, value: close }))
    }
    // A delayed source has not published the previous close yet, so the result is not cached.
    const sourceDay = dateOfDay(dayAt(now.getTime() - PRICE_SOURCE_DELAY_MINUTES * MINUTE))
    const past = sourceDay < today ? await load() : await kept(`${key} ${from} ${today}`, now, load)
    return quote ? [...past, { date: today, value: quote.price }] : past
  }
}
