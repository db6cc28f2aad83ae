import { randomUUID } from 'node:crypto'
import {
  calculateProrata,
  cancelSubscription,
  changePlan,
  createCheckoutSession,
  createSubscription,
  createUpdateCheckoutSession,
  getInvoices,
  getPaymentPublicKey,
  payOwed,
  renewToken,
} from '@palier/contract/calls/payments'
import { setClockId } from '@palier/contract/calls/devops'
import { testToken } from '@palier/contract/calls/authentication'
import { UNKNOWN_INSTANT } from '@palier/contract/wire/scalars'
import { salesTaxes } from '@palier/domain/salesTax'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../database/testing/createTestDatabase.ts'
import { addAdministrator, type Member } from '../testing/addMember.ts'
import { addPayer, cardOf, GOOD_CARD, keyed, type Payer } from '../testing/payer.ts'
import { refusalOf, startTestApi, type TestApi } from '../testing/startTestApi.ts'

const HOUR = 3_600_000
const HOLDER_CARD = '4000002760003184'

let testDatabase: TestDatabase
let api: TestApi
let payer: Payer
let administrator: Member

beforeAll(async () => {
  testDatabase = await createTestDatabase('pglite')
  api = await startTestApi(testDatabase)
})
beforeEach(async () => {
  administrator = await addAdministrator(testDatabase, api)
  payer = await addPayer(testDatabase, api)
})
afterAll(async () => {
  await api.close()
  await testDatabase.close()
})

const pass = (clockId: string) => administrator.send(setClockId, { clockId }, keyed())
const withTaxes = (subtotal: number) => {
  const { gst, qst } = salesTaxes(subtotal)
  return subtotal + gst + qst
}
const invoices = async () => (await payer.send(getInvoices, {})).invoices

test('API-01 PAY-26 the page learns whose form of a card it shows', async () => {
  expect(await api.clientOf().send(getPaymentPublicKey, {})).toEqual({ publicKey: 'sandbox', provider: 'sandbox' })
})

test('API-03 API-10 SUBS-24 SUBS-39 an order waits for its payment, and then the plan is theirs', async () => {
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
  expect((await invoices()).map(({ number }) => number)).toEqual([ordered.invoice.number])
})

test('API-10 a retry token serves once, for a while, and nobody else', async () => {
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

test('ERR-19 ERR-16 an order needs a price that is for sale, and nobody has two subscriptions', async () => {
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
  'ERR-32 ERR-37 ERR-38 ERR-39 ERR-48 ERR-50 ERR-51 the card %s is refused with %s; another one pays',
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

test('ERR-36 ERR-40 a card with a month that is over or half a security code is refused', async () => {
  const { clientSecret } = await payer.order('frugal')
  const past = { ...cardOf(GOOD_CARD), expirationMonth: 10, expirationYear: 2026 }
  expect((await refusalOf(payer.confirm(clientSecret, { card: past }))).code).toBe('invalidExpiryMonth')
  const short = { ...cardOf(GOOD_CARD), cvc: '12' }
  expect((await refusalOf(payer.confirm(clientSecret, { card: short }))).code).toBe('incomplete_cvc')
})

test('ERR-47 D12 the bank asks the holder: no is a refusal that another answer mends, yes pays once', async () => {
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

test('SUBS-26 a payment that the bank takes its time over is found as soon as it is there', async () => {
  const { clientSecret, retryToken } = await payer.order('pro')
  expect(await payer.confirm(clientSecret, { card: cardOf('4000000000000077') })).toEqual({ status: 'processing' })
  api.pass(15_000)
  const waiting = await payer.send(renewToken, { retryToken })
  expect(waiting.subscriptionInfos.subscriptionPlanName).toBe('base')
  api.pass(46_000)
  expect((await payer.info()).planName).toBe('pro')
})

test('API-08 API-09 SUBS-13 SUBS-27 SUBS-28 an upgrade costs what its preview said, at once, and keeps the date', async () => {
  const { invoice } = await payer.pay('frugal')
  await pass('P10D')
  const cost = await payer.send(calculateProrata, { newPlanName: 'pro' }, keyed())
  expect(cost).toMatchObject({ isDowngrade: false, nextBillingDate: invoice.endDate })
  expect(cost.amountRemaining).toBeGreaterThan(0)

  api.pass(5 * 60_000)
  const { prorationDate } = cost
  const { updatedSubscription } = await payer.send(changePlan, { newPlanName: 'pro', prorationDate }, keyed())
  expect(updatedSubscription).toMatchObject({ planName: 'pro', currentCycleInfo: { renewalDate: invoice.endDate } })
  const [charged] = await invoices()
  expect(charged).toMatchObject({ total: cost.amountRemaining, taxes: cost.taxes })
  expect(charged?.items.map(({ name }) => name)).toEqual(['frugal', 'pro'])
})

test('API-09 what was shown too long ago, or for another time, is not charged', async () => {
  await payer.pay('frugal')
  const { prorationDate } = await payer.send(calculateProrata, { newPlanName: 'pro' }, keyed())
  api.pass(2 * HOUR)
  const refused = await refusalOf(payer.send(changePlan, { newPlanName: 'pro', prorationDate }, keyed()))
  expect(refused.code).toBe('parameter_invalid_empty')
  expect(await invoices()).toHaveLength(1)
})

test('SUBS-29 SUBS-30 a downgrade waits for the end of the period, and can be taken back before', async () => {
  const { invoice } = await payer.pay('pro')
  const cost = await payer.send(calculateProrata, { newPlanName: 'frugal' }, keyed())
  expect(cost).toMatchObject({ amountRemaining: 0, isDowngrade: true })
  const planned = await payer.send(changePlan, { newPlanName: 'frugal' }, keyed())
  expect(planned.updatedSubscription).toMatchObject({
    planName: 'pro',
    plannedChangeOfPlan: { planName: 'frugal', date: invoice.endDate },
  })
  const back = await payer.send(changePlan, { newPlanName: 'pro' }, keyed())
  expect(back.updatedSubscription.plannedChangeOfPlan).toEqual({ planName: null, date: UNKNOWN_INSTANT })

  await payer.send(changePlan, { newPlanName: 'frugal' }, keyed())
  await pass('P1M')
  expect(await payer.info()).toMatchObject({ planName: 'frugal', plannedChangeOfPlan: { planName: null } })
  expect((await invoices())[0]).toMatchObject({ subtotal: 499, planName: 'frugal' })
})

test('API-04 SUBS-31 SUBS-32 SUBS-34 ERR-17 a cancelled plan stays until its period ends, then the free one is back', async () => {
  const { invoice } = await payer.pay('standard')
  const { updatedSubscriptionInfo } = await payer.send(cancelSubscription, {}, keyed())
  expect(updatedSubscriptionInfo).toMatchObject({
    status: 'cancelled',
    planName: 'standard',
    currentCycleInfo: { renewalDate: null, endDate: invoice.endDate },
    terminationInfo: { isCancel: true, terminationDate: invoice.endDate },
  })
  expect((await refusalOf(payer.send(cancelSubscription, {}, keyed()))).code).toBe('SubscriptionCancelled')
  const refused = await refusalOf(payer.send(changePlan, { newPlanName: 'elite' }, keyed()))
  expect(refused.code).toBe('SubscriptionCancelled')
  expect((await refusalOf(payer.order('elite'))).code).toBe('AnSubscriptionAlreadyExist')

  await pass('P1M')
  expect(await payer.info()).toMatchObject({ planName: 'base', status: 'active', terminationInfo: { isCancel: false } })
  expect(await invoices()).toHaveLength(1)
  await payer.pay('elite')
  expect((await payer.info()).planName).toBe('elite')
})

test('SUBS-34 whoever was invited to a free plan comes back to it', async () => {
  payer = await addPayer(testDatabase, api, 'pioneer')
  await payer.pay('pro')
  await payer.send(changePlan, { newPlanName: 'elite' }, keyed())
  await payer.send(cancelSubscription, {}, keyed())
  await pass('P1M')
  expect((await payer.info()).planName).toBe('pioneer')
})

test('SUBS-35 a cancelled subscription is taken up again: a month begins that day, and what was left counts', async () => {
  await payer.pay('pro')
  await payer.send(cancelSubscription, {}, keyed())
  await pass('P15D')
  const resumed = await payer.order('pro')
  expect(resumed.clientSecret).toBe('')
  const today = resumed.invoice.startDate
  expect(resumed.invoice.total).toBeLessThan(withTaxes(1999))
  expect(resumed.invoice.items[0]?.price).toBeLessThan(0)
  const info = await payer.info()
  expect(info).toMatchObject({ status: 'active', planName: 'pro', terminationInfo: { isCancel: false } })
  expect(info.currentCycleInfo.renewalDate?.slice(8, 10)).toBe(today.slice(8, 10))
  await pass('P1M')
  expect((await invoices()).map(({ subtotal }) => subtotal)[0]).toBe(1999)
})

test('SUBS-36 PAY-08 ERR-18 a renewal that fails leaves a week, and is paid by its holder', async () => {
  const { clientSecret } = await payer.pay('pro', HOLDER_CARD)
  await payer.confirm(clientSecret, { isApproved: true })
  await pass('P1M')
  const owing = await payer.info()
  expect(owing).toMatchObject({ planName: 'pro', defaultOfPayment: { reason: 'authentication_required' } })
  expect(owing.terminationInfo.endOfGracePeriodDate).not.toBeNull()
  expect((await refusalOf(payer.send(changePlan, { newPlanName: 'elite' }, keyed()))).code).toBe(
    'authentication_required',
  )

  const outcome = await payer.send(payOwed, {}, keyed())
  expect(outcome.updatedSubscription.defaultOfPayment).not.toBeNull()
  await payer.confirm(outcome.clientSecret ?? '', { isApproved: true })
  expect(await payer.info()).toMatchObject({ planName: 'pro', defaultOfPayment: null })
  expect(await invoices()).toHaveLength(2)
  expect(await payer.send(payOwed, {}, keyed())).not.toHaveProperty('clientSecret')
  expect(await invoices()).toHaveLength(2)
})

test('SUBS-34 SUBS-36 what is not paid within the week ends', async () => {
  await payer.pay('pro', HOLDER_CARD).then(({ clientSecret }) => payer.confirm(clientSecret, { isApproved: true }))
  await pass('P1M')
  await pass('P6D')
  expect((await payer.info()).planName).toBe('pro')
  await pass('P1D')
  expect(await payer.info()).toMatchObject({ planName: 'base', defaultOfPayment: null })
  expect(await invoices()).toHaveLength(1)
})

test('API-05 API-06 SUBS-21 a page for an order and one for a change are told', async () => {
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

test('ERR-22 ERR-34 whoever pays nothing has nothing to cancel, to change or to pay', async () => {
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

test('ERR-07 SUBS-40 D2 a guest orders nothing and reads nothing of it', async () => {
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
