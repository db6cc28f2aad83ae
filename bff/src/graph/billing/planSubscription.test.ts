import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Browser, createBrowser } from '../../testing/browser.ts'
import { BILLING_NOW, sampleCard, sampleInvoice } from '../../testing/paymentAnswers.ts'
import { startTestBff, type TestBff } from '../../testing/startTestBff.ts'
import { countsOf } from '../../testing/upstream.ts'

let bff: TestBff
let browser: Browser

beforeEach(async () => {
  bff = await startTestBff({}, { now: () => new Date(BILLING_NOW) })
  browser = createBrowser(bff.url)
})
afterEach(() => bff.stop())

async function signIn({ isGuest = false } = {}): Promise<void> {
  const expiresAt = new Date('2026-11-21T00:00:00Z')
  bff.upstream.data.state.nextLogin = isGuest ? { expiresAt } : { role: {}, expiresAt }
  await browser.signInAsGuest()
  bff.upstream.take()
}

const SUBSCRIPTION = `subscription { id status isFree renewalDate endDate isCancelling terminationDate endOfGracePeriod
  plannedPlanName plannedChangeDate paymentDefaultReason
  plan { id name price priceId displayOrder isAi } defaultPaymentMethod { last4 isDefault } }`
const CARDS = `paymentMethods { id today methods { id paymentMethodId nameOnCard brand last4 expirationYear expirationMonth
  isDefault isExpired canBeDeleted } }`
const INVOICES = `query ($first: Int! = 24, $after: String) { viewer { invoices(first: $first, after: $after) {
  edges { cursor node { number startDate endDate emailTo subtotal total items { name isMonthly price }
    taxes { kind taxId amount } promoName promoAmount planName renewalDate } }
  pageInfo { hasNextPage endCursor } } } }`

async function ask(fields: string, variables = {}) {
  const query = fields.startsWith('query') ? fields : `{ viewer { ${fields} } }`
  const { data, errors } = await browser.ask(query, variables)
  expect(errors).toEqual([])
  return data?.viewer as Record<string, never>
}

const taken = () => countsOf(bff.upstream.take())

describe('the subscription', () => {
  test('a card is worth a warning in its last month already, by the day of the server [PAY-21] [PAY-20]', async () => {
    await signIn()
    bff.upstream.data.billing.subscription.defaultPaymentMethod = { ...sampleCard('pm-1'), expMonth: 11, expYear: 2026 }
    const fields = 'subscription { defaultPaymentMethod { isExpiring isExpired } }'
    expect(await ask(fields)).toEqual({
      subscription: { defaultPaymentMethod: { isExpiring: true, isExpired: false } },
    })
    bff.upstream.data.billing.subscription.defaultPaymentMethod = { ...sampleCard('pm-1'), expMonth: 12, expYear: 2026 }
    expect(await ask(fields)).toEqual({
      subscription: { defaultPaymentMethod: { isExpiring: false, isExpired: false } },
    })
  })

  test('what is not planned, owed or ended is null [SUBS-30] [SUBS-31] [PAY-02]', async () => {
    await signIn()
    expect(await ask(SUBSCRIPTION)).toEqual({
      subscription: {
        id: Buffer.from('PlanSubscription:user-1').toString('base64'),
        status: 'ACTIVE',
        isFree: false,
        renewalDate: null,
        endDate: null,
        isCancelling: false,
        terminationDate: null,
        endOfGracePeriod: null,
        plannedPlanName: null,
        plannedChangeDate: null,
        paymentDefaultReason: null,
        plan: {
          id: Buffer.from('Plan:standard').toString('base64'),
          name: 'standard',
          price: '9.99',
          priceId: 'price-standard',
          displayOrder: 3,
          isAi: true,
        },
        defaultPaymentMethod: null,
      },
    })
  })

  test('a planned change, the end, a payment that is owed and the card are told [SUBS-29] [SUBS-32] [SUBS-36] [PAY-01]', async () => {
    await signIn()
    bff.upstream.data.billing.subscription = {
      status: 'cancelled',
      currentCycleInfo: { renewalDate: '2026-12-20T15:00:00Z', endDate: '2026-12-20T15:00:00Z' },
      terminationInfo: {
        isCancel: true,
        terminationDate: '2026-12-20T15:00:00Z',
        endOfGracePeriodDate: '2026-11-27T15:00:00Z',
      },
      plannedChangeOfPlan: { planName: 'frugal', date: '2026-12-20T15:00:00Z' },
      defaultOfPayment: { reason: 'insufficient_funds' },
      defaultPaymentMethod: sampleCard('pm-1'),
    }
    expect(await ask(SUBSCRIPTION)).toMatchObject({
      subscription: {
        status: 'CANCELLED',
        isCancelling: true,
        renewalDate: '2026-12-20T15:00:00.000Z',
        terminationDate: '2026-12-20T15:00:00.000Z',
        endOfGracePeriod: '2026-11-27T15:00:00.000Z',
        plannedPlanName: 'frugal',
        plannedChangeDate: '2026-12-20T15:00:00.000Z',
        paymentDefaultReason: 'insufficient_funds',
        defaultPaymentMethod: { last4: '4242', isDefault: true },
      },
    })
  })

  test('a plan that nobody may choose is known by its own definition [SUBS-02]', async () => {
    await signIn()
    const { planDefinition } = bff.upstream.data.subscription()
    bff.upstream.data.billing.subscription = {
      planName: 'pioneer',
      isFreePlan: true,
      planDefinition: { ...planDefinition, planName: 'pioneer', price: 0, priceId: null, aiDataActiveKeys: [] },
    }
    expect(await ask('subscription { isFree plan { name price priceId displayOrder isAi buyLists } }')).toEqual({
      subscription: {
        isFree: true,
        plan: { name: 'pioneer', price: '0', priceId: null, displayOrder: 0, isAi: false, buyLists: 1 },
      },
    })
  })

  test('a guest has none, without a call and without an error [SUBS-06] [SUBS-40] [ACCT-03] [ERR-07]', async () => {
    await signIn({ isGuest: true })
    const viewer = await ask(`${SUBSCRIPTION} ${CARDS} invoices { edges { cursor } }`)
    expect(viewer).toEqual({ subscription: null, paymentMethods: null, invoices: null })
    expect(taken()).toEqual({})
  })

  test('a guest at a server whose tokens do not say so neither [SUBS-40] [API-02] [API-12]', async () => {
    await signIn()
    for (const call of ['getSubscriptionInfo', 'getPaymentMethods', 'getInvoices'] as const) {
      bff.upstream.failing(call, { status: 403, error: { errorCode: 'DemonstrationAccountNotAllowed' } })
    }
    const viewer = await ask(
      'subscription { id } paymentMethods { id } invoices { edges { cursor } } usage { planName }',
    )
    expect(viewer).toMatchObject({ subscription: null, paymentMethods: null, invoices: null })
  })

  test('the page of billing costs one call a thing, all at once, and its usage none [D18]', async () => {
    await signIn()
    await ask('subscription { plan { name } }')
    bff.upstream.take()
    bff.upstream.gather(4)
    await ask(`${SUBSCRIPTION} ${CARDS} usage { planName } invoices { edges { cursor } }`)
    expect(taken()).toEqual({ getSubscriptionInfo: 1, getPaymentMethods: 1, getSystemDateTime: 1, getInvoices: 1 })
  })

  test('a subscription is found by its id, that of somebody else is not', async () => {
    await signIn()
    const find = async (text: string) =>
      (
        await browser.ask('query ($id: ID!) { node(id: $id) { __typename } }', {
          id: Buffer.from(text).toString('base64'),
        })
      ).data?.node
    expect(await find('PlanSubscription:user-1')).toEqual({ __typename: 'PlanSubscription' })
    expect(await find('PaymentMethods:user-1')).toEqual({ __typename: 'PaymentMethods' })
    expect(await find('PaymentMethod:pm-2')).toEqual({ __typename: 'PaymentMethod' })
    for (const text of ['PlanSubscription:user-2', 'PaymentMethods:user-2', 'PaymentMethod:pm-9']) {
      expect(await find(text), text).toBeNull()
    }
  })
})

describe('cards', () => {
  test('the default card cannot be deleted during a period that was paid for; expired ones say so [PAY-01] [PAY-07] [PAY-20]', async () => {
    await signIn()
    bff.upstream.data.billing.subscription = {
      currentCycleInfo: { renewalDate: null, endDate: '2026-11-20T15:00:01Z' },
    }
    const card = { brand: 'visa', last4: '4242', nameOnCard: null }
    expect(await ask(CARDS)).toMatchObject({
      paymentMethods: {
        id: Buffer.from('PaymentMethods:user-1').toString('base64'),
        today: '2026-11-20',
        methods: [
          { ...card, paymentMethodId: 'pm-1', isDefault: true, isExpired: false, canBeDeleted: false },
          { ...card, paymentMethodId: 'pm-2', isDefault: false, isExpired: true, canBeDeleted: true },
        ],
      },
    })
    bff.upstream.data.billing.subscription = { currentCycleInfo: { renewalDate: null, endDate: BILLING_NOW } }
    expect(await ask(CARDS)).toMatchObject({ paymentMethods: { methods: [{ canBeDeleted: true }, {}] } })
  })

  test.each([
    ['2026-12-01T04:59:59Z', '2026-11-30', false],
    ['2026-12-01T05:00:00Z', '2026-12-01', true],
  ])('by the server’s clock at %s it is %s in Toronto [PAY-20] [PAY-21]', async (systemDateTime, today, isExpired) => {
    await signIn()
    bff.upstream.data.billing.systemDateTime = systemDateTime
    bff.upstream.data.billing.cards.paymentMethods.methods = [sampleCard('pm-1', 11, 2026)]
    expect(await ask('paymentMethods { today methods { isExpired } }')).toEqual({
      paymentMethods: { today, methods: [{ isExpired }] },
    })
  })

  test('where the server does not tell the time, the clock of this service does [API-82]', async () => {
    await signIn()
    bff.upstream.failing('getSystemDateTime', 'reset')
    expect(await ask('paymentMethods { today }')).toEqual({ paymentMethods: { today: '2026-11-20' } })
  })

  test('somebody who has never paid has no cards [ERR-22]', async () => {
    await signIn()
    bff.upstream.failing('getPaymentMethods', { status: 400, error: { errorCode: 'UserIsNotACustomer' } })
    expect(await ask('paymentMethods { methods { id } }')).toEqual({ paymentMethods: { methods: [] } })
  })
})

describe('invoices', () => {
  test('an invoice has its lines, GST and QST, in cents [SUBS-18] [SUBS-39] [SUBS-01]', async () => {
    await signIn()
    const { edges } = (await ask(INVOICES)).invoices as unknown as { edges: { node: unknown }[] }
    expect(edges[0]?.node).toEqual({
      number: 'P-3',
      startDate: '2026-11-20T15:00:00.000Z',
      endDate: '2026-12-20T15:00:00.000Z',
      emailTo: 'camille@palier.test',
      subtotal: '9.99',
      total: '11.49',
      items: [{ name: 'standard', isMonthly: true, price: '9.99' }],
      taxes: [
        { kind: 'GST', taxId: '123456789 RT0001', amount: '0.5' },
        { kind: 'QST', taxId: '1234567890 TQ0001', amount: '1' },
      ],
      promoName: null,
      promoAmount: null,
      planName: 'standard',
      renewalDate: '2026-12-20T15:00:00.000Z',
    })
  })

  test('an id of a tax that is only its name is no number [D37]', async () => {
    bff.upstream.data.billing.invoices = [{ ...sampleInvoice('P-9'), taxes: [{ qstId: 'qst', amount: 100 }] }]
    await signIn()
    const { edges } = (await ask('invoices { edges { node { taxes { kind taxId } seller { name } paidAt isTest } } }'))
      .invoices as unknown as { edges: { node: unknown }[] }
    expect(edges[0]?.node).toEqual({ taxes: [{ kind: 'QST', taxId: null }], seller: null, paidAt: null, isTest: false })
  })

  test('they come by pages; where the server keeps none it is null, and is asked once only [D17]', async () => {
    await signIn()
    const page = async (after?: string) => {
      const { edges, pageInfo } = (await ask(INVOICES, { first: 2, after })).invoices as unknown as {
        edges: { node: { number: string } }[]
        pageInfo: { hasNextPage: boolean; endCursor: string }
      }
      return { numbers: edges.map(({ node }) => node.number), ...pageInfo }
    }
    const first = await page()
    expect(first).toMatchObject({ numbers: ['P-3', 'P-2'], hasNextPage: true })
    expect(await page(first.endCursor)).toMatchObject({ numbers: ['P-1'], hasNextPage: false })
    bff.upstream.take()
    bff.upstream.failing('getInvoices', { status: 404, error: { errorCode: 'UnknownRoute' } })
    for (const _ of [1, 2]) expect(await ask('invoices { edges { cursor } }')).toEqual({ invoices: null })
    expect(taken()).toEqual({ getInvoices: 1 })
  })
})

describe('who takes the payments', () => {
  const PROVIDER = '{ paymentProvider { kind publicKey } }'

  test('is asked once for all, also without anybody signed in [PAY-26] [API-01] [D12]', async () => {
    for (const _ of [1, 2]) {
      expect((await browser.ask(PROVIDER)).data).toEqual({ paymentProvider: { kind: 'SANDBOX', publicKey: 'sandbox' } })
    }
    expect(taken()).toEqual({ getPaymentPublicKey: 1 })
  })

  test.each([
    [{ publicKey: 'pk_test_1' }, 'STRIPE'],
    [{ publicKey: 'sandbox' }, 'SANDBOX'],
    [{ publicKey: 'pk_live_1', provider: 'stripe' as const }, 'STRIPE'],
  ])('%o is %s [PAY-26]', async (provider, kind) => {
    bff.upstream.data.billing.provider = provider
    expect((await browser.ask(PROVIDER)).data).toMatchObject({ paymentProvider: { kind } })
  })
})
