import type Stripe from 'stripe'
import { type ProviderEvent, SignatureInvalid } from '../port.ts'
import { isSignatureError } from './stripeRefusals.ts'

/** What may change what a person has, owes or pays with. */
const TOLD = [
  /^customer\.subscription\./,
  /^invoice\.(paid|payment_failed|payment_action_required|finalized|voided)$/,
  /^setup_intent\.succeeded$/,
  /^payment_method\./,
  /^subscription_schedule\./,
]

/**
 * Only whose state must be read again is taken from an event: events come late, twice, and in any order. Throws
 * SignatureInvalid.
 */
export function createEventReader(stripe: Stripe, secret: string) {
  return (body: Buffer, signature: string): ProviderEvent | null => {
    const event = verified(stripe, body, signature, secret)
    if (!TOLD.some((like) => like.test(event.type))) return null
    const { object } = event.data
    const customer = 'customer' in object ? object.customer : null
    const customerId = typeof customer === 'object' && customer !== null && 'id' in customer ? customer.id : customer
    return typeof customerId === 'string' ? { id: event.id, customerId } : null
  }
}

function verified(stripe: Stripe, body: Buffer, signature: string, secret: string): Stripe.Event {
  try {
    return stripe.webhooks.constructEvent(body, signature, secret)
  } catch (error) {
    if (isSignatureError(error)) throw new SignatureInvalid()
    throw error
  }
}
