import type { Database } from '../../database/kernel/database.ts'
import { insertProviderEntry } from '../../database/queries/kernel/auditQueries.ts'
import { findUserOfCustomer, recordEvent } from '../../database/queries/billing/paymentQueries.ts'
import { findAccountById } from '../../database/queries/accounts/accountQueries.ts'
import { enqueueJob } from '../../database/queries/kernel/jobQueue.ts'
import type { Incident, PaymentGateway } from '../../providers/payments/port.ts'
import { RECONCILE_CUSTOMER } from './reconcile.ts'

/** Ends at once what somebody paid for whose money has gone back. */
export const END_PLAN = 'endPlan'

/** Has what the provider knows of a customer read at that instant, once the transaction that this is part of has ended. */
export async function orderReconciliation(transaction: Database, customerId: string, at: Date): Promise<void> {
  await enqueueJob(transaction, RECONCILE_CUSTOMER, { customerId }, { now: at })
}

/** What the provider tells by itself. */
export function createPaymentEvents(database: Database, gateway: PaymentGateway) {
  /** Told to administrators among their own acts: by whom, about whose payment. */
  async function recordIncident(transaction: Database, customerId: string, incident: Incident, now: Date) {
    const userId = await findUserOfCustomer(transaction, gateway.kind, customerId)
    const account = userId === null ? null : await findAccountById(transaction, userId)
    const target = account?.email ?? customerId
    await insertProviderEntry(transaction, {
      at: now,
      actorName: `${gateway.kind} (${incident.reference})`,
      action: incident.kind,
      target,
    })
  }

  return {
    /**
     * Only that something has changed is believed, and that once: what it is, is read from the provider by a job. Throws
     * SignatureInvalid.
     */
    async hear(body: Buffer, signature: string, now: Date): Promise<void> {
      const event = await gateway.readEvent(body, signature)
      if (!event) return
      const { id, customerId, incident } = event
      await database.transaction(async (transaction) => {
        if (!(await recordEvent(transaction, id, now))) return
        if (incident) await recordIncident(transaction, customerId, incident, now)
        if (incident?.endsPlan === true) await enqueueJob(transaction, END_PLAN, { customerId }, { now })
        else await orderReconciliation(transaction, customerId, now)
      })
    },
  }
}
