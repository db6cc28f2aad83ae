import type { LimitUnit } from '@palier/domain/kernel/limitUnits'
import type { ListKind } from '@palier/domain/watchlists/thresholds'
import { canAddBuyList, canAddEntry, canAddSellList, listLimitOf } from '@palier/domain/billing/planUsage'
import { Refusal } from '../../kernel/refusal.ts'
import { limitsOf, type PlanAndUsage, useOf } from '../billing/planUsage.ts'

/** Refuses with listLimitReached if the plan allows no further list of this kind. */
export function assertListWithinPlan(kind: ListKind, { plan, usage }: PlanAndUsage): void {
  const limits = limitsOf(plan)
  const use = useOf(usage)
  const most = listLimitOf(limits)
  if (kind === 'others') {
    // Lists of other kinds have no limit of their own: as many as buy and sell lists together.
    if (usage.otherListCount >= most) refuseList(most, 'lists')
    return
  }
  if (kind === 'buy' ? canAddBuyList(use, limits) : canAddSellList(use, limits)) return
  if (use.buyLists + use.sellLists >= most) refuseList(most, 'lists')
  const own = kind === 'buy' ? limits.buyLists : limits.sellLists
  refuseList(own + limits.combinedLists, `${kind}Lists`)
}

/** Refuses with operationsLimitReached if the plan allows no further entry. */
export function assertEntryWithinPlan(kind: ListKind, { plan, usage }: PlanAndUsage): void {
  const limits = limitsOf(plan)
  const use = useOf(usage)
  const entries = kind === 'others' ? usage.otherEntryCount : use.entries
  if (canAddEntry({ ...use, entries }, limits)) return
  throw new Refusal('operationsLimitReached', { n: limits.entries, maxUnit: 'entries' })
}

function refuseList(n: number, maxUnit: LimitUnit): never {
  throw new Refusal('listLimitReached', { n, maxUnit })
}
