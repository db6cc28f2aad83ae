import { randomBytes } from 'node:crypto'
import type { Database } from '../../../database/kernel/database.ts'
import type { SandboxCustomer } from '../../../database/queries/billing/sandboxQueries.ts'

/** The locked data of one customer at one instant of the sandbox's clock. */
export type Ledger = { transaction: Database; customer: SandboxCustomer; now: Date }

/** A random id of 120 bits behind a prefix. */
export function newId(prefix: string): string {
  return `${prefix}_${randomBytes(15).toString('base64url')}`
}
