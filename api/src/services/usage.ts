import type { Database } from '../database/database.ts'
import type { PlanRow } from '../database/planQueries.ts'
import { findPlanAndUsage } from '../database/usageQueries.ts'
import type { Viewer } from './viewer.ts'

export type Plan = PlanRow

export type Usage = {
  buyListCount: number
  sellListCount: number
  buyEntryCount: number
  sellEntryCount: number
  portfolioCount: number
  portfolioStockCount: number
}

export type PlanAndUsage = { plan: Plan; usage: Usage }

export function createUsage(database: Database) {
  return {
    /** The viewer's plan and what they use of it: one statement. */
    async read({ userId }: Viewer): Promise<PlanAndUsage> {
      const { plan, ...usage } = await findPlanAndUsage(database, userId)
      return { plan, usage }
    },
  }
}

export type UsageService = ReturnType<typeof createUsage>
