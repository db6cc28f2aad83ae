import type Stripe from 'stripe'
import { z } from 'zod'
import { EventUnreadable, type Incident, type ProviderEvent, SignatureInvalid } from '../port.ts'
import { idOf } from './stripePrices.ts'
import { isSignatureError } from './stripeRefusals.ts'
import { itemOf, livingOf } from './stripeSubscription.ts'

/** Events that may change a user's plan, debt or payment method. */
const TOLD = [
  /^customer\.subscription\./,
  /^invoice\.(paid|payment_failed|payment_action_required|finalized|voided)$/,
  /^setup_intent\.succeeded$/,
  /^payment_method\./,
  /^subscription_schedule\./,
]

/**
 * Uses events only to find which customer to read again, and for incidents: events are delayed,
 * repeated and unordered. Rejects with SignatureInvalid.
 */
export function createEventReader(stripe: Stripe, secret: string) {
  /** A dispute refers only to its charge, which has the customer. */
  async function disputed(dispute: Stripe.Dispute, kind: Incident['kind'], endsPlan: boolean) {
    const charge = typeof dispute.charge === 'string' ? await stripe.charges.retrieve(dispute.charge) : dispute.charge
    return { customer: charge.customer, incident: { kind, reference: dispute.id, endsPlan } }
  }

  /**
   * True if the charge paid for the current period of a subscription that has not ended. The
   * difference for an upgrade has only prorated lines: the period itself is still paid.
   */
  async function paysCurrentPeriod({ payment_intent: intent, customer }: Stripe.Charge): Promise<boolean> {
    if (!intent || !customer) return false
    const payments = await stripe.invoicePayments.list({
      payment: { type: 'payment_intent', payment_intent: idOf(intent) },
      limit: 1,
    })
    const paid = payments.data[0]?.invoice
    if (!paid) return false
    const invoice = await stripe.invoices.retrieve(idOf(paid))
    const subscription = invoice.parent?.subscription_details?.subscription
    const living = (await livingOf(stripe, idOf(customer))).find(({ id }) => subscription && id === idOf(subscription))
    if (!living) return false
    const { current_period_start: start, current_period_end: end } = itemOf(living)
    return invoice.lines.data.some(
      ({ period, parent }) =>
        parent?.subscription_item_details?.proration !== true && period.start < end && period.end > start,
    )
  }

  async function concerned(event: Stripe.Event) {
    switch (event.type) {
      case 'charge.dispute.created': {
        const { object } = event.data
        // An inquiry with status `warning_*`: the bank has not withdrawn the money.
        return disputed(object, 'paymentDisputed', !object.status.startsWith('warning_'))
      }
      case 'charge.dispute.closed':
        return disputed(event.data.object, 'disputeClosed', false)
      case 'charge.refunded': {
        const { object } = event.data
        const endsPlan = object.refunded && (await paysCurrentPeriod(object))
        return {
          customer: object.customer,
          incident: { kind: 'paymentRefunded' as const, reference: object.id, endsPlan },
        }
      }
      case 'customer.deleted': {
        const { id } = event.data.object
        return { customer: id, incident: { kind: 'paymentCustomerDeleted' as const, reference: id, endsPlan: false } }
      }
      case 'payment_method.detached':
        // A detached card has no customer any more.
        return { customer: event.data.previous_attributes?.customer ?? event.data.object.customer, incident: null }
      default: {
        const { object } = event.data
        const isTold = TOLD.some((like) => like.test(event.type)) && 'customer' in object
        return { customer: isTold ? object.customer : null, incident: null }
      }
    }
  }

  return async (body: Buffer, signature: string): Promise<ProviderEvent | null> => {
    const event = verified(stripe, body, signature, secret)
    const { customer, incident } = await concerned(event)
    const customerId = typeof customer === 'object' && customer !== null && 'id' in customer ? customer.id : customer
    return typeof customerId === 'string' ? { id: event.id, customerId, incident } : null
  }
}

function verified(stripe: Stripe, body: Buffer, signature: string, secret: string): Stripe.Event {
  const event: unknown = constructed(stripe, body, signature, secret)
  if (!isEvent(event)) throw new EventUnreadable('Webhook body is not an event')
  return event
}

function constructed(stripe: Stripe, body: Buffer, signature: string, secret: string): unknown {
  try {
    return stripe.webhooks.constructEvent(body, signature, secret)
  } catch (error) {
    if (isSignatureError(error)) throw new SignatureInvalid()
    // Thrown only after the signature was accepted.
    if (error instanceof SyntaxError) throw new EventUnreadable('Webhook body is not JSON')
    throw error
  }
}

const eventShape = z.object({ id: z.string(), type: z.string(), data: z.object({ object: z.object({}) }) })

function isEvent(value: unknown): value is Stripe.Event {
  return eventShape.safeParse(value).success
}
