import type { ErrorCode } from '@palier/contract/kernel/errorCodes'
import { EventUnreadable, PaymentRefused, PaymentsUnavailable, SignatureInvalid } from '../port.ts'

// Contract codes by Stripe's error and decline codes. Other codes become `card_declined`.
const CODES: Record<string, ErrorCode> = {
  insufficient_funds: 'insufficient_funds',
  withdrawal_count_limit_exceeded: 'insufficient_funds',
  expired_card: 'expired_card',
  incorrect_cvc: 'incorrect_cvc',
  invalid_cvc: 'incorrect_cvc',
  incorrect_number: 'invalid_number',
  invalid_number: 'invalid_number',
  invalid_expiry_month: 'invalidExpiryMonth',
  invalid_expiry_year: 'invalidExpiryMonth',
  processing_error: 'processing_error',
  issuer_not_available: 'try_again_later',
  reenter_transaction: 'try_again_later',
  try_again_later: 'try_again_later',
  authentication_required: 'authentication_required',
  authentication_not_handled: 'authentication_required',
  invoice_payment_intent_requires_action: 'authentication_required',
  payment_intent_authentication_failure: 'authentication_required',
  setup_intent_authentication_failure: 'authentication_required',
}

type Failure = { code?: string | null; decline_code?: string | null }

export function declineOf({ code, decline_code: reason }: Failure): ErrorCode {
  return (reason && CODES[reason]) || (code && CODES[code]) || 'card_declined'
}

type StripeFailure = Failure & { type: string; param?: string; requestId?: string }

/** Recognizes errors of Stripe's package by type name, without loading the package. */
function failureOf(error: unknown): StripeFailure | null {
  if (!(error instanceof Error) || !('type' in error) || !String(error.type).startsWith('Stripe')) return null
  return error as Error & StripeFailure // documented by the package
}

export function isCardError(error: unknown): boolean {
  return failureOf(error)?.type === 'StripeCardError'
}

export function isSignatureError(error: unknown): boolean {
  return failureOf(error)?.type === 'StripeSignatureVerificationError'
}

const OWN = [PaymentRefused, PaymentsUnavailable, SignatureInvalid, EventUnreadable]

export function refusalOf(error: unknown): Error {
  if (OWN.some((kind) => error instanceof kind) && error instanceof Error) return error
  const failure = failureOf(error)
  if (failure?.type === 'StripeCardError') return new PaymentRefused(declineOf(failure))
  if (failure?.type === 'StripeInvalidRequestError') {
    if (failure.code === 'customer_tax_location_invalid') return new PaymentRefused('InvalidBillingAddress')
    if (failure.code === 'resource_missing') return new PaymentRefused('resource_missing')
    // The period has ended since the preview, so the amount would differ.
    if (failure.param?.includes('proration_date') === true) return new PaymentRefused('VersionConflict')
    if (failure.code?.startsWith('invalid_expiry') === true) return new PaymentRefused('invalidExpiryMonth')
  }
  // Stripe's messages may quote the request. Type and request id are enough to look it up.
  if (failure)
    return new PaymentsUnavailable(
      `Stripe: ${failure.type} ${failure.code ?? ''} ${failure.requestId ?? 'without an answer'}`,
    )
  return error instanceof Error ? error : new PaymentsUnavailable('Stripe: unknown failure')
}

/** Wraps functions so that they throw the port's errors. */
export function inWordsOfPort<Functions extends Record<string, (input: never) => Promise<unknown>>>(
  functions: Functions,
): Functions {
  const mapped = Object.entries(functions).map(([name, act]) => [
    name,
    (input: never) =>
      act(input).catch((error: unknown) => {
        throw refusalOf(error)
      }),
  ])
  return Object.fromEntries(mapped) as Functions // same names, arguments and results
}
