import { canAddPortfolioStock } from '@palier/domain/billing/planUsage'
import type { Database } from '../../database/kernel/database.ts'
import { findPlanAndUsage } from '../../database/queries/billing/planUsageQueries.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { limitsOf, useOf } from '../billing/planUsage.ts'
import type { Viewer } from '../kernel/viewer.ts'

/**
 * Refuses with operationsLimitReached if the plan has no room for one more stock. The caller must
 * hold the lock on the user's row.
 */
export async function assertStockWithinPlan(transaction: Database, { userId }: Viewer): Promise<void> {
  const { plan, usage } = await findPlanAndUsage(transaction, userId)
  const limits = limitsOf(plan)
  if (canAddPortfolioStock(useOf(usage), limits)) return
  throw new Refusal('operationsLimitReached', { n: limits.portfolioStocks, maxUnit: 'portfolioStocks' })
}
