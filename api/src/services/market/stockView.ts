import { quotientOf, ZERO, type Decimal } from '@palier/domain/kernel/decimal'
import type { StockRow } from '../../database/queries/market/stockQueries.ts'
import { securityKey, type MarketData, type Quote, type SecurityKey } from '../../providers/marketData/port.ts'

/** A listing with its present price; without a quote the exchange has none. */
export type StockView = { stock: StockRow; quote: Quote | null }

/** How providers call a stock: its ticker and exchange as one key. */
export function keyOf({ ticker, exchangeCode }: StockRow): SecurityKey {
  return securityKey(ticker, exchangeCode)
}

/** The same listings in the same order, each with its quote: one request to the market data. */
export async function withQuotes(marketData: MarketData, stocks: readonly StockRow[], now: Date): Promise<StockView[]> {
  const keys = [...new Set(stocks.map(keyOf))]
  const quotes = await marketData.quotes(keys, now)
  return stocks.map((stock) => ({ stock, quote: quotes.get(keyOf(stock)) ?? null }))
}

type Change = { amount: Decimal; percent: Decimal }

const HUNDRED = 100
const PERCENT_PLACES = 4

/** Since the previous close; nothing where there is no price or was none. */
export function changeOf(quote: Quote | null): Change {
  if (!quote || quote.previousClose.lte(0)) return { amount: ZERO, percent: ZERO }
  const amount = changeAmountOf(quote)
  const percent = quotientOf(amount.times(HUNDRED), quote.previousClose)
  return { amount, percent: percent.round(PERCENT_PLACES) }
}

/** The amount of that change alone. */
export function changeAmountOf({ price, previousClose }: Quote): Decimal {
  return previousClose.lte(0) ? ZERO : price.minus(previousClose)
}
