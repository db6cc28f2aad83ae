import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Browser, createBrowser } from '../../testing/browser.ts'
import { sampleCard } from '../../testing/paymentAnswers.ts'
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

async function write(mutation: string, payload = '') {
  const { data, errors } = await browser.ask(
    `mutation { result: ${mutation} { __typename ${payload} ... on Problem { code field } } }`,
  )
  expect(errors).toEqual([])
  return data?.result as Record<string, unknown>
}

const SETUP = 'startCardSetup'
const SET_DEFAULT = 'setDefaultPaymentMethod(input: { paymentMethodId: "pm-2" })'
const DELETE = 'deletePaymentMethod(input: { paymentMethodId: "pm-2" })'
const UPDATE =
  'updatePaymentMethod(input: { paymentMethodId: "pm-2", nameOnCard: "C. Roy", expirationMonth: 3, expirationYear: 2029 })'
const CONFIRM = 'confirmSandboxCard(input: { clientSecret: "order-secret", paymentMethodId: "pm-1" })'

describe('cards', () => {
  const CARDS = 'paymentMethods { id methods { paymentMethodId isDefault expirationMonth expirationYear } }'

  test('the default moves, and the subscription has it too [PAY-10] [API-13]', async () => {
    bff.upstream.data.billing.subscription = { defaultPaymentMethod: sampleCard('pm-2') }
    const payload = `... on SetDefaultPaymentMethodPayload { ${CARDS} subscription { defaultPaymentMethod { paymentMethodId } } }`
    expect(await write(SET_DEFAULT, payload)).toMatchObject({
      paymentMethods: {
        id: Buffer.from('PaymentMethods:user-1').toString('base64'),
        methods: [
          { paymentMethodId: 'pm-1', isDefault: false },
          { paymentMethodId: 'pm-2', isDefault: true },
        ],
      },
      subscription: { defaultPaymentMethod: { paymentMethodId: 'pm-2' } },
    })
    expect(countsOf(bff.upstream.take())).toEqual({ setDefaultPaymentMethod: 1, getSubscriptionInfo: 1 })
  })

  test('a deleted card is gone; the default one in use stays [PAY-06] [API-14]', async () => {
    expect(await write(DELETE, `... on DeletePaymentMethodPayload { ${CARDS} }`)).toMatchObject({
      paymentMethods: { methods: [{ paymentMethodId: 'pm-1' }] },
    })
    bff.upstream.failing('deletePaymentMethod', { status: 409, error: { errorCode: 'DefaultCardInUse' } })
    expect(await write(DELETE)).toMatchObject({ code: 'DEFAULT_CARD_IN_USE' })
  })

  test('an edited card has its new months, sent as whole numbers [PAY-22] [API-15]', async () => {
    expect(await write(UPDATE, `... on UpdatePaymentMethodPayload { ${CARDS} }`)).toMatchObject({
      paymentMethods: { methods: [{}, { expirationMonth: 3, expirationYear: 2029 }] },
    })
    expect(bff.upstream.take()).toMatchObject([
      { body: { paymentMethodId: 'pm-2', nameOnCard: 'C. Roy', expirationMonth: 3, expirationYear: 2029 } },
    ])
  })

  test('months that are none are refused by a code, names without letters before they are sent [ERR-36] [ERR-33]', async () => {
    bff.upstream.failing('updatePaymentMethod', { status: 400, error: { errorCode: 'invalidExpiryMonth' } })
    expect(await write(UPDATE)).toMatchObject({ code: 'INVALID_EXPIRY_MONTH' })
    bff.upstream.take()
    expect(await write(UPDATE.replace('C. Roy', ' '))).toMatchObject({
      code: 'INVALID_INPUT',
      field: 'nameOnCard',
    })
    expect(bff.upstream.take()).toEqual([])
  })

  test('a card is saved with a secret [PAY-27] [API-07]', async () => {
    expect(await write(SETUP, '... on StartCardSetupPayload { clientSecret }')).toMatchObject({
      clientSecret: 'setup-secret',
    })
  })
})

describe('the form of the sandbox', () => {
  const CARD = 'number: "4000002500003155", expirationMonth: 1, expirationYear: 2030, cvc: "123", nameOnCard: "C. Roy"'
  const PAYLOAD = '... on ConfirmSandboxCardPayload { status }'

  test('confirms with a new card, and after the holder has answered the bank [D12] [PAY-15]', async () => {
    const withCard = `confirmSandboxCard(input: { clientSecret: "order-secret", card: { ${CARD} } })`
    expect(await write(withCard, PAYLOAD)).toMatchObject({ status: 'REQUIRES_ACTION' })
    const approved = 'confirmSandboxCard(input: { clientSecret: "order-secret", isApproved: true })'
    expect(await write(approved, PAYLOAD)).toMatchObject({ status: 'SUCCEEDED' })
    expect(bff.upstream.take().map(({ body }) => body)).toEqual([
      {
        clientSecret: 'order-secret',
        card: {
          number: '4000002500003155',
          expirationMonth: 1,
          expirationYear: 2030,
          cvc: '123',
          nameOnCard: 'C. Roy',
        },
      },
      { clientSecret: 'order-secret', isApproved: true },
    ])
  })

  test('a secret that is none, or another provider, is refused, and does not close the form for others [D12]', async () => {
    bff.upstream.failing('confirmSandboxCard', { status: 404, error: { errorCode: 'resource_missing' } }, 1)
    expect(await write(CONFIRM, PAYLOAD)).toMatchObject({ code: 'NOT_FOUND' })
    expect(await write(CONFIRM, PAYLOAD)).toMatchObject({ status: 'SUCCEEDED' })
  })
})
