import type { Problem } from '../../../kit/alert/refusal.ts'
import type { PaymentProblem } from '../cardFields/paymentProblem.ts'

/** Codes that blame the card: shown at the card, not as an alert. */
const OF_CARDS: ReadonlySet<string> = new Set([
  'card_declined',
  'expired_card',
  'invalid_number',
  'incorrect_cvc',
  'incomplete_number',
  'incomplete_cvc',
  'incomplete_expiry',
  'invalidExpiryMonth',
  'authentication_required',
  'insufficient_funds',
  'processing_error',
  'try_again_later',
])

/** Refusal of the card; null if the problem is about something else. */
export function refusalOfCard({ codes: [code] }: Problem): PaymentProblem | null {
  return OF_CARDS.has(code) ? { code, text: null } : null
}
