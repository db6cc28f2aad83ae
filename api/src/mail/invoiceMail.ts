import type { BillingAddress } from '@palier/domain/billing/billingAddress'
import type { TaxKind } from '@palier/domain/billing/salesTax'
import type { MailLanguage } from '../providers/mail/port.ts'
import { formatAddress, formatCents, formatDate } from './mailSentences.ts'
import { createMail } from './layout.ts'

export type MailedInvoice = {
  number: string
  createdAt: Date
  start: Date
  end: Date
  lines: readonly { planName: string; amount: number }[]
  subtotal: number
  taxes: readonly { kind: TaxKind | 'other'; amount: number }[]
  total: number
  /** Address at the time of the invoice; unknown for older invoices. */
  billingAddress?: BillingAddress | null | undefined
}

const TAX_NAMES: Record<MailLanguage, Record<TaxKind | 'other', string>> = {
  fr: { gst: 'TPS (5\u00a0%)', qst: 'TVQ (9,975\u00a0%)', hst: 'TVH', other: 'Taxe' },
  en: { gst: 'GST (5%)', qst: 'QST (9.975%)', hst: 'HST', other: 'Tax' },
}

export const invoiceMail = createMail<{
  invoice: MailedInvoice
}>({
  fr: ({ invoice }) => {
    const { number, createdAt, start, end, lines, subtotal, taxes, total, billingAddress } = invoice
    const money = (cents: number) => formatCents('fr', cents)
    const date = (instant: Date) => formatDate('fr', instant)
    return {
      subject: `Votre facture ${number}`,
      preview: `${money(total)}, payés le ${date(createdAt)}`,
      paragraphs: [
        `Merci. Votre paiement de ${money(total)} a été reçu. Voici votre facture ${number} du ${date(createdAt)}, pour la période du ${date(start)} au ${date(end)}.`,
        ...(billingAddress ? [`Acheteur\u00a0: ${formatAddress('fr', billingAddress)}`] : []),
        ...lines.map(({ planName, amount }) =>
          amount < 0
            ? `Crédit pour le temps non utilisé du forfait ${planName}\u00a0: ${money(amount)}`
            : `Forfait ${planName}\u00a0: ${money(amount)}`,
        ),
        `Sous-total\u00a0: ${money(subtotal)}`,
        ...taxes.map(({ kind, amount }) => `${TAX_NAMES.fr[kind]}\u00a0: ${money(amount)}`),
        `Total payé\u00a0: ${money(total)}`,
      ],
      button: 'Voir mes factures',
      notes: ['Les montants sont en dollars canadiens.'],
      reason: 'Vous recevez ce courriel parce qu’un paiement a été fait pour votre abonnement à Palier.',
    }
  },
  en: ({ invoice }) => {
    const { number, createdAt, start, end, lines, subtotal, taxes, total, billingAddress } = invoice
    const money = (cents: number) => formatCents('en', cents)
    const date = (instant: Date) => formatDate('en', instant)
    return {
      subject: `Your invoice ${number}`,
      preview: `${money(total)}, paid on ${date(createdAt)}`,
      paragraphs: [
        `Thank you for your payment of ${money(total)}. Here is invoice ${number}, dated ${date(createdAt)}, for ${date(start)} to ${date(end)}.`,
        ...(billingAddress ? [`Billed to: ${formatAddress('en', billingAddress)}`] : []),
        ...lines.map(({ planName, amount }) =>
          amount < 0
            ? `Credit for the unused time of the ${planName} plan: ${money(amount)}`
            : `${planName} plan: ${money(amount)}`,
        ),
        `Subtotal: ${money(subtotal)}`,
        ...taxes.map(({ kind, amount }) => `${TAX_NAMES.en[kind]}: ${money(amount)}`),
        `Total paid: ${money(total)}`,
      ],
      button: 'See my invoices',
      notes: ['Amounts are in Canadian dollars.'],
      reason: 'You’re receiving this email because you made a payment for your Palier subscription.',
    }
  },
})
