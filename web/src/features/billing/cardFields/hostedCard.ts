import type { Stripe, StripeCardNumberElement } from '@stripe/stripe-js'
import type { CardPart } from './paymentProblem.ts'

/** The provider's own fields in the page: only its script reads them. */
export interface HostedCard {
  readonly stripe: Stripe
  readonly number: StripeCardNumberElement
}

export interface HostedPart {
  readonly isComplete: boolean
  /** What is wrong, in one sentence. */
  readonly error: string | null
}

export type HostedParts = Readonly<Record<CardPart, HostedPart>>

const EMPTY: HostedPart = { isComplete: false, error: null }

export const EMPTY_PARTS: HostedParts = { number: EMPTY, expiry: EMPTY, cvc: EMPTY }

const PARTS = ['number', 'expiry', 'cvc'] as const

/** The first part that is not complete and free of errors. */
export function firstMissing(parts: HostedParts): CardPart | null {
  return PARTS.find((part) => !parts[part].isComplete || parts[part].error !== null) ?? null
}
