import { eq, sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { findHoldings } from './queries/portfolios/holdingsQueries.ts'
import type { Database } from './kernel/database.ts'
import { isDuplicate, refusalOf } from './kernel/errors.ts'
import { idempotencyKeys, plans, sessions, users } from './schema/accounts.ts'
import { lots, portfolios, portfolioStocks, stockObjectives } from './schema/portfolios.ts'
import { stocks } from './schema/stocks.ts'
import { watchListEntries, watchLists } from './schema/watchLists.ts'
import type { TestDatabase } from './testing/createTestDatabase.ts'
import { describeOnBothEngines } from './testing/describeOnBothEngines.ts'

const NOW = new Date('2026-11-21T13:45:10.123Z')
const USER = '00000000-0000-4000-8000-000000000001'
const STOCK = '00000000-0000-4000-8000-000000000002'
const LIST = '00000000-0000-4000-8000-000000000003'
const PORTFOLIO = '00000000-0000-4000-8000-000000000004'

describeOnBothEngines('the tables', (open) => {
  let testDatabase: TestDatabase
  let database: Database

  beforeAll(async () => {
    testDatabase = await open()
    database = testDatabase.database
    await seed(database)
  })

  test('an instant, a plain date, money and flags read back as they were written', async () => {
    await database.insert(portfolios).values({ ...portfolioOf(PORTFOLIO), amountOfMoney: '1234567890123456.7891' })
    await database.insert(portfolioStocks).values({ portfolioId: PORTFOLIO, stockId: STOCK, note: '', addedAt: NOW })
    const values = { portfolioId: PORTFOLIO, stockId: STOCK, kind: 'buy', note: '', createdAt: NOW } as const
    await database.insert(lots).values([
      { ...values, id: id(10), tradeDate: '2026-03-08', quantity: '0.000001', price: '0.00000001' },
      { ...values, id: id(11), tradeDate: '2026-03-08', quantity: '2', price: '3', tradeOrder: 86_399_999 },
    ])

    const [portfolio] = await database.select().from(portfolios).where(eq(portfolios.id, PORTFOLIO))
    const [first, second] = await database.select().from(lots).orderBy(lots.entryOrder)
    expect(portfolio).toMatchObject({ amountOfMoney: '1234567890123456.7891', createdAt: NOW, version: 1 })
    expect(first).toMatchObject({ tradeDate: '2026-03-08', quantity: '0.000001', price: '0.00000001', tradeOrder: 0 })
    expect(second).toMatchObject({ tradeOrder: 86_399_999, quantity: '2.000000' })
    expect(second?.entryOrder).toBeGreaterThan(first?.entryOrder ?? Infinity)

    const [plan] = await database.select().from(plans)
    const [user] = await database.select().from(users).where(eq(users.id, USER))
    expect(plan).toMatchObject({ aiKeys: ['sentiments', 'questions'], isPublic: true })
    expect(user).toMatchObject({ roles: { guest: { active: true } }, email: null, expiresAt: NOW })
  })

  test('a book read as one text says what its rows say, to the last place [PORT-20]', async () => {
    const place = { portfolioId: id(30), stockId: STOCK }
    const sums = { purchaseCost: '1234567890123456789.12345678901234567891', soldCost: '0.00000000000000000001' }
    const newest = { newestTradeDate: '2026-03-08', newestTradeOrder: 86_399_999, newestDayBuysFirst: true }
    await database
      .insert(portfolios)
      .values({ ...portfolioOf(place.portfolioId), amountOfMoney: '0.0001', name: 'L’été "2026" \\ {1}' })
    await database.insert(portfolioStocks).values({ ...place, note: '\n', addedAt: NOW, ...sums, ...newest })
    const objective = {
      userId: USER,
      stockId: STOCK,
      kind: 'totalTargetedValue',
      value: '99999999999999.123456',
    } as const
    await database.insert(stockObjectives).values(objective)

    const book = await findHoldings(database, USER)
    const rows = await database.select().from(portfolios).where(eq(portfolios.userId, USER)).orderBy(portfolios.id)
    const [stock] = await database.select().from(stocks)
    const held = await database.select().from(portfolioStocks).orderBy(portfolioStocks.portfolioId)
    expect(rows.length).toBeGreaterThan(1)
    expect(book.portfolios.map(({ portfolio }) => portfolio)).toEqual(rows)
    const version = expect.stringMatching(/^\d+$/) as unknown
    expect(book.portfolios.flatMap((one) => one.stocks)).toEqual(held.map((row) => ({ held: row, stock, version })))
    expect(book.objectives).toEqual([
      { objective: { ...objective, version: 1, postponedAt: null, postponedUntil: null }, stock },
    ])

    // What is aimed at counts all that is held; nothing else does.
    expect((await findHoldings(database, USER, [place.portfolioId])).portfolios).toEqual(book.portfolios)
    await database.delete(stockObjectives)
    const alone = await findHoldings(database, USER, [place.portfolioId])
    expect(alone.portfolios.map(({ portfolio }) => portfolio.id)).toEqual([place.portfolioId])
    expect(await findHoldings(database, id(31))).toEqual({ portfolios: [], objectives: [] })
  })

  test('the answer of a write is given back whole, and a long one waits in a fraction of its length', async () => {
    const request = { userId: USER, call: 'a', requestHash: 'b', status: 200, createdAt: NOW }
    const short = { success: true, data: 'é' }
    const long = { success: true, data: Array.from({ length: 500 }, (_, at) => ({ id: id(at), note: 'L’été' })) }
    await database.insert(idempotencyKeys).values([
      { ...request, key: 'short', answer: short },
      { ...request, key: 'long', answer: long },
    ])
    // As an earlier version kept it.
    await database
      .insert(idempotencyKeys)
      .values({ ...request, key: 'plain', answer: sql`${JSON.stringify(long)}::jsonb` })
    const { key, answer } = idempotencyKeys
    const kept = await database.select({ key, answer }).from(idempotencyKeys).orderBy(key)
    expect(kept.map((row) => row.answer)).toEqual([long, long, short])
    const { rows } = await database.execute<{ length: number }>(
      sql`select length(answer::text) as length from idempotency_keys where key = 'long'`,
    )
    expect(rows[0]?.length).toBeLessThan(JSON.stringify(long).length / 4)
  })

  test('a stock twice in one list is refused by its constraint [LIST-33]', async () => {
    const entry = { listId: LIST, stockId: STOCK, highScore: 0, createdAt: NOW }
    await database.insert(watchListEntries).values({ ...entry, id: id(20), t200: '10.25' })

    const error = await failureOf(database.insert(watchListEntries).values({ ...entry, id: id(21) }))
    expect(refusalOf(error)).toMatchObject({
      code: '23505',
      constraint: 'watch_list_entries_list_id_stock_id_unique',
      detail: `Key (list_id, stock_id)=(${LIST}, ${STOCK}) already exists.`,
    })
    expect(isDuplicate(error, 'watch_list_entries_list_id_stock_id_unique')).toBe(true)
    expect(isDuplicate(error, 'another')).toBe(false)
  })

  test('a kind that does not exist is refused', async () => {
    const error = await failureOf(database.execute(sql`update watch_lists set kind = 'neither'`))
    expect(refusalOf(error)).toMatchObject({ code: '23514', constraint: 'watch_lists_kind_check' })
  })

  test('a failure inside a transaction rolls all of it back, and a nested one only itself', async () => {
    const outcome = database.transaction(async (transaction) => {
      await transaction.insert(watchLists).values(listOf(id(30)))
      throw new Error('no further')
    })
    await expect(outcome).rejects.toThrow('no further')

    await database.transaction(async (transaction) => {
      await transaction.insert(watchLists).values(listOf(id(31)))
      await failureOf(transaction.transaction((nested) => nested.insert(watchLists).values(listOf(id(31)))))
    })

    const kept = await database.select({ id: watchLists.id }).from(watchLists).orderBy(watchLists.id)
    expect(kept).toEqual([{ id: LIST }, { id: id(31) }])
  })

  test('eight transactions at once that read, add and write keep the sum', async () => {
    await database.execute(sql`create table counter (value integer not null)`)
    await database.execute(sql`insert into counter values (0)`)

    await Promise.all(
      Array.from({ length: 8 }, () =>
        database.transaction(async (transaction) => {
          const read = await transaction.execute<{ value: number }>(sql`select value from counter for update`)
          await transaction.execute(sql`update counter set value = ${(read.rows[0]?.value ?? NaN) + 1}`)
        }),
      ),
    )
    expect((await database.execute(sql`select value from counter`)).rows).toEqual([{ value: 8 }])
  })

  test('all lists of a kind with their entries are one statement', async () => {
    testDatabase.statements.length = 0
    const rows = await database
      .select()
      .from(watchLists)
      .leftJoin(watchListEntries, eq(watchListEntries.listId, watchLists.id))
      .where(eq(watchLists.userId, USER))
    expect(rows.map(({ watch_list_entries: entry }) => entry?.t200 ?? null)).toContain('10.2500')
    expect(testDatabase.statements).toHaveLength(1)
  })

  test('a guest leaves nothing behind [D2]', async () => {
    await database.insert(sessions).values({ id: id(40), userId: USER, createdAt: NOW, expiresAt: NOW })
    await database.delete(users).where(eq(users.id, USER))
    for (const table of [sessions, watchLists, watchListEntries, portfolios, lots]) {
      expect(await database.$count(table)).toBe(0)
    }
    expect(await database.$count(stocks)).toBe(1)
  })
})

function id(number: number): string {
  return `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
}

function listOf(listId: string) {
  return { id: listId, userId: USER, kind: 'buy', name: 'Banks', description: '', position: 0, createdAt: NOW } as const
}

function portfolioOf(portfolioId: string) {
  return { id: portfolioId, userId: USER, name: 'RRSP', description: '', currency: 'CAD', createdAt: NOW } as const
}

async function seed(database: Database): Promise<void> {
  await database.insert(plans).values({
    name: 'vip',
    displayOrder: 1,
    priceCents: 0,
    priceId: null,
    isPublic: true,
    isAiPlan: true,
    aiKeys: ['sentiments', 'questions'],
    buyListCount: 1,
    sellListCount: 1,
    combinedListCount: 1,
    combinedEntriesCount: 1,
    portfolioListCount: 1,
    combinedPortfolioStockCount: 1,
    newsCount: 1,
  })
  await database.insert(users).values({
    id: USER,
    firstName: 'Ada',
    lastName: 'Guest',
    roles: { guest: { active: true } },
    planName: 'vip',
    firstAuthenticationMethod: 'guest',
    createdAt: NOW,
    expiresAt: NOW,
  })
  await database.insert(stocks).values({
    id: STOCK,
    ticker: 'RY',
    exchangeCode: 'XTSE',
    companyName: 'Banque Royale',
    currency: 'CAD',
    kind: 'commonStock',
    companyKey: 'RY',
    country: 'CA',
  })
  await database.insert(watchLists).values(listOf(LIST))
}

async function failureOf(outcome: PromiseLike<unknown>): Promise<unknown> {
  try {
    await outcome
  } catch (error) {
    return error
  }
  throw new Error('It should have been refused.')
}
