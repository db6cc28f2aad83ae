import { getPublicPlans, getSubscriptionInfo } from '@palier/contract/billing/subscriptionCalls'
import { plan, usage, userSubscriptionInfo } from '@palier/contract/billing/planSchemas'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../database/testing/createTestDatabase.ts'
import { addMember } from '../../testing/addMember.ts'
import { keysOf, refusalOf, startTestApi, type TestApi } from '../../testing/startTestApi.ts'

let testDatabase: TestDatabase
let api: TestApi

beforeAll(async () => {
  testDatabase = await createTestDatabase()
  api = await startTestApi(testDatabase)
})
afterAll(async () => {
  await api.close()
  await testDatabase.close()
})

test('anybody reads the public plans in their order, with their limits [API-11] [SUBS-02] [SUBS-03] [SUBS-04] [DATA-22]', async () => {
  const { plans } = await api.clientOf().send(getPublicPlans, {})
  expect(plans.map(({ planName, price, displayOrder }) => [planName, price, displayOrder])).toEqual([
    ['base', 0, 1],
    ['frugal', 499, 2],
    ['standard', 999, 3],
    ['pro', 1999, 4],
    ['elite', 3999, 5],
  ])
  expect(keysOf(plans[0])).toEqual(Object.keys(plan.shape).sort())
  expect(plans[2]).toEqual({
    planName: 'standard',
    price: 999,
    reccurringInterval: 'month',
    paymentSystemPriceId: 'sandbox_standard',
    currency: 'CAD',
    limit: {
      combinedListCount: 2,
      buyListCount: 3,
      sellListCount: 3,
      combinedListCombinedEntriesCount: 150,
      portfolioListCount: 3,
      combinedPortfolioStockCount: 75,
      stockContext: { newsCount: 8 },
    },
    displayOrder: 3,
    isAiPlan: true,
    aiDataActiveKeys: ['sentiments', 'similarCompanies'],
  })
  expect([plans[0]?.reccurringInterval, plans[0]?.isAiPlan, plans[0]?.aiDataActiveKeys]).toEqual([null, false, []])
  expect(await api.countStatements(() => api.clientOf().send(getPublicPlans, {}))).toBe(1)
})

test('a member reads the plan, its limits and what is used of it [API-02] [DATA-21] [DATA-23]', async () => {
  const { userId, send } = await addMember(testDatabase, api)
  const info = await send(getSubscriptionInfo, { userId })
  // Told only where an order waits.
  const { pendingPlanName: _, ...told } = userSubscriptionInfo.shape
  expect(keysOf(info)).toEqual(Object.keys(told).sort())
  expect(keysOf(info.usage)).toEqual(Object.keys(usage.shape).sort())
  expect(info).toMatchObject({
    status: 'active',
    planName: 'base',
    isFreePlan: true,
    planDefinition: { planName: 'base', price: 0, priceId: null, limit: { combinedListCombinedEntriesCount: 20 } },
    usage: { buyListCount: 1, sellListCount: 0, combinedListCount: 1, portfolioCount: 0 },
    plannedChangeOfPlan: { planName: null, date: '0001-01-01T00:00:00' },
  })
  expect(await api.countStatements(() => send(getSubscriptionInfo, { userId }))).toBe(3)
  await testDatabase.database.execute(sql`update users set plan_name = 'pro' where id = ${userId}`)
  expect(await send(getSubscriptionInfo, { userId })).toMatchObject({ planName: 'pro', isFreePlan: false })
})

test('a guest is refused, and so is whoever names somebody else [API-02] [SUBS-40]', async () => {
  const guest = await api.signIn()
  const refusal = await refusalOf(guest.send(getSubscriptionInfo, { userId: guest.userId }))
  expect([refusal.code, refusal.status]).toEqual(['DemonstrationAccountNotAllowed', 403])
  const { send } = await addMember(testDatabase, api)
  expect((await refusalOf(send(getSubscriptionInfo, { userId: guest.userId }))).code).toBe('resource_missing')
})
