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

export type LimitKind = 'buy' | 'sell' | 'portfolio' | 'entries'

export type PlanOffer = planOffers_plan$data

/* eslint-disable relay/unused-fields -- passed whole to rules and display */
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

/** True if one more may be added; false if the use is unknown. */
export function mayAdd(use: OwnUse | null, kind: LimitKind): boolean {
  if (!use) return false
  if (kind === 'buy') return use.canAddBuyList
  if (kind === 'sell') return use.canAddSellList
  return kind === 'portfolio' ? use.canAddPortfolio : use.canAddEntry
}

/** Use of one limit. */
export function lineOf(use: OwnUse, kind: LimitKind): { readonly used: number; readonly limit: number } {
  if (kind === 'buy') return use.buyLists
  if (kind === 'sell') return use.sellLists
  return kind === 'portfolio' ? use.portfolios : use.entries
}

/** Number that a plan allows. For lists, includes the combined lists, which either kind may use. */
export function allowanceOf(plan: PlanOffer, kind: LimitKind): number {
  if (kind === 'buy') return plan.buyLists + plan.combinedLists
  if (kind === 'sell') return plan.sellLists + plan.combinedLists
  return kind === 'portfolio' ? plan.portfolios : plan.entries
}

/** Plan that accounts start with and return to. */
export function freePlanIn(plans: readonly PlanOffer[]): PlanOffer | undefined {
  return plans.find(({ price }) => Number(price) === 0)
}

/** First plan, in display order, that allows one more than the current use; null if none does. */
export function planThatAllows(plans: readonly PlanOffer[], use: OwnUse | null, kind: LimitKind): PlanOffer | null {
  const used: PlanUse = {
    buyLists: use?.buyLists.used ?? 0,
    sellLists: use?.sellLists.used ?? 0,
    entries: use?.entries.used ?? 0,
    portfolios: use?.portfolios.used ?? 0,
    portfolioStocks: use?.portfolioStocks.used ?? 0,
  }
  const allowing = plans.filter((plan) => plan.name !== use?.planName && RULES[kind](used, plan))
  return allowing.toSorted((a, b) => a.displayOrder - b.displayOrder)[0] ?? null
}
