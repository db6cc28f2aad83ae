import {
  calculateProrata,
  changePlan,
  createCheckoutSession,
  createSubscription,
} from '@palier/contract/billing/paymentCalls'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../database/testing/createTestDatabase.ts'
import { addPayer, keyed } from '../../testing/payer.ts'
import { refusalOf, startTestApi, type TestApi } from '../../testing/startTestApi.ts'

let testDatabase: TestDatabase
let api: TestApi

beforeAll(async () => {
  testDatabase = await createTestDatabase()
  api = await startTestApi(testDatabase)
})
afterAll(async () => {
  await api?.close()
  await testDatabase?.close()
})

test('nobody orders, previews or changes to a plan that is not for sale [API-03] [API-05] [API-08] [API-09] [SUBS-04]', async () => {
  const payer = await addPayer(testDatabase, api)
  await payer.pay('frugal')
  const other = await addPayer(testDatabase, api)
  for (const plan of ['admin', 'owner', 'vip', 'pioneer', 'nothing', '__proto__']) {
    const refused = await Promise.all([
      refusalOf(other.send(createSubscription, { priceId: `sandbox_${plan}` }, keyed())),
      refusalOf(other.send(createCheckoutSession, { priceId: `sandbox_${plan}` }, keyed())),
      refusalOf(payer.send(calculateProrata, { newPlanName: plan }, keyed())),
      refusalOf(payer.send(changePlan, { newPlanName: plan }, keyed())),
    ])
    for (const { status } of refused) expect([plan, status]).toSatisfy(([, code]) => code === 400 || code === 404)
  }
  expect([(await payer.info()).planName, (await other.info()).planName]).toEqual(['frugal', 'base'])
})
