import { fault } from './fault.ts'
import { type Form, inner, text, whole } from './form.ts'
import type { Method, PaymentFailure } from './things.ts'
import { type CardLaw, find, keep, newId, nowOf, type World } from './world.ts'

// The published test numbers and what each does.
export const LAWS: Record<string, CardLaw> = {
  '4242424242424242': {},
  '5555555555554444': {},
  '378282246310005': {},
  '4000000000000002': { declines: 'generic_decline' },
  '4000000000009995': { declines: 'insufficient_funds' },
  '4000000000009987': { declines: 'lost_card' },
  '4000000000009979': { declines: 'stolen_card' },
  '4000000000000069': { declines: 'expired_card' },
  '4000000000000127': { declines: 'incorrect_cvc' },
  '4000000000000119': { declines: 'processing_error' },
  '4000000000000341': { declinesLater: 'generic_decline' },
  '4000002760003184': { asks: true },
}

const TOKENS: Record<string, string> = {
  pm_card_visa: '4242424242424242',
  pm_card_mastercard: '5555555555554444',
  pm_card_chargeDeclined: '4000000000000002',
  pm_card_chargeDeclinedInsufficientFunds: '4000000000009995',
  pm_card_chargeCustomerFail: '4000000000000341',
  pm_card_authenticationRequired: '4000002760003184',
}

// These are codes of their own; every other decline is a `card_declined` with a decline code.
const OWN_CODES = new Set(['expired_card', 'incorrect_cvc', 'processing_error', 'authentication_required'])

export function lawOf(world: World, method: Method): CardLaw {
  return world.laws.get(method.id) ?? {}
}

/** The card that a page names or types in. A published token stands for its number. */
export function methodOf(world: World, form: Form, customerId: string): Method {
  const id = text(form, 'payment_method')
  const number = id === undefined ? undefined : TOKENS[id]
  if (number !== undefined)
    return newMethod(world, { number, exp_month: '12', exp_year: '2034', cvc: '123' }, customerId)
  if (id !== undefined) return find(world, 'payment_method', id, 'payment_method')

  const data = inner(form, 'payment_method_data')
  return newMethod(world, inner(data, 'card'), customerId, text(inner(data, 'billing_details'), 'name'))
}

function newMethod(world: World, card: Form, customerId: string, name?: string): Method {
  const number = (text(card, 'number') ?? '').replace(/\s/g, '')
  const law = LAWS[number]
  if (!law) throw refusedCard('incorrect_number', 'Your card number is incorrect.', 'number')
  const [month = 0, year = 0] = [whole(card, 'exp_month'), whole(card, 'exp_year')]
  if (month < 1 || month > 12) throw refusedCard('invalid_expiry_month', 'Your card’s month is invalid.', 'exp_month')
  if (year * 12 + month < monthOf(world, customerId))
    throw refusedCard('invalid_expiry_year', 'Your card’s year is invalid.', 'exp_year')
  if ((text(card, 'cvc') ?? '').length < 3) throw refusedCard('invalid_cvc', 'Your card’s code is invalid.', 'cvc')

  const method: Method = {
    id: newId(world, 'pm'),
    object: 'payment_method',
    type: 'card',
    created: nowOf(world, customerId),
    customer: null,
    billing_details: { name: name ?? null },
    card: {
      brand: { 5: 'mastercard', 3: 'amex' }[number.charAt(0)] ?? 'visa',
      last4: number.slice(-4),
      exp_month: month,
      exp_year: year,
      funding: 'credit',
      country: 'CA',
    },
  }
  world.laws.set(method.id, law)
  return keep(world, method)
}

// Counted from the year 0.
function monthOf(world: World, customerId: string): number {
  const now = new Date(nowOf(world, customerId) * 1000)
  return now.getUTCFullYear() * 12 + now.getUTCMonth() + 1
}

export function isExpired(world: World, { card }: Method, customerId: string): boolean {
  return card.exp_year * 12 + card.exp_month < monthOf(world, customerId)
}

function refusedCard(code: string, message: string, param: string) {
  return fault(402, code, message, { type: 'card_error', param })
}

export function failureOf(declineCode: string, method: Method): PaymentFailure {
  const isOwn = OWN_CODES.has(declineCode)
  return {
    type: 'card_error',
    code: isOwn ? declineCode : 'card_declined',
    ...(declineCode !== 'incorrect_cvc' && declineCode !== 'processing_error' && { decline_code: declineCode }),
    message: 'Your card was declined.',
    payment_method: method,
  }
}
