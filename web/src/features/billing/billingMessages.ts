import { isDefaultCardExpiring, type CardExpiry } from '@palier/domain/cardExpiry'

/** Every message about payments, the gravest first. */
export const BILLING_CODES = ['PaymentDefault', 'ExpiredCard'] as const

export type BillingMessage =
  | { readonly code: 'PaymentDefault'; readonly reason: string; readonly endOfGracePeriod: string | null }
  | { readonly code: 'ExpiredCard' }

interface BillingFacts {
  readonly paymentDefaultReason: string | null | undefined
  readonly endOfGracePeriod: string | null | undefined
  readonly defaultPaymentMethod: CardExpiry | null | undefined
}

/** What there is to say about payments, the gravest first. `today` is YYYY-MM-DD. */
export function billingMessagesOf(
  { paymentDefaultReason: reason, endOfGracePeriod = null, defaultPaymentMethod: card }: BillingFacts,
  today: string,
): readonly BillingMessage[] {
  const messages: BillingMessage[] = []
  if (reason != null) messages.push({ code: 'PaymentDefault', reason, endOfGracePeriod })
  if (card && isDefaultCardExpiring(card, today)) messages.push({ code: 'ExpiredCard' })
  return messages
}
