import { startStripe } from './startStripe.ts'

// A process of its own, for tests of the whole product: it says where it is, does what it is told, and ends with its
// parent.
type Order = { webhooksTo?: string | null; isHolding?: boolean; isDown?: boolean }

const stripe = await startStripe()

process.on('message', ({ webhooksTo, isHolding, isDown }: Order) => {
  if (webhooksTo !== undefined) stripe.webhooks.url = webhooksTo
  if (isHolding === true) stripe.holdConfirmations()
  if (isHolding === false) stripe.letGo()
  if (isDown !== undefined) stripe.isDown = isDown
  process.send?.('done')
})
process.on('disconnect', () => void stripe.stop())
process.send?.({
  url: stripe.url,
  environment: {
    PAYMENTS: 'stripe',
    STRIPE_SECRET_KEY: stripe.secretKey,
    STRIPE_PUBLISHABLE_KEY: stripe.publishableKey,
    STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
    STRIPE_BASE_URL: stripe.url,
  },
})
