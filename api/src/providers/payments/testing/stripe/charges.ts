import type { Charge, Dispute, Method, PaymentIntent } from './things.ts'
import { all, emit, find, keep, newId, nowOf, type World } from './world.ts'

export function newCharge(world: World, intent: PaymentIntent, method: Method): Charge {
  const { id, amount, currency, customer } = intent
  return keep<Charge>(world, {
    id: newId(world, 'ch'),
    object: 'charge',
    created: nowOf(world, customer),
    amount,
    amount_refunded: 0,
    currency,
    customer,
    payment_intent: id,
    payment_method: method.id,
    paid: true,
    refunded: false,
    disputed: false,
    status: 'succeeded',
  })
}

/** The newest first. */
export function chargesOf(world: World, customer: string): Charge[] {
  return all(world, 'charge').filter((charge) => charge.customer === customer)
}

/** The holder disputes it: the bank takes the money back, or, as a warning, only asks. */
export function openDispute(
  world: World,
  charge: Charge,
  status: 'needs_response' | 'warning_needs_response' = 'needs_response',
): Dispute {
  charge.disputed = true
  const dispute = keep<Dispute>(world, {
    id: newId(world, 'du'),
    object: 'dispute',
    created: nowOf(world, charge.customer),
    amount: charge.amount,
    currency: 'cad',
    charge: charge.id,
    payment_intent: charge.payment_intent,
    reason: 'fraudulent',
    status,
  })
  emit(world, 'charge.dispute.created', dispute)
  return dispute
}

export function closeDispute(world: World, dispute: Dispute, status: 'won' | 'lost' | 'warning_closed'): void {
  dispute.status = status
  emit(world, 'charge.dispute.closed', dispute)
}

/** What somebody gives back in Stripe's dashboard. */
export function refund(world: World, charge: Charge, amount: number): void {
  charge.amount_refunded += amount
  charge.refunded = charge.amount_refunded === charge.amount
  emit(world, 'charge.refunded', charge)
}

export function readCharge(world: World, id: string): Charge {
  return find(world, 'charge', id)
}
