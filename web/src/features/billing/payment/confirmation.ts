import type { PaymentProblem } from '../cardFields/paymentProblem.ts'
import type { CardFormState } from '../cardFields/useCardForm.ts'

export interface Order {
  /** Client secret of a payment or of a card setup. */
  readonly secret: string
  readonly purpose: 'payment' | 'setup'
  /** Null if the payment has a card already and only needs the bank's authentication. */
  readonly card: { readonly form: CardFormState } | { readonly paymentMethodId: string } | null
}

/**
 * After `refused`, the same secret can be confirmed again with another card. Otherwise the server
 * decides.
 */
export type Confirmation =
  | { readonly status: 'confirmed' }
  | { readonly status: 'unanswered' }
  | { readonly status: 'refused'; readonly refusal: PaymentProblem }
