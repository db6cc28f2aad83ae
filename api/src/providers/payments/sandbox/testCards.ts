export type Outcome =
  | 'paid'
  /** Can be saved, but every payment is declined. */
  | 'paysNever'
  /** The bank requires confirmation by the cardholder. */
  | 'asksHolder'
  /** Paid, but confirmed only after a delay. */
  | 'held'
  | Decline

type Decline =
  | 'authentication_required'
  | 'card_declined'
  | 'expired_card'
  | 'incorrect_cvc'
  | 'insufficient_funds'
  | 'processing_error'
  | 'try_again_later'

/** Only these numbers are accepted, so that real cards cannot be entered. */
const TEST_CARDS: Readonly<Record<string, Outcome>> = {
  '4242424242424242': 'paid',
  '5555555555554444': 'paid',
  '378282246310005': 'paid',
  '4000000000000002': 'card_declined',
  '4000000000009987': 'card_declined',
  '4000000000009979': 'card_declined',
  '4000000000009995': 'insufficient_funds',
  '4000000000000069': 'expired_card',
  '4000000000000127': 'incorrect_cvc',
  '4000000000000119': 'processing_error',
  '4000000000006975': 'try_again_later',
  '4000000000000341': 'paysNever',
  '4000002760003184': 'asksHolder',
  '4000000000000077': 'held',
}

/** Null if the number is not a test card. */
export function outcomeOf(digits: string): Outcome | null {
  return TEST_CARDS[digits] ?? null
}

export type Charge = 'paid' | 'asksHolder' | 'held' | Decline

/** `isHolderThere`: the cardholder can respond to the bank now. */
export function chargeOf(outcome: Outcome, isHolderThere: boolean): Charge {
  if (outcome === 'paysNever') return 'card_declined'
  if (outcome === 'asksHolder' && !isHolderThere) return 'authentication_required'
  return outcome
}

export function savingOf(outcome: Outcome): Charge {
  return outcome === 'paysNever' ? 'paid' : outcome
}
