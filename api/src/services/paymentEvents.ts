import type { Database } from '../database/database.ts'
import { hearEvent } from '../database/paymentQueries.ts'
import { enqueueJob } from '../jobs/jobQueue.ts'
import type { PaymentGateway } from '../providers/payments/port.ts'
import { RECONCILE_CUSTOMER } from './reconcile.ts'

/** Has what the provider knows of a customer read at that instant, once the transaction that this is part of has ended. */
export async function orderReconciliation(transaction: Database, customerId: string, at: Date): Promise<void> {
  await enqueueJob(transaction, RECONCILE_CUSTOMER, { customerId }, { now: at })
}

/** What the provider tells by itself. */
export function createPaymentEvents(database: Database, gateway: PaymentGateway) {
  return {
    /**
     * Only that something has changed is believed, and that once: what it is, is read from the provider by a job. Throws
     * SignatureInvalid.
     */
    async hear(body: Buffer, signature: string, now: Date): Promise<void> {
      const event = gateway.readEvent(body, signature)
      if (!event) return
      await database.transaction(async (transaction) => {
        if (await hearEvent(transaction, event.id, now)) await orderReconciliation(transaction, event.customerId, now)
      })
    },
  }
}

export type PaymentEvents = ReturnType<typeof createPaymentEvents>
