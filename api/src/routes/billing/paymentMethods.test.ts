import {
  createSetupIntent,
  deletePaymentMethod,
  getPaymentMethods,
  setDefaultPaymentMethod,
  updatePaymentMethod,
} from '@palier/contract/billing/paymentCalls'
import { setClockId } from '@palier/contract/admin/adminCalls'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../database/testing/createTestDatabase.ts'
import { addAdministrator } from '../../testing/addMember.ts'
import { addPayer, cardOf, GOOD_CARD, keyed, type Payer } from '../../testing/payer.ts'
import { refusalOf, startTestApi, type TestApi } from '../../testing/startTestApi.ts'

const OTHER_CARD = '5555555555554444'

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

/** Saves a card; answers its id. */
async function save(number = GOOD_CARD): Promise<string> {
  const { clientSecret } = await payer.send(createSetupIntent, {}, keyed())
  await payer.confirm(clientSecret, { card: cardOf(number) })
  return (await payer.send(getPaymentMethods, {})).defaultPaymentMethodId ?? ''
}

test('a saved card is listed, and is the default one [API-07] [API-12] [PAY-11] [PAY-27] [DATA-24]', async () => {
  expect((await refusalOf(payer.send(getPaymentMethods, {}))).code).toBe('UserIsNotACustomer')
  const id = await save()
  expect(await payer.send(getPaymentMethods, {})).toEqual({
    defaultPaymentMethodId: id,
    paymentMethods: {
      methods: [{ id, brand: 'visa', last4: '4242', expYear: 2030, expMonth: 12, nameOnCard: 'Ada Byron' }],
    },
    billingAddress: null,
  })
  expect((await payer.info()).defaultPaymentMethod).toMatchObject({ id, last4: '4242' })
  const other = await save(OTHER_CARD)
  expect(other).not.toBe(id)
  expect((await payer.info()).defaultPaymentMethod).toMatchObject({ id: other, brand: 'mastercard' })
})

test('another card becomes the default one; an unknown one does not [API-13] [PAY-10]', async () => {
  const first = await save()
  await save(OTHER_CARD)
  const answer = await payer.send(setDefaultPaymentMethod, { paymentMethodId: first }, keyed())
  expect(answer.defaultPaymentMethodId).toBe(first)
  expect((await payer.info()).defaultPaymentMethod).toMatchObject({ id: first })

  const stranger = await addPayer(testDatabase, api)
  const foreign = await refusalOf(stranger.send(setDefaultPaymentMethod, { paymentMethodId: first }, keyed()))
  await stranger.order('pro')
  const foreignToo = await refusalOf(stranger.send(setDefaultPaymentMethod, { paymentMethodId: first }, keyed()))
  const absent = await refusalOf(payer.send(setDefaultPaymentMethod, { paymentMethodId: 'card_none' }, keyed()))
  expect([foreign.code, foreignToo.code, absent.code]).toEqual(Array(3).fill('resource_missing'))
})

test('the default card stays while a period runs, the others go [API-14] [PAY-07] [ERR-54]', async () => {
  const first = await save()
  await payer.pay('frugal', OTHER_CARD)
  const { defaultPaymentMethodId } = await payer.send(getPaymentMethods, {})
  const paymentMethodId = defaultPaymentMethodId ?? ''
  expect((await refusalOf(payer.send(deletePaymentMethod, { paymentMethodId }, keyed()))).code).toBe('DefaultCardInUse')
  const answer = await payer.send(deletePaymentMethod, { paymentMethodId: first }, keyed())
  expect(answer.paymentMethods.methods.map(({ id }) => id)).toEqual([paymentMethodId])
})

test('without a subscription the last card goes too [API-14] [PAY-06]', async () => {
  const paymentMethodId = await save()
  const answer = await payer.send(deletePaymentMethod, { paymentMethodId }, keyed())
  expect(answer).toEqual({ defaultPaymentMethodId: null, paymentMethods: { methods: [] }, billingAddress: null })
  expect((await payer.info()).defaultPaymentMethod).toBeNull()
})

test('name and expiry are edited, within what a card can have [API-15] [PAY-05] [PAY-22] [PAY-28] [ERR-36]', async () => {
  const paymentMethodId = await save()
  const edit = (expirationMonth: number, expirationYear: number) =>
    payer.send(
      updatePaymentMethod,
      { paymentMethodId, nameOnCard: 'Augusta Byron', expirationMonth, expirationYear },
      keyed(),
    )
  const { paymentMethods } = await edit(3, 2032)
  expect(paymentMethods.methods[0]).toMatchObject({ expMonth: 3, expYear: 2032, nameOnCard: 'Augusta Byron' })
  expect((await payer.info()).defaultPaymentMethod).toMatchObject({ expMonth: 3, expYear: 2032 })
  for (const [month, year] of [
    [13, 2032],
    [10, 2026],
    [1, 2050],
  ] as const) {
    expect((await refusalOf(edit(month, year))).code).toBe('invalidExpiryMonth')
  }
})

test('a card that has expired since is not made the default one [ERR-31] [ERR-32]', async () => {
  const administrator = await addAdministrator(testDatabase, api)
  const first = await save()
  await save(OTHER_CARD)
  const details = { nameOnCard: 'Ada Byron', expirationMonth: 11, expirationYear: 2026 }
  await payer.send(updatePaymentMethod, { paymentMethodId: first, ...details }, keyed())
  await administrator.send(setClockId, { clockId: 'P11D' }, keyed())
  const refused = await refusalOf(payer.send(setDefaultPaymentMethod, { paymentMethodId: first }, keyed()))
  expect(refused.code).toBe('expired_card')
})

test('a guest has no cards [ERR-07]', async () => {
  const guest = await api.signIn()
  const sent = [
    guest.send(getPaymentMethods, {}),
    guest.send(createSetupIntent, {}, keyed()),
    guest.send(deletePaymentMethod, { paymentMethodId: 'x' }, keyed()),
  ]
  for (const refused of await Promise.all(sent.map(refusalOf))) {
    expect(refused.code).toBe('DemonstrationAccountNotAllowed')
  }
})
