import {
  beyondPlanOf,
  cheapestPlanWhere,
  excessOf,
  heldStockKey,
  type PlanExcess,
} from '@palier/domain/watchlists/beyondPlan'
import { listLimitOf, type PlanLimits } from '@palier/domain/billing/planUsage'
import { findBelongings } from '../../database/queries/watchlists/belongingQueries.ts'
import type { Database } from '../../database/kernel/database.ts'
import type { LotPlace } from '../../database/queries/portfolios/lotQueries.ts'
import { findPublicPlans } from '../../database/queries/billing/planQueries.ts'
import { findPlanAndUsage } from '../../database/queries/billing/planUsageQueries.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { limitsOf, type PlanAndUsage, useOf } from '../billing/planUsage.ts'
import type { Viewer } from '../kernel/viewer.ts'

export type Closure = { n: number; maxUnit: keyof PlanExcess; planName: string | null }

/** Items that exceed the plan: closed to writing, but readable, exportable and deletable. */
export type Closures = {
  ofList(listId: string): Closure | null
  ofEntry(entryId: string): Closure | null
  ofPortfolio(portfolioId: string): Closure | null
  ofStock(place: LotPlace): Closure | null
}

const ofNothing = () => null
export const NO_CLOSURES: Closures = {
  ofList: ofNothing,
  ofEntry: ofNothing,
  ofPortfolio: ofNothing,
  ofStock: ofNothing,
}

/** Runs no statement if everything is within the plan. */
export async function closuresOf(database: Database, userId: string, { plan, usage }: PlanAndUsage): Promise<Closures> {
  const limits = limitsOf(plan)
  const use = useOf(usage)
  const { otherListCount, otherEntryCount } = usage
  const holdsOthers = (some: PlanLimits) => otherListCount <= listLimitOf(some) && otherEntryCount <= some.entries
  const excess = excessOf(use, limits)
  if (holdsOthers(limits) && Object.values(excess).every((count) => count === 0)) return NO_CLOSURES

  const belongings = await findBelongings(database, userId)
  const closed = beyondPlanOf(belongings, limits)
  const offers = (await findPublicPlans(database)).map(({ displayOrder, name, ...rest }) => {
    return { displayOrder, name, limits: limitsOf({ ...rest, displayOrder, name }) }
  })
  const closureOf = (maxUnit: keyof PlanExcess, n: number, holds: (some: PlanLimits) => boolean): Closure => {
    return { n, maxUnit, planName: cheapestPlanWhere(offers, holds)?.name ?? null }
  }
  const holds = (kind: keyof PlanExcess) => (some: PlanLimits) => excessOf(use, some)[kind] === 0
  const lists = closureOf('lists', listLimitOf(limits), holds('lists'))
  const others = closureOf('lists', listLimitOf(limits), holdsOthers)
  const entries = closureOf('entries', limits.entries, holds('entries'))
  const otherEntries = closureOf('entries', limits.entries, holdsOthers)
  const portfolios = closureOf('portfolios', limits.portfolios, holds('portfolios'))
  const stocks = closureOf('portfolioStocks', limits.portfolioStocks, holds('portfolioStocks'))

  const otherLists = new Set(belongings.lists.filter(({ kind }) => kind === 'others').map(({ id }) => id))
  const listOfEntry = new Map(belongings.entries.map(({ id, listId }) => [id, listId]))
  function ofList(listId: string): Closure | null {
    if (!closed.lists.has(listId)) return null
    return otherLists.has(listId) ? others : lists
  }
  function ofPortfolio(portfolioId: string): Closure | null {
    return closed.portfolios.has(portfolioId) ? portfolios : null
  }
  return {
    ofList,
    ofEntry(entryId) {
      const listId = listOfEntry.get(entryId)
      if (listId === undefined || !closed.entries.has(entryId)) return null
      return ofList(listId) ?? (otherLists.has(listId) ? otherEntries : entries)
    },
    ofPortfolio,
    ofStock: (place) =>
      closed.portfolioStocks.has(heldStockKey(place)) ? (ofPortfolio(place.portfolioId) ?? stocks) : null,
  }
}

export async function findClosures(database: Database, userId: string): Promise<Closures> {
  return closuresOf(database, userId, await findPlanAndUsage(database, userId))
}

export function createBeyondPlan(database: Database) {
  return {
    read: ({ userId }: Viewer, planAndUsage: PlanAndUsage): Promise<Closures> =>
      closuresOf(database, userId, planAndUsage),
  }
}

/** Refuses with BeyondPlan if there is a closure. */
export function assertOpen(closure: Closure | null): void {
  if (!closure) return
  const { n, maxUnit, planName } = closure
  throw new Refusal('BeyondPlan', { n, maxUnit, ...(planName !== null && { planName }) })
}
