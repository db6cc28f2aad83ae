import type { PaymentProblem } from '../cardFields/paymentProblem.ts'
import type { CardFormState } from '../cardFields/useCardForm.ts'

/** What is to be confirmed, and with which card. */
export interface Order {
  /** The client secret of a payment or of the saving of a card. */
  readonly secret: string
  readonly purpose: 'payment' | 'setup'
  /** Null where the payment has its card already: the bank's question about that one is all that is left. */
  readonly card: { readonly form: CardFormState } | { readonly paymentMethodId: string } | null
}

/**
 * What became of it. After `confirmed` and after `unanswered` (nothing is known) the server tells the outcome; after
 * `refused` the same secret may be confirmed again with another card.
 */
export type Confirmation =
  | { readonly status: 'confirmed' }
  | { readonly status: 'unanswered' }
  | { readonly status: 'refused'; readonly refusal: PaymentProblem }
