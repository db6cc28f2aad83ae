import { quotientOf, ZERO, type Decimal } from '@palier/domain/kernel/decimal'
import type { StockRow } from '../../database/queries/market/stockQueries.ts'
import { securityKey, type MarketData, type Quote, type SecurityKey } from '../../providers/marketData/port.ts'

/** The quote is null if the exchange has none. */
export type StockView = { stock: StockRow; quote: Quote | null }

/** Key of a stock at providers: ticker and exchange. */
export function keyOf({ ticker, exchangeCode }: StockRow): SecurityKey {
  return securityKey(ticker, exchangeCode)
}

/** Same order as `stocks`; one request to the market data. */
export async function withQuotes(marketData: MarketData, stocks: readonly StockRow[], now: Date): Promise<StockView[]> {
  const keys = [...new Set(stocks.map(keyOf))]
  const quotes = await marketData.quotes(keys, now)
  return stocks.map((stock) => ({ stock, quote: quotes.get(keyOf(stock)) ?? null }))
}

type Change = { amount: Decimal; percent: Decimal }

const HUNDRED = 100
const PERCENT_PLACES = 4

/** Change since the previous close; 0 if a price is missing. */
export function changeOf(quote: Quote | null): Change {
  if (!quote || quote.previousClose.lte(0)) return { amount: ZERO, percent: ZERO }
  const amount = changeAmountOf(quote)
  const percent = quotientOf(amount.times(HUNDRED), quote.previousClose)
  return { amount, percent: percent.round(PERCENT_PLACES) }
}

export function changeAmountOf({ price, previousClose }: Quote): Decimal {
  return previousClose.lte(0) ? ZERO : price.minus(previousClose)
}
