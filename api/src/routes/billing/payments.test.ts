import { randomUUID } from 'node:crypto'
import {
  calculateProrata,
  cancelSubscription,
  changePlan,
  createCheckoutSession,
  createSubscription,
  createUpdateCheckoutSession,
  getInvoices,
  getPaymentMethods,
  getPaymentPublicKey,
  payOwed,
  previewOrder,
  renewToken,
} from '@palier/contract/billing/paymentCalls'
import { testToken } from '@palier/contract/accounts/authenticationCalls'
import { UNKNOWN_INSTANT } from '@palier/contract/kernel/scalars'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../database/testing/createTestDatabase.ts'
import { addPayer, cardOf, GOOD_CARD, keyed, type Payer } from '../../testing/payer.ts'
import { refusalOf, startTestApi, type TestApi } from '../../testing/startTestApi.ts'

const HOLDER_CARD = '4000002760003184'

let testDatabase: TestDatabase
let api: TestApi
let payer: Payer

beforeAll(async () => {
  testDatabase = await createTestDatabase()
  api = await startTestApi(testDatabase)
})
beforeEach(async () => {
  payer = await addPayer(testDatabase, api)
})
afterAll(async () => {
  await api.close()
  await testDatabase.close()
})

const invoices = async () => (await payer.send(getInvoices, {})).invoices

test('the page learns whose form of a card it shows [API-01] [PAY-26]', async () => {
  expect(await api.clientOf().send(getPaymentPublicKey, {})).toEqual({ publicKey: 'sandbox', provider: 'sandbox' })
})

test('an order waits for its payment, and then the plan is theirs [API-03] [API-10] [SUBS-24] [SUBS-39]', async () => {
  const ordered = await payer.order('pro')
  expect(ordered.invoice).toMatchObject({
    emailTo: payer.email,
    subtotal: 1999,
    total: 2298,
    items: [{ name: 'pro', reccurringInterval: 'month', price: 1999 }],
    taxes: [
      { gstId: 'gst', amount: 100 },
      { qstId: 'qst', amount: 199 },
    ],
    planName: 'pro',
  })
  expect(await payer.info()).toMatchObject({ planName: 'base', isFreePlan: true, status: 'active' })
  const waiting = await payer.send(renewToken, { retryToken: ordered.retryToken })
  expect(waiting.subscriptionInfos.subscriptionPlanName).toBe('base')

  expect(await payer.confirm(ordered.clientSecret, { card: cardOf(GOOD_CARD) })).toEqual({ status: 'succeeded' })
  const renewed = await payer.send(renewToken, { retryToken: waiting.retryToken })
  expect(renewed.subscriptionInfos.subscriptionPlanName).toBe('pro')
  expect(await api.clientOf({ token: renewed.token }).send(testToken, {})).toMatchObject({ isValid: true })
  expect(await payer.info()).toMatchObject({
    planName: 'pro',
    isFreePlan: false,
    status: 'active',
    defaultPaymentMethod: { brand: 'visa', last4: '4242', expYear: 2030, expMonth: 12 },
    currentCycleInfo: { renewalDate: ordered.invoice.renewalDate, endDate: ordered.invoice.endDate },
    terminationInfo: { isCancel: false, terminationDate: null, endOfGracePeriodDate: null },
    plannedChangeOfPlan: { planName: null, date: UNKNOWN_INSTANT },
    defaultOfPayment: null,
  })
  expect(ordered.invoice).toMatchObject({ paidAt: null, paidWith: null, isTest: true, seller: null })
  const [paid, ...others] = await invoices()
  expect(paid).toMatchObject({ number: ordered.invoice.number, paidWith: { brand: 'visa', last4: '4242' } })
  expect([paid?.paidAt, others]).toEqual([expect.any(String), []])
})

test('a retry token serves once, for a while, and nobody else [API-10]', async () => {
  const { retryToken } = await payer.pay('frugal')
  const stranger = await addPayer(testDatabase, api)
  expect((await refusalOf(stranger.send(renewToken, { retryToken }))).code).toBe('resource_missing')
  await payer.send(renewToken, { retryToken })
  expect((await refusalOf(payer.send(renewToken, { retryToken }))).code).toBe('resource_missing')
  const empty = await api.post(renewToken.path, { retryToken: '' }, { token: payer.token })
  expect(empty.body).toMatchObject({ errors: [{ errorCode: 'parameter_invalid_empty' }] })

  const { retryToken: late } = await stranger.order('frugal')
  api.pass(31 * 60_000)
  expect((await refusalOf(stranger.send(renewToken, { retryToken: late }))).code).toBe('resource_missing')
})

test('an order needs a price that is for sale, and nobody has two subscriptions [ERR-19] [ERR-16]', async () => {
  for (const priceId of ['', 'sandbox_vip', 'nothing']) {
    const refused = await refusalOf(payer.send(createSubscription, { priceId }, keyed()))
    expect(refused.code).toBe('NoSelectedItemPriceIdWasProvided')
  }
  await payer.pay('frugal')
  expect((await refusalOf(payer.order('frugal'))).code).toBe('AnSubscriptionAlreadyExist')
  expect((await refusalOf(payer.order('pro'))).code).toBe('AnSubscriptionAlreadyExist')
})

test.each([
  ['4000000000000002', 'card_declined'],
  ['4000000000009995', 'insufficient_funds'],
  ['4000000000000069', 'expired_card'],
  ['4000000000000127', 'incorrect_cvc'],
  ['4000000000000119', 'processing_error'],
  ['4000000000006975', 'try_again_later'],
  ['4242424242424241', 'invalid_number'],
  ['4111111111111111', 'invalid_number'],
  ['4242', 'incomplete_number'],
])(
  'the card %s is refused with %s; another one pays [ERR-32] [ERR-37] [ERR-38] [ERR-39] [ERR-48] [ERR-50] [ERR-51]',
  async (number, code) => {
    const { clientSecret } = await payer.order('frugal')
    const refused = await refusalOf(payer.confirm(clientSecret, { card: cardOf(number) }))
    expect([refused.code, refused.status]).toEqual([code, 402])
    expect((await payer.info()).planName).toBe('base')
    await payer.confirm(clientSecret, { card: cardOf(GOOD_CARD) })
    expect((await payer.info()).planName).toBe('frugal')
    expect(await invoices()).toHaveLength(1)
  },
)

test('a card with a month that is over or half a security code is refused [ERR-36] [ERR-40]', async () => {
  const { clientSecret } = await payer.order('frugal')
  const past = { ...cardOf(GOOD_CARD), expirationMonth: 10, expirationYear: 2026 }
  expect((await refusalOf(payer.confirm(clientSecret, { card: past }))).code).toBe('invalidExpiryMonth')
  const short = { ...cardOf(GOOD_CARD), cvc: '12' }
  expect((await refusalOf(payer.confirm(clientSecret, { card: short }))).code).toBe('incomplete_cvc')
})

test('the bank asks the holder: no is a refusal that another answer mends, yes pays once [ERR-47] [D12]', async () => {
  const { clientSecret } = await payer.order('pro')
  expect(await payer.confirm(clientSecret, { card: cardOf(HOLDER_CARD) })).toEqual({ status: 'requires_action' })
  const refused = await refusalOf(payer.confirm(clientSecret, { isApproved: false }))
  expect(refused.code).toBe('authentication_required')
  expect((await payer.info()).planName).toBe('base')

  await payer.confirm(clientSecret, { card: cardOf(HOLDER_CARD) })
  expect(await payer.confirm(clientSecret, { isApproved: true })).toEqual({ status: 'succeeded' })
  expect(await payer.confirm(clientSecret, { isApproved: true })).toEqual({ status: 'succeeded' })
  expect((await payer.info()).planName).toBe('pro')
  expect(await invoices()).toHaveLength(1)
})

test('a payment that the bank takes its time over is found as soon as it is there [SUBS-26]', async () => {
  const { clientSecret, retryToken } = await payer.order('pro')
  expect(await payer.confirm(clientSecret, { card: cardOf('4000000000000077') })).toEqual({ status: 'processing' })
  api.pass(15_000)
  const waiting = await payer.send(renewToken, { retryToken })
  expect(waiting.subscriptionInfos.subscriptionPlanName).toBe('base')
  api.pass(46_000)
  expect((await payer.info()).planName).toBe('pro')
})

test('a page for an order and one for a change are told [API-05] [API-06] [SUBS-21]', async () => {
  const session = await payer.send(createCheckoutSession, { priceId: await payer.priceOf('pro') }, keyed())
  expect(session.url).toContain('/subscription?plan=pro')
  await payer.pay('pro')
  const refused = await refusalOf(payer.send(createCheckoutSession, { priceId: await payer.priceOf('pro') }, keyed()))
  expect(refused.code).toBe('AnSubscriptionAlreadyExist')
  const change = await payer.send(createUpdateCheckoutSession, { newPlanName: 'elite' }, keyed())
  expect(change.url).toContain('plan=elite')
  const stranger = await addPayer(testDatabase, api)
  const denied = await refusalOf(stranger.send(createUpdateCheckoutSession, { newPlanName: 'elite' }, keyed()))
  expect(denied.code).toBe('UserIsNotACustomer')
})

test('whoever pays nothing has nothing to cancel, to change or to pay [ERR-22] [ERR-34]', async () => {
  const codes = await Promise.all(
    [
      payer.send(cancelSubscription, {}, keyed()),
      payer.send(calculateProrata, { newPlanName: 'pro' }, keyed()),
      payer.send(payOwed, {}, keyed()),
      payer.send(changePlan, { newPlanName: 'pro' }, keyed()),
    ].map(async (sent) => (await refusalOf(sent)).code),
  )
  expect(codes).toEqual(['UserIsNotACustomer', 'UserIsNotACustomer', 'UserIsNotACustomer', 'resource_missing'])
  await payer.pay('pro')
  const refused = await refusalOf(payer.send(calculateProrata, { newPlanName: 'vip' }, keyed()))
  expect(refused.code).toBe('resource_missing')
})

test('a guest orders nothing and reads nothing of it [ERR-07] [SUBS-40] [D2]', async () => {
  const guest = await api.signIn()
  const sent = [
    guest.send(createSubscription, { priceId: await payer.priceOf('pro') }, keyed()),
    guest.send(cancelSubscription, {}, keyed()),
    guest.send(changePlan, { newPlanName: 'pro' }, keyed()),
    guest.send(renewToken, { retryToken: randomUUID() }),
    guest.send(getInvoices, {}),
    guest.send(payOwed, {}, keyed()),
  ]
  for (const refused of await Promise.all(sent.map(refusalOf)))
    expect(refused.code).toBe('DemonstrationAccountNotAllowed')
})

const ONTARIO = { country: 'CA', province: 'ON', postalCode: null }

test('an order charges what its preview says where the buyer lives, and its invoice says where', async () => {
  const priceId = await payer.priceOf('pro')
  const preview = await payer.send(previewOrder, { priceId, billingAddress: ONTARIO })
  expect(preview).toMatchObject({ amountDue: 2259, isResumption: false, taxes: [{ hstId: 'hst', amount: 260 }] })
  const ordered = await payer.send(createSubscription, { priceId, billingAddress: ONTARIO }, keyed())
  expect(ordered.invoice).toMatchObject({ total: 2259, taxes: preview.taxes, billingAddress: ONTARIO })
  await payer.confirm(ordered.clientSecret, { card: cardOf(GOOD_CARD) })
  expect(await invoices()).toMatchObject([{ total: 2259, billingAddress: ONTARIO }])
  expect(await payer.send(getPaymentMethods, {})).toMatchObject({ billingAddress: ONTARIO })
})

test('who moves before paying has another order, with the taxes of the new place, and pays once', async () => {
  const priceId = await payer.priceOf('pro')
  const first = await payer.send(createSubscription, { priceId, billingAddress: ONTARIO }, keyed())
  const same = await payer.send(createSubscription, { priceId, billingAddress: ONTARIO }, keyed())
  expect(same.subscriptionId).toBe(first.subscriptionId)
  const quebec = { country: 'CA', province: 'QC', postalCode: null }
  const moved = await payer.send(createSubscription, { priceId, billingAddress: quebec }, keyed())
  expect(moved.subscriptionId).not.toBe(first.subscriptionId)
  expect(moved.invoice.total).toBe(2298)
  await payer.confirm(moved.clientSecret, { card: cardOf(GOOD_CARD) })
  expect((await refusalOf(payer.confirm(first.clientSecret, { card: cardOf(GOOD_CARD) }))).code).toBe(
    'resource_missing',
  )
  expect(await invoices()).toMatchObject([{ total: 2298 }])
})

test('an address that no tax can be worked out for is refused by its field, before anything is ordered', async () => {
  const priceId = await payer.priceOf('pro')
  const billingAddress = { country: 'CA', province: null, postalCode: null }
  const refused = await refusalOf(payer.send(createSubscription, { priceId, billingAddress }, keyed()))
  expect(refused.code).toBe('InvalidBillingAddress')
  expect(refused.errors).toMatchObject([{ params: { field: 'province' } }])
  expect((await refusalOf(payer.send(previewOrder, { priceId, billingAddress }))).code).toBe('InvalidBillingAddress')
})

test('a resumption charges what its preview says, as of its moment', async () => {
  await payer.pay('pro')
  const priceId = await payer.priceOf('pro')
  expect((await refusalOf(payer.send(previewOrder, { priceId }))).code).toBe('AnSubscriptionAlreadyExist')
  await payer.send(cancelSubscription, {}, keyed())
  const { amountDue, isResumption, prorationDate } = await payer.send(previewOrder, { priceId })
  expect({ amountDue, isResumption }).toEqual({ amountDue: 0, isResumption: true })
  // Counted anew, it would be two cents by then.
  api.pass(50 * 60_000)
  const { invoice } = await payer.send(createSubscription, { priceId, prorationDate }, keyed())
  expect(invoice.total).toBe(amountDue)
  expect(await payer.info()).toMatchObject({ status: 'active', planName: 'pro' })
})

test('a moment that was shown long ago is not charged', async () => {
  await payer.pay('pro')
  const priceId = await payer.priceOf('pro')
  await payer.send(cancelSubscription, {}, keyed())
  const { prorationDate: shown } = await payer.send(previewOrder, { priceId })
  const prorationDate = new Date(Date.parse(shown) - 61 * 60_000).toISOString()
  const refused = await refusalOf(payer.send(createSubscription, { priceId, prorationDate }, keyed()))
  expect(refused.code).toBe('VersionConflict')
})

test('through the doors of REST a change whose card asks its bank is paid without naming a card again', async () => {
  const { clientSecret: order } = await payer.order('standard')
  await payer.confirm(order, { card: cardOf(HOLDER_CARD) })
  await payer.confirm(order, { isApproved: true })
  const { prorationDate } = await payer.send(calculateProrata, { newPlanName: 'pro' })
  const changed = await payer.send(changePlan, { newPlanName: 'pro', prorationDate }, keyed())
  expect(changed.updatedSubscription.planName).toBe('standard')
  expect(await payer.confirm(changed.clientSecret ?? '', {})).toEqual({ status: 'requires_action' })
  expect(await payer.confirm(changed.clientSecret ?? '', { isApproved: true })).toEqual({ status: 'succeeded' })
  expect((await payer.info()).planName).toBe('pro')
  expect(await invoices()).toHaveLength(2)
})
