import type { Database } from '../database/database.ts'
import { findPublicPlans } from '../database/planQueries.ts'
import type { Plan } from './usage.ts'

export function createPlans(database: Database) {
  return {
    /** The plans that anybody may choose, in display order: one statement. */
    readPublic: (): Promise<Plan[]> => findPublicPlans(database),
  }
}

export type Plans = ReturnType<typeof createPlans>
