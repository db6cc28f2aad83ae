import type { MessageId } from '../../../kit/language/MessageId.ts'

export type CardPart = 'number' | 'expiry' | 'cvc'

export interface PaymentProblem {
  /** Code of the contract or of the provider; `cancelled` if the holder declined at the bank. */
  readonly code: string
  readonly text: string | null
}

interface Blame {
  readonly part: CardPart
  readonly message: MessageId
}

const BLAMED: ReadonlyMap<string, Blame> = new Map([
  ['invalid_number', { part: 'number', message: 'alerts.codes.invalid_number' }],
  ['incorrect_number', { part: 'number', message: 'alerts.codes.invalid_number' }],
  ['incomplete_number', { part: 'number', message: 'alerts.codes.incomplete_number' }],
  ['invalidExpiryMonth', { part: 'expiry', message: 'alerts.codes.invalidExpiryMonth' }],
  ['invalid_expiry_month', { part: 'expiry', message: 'alerts.codes.invalidExpiryMonth' }],
  ['invalid_expiry_year', { part: 'expiry', message: 'alerts.codes.invalidExpiryMonth' }],
  ['incomplete_expiry', { part: 'expiry', message: 'alerts.codes.incomplete_expiry' }],
  ['incorrect_cvc', { part: 'cvc', message: 'alerts.codes.incorrect_cvc' }],
  ['invalid_cvc', { part: 'cvc', message: 'alerts.codes.incorrect_cvc' }],
  ['incomplete_cvc', { part: 'cvc', message: 'alerts.codes.incomplete_cvc' }],
])

/** Card part a code blames, with its message; undefined if the code blames the card as a whole. */
export function blameOf(code: string): Blame | undefined {
  return BLAMED.get(code)
}
