import type { PlanLimits, PlanUse } from '@palier/domain/billing/planUsage'
import type { Database } from '../../database/kernel/database.ts'
import type { PlanRow } from '../../database/queries/billing/planQueries.ts'
import { findPlanAndUsage } from '../../database/queries/billing/planUsageQueries.ts'
import type { Viewer } from '../kernel/viewer.ts'

export type Plan = PlanRow

export type Usage = {
  buyListCount: number
  sellListCount: number
  buyEntryCount: number
  sellEntryCount: number
  otherListCount: number
  otherEntryCount: number
  portfolioCount: number
  portfolioStockCount: number
}

export type PlanAndUsage = { plan: Plan; usage: Usage }

export function limitsOf(plan: Plan): PlanLimits {
  return {
    buyLists: plan.buyListCount,
    sellLists: plan.sellListCount,
    combinedLists: plan.combinedListCount,
    entries: plan.combinedEntriesCount,
    portfolios: plan.portfolioListCount,
    portfolioStocks: plan.combinedPortfolioStockCount,
  }
}

/** Adds entries of buy and sell lists, as the limits do. */
export function useOf(usage: Usage): PlanUse {
  return {
    buyLists: usage.buyListCount,
    sellLists: usage.sellListCount,
    entries: usage.buyEntryCount + usage.sellEntryCount,
    portfolios: usage.portfolioCount,
    portfolioStocks: usage.portfolioStockCount,
  }
}

export function createUsage(database: Database) {
  return {
    read: ({ userId }: Viewer): Promise<PlanAndUsage> => findPlanAndUsage(database, userId),
  }
}

export type UsageService = ReturnType<typeof createUsage>
