import { randomBytes } from 'node:crypto'
import type { Database } from '../../../database/kernel/database.ts'
import type { SandboxCustomer } from '../../../database/queries/billing/sandboxQueries.ts'

export type Ledger = { transaction: Database; customer: SandboxCustomer; now: Date }

export function newId(prefix: string): string {
  return `${prefix}_${randomBytes(15).toString('base64url')}`
}
