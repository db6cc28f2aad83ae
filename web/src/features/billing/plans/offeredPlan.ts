import { graphql, readInlineData } from 'relay-runtime'
import type { offeredPlan_plan$data, offeredPlan_plan$key } from '../../../__generated__/offeredPlan_plan.graphql.ts'

export type OfferedPlan = Omit<offeredPlan_plan$data, ' $fragmentType'>

/* eslint-disable relay/unused-fields -- handed on whole to what compares and shows plans */
/** Everything that the card of a plan shows. */
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

/** Of the people who run the site: never shown beside the others. */
const NEVER_SHOWN: ReadonlySet<string> = new Set(['admin', 'owner'])

/** By their order; a plan that is not offered to everybody stands among them only for whom it is the present one. */
export function plansInOrder(offered: readonly OfferedPlan[], present: OfferedPlan | null): readonly OfferedPlan[] {
  const isOffered = present === null || offered.some(({ name }) => name === present.name)
  const plans = isOffered || NEVER_SHOWN.has(present.name) ? offered : [...offered, present]
  return plans.toSorted((one, other) => one.displayOrder - other.displayOrder)
}

/** Whether a plan differs from the current plan (by name and price id) and from the scheduled one. */
export function canChoose(plan: OfferedPlan, present: OfferedPlan, plannedName: string | null = null): boolean {
  return plan.name !== present.name && plan.priceId !== present.priceId && plan.name !== plannedName
}
