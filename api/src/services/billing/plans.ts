import type { Database } from '../../database/kernel/database.ts'
import { findPublicPlans } from '../../database/queries/billing/planQueries.ts'
import type { Plan } from './planUsage.ts'

/** The plans on sale. */
export function createPlans(database: Database) {
  return {
    /** The plans that anybody may choose, in display order: one statement. */
    readPublic: (): Promise<Plan[]> => findPublicPlans(database),
  }
}
