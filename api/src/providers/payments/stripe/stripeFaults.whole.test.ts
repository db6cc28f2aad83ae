import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { CENTS, DAY, GOOD, newPayer, refusalOf, START, withTaxes } from '../testing/conformance/paymentCase.ts'
import { PaymentsUnavailable, SignatureInvalid } from '../port.ts'
import { confirmAtStripe, createStripeCase, type StripeCase } from '../testing/stripeCase.ts'
import { startStripe } from '../testing/startStripe.ts'
import { createStripeGateway } from './stripeGateway.ts'

let current: StripeCase

beforeEach(async () => {
  current = await createStripeCase(START)
})
afterEach(() => current.stop())

const ACTS: [name: string, path: RegExp][] = [
  ['an order', /POST \/v1\/subscriptions$/],
  ['a change', /POST \/v1\/subscriptions\/[^/]+$/],
  ['a plan of a change', /POST \/v1\/subscription_schedules$/],
  ['the phases of a plan', /POST \/v1\/subscription_schedules\/[^/]+$/],
]

test.each(ACTS)('a lost answer: %s is done once', async (_name, path) => {
  const { gateway, stripe } = current
  const payer = await newPayer(current)
  stripe.befall(path, 'answerLost')
  const subscriptionId = await payer.buy('standard')
  const at = await payer.halfWay()
  const change = { subscriptionId, priceId: payer.priceOf('pro'), at }
  const { amountDue } = await gateway.previewChange(change)
  await gateway.changeNow({ ...change, key: randomUUID() })
  await gateway.changeAtPeriodEnd({ subscriptionId, priceId: payer.priceOf('frugal'), key: randomUUID() })

  expect(await payer.subscription()).toMatchObject({ priceId: change.priceId, status: 'active' })
  expect((await payer.subscription()).plannedChange?.priceId).toBe(payer.priceOf('frugal'))
  expect(await payer.taken()).toBe(withTaxes(CENTS.standard) + amountDue)
  const repeated = stripe.asked.filter(({ method, path: asked }) => path.test(`${method} ${asked}`))
  expect(new Set(repeated.map(({ key }) => key)).size).toBeLessThan(repeated.length)
})

test('the answer of an owed payment is lost: it is taken once', async () => {
  const { gateway, stripe } = current
  const payer = await newPayer(current)
  const subscriptionId = await payer.buy('standard')
  await payer.save({ ...GOOD, number: '4000000000000341' })
  await payer.nextPeriod()
  await payer.save(GOOD)
  stripe.befall(/POST \/v1\/invoices\/[^/]+\/pay$/, 'answerLost')
  expect(await gateway.payOwed({ subscriptionId, key: 'owed' })).toEqual({ clientSecret: null })
  expect((await payer.subscription()).status).toBe('active')
  expect(await payer.taken()).toBe(2 * withTaxes(CENTS.standard))
})

test('silent for good, Stripe is unavailable: the same key later finds what was done', async () => {
  const { stripe } = current
  const { secretKey, publishableKey: publicKey, webhookSecret, url: baseUrl } = stripe
  const options = {
    secretKey,
    publicKey,
    webhookSecret,
    baseUrl,
    allowInsecure: true,
    taxes: 'rates' as const,
    retries: 0,
  }
  const gateway = await createStripeGateway(options)
  const payer = await newPayer(current)
  const order = { customerId: payer.customerId, priceId: payer.priceOf('standard'), address: null, key: 'nonce' }
  // A connection that breaks is tried once more whatever is said of retries.
  for (const _attempt of [1, 2]) stripe.befall(/POST \/v1\/subscriptions$/, 'answerLost')
  await expect(gateway.subscribe(order)).rejects.toBeInstanceOf(PaymentsUnavailable)
  stripe.isDown = true
  await expect(gateway.subscribe(order)).rejects.toBeInstanceOf(PaymentsUnavailable)
  await expect(gateway.stateOf(payer.customerId)).rejects.toBeInstanceOf(PaymentsUnavailable)
  stripe.isDown = false

  const { clientSecret, subscriptionId } = await gateway.subscribe(order)
  expect(await current.confirm(clientSecret, GOOD)).toBe('succeeded')
  expect(await payer.subscription()).toMatchObject({ id: subscriptionId, status: 'active' })
  expect(await payer.taken()).toBe(withTaxes(CENTS.standard))
})

test('a failure of Stripe and a wrong key of ours say nothing of what was sent', async () => {
  const { stripe } = current
  const options = {
    publicKey: 'pk_test_1',
    webhookSecret: 'whsec_1',
    baseUrl: stripe.url,
    allowInsecure: true,
    retries: 0,
  }
  const gateway = await createStripeGateway({ ...options, secretKey: 'sk_test_wrongSecret', taxes: 'rates' })
  const failure: unknown = await gateway.stateOf('cus_1').catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(PaymentsUnavailable)
  expect(String(failure)).not.toContain('wrongSecret')
  const insecure = createStripeGateway({ ...options, allowInsecure: false, secretKey: 'sk_test_1', taxes: 'rates' })
  await expect(insecure).rejects.toBeInstanceOf(RangeError)
})

test('a payment that is under way is neither taken twice nor said to wait', async () => {
  const { stripe } = current
  const payer = await newPayer(current)
  const { clientSecret, subscriptionId } = await payer.order('standard')
  stripe.holdConfirmations()
  expect(await current.confirm(clientSecret, GOOD)).toBe('processing')
  expect(await payer.subscription()).toMatchObject({ status: 'incomplete', pendingSecret: null })
  stripe.letGo()
  expect(await payer.subscription()).toMatchObject({ id: subscriptionId, status: 'active' })
  expect(await payer.taken()).toBe(withTaxes(CENTS.standard))
})

test('a debt older than the grace ends the subscription whatever the account says of retries', async () => {
  const { stripe, advance } = current
  const payer = await newPayer(current)
  await payer.buy('standard')
  await payer.save({ ...GOOD, number: '4000000000000341' })
  const { periodEnd } = await payer.subscription()
  await payer.nextPeriod()
  // An account that goes on trying for weeks.
  for (const thing of stripe.world.things.values())
    if (thing.object === 'invoice' && thing.status === 'open') thing.next_payment_attempt = null
  await advance(new Date(periodEnd.getTime() + 8 * DAY))
  expect(await payer.subscription()).toMatchObject({ status: 'ended', defaultReason: null })
  expect((await payer.invoices()).filter(({ status }) => status === 'open')).toEqual([])
})

test('a webhook with a wrong proof, of another secret, of another body or too old is nobody’s', async () => {
  const { gateway, stripe } = current
  const payer = await newPayer(current)
  await payer.buy('standard')
  const event = stripe.world.events.find(({ type }) => type === 'invoice.paid')
  if (!event) throw new RangeError('Nothing was told.')
  const { body, signature } = stripe.webhooks.signed(event)
  expect(await gateway.readEvent(body, signature)).toEqual({
    id: event.id,
    customerId: payer.customerId,
    incident: null,
  })
  const old = stripe.webhooks.signed(event, Math.floor(Date.now() / 1000) - 600)
  const wrong: [Buffer, string][] = [
    [body, ''],
    [body, signature.replace(/.$/, (last) => (last === '0' ? '1' : '0'))],
    [Buffer.concat([body, Buffer.from(' ')]), signature],
    [old.body, old.signature],
  ]
  for (const [sent, proof] of wrong)
    await expect(gateway.readEvent(sent, proof)).rejects.toBeInstanceOf(SignatureInvalid)
})

test('what concerns no customer of ours is told to nobody', async () => {
  const { gateway, stripe, advance } = current
  await advance(new Date(START.getTime() + DAY))
  const event = stripe.world.events.find(({ type }) => type === 'test_helpers.test_clock.ready')
  if (!event) throw new RangeError('Nothing was told.')
  const { body, signature } = stripe.webhooks.signed(event)
  expect(await gateway.readEvent(body, signature)).toBeNull()
})

test('a plan whose price changes has a new price; who pays the old one goes on paying it', async () => {
  const { gateway } = current
  const payer = await newPayer(current)
  await payer.buy('standard')
  const raised = await gateway.pricesOf([{ name: 'standard', cents: 1299 }])
  expect(raised['standard']).not.toBe(payer.priceOf('standard'))
  await payer.nextPeriod()
  expect((await payer.invoices())[0]).toMatchObject({ subtotal: 999, lines: [{ planName: 'standard', amount: 999 }] })
  expect(await gateway.pricesOf([{ name: 'standard', cents: 1299 }])).toEqual(raised)
})

test('no clock with live keys [API-44]', async () => {
  const { stripe } = current
  const options = { publicKey: 'pk_live_1', webhookSecret: 'whsec_1', baseUrl: stripe.url, allowInsecure: true }
  const gateway = await createStripeGateway({ ...options, secretKey: 'sk_live_1', taxes: 'rates' })
  expect(await refusalOf(gateway.useClock(current.clockId))).toBe('resource_missing')
})

test('no number and no CVC of a card ever reaches our side', async () => {
  const { stripe } = current
  const payer = await newPayer(current)
  await payer.buy('standard')
  await payer.save(GOOD)
  const said = JSON.stringify(stripe.asked.filter(({ authorization }) => authorization.includes(stripe.secretKey)))
  expect(said).not.toMatch(/4242424242424242|cvc/i)
})

test('the page proves itself by the secret: another one confirms nothing [PAY-27]', async () => {
  const payer = await newPayer(current)
  const { clientSecret } = await payer.order('standard')
  const other = await startStripe()
  expect(await refusalOf(confirmAtStripe(current.stripe, `${clientSecret}x`, GOOD))).toBe('resource_missing')
  expect(await refusalOf(confirmAtStripe(other, clientSecret, GOOD))).toBe('resource_missing')
  expect(await payer.taken()).toBe(0)
  await other.stop()
})

test('a customer of a test clock is found again after the keys are forgotten', async () => {
  const payer = await newPayer(current)
  current.stripe.world.keys.clear()
  expect(await current.gateway.customerOf(payer.person)).toBe(payer.customerId)
})

test('a card that was taken away tells whose it was, though it is nobody’s any more', async () => {
  const { gateway, stripe } = current
  const payer = await newPayer(current)
  const cardId = await payer.save(GOOD)
  await gateway.deleteCard({ customerId: payer.customerId, cardId })
  const event = stripe.world.events.findLast(({ type }) => type === 'payment_method.detached')
  if (!event) throw new Error('Nothing was told.')
  const { body, signature } = stripe.webhooks.signed(event)
  expect((await gateway.readEvent(body, signature))?.customerId).toBe(payer.customerId)
})

test('a resumption is one request', async () => {
  const { gateway, stripe } = current
  const payer = await newPayer(current)
  const subscriptionId = await payer.buy('pro')
  await gateway.cancelAtPeriodEnd({ subscriptionId, key: 'cancel' })
  const before = stripe.asked.length
  await gateway.resume({ subscriptionId, at: (await payer.state()).now, key: 'resume' })
  await payer.state()
  const writes = stripe.asked.slice(before).filter(({ method }) => method === 'POST')
  expect(writes.map(({ path }) => path)).toEqual([`/v1/subscriptions/${subscriptionId}`])
  expect((await payer.subscription()).cancelsAtPeriodEnd).toBe(false)
})

test('the portal has a configuration of ours, made once, with the plans of the day', async () => {
  const { gateway, stripe } = current
  const payer = await newPayer(current)
  await payer.buy('standard')
  const page = {
    customerId: payer.customerId,
    successUrl: 'https://palier.test/s',
    cancelUrl: 'https://palier.test/c',
    plansUrl: 'https://palier.test/p',
  }
  await gateway.hostedPage({ ...page, priceId: payer.priceOf('pro') })
  const dearer = await gateway.pricesOf([{ name: 'pro', cents: 2499 }])
  await gateway.hostedPage({ ...page, priceId: dearer['pro'] ?? '' })
  const made = [...stripe.world.things.values()].filter(({ object }) => object === 'billing_portal.configuration')
  expect(made).toHaveLength(1)
})
