/** Ordered by severity, most severe first. */
export const BILLING_CODES = ['PaymentDefault', 'ExpiredCard', 'CardExpiresThisMonth'] as const

export type BillingMessage =
  | { readonly code: 'PaymentDefault'; readonly reason: string; readonly endOfGracePeriod: string | null }
  | { readonly code: 'ExpiredCard' | 'CardExpiresThisMonth' }

interface BillingFacts {
  readonly paymentDefaultReason: string | null | undefined
  readonly endOfGracePeriod: string | null | undefined
  readonly defaultPaymentMethod: { readonly isExpiring: boolean; readonly isExpired: boolean } | null | undefined
}

export function billingMessagesOf({
  paymentDefaultReason: reason,
  endOfGracePeriod = null,
  defaultPaymentMethod: card,
}: BillingFacts): readonly BillingMessage[] {
  const messages: BillingMessage[] = []
  if (reason != null) messages.push({ code: 'PaymentDefault', reason, endOfGracePeriod })
  if (card?.isExpired) messages.push({ code: 'ExpiredCard' })
  else if (card?.isExpiring) messages.push({ code: 'CardExpiresThisMonth' })
  return messages
}
