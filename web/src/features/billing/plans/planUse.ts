import type { OfferedPlan } from './offeredPlan.ts'

const LIMITS = [
  'buyLists',
  'sellLists',
  'combinedLists',
  'entries',
  'portfolios',
  'portfolioStocks',
  'newsPerStock',
] as const
type Limit = (typeof LIMITS)[number]

type Used = { readonly used: number }

export interface PresentUse {
  readonly buyLists: Used
  readonly sellLists: Used
  readonly entries: Used
  readonly portfolios: Used
  readonly portfolioStocks: Used
}

export interface LimitLine {
  readonly limit: Limit
  readonly allowed: number
  /** Current usage; null if not measured or unknown. */
  readonly used: number | null
  /** For buy and sell lists, false if the combined limit absorbs the excess. */
  readonly isOver: boolean
}

/** Lists beyond the limit of their kind count against the combined limit. */
export function limitLines(plan: OfferedPlan, use: PresentUse | null): readonly LimitLine[] {
  return LIMITS.map((limit) => {
    const used = use && usedOf(limit, plan, use)
    return { limit, allowed: plan[limit], used, isOver: use !== null && isOver(limit, plan, use) }
  })
}

function isOver(limit: Limit, plan: OfferedPlan, use: PresentUse): boolean {
  const isOfKind = limit === 'buyLists' || limit === 'sellLists'
  return (usedOf(limit, plan, use) ?? 0) > plan[limit] && !(isOfKind && !isOver('combinedLists', plan, use))
}

function usedOf(limit: Limit, plan: OfferedPlan, use: PresentUse): number | null {
  if (limit === 'newsPerStock') return null
  if (limit === 'combinedLists')
    return beyond(use.buyLists.used, plan.buyLists) + beyond(use.sellLists.used, plan.sellLists)
  return use[limit].used
}

function beyond(used: number, allowed: number): number {
  return Math.max(used - allowed, 0)
}

const COMPARED = ['buyLists', 'sellLists', 'portfolios', 'entries'] as const

export interface Difference {
  readonly limit: (typeof COMPARED)[number]
  /** Negative if the other plan allows less. */
  readonly count: number
}

export function differencesOf(present: OfferedPlan, other: OfferedPlan): readonly Difference[] {
  return COMPARED.map((limit) => ({ limit, count: other[limit] - present[limit] })).filter(({ count }) => count !== 0)
}
