import type { StockRow } from '../../database/queries/market/stockQueries.ts'
import type { Fundamentals, MarketData, PricePoint } from '../../providers/marketData/port.ts'
import { keyOf, withQuotes, type StockView } from './stockView.ts'

/** Null figures are unknown. */
export type StockInformation = StockView & {
  dayPoints: readonly PricePoint[]
  fundamentals: Fundamentals | null
}

/** Same order as `stocks`; each with at most `dayPointsAtMost` points. */
export async function informationOf(
  marketData: MarketData,
  stocks: readonly StockRow[],
  dayPointsAtMost: number,
  now: Date,
): Promise<StockInformation[]> {
  const keys = [...new Set(stocks.map(keyOf))]
  const [views, fundamentals, days] = await Promise.all([
    withQuotes(marketData, stocks, now),
    marketData.fundamentals(keys, now),
    Promise.all(stocks.map((stock) => marketData.dayPoints(keyOf(stock), now, dayPointsAtMost))),
  ])
  return views.map((view, index) => ({
    ...view,
    dayPoints: days[index] ?? [],
    fundamentals: fundamentals.get(keyOf(view.stock)) ?? null,
  }))
}
