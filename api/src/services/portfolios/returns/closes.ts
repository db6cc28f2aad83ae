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

/** Longer than any exchange is closed. */
export const DAYS_BACK_FOR_A_CLOSE = 14

// A close comes once a day; five years of one stock take some 200 kB.
const KEPT_MILLISECONDS = 10 * 60_000
const STOCKS_KEPT = 150

/** Reads the closes of held stocks, the oldest first; the last one is the present price. Those before today are kept for minutes. */
export function createCloses(marketData: MarketData) {
  const kept = createTtlCache<readonly Dated<Decimal>[]>(STOCKS_KEPT, KEPT_MILLISECONDS)

  return async function closesOf({ stock, quote }: HeldStock, { first, today }: Period, now: Date) {
    const [key, from] = [keyOf(stock), daysAfter(first, -DAYS_BACK_FOR_A_CLOSE)]
    const load = async () => {
      const closes = await marketData.dailyCloses(key, from, today, now)
      return closes.filter(({ date }) => date < today).map(({ date, close }) => ({ date, value: close }))
    }
    // A delayed source has not closed the day before yet.
    const sourceDay = dateOfDay(dayAt(now.getTime() - PRICE_SOURCE_DELAY_MINUTES * MINUTE))
    const past = sourceDay < today ? await load() : await kept(`${key} ${from} ${today}`, now, load)
    return quote ? [...past, { date: today, value: quote.price }] : past
  }
}
