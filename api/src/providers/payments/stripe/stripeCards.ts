import { isCardExpired } from '@palier/domain/billing/cardExpiry'
import type Stripe from 'stripe'
import { type Card, type PaymentGateway, PaymentRefused } from '../port.ts'
import { instantOf, keyOf, nowOf } from './stripeClient.ts'
import { idOf } from './stripePrices.ts'
import { livingOf } from './stripeSubscription.ts'

const BECOMES_DEFAULT = 'becomesDefault'

type CardActs = Pick<PaymentGateway, 'startCardSetup' | 'setDefaultCard' | 'updateCard' | 'deleteCard'>

export function createStripeCards(stripe: Stripe): CardActs {
  return {
    async startCardSetup({ customerId, key }) {
      const { client_secret: clientSecret } = await stripe.setupIntents.create(
        {
          customer: customerId,
          usage: 'off_session',
          automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
          metadata: { [BECOMES_DEFAULT]: 'yes' },
        },
        keyOf('setup', key),
      )
      return { clientSecret: clientSecret ?? '' }
    },
    async setDefaultCard({ customerId, cardId }) {
      const [{ card }, customer] = await Promise.all([
        stripe.customers.retrievePaymentMethod(customerId, cardId),
        stripe.customers.retrieve(customerId, { expand: ['test_clock'] }),
      ])
      const today = instantOf(customer.deleted ? 0 : nowOf(customer))
        .toISOString()
        .slice(0, 10)
      if (card && isCardExpired({ expirationMonth: card.exp_month, expirationYear: card.exp_year }, today))
        throw new PaymentRefused('expired_card')
      await makeDefault(stripe, customerId, cardId, await livingOf(stripe, customerId))
    },
    async updateCard({ customerId, cardId, nameOnCard, expirationMonth, expirationYear }) {
      await stripe.customers.retrievePaymentMethod(customerId, cardId)
      await stripe.paymentMethods.update(cardId, {
        billing_details: { name: nameOnCard },
        card: { exp_month: expirationMonth, exp_year: expirationYear },
      })
    },
    async deleteCard({ customerId, cardId }) {
      await stripe.customers.retrievePaymentMethod(customerId, cardId)
      await stripe.paymentMethods.detach(cardId)
    },
  }
}

// A subscription's own card takes precedence over the customer's, and a schedule would restore its
// old card.
async function makeDefault(stripe: Stripe, customerId: string, cardId: string, living: Stripe.Subscription[]) {
  await stripe.customers.update(customerId, { invoice_settings: { default_payment_method: cardId } })
  for (const { id, schedule } of living) {
    await stripe.subscriptions.update(id, { default_payment_method: cardId })
    if (schedule !== null)
      await stripe.subscriptionSchedules.update(idOf(schedule), {
        default_settings: { default_payment_method: cardId },
      })
  }
}

/**
 * Makes the newest saved card the default, which Stripe does not do. Returns its id, or null if
 * there is none.
 */
export async function adoptSavedCard(
  stripe: Stripe,
  customerId: string,
  setups: Stripe.SetupIntent[],
  cards: Card[],
  living: Stripe.Subscription[],
): Promise<string | null> {
  const waiting = setups.filter(
    ({ status, metadata }) => status === 'succeeded' && metadata?.[BECOMES_DEFAULT] === 'yes',
  )
  const [newest] = waiting
  const cardId = newest?.payment_method ? idOf(newest.payment_method) : null
  // The card may have been deleted since.
  const isThere = cards.some(({ id }) => id === cardId)
  if (cardId !== null && isThere) await makeDefault(stripe, customerId, cardId, living)
  for (const { id } of waiting) await stripe.setupIntents.update(id, { metadata: { [BECOMES_DEFAULT]: 'done' } })
  return isThere ? cardId : null
}

export function cardOf({ id, card, billing_details: { name: nameOnCard } }: Stripe.PaymentMethod): Card[] {
  if (!card) return []
  const { brand, last4, exp_month: expirationMonth, exp_year: expirationYear } = card
  return [{ id, brand, last4, expirationMonth, expirationYear, nameOnCard }]
}
