import { findAccountById } from '../../database/queries/accounts/accountQueries.ts'
import type { Database } from '../../database/kernel/database.ts'
import type { PaidInvoice } from '../../providers/payments/port.ts'
import type { MailOrder, MailQueue } from '../notifications/mailQueue.ts'

type InvoiceMail = Extract<MailOrder, { template: 'invoice' }>

/** Sends no mail for closed accounts or invoices of 0. */
export async function orderInvoiceMail(
  database: Database,
  mails: MailQueue,
  userId: string,
  invoice: PaidInvoice,
  now: Date,
): Promise<void> {
  if (invoice.total <= 0) return
  const account = await findAccountById(database, userId)
  if (!account) return
  const { email: to, language, firstName } = account
  await mails.order({ template: 'invoice', to, language, firstName, invoice: mailedInvoice(invoice) }, now)
}

export function mailedInvoice(invoice: PaidInvoice): InvoiceMail['invoice'] {
  const { number, createdAt, start, end, lines, subtotal, taxes, total, billingAddress } = invoice
  return { number, createdAt, start, end, lines, subtotal, taxes, total, billingAddress }
}
