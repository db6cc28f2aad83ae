import type { ListKind } from './thresholds.ts'
import { canAddBuyList, canAddSellList, listLimitOf, type PlanLimits, type PlanUse } from '../billing/planUsage.ts'

export type PlanExcess = {
  readonly lists: number
  readonly entries: number
  readonly portfolios: number
  readonly portfolioStocks: number
}

export function excessOf(use: PlanUse, limits: PlanLimits): PlanExcess {
  const { combinedLists } = limits
  const buyLists = Math.min(use.buyLists, limits.buyLists + combinedLists)
  const sellLists = Math.min(use.sellLists, limits.sellLists + combinedLists)
  const openLists = Math.min(buyLists + sellLists, listLimitOf(limits))
  return {
    lists: use.buyLists + use.sellLists - openLists,
    entries: Math.max(0, use.entries - limits.entries),
    portfolios: Math.max(0, use.portfolios - limits.portfolios),
    portfolioStocks: Math.max(0, use.portfolioStocks - limits.portfolioStocks),
  }
}

export function cheapestPlanWhere<Plan extends { readonly displayOrder: number; readonly limits: PlanLimits }>(
  plans: readonly Plan[],
  passes: (limits: PlanLimits) => boolean,
): Plan | null {
  const passing = plans.filter(({ limits }) => passes(limits))
  return passing.toSorted((one, other) => one.displayOrder - other.displayOrder)[0] ?? null
}

/** Each kind is sorted oldest first. */
export type Belongings = {
  readonly lists: readonly { readonly id: string; readonly kind: ListKind }[]
  readonly entries: readonly { readonly id: string; readonly listId: string }[]
  readonly portfolios: readonly { readonly id: string }[]
  readonly portfolioStocks: readonly { readonly portfolioId: string; readonly stockId: string }[]
}

/** Ids closed to writing, including all entries of a closed list and all stocks of a closed portfolio. */
type BeyondPlan = {
  readonly lists: ReadonlySet<string>
  readonly entries: ReadonlySet<string>
  readonly portfolios: ReadonlySet<string>
  readonly portfolioStocks: ReadonlySet<string>
}

export function heldStockKey({ portfolioId, stockId }: { portfolioId: string; stockId: string }): string {
  return `${portfolioId} ${stockId}`
}

/** The oldest items stay open up to the limits. Contents of a closed list or portfolio do not count. */
export function beyondPlanOf(
  { lists, entries, portfolios, portfolioStocks }: Belongings,
  limits: PlanLimits,
): BeyondPlan {
  const closedLists = closedListsOf(lists, limits)
  const kinds = new Map(lists.map(({ id, kind }) => [id, kind]))
  // Entries of lists of other kinds have no limit of their own: they may be as many as the others.
  const others = entries.filter(isOther)
  const traded = entries.filter((entry) => !isOther(entry))
  const closedPortfolios = new Set(portfolios.slice(limits.portfolios).map(({ id }) => id))
  return {
    lists: closedLists,
    entries: new Set(
      [traded, others].flatMap((some) =>
        closedWithin(some, limits.entries, ({ listId }) => closedLists.has(listId)).map(({ id }) => id),
      ),
    ),
    portfolios: closedPortfolios,
    portfolioStocks: new Set(
      closedWithin(portfolioStocks, limits.portfolioStocks, ({ portfolioId }) => closedPortfolios.has(portfolioId)).map(
        heldStockKey,
      ),
    ),
  }

  function isOther({ listId }: { listId: string }): boolean {
    return kinds.get(listId) === 'others'
  }
}

function closedListsOf(lists: Belongings['lists'], limits: PlanLimits): Set<string> {
  const closed = new Set<string>()
  const use = { buyLists: 0, sellLists: 0, entries: 0, portfolios: 0, portfolioStocks: 0 }
  let others = 0
  for (const { id, kind } of lists) {
    if (kind === 'buy' && canAddBuyList(use, limits)) use.buyLists += 1
    else if (kind === 'sell' && canAddSellList(use, limits)) use.sellLists += 1
    else if (kind === 'others' && others < listLimitOf(limits)) others += 1
    else closed.add(id)
  }
  return closed
}

function closedWithin<Thing>(
  things: readonly Thing[],
  limit: number,
  isPlaceClosed: (thing: Thing) => boolean,
): Thing[] {
  let open = 0
  return things.filter((thing) => {
    if (isPlaceClosed(thing) || open >= limit) return true
    open += 1
    return false
  })
}
