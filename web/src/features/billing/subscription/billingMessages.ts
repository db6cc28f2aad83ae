/** Every message about payments, the gravest first. */
export const BILLING_CODES = ['PaymentDefault', 'ExpiredCard'] as const

export type BillingMessage =
  | { readonly code: 'PaymentDefault'; readonly reason: string; readonly endOfGracePeriod: string | null }
  | { readonly code: 'ExpiredCard' }

interface BillingFacts {
  readonly paymentDefaultReason: string | null | undefined
  readonly endOfGracePeriod: string | null | undefined
  readonly defaultPaymentMethod: { readonly isExpiring: boolean } | null | undefined
}

/** What there is to say about payments, the gravest first. */
export function billingMessagesOf({
  paymentDefaultReason: reason,
  endOfGracePeriod = null,
  defaultPaymentMethod: card,
}: BillingFacts): readonly BillingMessage[] {
  const messages: BillingMessage[] = []
  if (reason != null) messages.push({ code: 'PaymentDefault', reason, endOfGracePeriod })
  if (card?.isExpiring) messages.push({ code: 'ExpiredCard' })
  return messages
}
