import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { plans } from '../database/schema/accounts.ts'
import { stocks } from '../database/schema/stocks.ts'
import type { TestDatabase } from '../database/testing/createTestDatabase.ts'
import { describeOnOneEngine } from '../database/testing/describeOnBothEngines.ts'
import { createSimulatedMarketData } from '../providers/marketData/simulated/simulatedMarketData.ts'
import { DEMO_LISTS, SHOWCASE_LIST } from '../services/demo/demoLists.ts'
import { seedDatabase } from './seedDatabase.ts'
import { stockIdOf } from '../services/market/stockId.ts'

const securitiesFile = join(import.meta.dirname, '../../data/securities.csv')
const marketData = createSimulatedMarketData({ seed: 1, session: 'always', securitiesFile })

test('the demonstration names only securities that exist', async () => {
  const known = new Set((await marketData.securities()).map(({ key }) => key))
  for (const { entries } of [...DEMO_LISTS, SHOWCASE_LIST]) {
    for (const { key } of entries) expect(known.has(key), key).toBe(true)
  }
  expect(SHOWCASE_LIST.entries).toHaveLength(7)
})

describeOnOneEngine('seeding', (open) => {
  let testDatabase: TestDatabase

  beforeAll(async () => {
    testDatabase = await open()
    await seedDatabase(testDatabase.database, marketData)
  })

  /** Which transaction wrote each row: the same before and after when nothing was written. */
  const writersOf = async (table: string) =>
    (await testDatabase.database.execute(sql.raw(`select xmin::text as writer, * from ${table} order by 1, 2`))).rows

  test('the plans are those of the table [SUBS-04]', async () => {
    const rows = await testDatabase.database.select().from(plans).orderBy(plans.displayOrder)
    const table = rows.map((plan) => [
      plan.name,
      plan.displayOrder,
      plan.priceCents,
      plan.buyListCount,
      plan.sellListCount,
      plan.combinedListCount,
      plan.combinedEntriesCount,
      plan.portfolioListCount,
      plan.combinedPortfolioStockCount,
      plan.newsCount,
      plan.aiKeys.length,
    ])
    expect(table).toEqual([
      ['base', 1, 0, 1, 1, 0, 20, 0, 0, 3, 0],
      ['frugal', 2, 499, 1, 1, 2, 60, 1, 20, 5, 0],
      ['standard', 3, 999, 3, 3, 2, 150, 3, 75, 8, 2],
      ['pro', 4, 1999, 6, 6, 4, 400, 6, 200, 10, 4],
      ['elite', 5, 3999, 15, 15, 10, 1500, 15, 750, 12, 4],
      ['pioneer', 6, 0, 3, 3, 2, 150, 2, 60, 8, 2],
      ['vip', 7, 0, 10, 10, 10, 1000, 10, 500, 12, 4],
      ['admin', 90, 0, 50, 50, 50, 5000, 50, 2000, 12, 4],
      ['owner', 91, 0, 50, 50, 50, 5000, 50, 2000, 12, 4],
    ])
    expect(rows.filter(({ isPublic }) => isPublic).map(({ name }) => name)).toEqual([
      'base',
      'frugal',
      'standard',
      'pro',
      'elite',
    ])
  })

  test('every security is a stock, each listing one of its own', async () => {
    const securities = await marketData.securities()
    const rows = await testDatabase.database.select().from(stocks)
    expect(rows.map(({ id }) => id).sort()).toEqual(securities.map(({ key }) => stockIdOf(key)).sort())
  })

  test('a second start writes nothing', async () => {
    const before = [await writersOf('stocks'), await writersOf('plans')]
    await seedDatabase(testDatabase.database, marketData)
    expect([await writersOf('stocks'), await writersOf('plans')]).toEqual(before)
  })

  test('a stock whose facts changed is renewed, a plan that an operator changed is left alone [SUBS-04]', async () => {
    const { database } = testDatabase
    const id = stockIdOf('ENB:XTSE')
    await database.update(stocks).set({ companyName: 'Old name', sector: null }).where(eq(stocks.id, id))
    await database.update(plans).set({ newsCount: 99 }).where(eq(plans.name, 'vip'))
    await seedDatabase(database, marketData)
    const [stock] = await database.select().from(stocks).where(eq(stocks.id, id))
    const [plan] = await database.select().from(plans).where(eq(plans.name, 'vip'))
    expect(stock).toMatchObject({ companyName: 'Enbridge Inc.', sector: 'energy' })
    expect(plan?.newsCount).toBe(99)
  })
})
