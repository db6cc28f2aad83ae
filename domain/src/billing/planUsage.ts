/** How much of each kind a plan allows. 0 is what the plan does not have. */
export type PlanLimits = {
  readonly buyLists: number
  readonly sellLists: number
  /** Beyond the two numbers above, for lists of either kind. */
  readonly combinedLists: number
  readonly entries: number
  readonly portfolios: number
  readonly portfolioStocks: number
}

/** How much of it a person uses: entries of buy and sell lists together, stocks of all portfolios together. */
export type PlanUse = {
  readonly buyLists: number
  readonly sellLists: number
  readonly entries: number
  readonly portfolios: number
  readonly portfolioStocks: number
}

/** A list may use the combined share too, as long as all lists together stay within the whole. */
export function canAddBuyList(use: PlanUse, limits: PlanLimits): boolean {
  return use.buyLists < limits.buyLists + limits.combinedLists && isWithinListLimit(use, limits)
}

/** Whether one sell list more stays within its own and the combined share of the plan. */
export function canAddSellList(use: PlanUse, limits: PlanLimits): boolean {
  return use.sellLists < limits.sellLists + limits.combinedLists && isWithinListLimit(use, limits)
}

/** Whether one entry more, in a list of either kind, stays within the plan. */
export function canAddEntry(use: PlanUse, limits: PlanLimits): boolean {
  return use.entries < limits.entries
}

/** Whether one portfolio more stays within the plan. */
export function canAddPortfolio(use: PlanUse, limits: PlanLimits): boolean {
  return use.portfolios < limits.portfolios
}

/** Whether one stock more, in any portfolio, stays within the plan. */
export function canAddPortfolioStock(use: PlanUse, limits: PlanLimits): boolean {
  return use.portfolioStocks < limits.portfolioStocks
}

/** How many buy and sell lists a plan allows together. */
export function listLimitOf({ buyLists, sellLists, combinedLists }: PlanLimits): number {
  return buyLists + sellLists + combinedLists
}

function isWithinListLimit(use: PlanUse, limits: PlanLimits): boolean {
  return use.buyLists + use.sellLists < listLimitOf(limits)
}
