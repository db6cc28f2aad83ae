/** The use of a plan as the server would answer it: one buy list of three, one sell list of one, no portfolios. */
export function usageAnswer(changes: object = {}) {
  return {
    __typename: 'Usage',
    id: 'usage',
    planName: 'frugal',
    buyLists: { used: 1, limit: 3 },
    sellLists: { used: 1, limit: 1 },
    entries: { used: 4, limit: 60 },
    portfolios: { used: 0, limit: 1 },
    portfolioStocks: { used: 0, limit: 20 },
    canAddBuyList: true,
    canAddSellList: false,
    canAddEntry: true,
    canAddPortfolio: true,
    ...changes,
  }
}

/** Two plans, the dearer one first: whoever shows them sorts them. */
export const planAnswers = [
  planAnswer('standard', 3, 1499, { buyLists: 5, sellLists: 5, entries: 200, portfolios: 3, portfolioStocks: 60 }),
  planAnswer('frugal', 2, 499, { buyLists: 3, sellLists: 1, entries: 60, portfolios: 1, portfolioStocks: 20 }),
]

function planAnswer(name: string, displayOrder: number, priceCents: number, limits: object) {
  const offer = { name, displayOrder, price: String(priceCents / 100), currency: 'CAD', combinedLists: 0 }
  return { __typename: 'Plan', id: `plan-${name}`, ...offer, ...limits }
}
