import type { Stripe, StripeCardNumberElement } from '@stripe/stripe-js'
import type { CardPart } from './paymentProblem.ts'

/** Handles of the provider's fields in the page. Only its script reads their values. */
export interface HostedCard {
  readonly stripe: Stripe
  readonly number: StripeCardNumberElement
}

export interface HostedPart {
  readonly isComplete: boolean
  /** One sentence. */
  readonly error: string | null
}

export type HostedParts = Readonly<Record<CardPart, HostedPart>>

const EMPTY: HostedPart = { isComplete: false, error: null }

export const EMPTY_PARTS: HostedParts = { number: EMPTY, expiry: EMPTY, cvc: EMPTY }

const PARTS = ['number', 'expiry', 'cvc'] as const

/** First part that is incomplete or has an error; null if none. */
export function firstMissing(parts: HostedParts): CardPart | null {
  return PARTS.find((part) => !parts[part].isComplete || parts[part].error !== null) ?? null
}
