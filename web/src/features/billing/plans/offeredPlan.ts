import { graphql, readInlineData } from 'relay-runtime'
import type { offeredPlan_plan$data, offeredPlan_plan$key } from '../../../__generated__/offeredPlan_plan.graphql.ts'

export type OfferedPlan = Omit<offeredPlan_plan$data, ' $fragmentType'>

/* eslint-disable relay/unused-fields -- read as a whole by comparison and display */
export function readOfferedPlan(key: offeredPlan_plan$key): OfferedPlan {
  return readInlineData(
    graphql`
      fragment offeredPlan_plan on Plan @inline {
        name
        displayOrder
        price
        currency
        priceId
        buyLists
        sellLists
        combinedLists
        entries
        portfolios
        portfolioStocks
        newsPerStock
        aiKeys
      }
    `,
    key,
  )
}
/* eslint-enable relay/unused-fields */

/** Plans of the site's staff. */
const NEVER_SHOWN: ReadonlySet<string> = new Set(['admin', 'owner'])

/**
 * Sorts plans by rank. Includes the current plan even if it is no longer offered, except staff
 * plans.
 */
export function plansInOrder(offered: readonly OfferedPlan[], present: OfferedPlan | null): readonly OfferedPlan[] {
  const isOffered = present === null || offered.some(({ name }) => name === present.name)
  const plans = isOffered || NEVER_SHOWN.has(present.name) ? offered : [...offered, present]
  return plans.toSorted((one, other) => one.displayOrder - other.displayOrder)
}

/** True if the plan is neither the current one (by name or price id) nor the scheduled one. */
export function canChoose(plan: OfferedPlan, present: OfferedPlan, plannedName: string | null = null): boolean {
  return plan.name !== present.name && plan.priceId !== present.priceId && plan.name !== plannedName
}
