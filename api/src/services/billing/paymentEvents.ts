import type { Database } from '../../database/kernel/database.ts'
import { insertProviderEntry } from '../../database/queries/kernel/auditQueries.ts'
import { findUserOfCustomer, recordEvent } from '../../database/queries/billing/paymentQueries.ts'
import { findAccountById } from '../../database/queries/accounts/accountQueries.ts'
import { enqueueJob } from '../../database/queries/kernel/jobQueue.ts'
import type { Incident, PaymentGateway } from '../../providers/payments/port.ts'
import { RECONCILE_CUSTOMER } from './reconcile.ts'

/** Job that ends a subscription whose payment was reversed. */
export const END_PLAN = 'endPlan'

export async function orderReconciliation(transaction: Database, customerId: string, at: Date): Promise<void> {
  await enqueueJob(transaction, RECONCILE_CUSTOMER, { customerId }, { now: at })
}

export function createPaymentEvents(database: Database, gateway: PaymentGateway) {
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
     * Handles an event once. The event only signals a change; a job then reads the state from the
     * provider. Throws SignatureInvalid.
     */
    async receive(body: Buffer, signature: string, now: Date): Promise<void> {
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
