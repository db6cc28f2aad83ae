import type { Currency } from './currency.ts'

/** Index fund of each currency's market: the S&P/TSX 60 in Toronto, the S&P 500 in New York. */
export const MARKET_FUNDS: Readonly<Record<Currency, { readonly ticker: string; readonly exchange: string }>> = {
  CAD: { ticker: 'XIU', exchange: 'XTSE' },
  USD: { ticker: 'SPY', exchange: 'XNYS' },
}
