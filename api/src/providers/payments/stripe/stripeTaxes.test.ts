import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PaymentGateway } from '../port.ts'
import { startStripe, type StripeStandIn } from '../testing/startStripe.ts'
import { confirmAtStripe } from '../testing/stripeCase.ts'
import { GOOD, refusalOf } from '../testing/conformance/paymentCase.ts'
import { createStripeGateway } from './stripeGateway.ts'

// Taxes as Stripe works them out by the address.
let stripe: StripeStandIn
let gateway: PaymentGateway
let priceId: string
let customerId: string

beforeAll(async () => {
  stripe = await startStripe()
  const { secretKey, publishableKey: publicKey, webhookSecret, url: baseUrl } = stripe
  const keys = { secretKey, publicKey, webhookSecret, baseUrl }
  gateway = await createStripeGateway({ ...keys, allowInsecure: true, taxes: 'automatic' })
  priceId = (await gateway.pricesOf([{ name: 'pro', cents: 1999 }]))['pro'] ?? ''
  const userId = randomUUID()
  customerId = await gateway.customerOf({ userId, email: 'a@palier.test', name: 'Rose Roy', language: 'fr' })
})
afterAll(() => stripe.stop())

const order = () => ({ customerId, priceId, key: randomUUID() })

test('without an address automatic taxes ask for one, and nothing is down', async () => {
  expect(await refusalOf(gateway.subscribe({ ...order(), address: null }))).toBe('InvalidBillingAddress')
  expect(await refusalOf(gateway.previewOrder({ customerId: null, priceId, address: null }))).toBe(
    'InvalidBillingAddress',
  )
  const nowhere = { country: 'CA', province: null, postalCode: null }
  expect(await refusalOf(gateway.subscribe({ ...order(), address: nowhere }))).toBe('InvalidBillingAddress')
  expect((await gateway.stateOf(customerId)).billingAddress).toBeNull()
})

test('with an address automatic taxes sell, as the preview says, and renew', async () => {
  const address = { country: 'CA', province: 'ON', postalCode: null }
  const preview = await gateway.previewOrder({ customerId, priceId, address })
  expect(preview).toMatchObject({ amountDue: 2259, taxes: [{ kind: 'hst', amount: 260 }] })
  const { clientSecret, invoice } = await gateway.subscribe({ ...order(), address })
  expect(invoice).toMatchObject({ total: 2259, taxes: preview.taxes, billingAddress: address })
  await confirmAtStripe(stripe, clientSecret, GOOD)
  expect((await gateway.stateOf(customerId)).subscription?.status).toBe('active')
})

test('the page of Stripe that takes an order asks for the address that taxes need', async () => {
  const userId = randomUUID()
  const other = await gateway.customerOf({ userId, email: 'b@palier.test', name: 'Rose Roy', language: 'fr' })
  const page = {
    successUrl: 'https://palier.test/success',
    cancelUrl: 'https://palier.test/cancel',
    plansUrl: 'https://palier.test/p',
  }
  await gateway.hostedPage({ customerId: other, priceId, ...page })
  const asked = stripe.asked.findLast(({ path }) => path === '/v1/checkout/sessions')
  expect(new URLSearchParams(asked?.form).get('customer_update[address]')).toBe('auto')
})
