import type { heldStock_holding$data } from '../__generated__/heldStock_holding.graphql.ts'

type Data = heldStock_holding$data
type Changes = Partial<Omit<Data, 'stock' | ' $fragmentType'>> & {
  readonly symbol: string
  readonly objective?: object | null
  readonly stock?: Partial<Data['stock']>
}

/** 60 shares left of 95 that cost 8,773.70, as the server would answer them: a Canadian stock at 158.20. */
export function holdingAnswer({ symbol, stock = {}, objective = null, ...holding }: Changes) {
  return {
    __typename: 'PortfolioStock',
    beyondPlan: null,
    id: `holding-${symbol}`,
    portfolioId: '7',
    note: '',
    lotCount: 5,
    purchasedShareCount: '95',
    soldShareCount: '35',
    purchases: '8773.70',
    proceeds: '5677.80',
    realizedGain: '2493.52',
    pricedAt: '158.20',
    objective,
    ...holding,
    stock: {
      __typename: 'Stock',
      id: `stock-${symbol}`,
      stockId: `s-${symbol}`,
      symbol,
      companyName: `${symbol} Inc.`,
      exchange: 'XTSE',
      currency: 'CAD' as const,
      lastPrice: '158.20',
      lastPriceAt: '2026-11-20T15:00:00Z',
      change: '-3.74',
      changePercent: '-2.31',
      isIntraday: true,
      ...stock,
    },
  }
}

/** The same for a stock in American dollars: 22 shares at 488.10 that cost 371.15 each. */
export function americanHolding(symbol: string) {
  return holdingAnswer({
    symbol,
    lotCount: 1,
    purchasedShareCount: '22',
    soldShareCount: '0',
    purchases: '8165.30',
    proceeds: '0',
    realizedGain: '0',
    pricedAt: '488.10',
    stock: { currency: 'USD', exchange: 'XNAS', lastPrice: '488.10', change: '3.10', changePercent: '0.64' },
  })
}
