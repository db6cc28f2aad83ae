import type { BillingAddress } from '@palier/domain/billing/billingAddress'
import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import type { CustomerState, PaymentGateway, ProviderEvent, SubscriptionState } from '../../port.ts'

export type TypedCard = { number: string; expirationMonth: number; expirationYear: number; cvc: string }

/** A provider under test. Its clock shows the instant that the case was made for. */
export type PaymentCase = {
  gateway: PaymentGateway
  /**
   * What the provider's form does in the page with a secret. Where the bank asks the holder, `isApproved` is their answer;
   * unsaid, they have not answered yet. No card: the one that the payment has already. Throws PaymentRefused.
   */
  confirm(
    secret: string,
    card: TypedCard | { cardId: string } | null,
    isApproved?: boolean,
  ): Promise<'succeeded' | 'processing' | 'requires_action'>
  /** From now on the bank treats this saved card as the test card of that number. */
  turn(cardId: string, number: string): Promise<void>
  /** Moves the provider's clock forward; everything that falls due on the way happens. */
  advance(to: Date): Promise<void>
  /** What the provider has told so far; null where it tells nothing to the outside. */
  events(): Promise<ProviderEvent[]> | null
  stop(): Promise<void>
}

export type CreatePaymentCase = (at: Date) => Promise<PaymentCase>

/** A 31st, so that periods end on shorter months. */
export const START = new Date('2027-01-31T15:00:00Z')
export const DAY = 86_400_000
export const HOUR = 3_600_000

export const CENTS = { frugal: 499, standard: 999, pro: 1999 }
type PlanName = keyof typeof CENTS

export function cardOf(number: string, expirationYear = 2034): TypedCard {
  return { number, expirationMonth: 12, expirationYear, cvc: '123' }
}

export const GOOD = cardOf('4242424242424242')
export const OTHER = cardOf('5555555555554444')
export const ASKS = cardOf('4000002760003184')
/** May be saved; every payment is declined. */
export const PAYS_NEVER = cardOf('4000000000000341')

/** A person at a provider, and what the tests of it repeat. */
export async function newPayer({ gateway, confirm, advance }: PaymentCase) {
  const person = {
    userId: randomUUID(),
    email: `${randomUUID()}@palier.test`,
    name: 'Rose Roy',
    language: 'fr' as const,
  }
  const customerId = await gateway.customerOf(person)
  const prices = await gateway.pricesOf(Object.entries(CENTS).map(([name, cents]) => ({ name, cents })))

  function priceOf(name: PlanName): string {
    const id = prices[name]
    if (id === undefined) throw new RangeError(`${name} has no price.`)
    return id
  }

  const payer = {
    person,
    customerId,
    priceOf,
    state: (): Promise<CustomerState> => gateway.stateOf(customerId),
    async subscription(): Promise<SubscriptionState> {
      const { subscription } = await gateway.stateOf(customerId)
      if (!subscription) throw new RangeError('There is no subscription.')
      return subscription
    },
    async invoices() {
      return (await gateway.invoicesOf(customerId, { first: 50, after: null })).invoices
    },
    /** What was really taken. */
    async taken(): Promise<number> {
      const paid = (await payer.invoices()).filter(({ status }) => status === 'paid')
      return paid.reduce((sum, { total }) => sum + total, 0)
    },
    order: (plan: PlanName, key: string = randomUUID(), address: BillingAddress | null = null) =>
      gateway.subscribe({ customerId, priceId: priceOf(plan), address, key }),
    /** Orders and pays. Answers the subscription's id. */
    async buy(plan: PlanName, card: TypedCard = GOOD): Promise<string> {
      const { subscriptionId, clientSecret } = await payer.order(plan)
      expect(await confirm(clientSecret, card, true)).toBe('succeeded')
      expect((await payer.subscription()).status).toBe('active')
      return subscriptionId
    },
    /** Saves a card, which becomes the default one. Answers its id. */
    async save(card: TypedCard): Promise<string> {
      const { clientSecret } = await gateway.startCardSetup({ customerId, key: randomUUID() })
      expect(await confirm(clientSecret, card, true)).toBe('succeeded')
      const { defaultCardId } = await payer.state()
      if (defaultCardId === null) throw new RangeError('No card is the default one.')
      return defaultCardId
    },
    /** To the middle of the present period, to a second. */
    async halfWay(): Promise<Date> {
      const { periodStart, periodEnd } = await payer.subscription()
      const middle = new Date(Math.floor((periodStart.getTime() + periodEnd.getTime()) / 2000) * 1000)
      await advance(middle)
      return middle
    },
    /** Past the end of the present period, and past the hours that a provider takes over a renewal. */
    async nextPeriod(): Promise<void> {
      const { periodEnd } = await payer.subscription()
      await advance(new Date(periodEnd.getTime() + 2 * HOUR))
    },
  }
  return payer
}

export type Payer = Awaited<ReturnType<typeof newPayer>>

/** A share of cents, a half away from zero, in whole numbers. */
export function share(cents: number, part: number, of: number): number {
  return Math.floor((2 * cents * part + of) / (2 * of))
}

export function taxesOf(subtotal: number): { gst: number; qst: number } {
  return { gst: share(subtotal, 5, 100), qst: share(subtotal, 9975, 100_000) }
}

export function withTaxes(subtotal: number): number {
  const { gst, qst } = taxesOf(subtotal)
  return subtotal + gst + qst
}

export async function refusalOf(act: Promise<unknown>): Promise<string> {
  const failure: unknown = await act.then(
    () => null,
    (error: unknown) => error,
  )
  return failure instanceof Error && 'code' in failure ? String(failure.code) : `not refused: ${String(failure)}`
}
