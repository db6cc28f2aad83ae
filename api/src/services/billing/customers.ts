import { createHash, randomUUID } from 'node:crypto'
import { findAccountById } from '../../database/queries/accounts/accountQueries.ts'
import type { Database } from '../../database/kernel/database.ts'
import {
  findPaymentCustomer,
  type PaymentCustomer,
  saveCustomer,
} from '../../database/queries/billing/paymentQueries.ts'
import type { PaymentGateway } from '../../providers/payments/port.ts'
import type { CallPaymentProvider } from './callPaymentProvider.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Viewer } from '../kernel/viewer.ts'

type CustomerPorts = { database: Database; gateway: PaymentGateway; ask: CallPaymentProvider }

/** Customers of the current payment provider; those of another provider are ignored. */
export function createCustomers({ database, gateway, ask }: CustomerPorts) {
  /** Null for users who never were customers. */
  async function find({ userId }: Viewer): Promise<PaymentCustomer | null> {
    const customer = await findPaymentCustomer(database, userId)
    return customer?.provider === gateway.kind ? customer : null
  }

  return {
    find,

    /** Refuses with UserIsNotACustomer. */
    async expect(viewer: Viewer): Promise<PaymentCustomer> {
      const customer = await find(viewer)
      if (!customer) throw new Refusal('UserIsNotACustomer')
      return customer
    },

    async ensure(viewer: Viewer, now: Date): Promise<PaymentCustomer> {
      const known = await find(viewer)
      if (known) return known
      const { userId } = viewer
      const account = await findAccountById(database, userId)
      if (!account) throw new Refusal('DemonstrationAccountNotAllowed')
      const { email, language } = account
      const name = `${account.firstName} ${account.lastName}`.trim()
      const customerId = await ask(() => gateway.customerOf({ userId, email, name, language }))
      return saveCustomer(database, { userId, provider: gateway.kind, customerId }, now)
    },
  }
}

export type Customers = ReturnType<typeof createCustomers>

/** Idempotency key of an action at the provider: the same for a repeated write. */
export function actKeyOf(act: string, { userId }: Viewer, requestKey: string | null): string {
  if (requestKey === null) return `${act}:${randomUUID()}`
  return `${act}:${createHash('sha256').update(`${userId}:${requestKey}`).digest('base64url')}`
}
