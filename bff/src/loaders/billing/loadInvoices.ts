import type { OutputOf } from '@palier/contract/kernel/call'
import { getInvoices } from '@palier/contract/billing/paymentCalls'
import { hasRole } from '@palier/domain/accounts/roles'
import type { Operation } from '../../operation/context.ts'
import type { Session } from '../../session/session.ts'
import { isGuestRefusal } from './loadSubscription.ts'
import { sendOptionalCall } from '../../operation/sendOptionalCall.ts'

type InvoicePage = OutputOf<typeof getInvoices>
export type WireInvoice = InvoicePage['invoices'][number]

/** Newest first; null for guests and if the API lacks the call. */
export async function loadInvoices(
  operation: Operation,
  session: Session,
  { first, after }: { first: number; after: string | null },
): Promise<InvoicePage | null> {
  if (hasRole(session.roles, 'demonstration')) return null
  try {
    return await sendOptionalCall(operation, getInvoices, { first, after: after ?? undefined })
  } catch (error) {
    if (isGuestRefusal(error)) return null
    throw error
  }
}
