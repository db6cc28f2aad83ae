type Currency = 'CAD' | 'USD'

interface HoldingFacts {
  readonly symbol: string
  readonly portfolioId: string
  readonly currency?: Currency
  readonly shareCount?: number
  /** Of one share. */
  readonly cost?: number
  readonly price?: string | null
  readonly change?: string
  readonly changePercent?: string
}

/** A stock of a portfolio as the server would answer it: bought once, nothing sold. */
export function holdingAnswer(facts: HoldingFacts) {
  const { symbol, portfolioId, currency = 'CAD', shareCount = 10, cost = 80, price = '100' } = facts
  const { change = '1', changePercent = '1' } = facts
  return {
    __typename: 'PortfolioStock',
    beyondPlan: null,
    id: `holding-${portfolioId}-${symbol}`,
    portfolioId,
    note: '',
    lotCount: 1,
    purchasedShareCount: String(shareCount),
    soldShareCount: '0',
    realizedGain: '0',
    purchases: String(cost * shareCount),
    proceeds: '0',
    pricedAt: price,
    objective: null,
    stock: {
      __typename: 'Stock',
      id: `stock-${symbol}`,
      stockId: `s-${symbol}`,
      symbol,
      companyName: `${symbol} Inc.`,
      exchange: 'XTSE',
      currency,
      lastPrice: price,
      lastPriceAt: new Date().toISOString(),
      change,
      changePercent,
      isIntraday: true,
    },
  }
}

interface PortfolioParts {
  readonly portfolioId: string
  readonly name?: string
  readonly currency?: Currency
  readonly cash?: string
  readonly stocks?: readonly ReturnType<typeof holdingAnswer>[]
  readonly recentReturns?: { readonly firstDate: string | null; readonly timeWeighted: readonly string[] } | null
}

/** A portfolio as the server would answer it, converted at 1.4 and 0.7. */
export function portfolioAnswer({
  portfolioId,
  name = 'CELI',
  currency = 'CAD',
  cash = '0',
  stocks = [],
  recentReturns = null,
}: PortfolioParts) {
  return {
    __typename: 'Portfolio',
    id: `portfolio-${portfolioId}`,
    portfolioId,
    name,
    description: '',
    currency,
    accountKind: 'TFSA',
    owner: 'SELF',
    incompleteEventCount: 0,
    cashMode: 'BY_HAND',
    cashBalances: [],
    cash,
    version: 2,
    beyondPlan: null,
    statistics: { __typename: 'PortfolioStatistics', rates: rateAnswers },
    recentReturns: recentReturns && { __typename: 'RecentReturns', ...recentReturns },
    stocks,
  }
}

const rateAnswers = [
  { __typename: 'UsedRate', from: 'USD', to: 'CAD', rate: '1.4' },
  { __typename: 'UsedRate', from: 'CAD', to: 'USD', rate: '0.7' },
]

/** What the viewer holds, to be spread into the answer of a viewer. */
export function bookAnswer(portfolios: readonly object[] = [], more: object = {}) {
  return {
    portfolios,
    portfolioSummary: { __typename: 'PortfolioSummary', rates: rateAnswers },
    performance: null,
    objectives: [],
    transactions: transactionsAnswer([]),
    ...more,
  }
}

/** A page of transactions, with more of them after it or not. */
export function transactionsAnswer(nodes: readonly object[], totalCount = nodes.length) {
  const hasNextPage = totalCount > nodes.length
  return {
    __typename: 'TransactionConnection',
    totalCount,
    edges: nodes.map((node, index) => ({ __typename: 'TransactionEdge', cursor: `c${index}`, node })),
    pageInfo: { __typename: 'PageInfo', hasNextPage, endCursor: hasNextPage ? `c${nodes.length - 1}` : null },
  }
}

/** A purchase or a sale as the server would answer it. */
export function transactionAnswer(lotId: string, changes: object = {}) {
  return {
    __typename: 'Transaction',
    lotId,
    date: '2026-11-18',
    type: 'BUY',
    stockId: 's-CNR',
    symbol: 'CNR',
    companyName: 'Canadian National Railway Company',
    currency: 'CAD',
    shareCount: '25',
    price: '129.10',
    totalCost: '3227.50',
    shareCountAfter: '85',
    ...changes,
  }
}

/** The return of all portfolios up to today beside the market, one value a day, in percent. */
export function returnAnswer(firstDate: string, timeWeighted: readonly string[], more: object = {}) {
  return {
    __typename: 'Performance',
    currency: 'CAD',
    isSample: true,
    line: {
      __typename: 'PerformanceLine',
      firstDate,
      timeWeighted,
      benchmark: timeWeighted.map((_, at) => (at === 0 ? '0' : '2')),
      ...{ purchases: [], sales: [], payments: [] },
    },
    benchmark: { __typename: 'PerformanceBenchmark', stockId: 's-xiu', symbol: 'XIU' },
    nextIncome: null,
    ...more,
  }
}
