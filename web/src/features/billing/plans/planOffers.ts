import { graphql, readInlineData } from 'relay-runtime'
import {
  canAddBuyList,
  canAddEntry,
  canAddPortfolio,
  canAddSellList,
  type PlanLimits,
  type PlanUse,
} from '@palier/domain/billing/planUsage'
import type { planOffers_plan$data, planOffers_plan$key } from '../../../__generated__/planOffers_plan.graphql.ts'
import type { OwnUse } from '../usage/ownUse.ts'

/** What can be full. */
export type LimitKind = 'buy' | 'sell' | 'portfolio' | 'entries'

export type PlanOffer = planOffers_plan$data

/* eslint-disable relay/unused-fields -- handed on whole to the rules and to what shows it */
export function readPlanOffer(key: planOffers_plan$key): PlanOffer {
  return readInlineData(
    graphql`
      fragment planOffers_plan on Plan @inline {
        name
        displayOrder
        price
        currency
        buyLists
        sellLists
        combinedLists
        entries
        portfolios
        portfolioStocks
      }
    `,
    key,
  )
}

/* eslint-enable relay/unused-fields */

const RULES: Record<LimitKind, (use: PlanUse, limits: PlanLimits) => boolean> = {
  buy: canAddBuyList,
  sell: canAddSellList,
  portfolio: canAddPortfolio,
  entries: canAddEntry,
}

/** Whether one more may be added. Where the use is not known, nothing may. */
export function mayAdd(use: OwnUse | null, kind: LimitKind): boolean {
  if (!use) return false
  if (kind === 'buy') return use.canAddBuyList
  if (kind === 'sell') return use.canAddSellList
  return kind === 'portfolio' ? use.canAddPortfolio : use.canAddEntry
}

/** What is used of a limit, and the limit. */
export function lineOf(use: OwnUse, kind: LimitKind): { readonly used: number; readonly limit: number } {
  if (kind === 'buy') return use.buyLists
  if (kind === 'sell') return use.sellLists
  return kind === 'portfolio' ? use.portfolios : use.entries
}

/** How many a plan allows: for lists with the share that both kinds may use. */
export function allowanceOf(plan: PlanOffer, kind: LimitKind): number {
  if (kind === 'buy') return plan.buyLists + plan.combinedLists
  if (kind === 'sell') return plan.sellLists + plan.combinedLists
  return kind === 'portfolio' ? plan.portfolios : plan.entries
}

/** The plan that costs nothing and anybody may have: accounts begin with it, and come back to it. */
export function freePlanIn(plans: readonly PlanOffer[]): PlanOffer | undefined {
  return plans.find(({ price }) => Number(price) === 0)
}

/** The first plan in order under which one more may be added to what is used; null where no plan allows it. */
export function planThatAllows(plans: readonly PlanOffer[], use: OwnUse | null, kind: LimitKind): PlanOffer | null {
  const used: PlanUse = {
    buyLists: use?.buyLists.used ?? 0,
    sellLists: use?.sellLists.used ?? 0,
    entries: use?.entries.used ?? 0,
    portfolios: use?.portfolios.used ?? 0,
    portfolioStocks: use?.portfolioStocks.used ?? 0,
  }
  const allowing = plans.filter((plan) => plan.name !== use?.planName && RULES[kind](used, plan))
  return allowing.toSorted((one, other) => one.displayOrder - other.displayOrder)[0] ?? null
}
