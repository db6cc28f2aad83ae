/** A limit of 0 means not included. */
export type PlanLimits = {
  readonly buyLists: number
  readonly sellLists: number
  readonly combinedLists: number
  readonly entries: number
  readonly portfolios: number
  readonly portfolioStocks: number
}

/** `entries` counts buy and sell lists together; `portfolioStocks` counts all portfolios together. */
export type PlanUse = {
  readonly buyLists: number
  readonly sellLists: number
  readonly entries: number
  readonly portfolios: number
  readonly portfolioStocks: number
}

/** A list may use the combined limit too, within the total for all lists. */
export function canAddBuyList(use: PlanUse, limits: PlanLimits): boolean {
  return use.buyLists < limits.buyLists + limits.combinedLists && isWithinListLimit(use, limits)
}

export function canAddSellList(use: PlanUse, limits: PlanLimits): boolean {
  return use.sellLists < limits.sellLists + limits.combinedLists && isWithinListLimit(use, limits)
}

export function canAddEntry(use: PlanUse, limits: PlanLimits): boolean {
  return use.entries < limits.entries
}

export function canAddPortfolio(use: PlanUse, limits: PlanLimits): boolean {
  return use.portfolios < limits.portfolios
}

export function canAddPortfolioStock(use: PlanUse, limits: PlanLimits): boolean {
  return use.portfolioStocks < limits.portfolioStocks
}

export function listLimitOf({ buyLists, sellLists, combinedLists }: PlanLimits): number {
  return buyLists + sellLists + combinedLists
}

function isWithinListLimit(use: PlanUse, limits: PlanLimits): boolean {
  return use.buyLists + use.sellLists < listLimitOf(limits)
}
