import type { Database } from '../../database/kernel/database.ts'
import { findPublicPlans } from '../../database/queries/billing/planQueries.ts'
import type { Plan } from './planUsage.ts'

export function createPlans(database: Database) {
  return {
    /** In display order. */
    readPublic: (): Promise<Plan[]> => findPublicPlans(database),
  }
}
