import type { CallName } from '@palier/contract/catalogue'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { nameOfCode } from '../kernel/refusalCode.ts'
import { type Browser, createBrowser } from '../../testing/browser.ts'
import { BILLING_NOW } from '../../testing/paymentAnswers.ts'
import { startTestBff, type TestBff } from '../../testing/startTestBff.ts'
import { countsOf } from '../../testing/upstream.ts'

let bff: TestBff
let browser: Browser

beforeEach(async () => {
  bff = await startTestBff()
  browser = createBrowser(bff.url)
  bff.upstream.data.state.nextLogin = { role: {} }
  await browser.signInAsGuest()
  bff.upstream.take()
})
afterEach(() => bff.stop())

const PROBLEMS = '... on Problem { code codes field } ... on LimitProblem { code }'

async function write(mutation: string, payload = '') {
  const { data, errors } = await browser.ask(`mutation { result: ${mutation} { __typename ${payload} ${PROBLEMS} } }`)
  expect(errors).toEqual([])
  return data?.result as Record<string, unknown>
}

const ORDER = 'orderPlan(input: { priceId: "price-standard" })'
const PREVIEW_ORDER = 'previewOrder(input: { priceId: "price-standard" })'
const PREVIEW = 'previewPlanChange(input: { planName: "standard" })'
const CHANGE = `changePlan(input: { planName: "elite", prorationDate: "${BILLING_NOW}" })`
const CANCEL = 'cancelSubscription'
const PAY_OWED = 'payOwedInvoice'
const SETUP = 'startCardSetup'
const SET_DEFAULT = 'setDefaultPaymentMethod(input: { paymentMethodId: "pm-2" })'
const DELETE = 'deletePaymentMethod(input: { paymentMethodId: "pm-2" })'
const UPDATE =
  'updatePaymentMethod(input: { paymentMethodId: "pm-2", nameOnCard: "C. Roy", expirationMonth: 3, expirationYear: 2029 })'
const CONFIRM = 'confirmSandboxCard(input: { clientSecret: "order-secret", paymentMethodId: "pm-1" })'
const RENEW = 'renewSession(input: { retryToken: "retry-1" })'

const WRITES: [string, CallName][] = [
  [ORDER, 'createSubscription'],
  [PREVIEW_ORDER, 'previewOrder'],
  [PREVIEW, 'calculateProrata'],
  [CHANGE, 'changePlan'],
  [CANCEL, 'cancelSubscription'],
  [PAY_OWED, 'payOwed'],
  [SETUP, 'createSetupIntent'],
  [SET_DEFAULT, 'setDefaultPaymentMethod'],
  [DELETE, 'deletePaymentMethod'],
  [UPDATE, 'updatePaymentMethod'],
  [CONFIRM, 'confirmSandboxCard'],
  [RENEW, 'renewToken'],
]

describe('every write', () => {
  test.each(WRITES)('%s is one call [API-03] [API-15]', async (mutation, call) => {
    await write(mutation)
    expect(countsOf(bff.upstream.take())).toEqual({ [call]: 1 })
  })

  test.each(WRITES)(
    '%s tells the first code of a refusal, and all of them [ERR-47] [ERR-48] [ERR-50] [PAY-23]',
    async (mutation, call) => {
      const others = [{ errorCode: 'processing_error' }]
      bff.upstream.failing(call, { status: 402, error: { errorCode: 'insufficient_funds' }, others })
      expect(await write(mutation)).toMatchObject({
        __typename: 'Problem',
        code: 'INSUFFICIENT_FUNDS',
        codes: ['INSUFFICIENT_FUNDS', 'CARD_PROCESSING_ERROR'],
      })
    },
  )

  test.each(WRITES)('%s of a guest is refused in the words of the server [SUBS-06]', async (mutation, call) => {
    bff.upstream.failing(call, { status: 403, error: { errorCode: 'DemonstrationAccountNotAllowed' } })
    expect(await write(mutation)).toMatchObject({ code: 'DEMONSTRATION_ACCOUNT_NOT_ALLOWED' })
  })

  test.each(WRITES)('%s of nobody reaches nobody', async (mutation) => {
    browser = createBrowser(bff.url)
    expect(await write(mutation)).toMatchObject({ code: 'NOT_AUTHENTICATED' })
    expect(bff.upstream.take()).toEqual([])
  })

  test.each(WRITES.filter(([, call]) => call !== 'confirmSandboxCard' && call !== 'renewToken'))(
    '%s that is cut off on its way is sent again under the same key [D24]',
    async (mutation, call) => {
      bff.upstream.failing(call, 'reset', 1)
      expect(await write(mutation)).not.toHaveProperty('code')
      const keys = bff.upstream.take().map(({ headers }) => headers['idempotency-key'])
      expect(keys).toHaveLength(2)
      expect(new Set(keys).size).toBe(1)
    },
  )

  test.each([CONFIRM, RENEW])('%s has no key, and is not sent twice [D24]', async (mutation) => {
    const call = mutation === CONFIRM ? 'confirmSandboxCard' : 'renewToken'
    bff.upstream.failing(call, 'reset')
    expect(await write(mutation)).toMatchObject({ code: 'SERVICE_UNAVAILABLE' })
    expect(countsOf(bff.upstream.take())).toEqual({ [call]: 1 })
  })
})

describe('an order', () => {
  const PAYLOAD = `... on OrderPlanPayload { subscriptionId clientSecret retryToken
    invoice { number emailTo subtotal total taxes { kind amount } } }`

  test('brings its number, its invoice and the secret that confirms it [SUBS-14] [SUBS-24] [API-03]', async () => {
    expect(await write(ORDER, PAYLOAD)).toEqual({
      __typename: 'OrderPlanPayload',
      subscriptionId: 'sub-1',
      clientSecret: 'order-secret',
      retryToken: 'retry-1',
      invoice: {
        number: 'P-4',
        emailTo: 'camille@palier.test',
        subtotal: '9.99',
        total: '11.49',
        taxes: [
          { kind: 'GST', amount: '0.5' },
          { kind: 'QST', amount: '1' },
        ],
      },
    })
    expect(bff.upstream.take()).toMatchObject([{ body: { priceId: 'price-standard' } }])
  })

  test.each(['AnSubscriptionAlreadyExist', 'NoSelectedItemPriceIdWasProvided', 'expired_card'] as const)(
    'may be refused with %s [ERR-16] [ERR-19] [ERR-32]',
    async (errorCode) => {
      bff.upstream.failing('createSubscription', { status: 409, error: { errorCode } })
      expect(await write(ORDER)).toMatchObject({ code: nameOfCode(errorCode) })
    },
  )
})

describe('a change of plan', () => {
  const PAYLOAD = `... on ChangePlanPayload { clientSecret retryToken subscription { id plan { name } }
    usage { planName entries { limit } } viewer { id usage { planName } subscription { plan { name } } } }`

  test('is calculated with its taxes and the next billing before it is made [SUBS-13] [API-08]', async () => {
    const payload = `... on PreviewPlanChangePayload { amount isDowngrade prorationDate nextBillingDate
      taxes { kind amount } }`
    expect(await write(PREVIEW, payload)).toEqual({
      __typename: 'PreviewPlanChangePayload',
      amount: '5.17',
      isDowngrade: false,
      prorationDate: '2026-11-20T15:00:00.000Z',
      nextBillingDate: '2026-12-20T15:00:00.000Z',
      taxes: [
        { kind: 'GST', amount: '0.22' },
        { kind: 'QST', amount: '0.45' },
      ],
    })
    expect(await write('previewPlanChange(input: { planName: "frugal" })', payload)).toMatchObject({
      amount: '0',
      isDowngrade: true,
      prorationDate: null,
      nextBillingDate: null,
      taxes: [],
    })
  })

  test('repeats the moment of the calculation, and brings all that is other, in one call [SUBS-27] [SUBS-28] [API-09]', async () => {
    expect(await write(CHANGE, PAYLOAD)).toMatchObject({
      clientSecret: null,
      retryToken: null,
      subscription: { id: Buffer.from('PlanSubscription:user-1').toString('base64'), plan: { name: 'elite' } },
      usage: { planName: 'elite', entries: { limit: 150 } },
      viewer: { usage: { planName: 'elite' }, subscription: { plan: { name: 'elite' } } },
    })
    const [change, ...others] = bff.upstream.take()
    expect(change).toMatchObject({
      path: 'changePlan',
      body: { newPlanName: 'elite', prorationDate: '2026-11-20T15:00:00.000Z' },
    })
    expect(countsOf(others)).toEqual({ getPublicPlans: 1 })
  })

  test('the bank may ask the holder of the card first [SUBS-27]', async () => {
    bff.upstream.data.billing.asksHolder = true
    const secrets = { clientSecret: 'change-secret', retryToken: 'retry-2' }
    expect(await write(CHANGE, PAYLOAD)).toMatchObject(secrets)
    const payload = '... on PayOwedInvoicePayload { clientSecret retryToken }'
    expect(await write(PAY_OWED, payload)).toMatchObject(secrets)
  })

  test('a cancellation brings the end [SUBS-31] [SUBS-38] [API-04]', async () => {
    const payload = '... on CancelSubscriptionPayload { subscription { status isCancelling terminationDate } }'
    expect(await write(CANCEL, payload)).toMatchObject({
      subscription: { status: 'CANCELLED', isCancelling: true, terminationDate: '2026-11-20T15:00:00.000Z' },
    })
  })

  test('what was owed is paid [PAY-08]', async () => {
    bff.upstream.data.billing.subscription = { defaultOfPayment: { reason: 'insufficient_funds' } }
    const payload = '... on PayOwedInvoicePayload { subscription { paymentDefaultReason } clientSecret }'
    expect(await write(PAY_OWED, payload)).toMatchObject({
      subscription: { paymentDefaultReason: null },
      clientSecret: null,
    })
  })
})

describe('what an order charges', () => {
  const PLACE = 'billingAddress: { country: "CA", province: "ON" }'
  const PAYLOAD =
    '... on PreviewOrderPayload { amount isResumption prorationDate nextBillingDate taxes { kind taxId amount } }'

  test('is told by the server, for the place that is sent along', async () => {
    const preview = await write(`previewOrder(input: { priceId: "price-standard" ${PLACE} })`, PAYLOAD)
    expect(preview).toMatchObject({
      amount: '11.29',
      isResumption: false,
      prorationDate: '2026-11-20T15:00:00.000Z',
      taxes: [{ kind: 'HST', taxId: '123456789 RT0001', amount: '1.3' }],
    })
    bff.upstream.take()
    const order = `orderPlan(input: { priceId: "price-standard" ${PLACE} prorationDate: "${BILLING_NOW}" })`
    expect(await write(order, '... on OrderPlanPayload { clientSecret }')).toMatchObject({
      clientSecret: 'order-secret',
    })
    const [asked] = bff.upstream.take().filter(({ path }) => path.endsWith('createSubscription'))
    expect(asked?.body).toEqual({
      priceId: 'price-standard',
      billingAddress: { country: 'CA', province: 'ON', postalCode: null },
      prorationDate: new Date(BILLING_NOW).toISOString(),
    })
  })

  test('is the price with the taxes of the place where the server cannot tell', async () => {
    bff.upstream.failing('previewOrder', { status: 404, error: { errorCode: 'UnknownRoute' } })
    const { plans } = (await browser.ask('{ plans { priceId price } }')).data as {
      plans: { priceId: string | null; price: string }[]
    }
    const sold = plans.find(({ price }) => Number(price) > 0)
    const preview = await write(`previewOrder(input: { priceId: "${sold?.priceId}" ${PLACE} })`, PAYLOAD)
    expect(Number(preview['amount'])).toBeCloseTo(Number(sold?.price) * 1.13, 2)
    expect(preview['taxes']).toMatchObject([{ kind: 'HST' }])
  })
})
