import { deleteLot, getValueOverTime, movePortfolioStock, updateLot } from '@palier/contract/portfolios/portfolioCalls'
import { daysAfter } from '@palier/domain/kernel/plainDate'
import { eq, sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { lots, portfolios } from '../../database/schema/portfolios.ts'
import type { TestDatabase } from '../../database/testing/createTestDatabase.ts'
import { describeOnOneEngine } from '../../database/testing/describeOnBothEngines.ts'
import { dice } from '../../testing/dice.ts'
import { expectFreshBook } from '../../testing/expectFreshBook.ts'
import { AAPL, addInvestor, type Investor, RY, trade } from '../../testing/portfolioPerson.ts'
import { startTestApi, type TestApi } from '../../testing/startTestApi.ts'

const WRITES = 80

describeOnOneEngine('what is kept of lots', (open) => {
  let testDatabase: TestDatabase
  let api: TestApi

  beforeAll(async () => {
    testDatabase = await open()
    api = await startTestApi(testDatabase)
    return () => api.close()
  })

  async function lotsOf({ userId }: Investor) {
    const { id: lotId, portfolioId, stockId } = lots
    const own = eq(portfolios.userId, userId)
    const { database } = testDatabase
    return database
      .select({ lotId, portfolioId, stockId })
      .from(lots)
      .innerJoin(portfolios, eq(portfolios.id, portfolioId))
      .where(own)
      .orderBy(lots.entryOrder)
  }

  test('after any sequence of writes it equals a fresh count [PORT-20]', async () => {
    const own = await addInvestor(testDatabase, api)
    const [one, two] = [await own.portfolioWith(), await own.portfolioWith(AAPL, 'USD')]
    const roll = dice(7)
    const dateOf = () => daysAfter('2026-01-05', roll(40))
    let refused = 0
    for (let write = 0; write < WRITES; write += 1) {
      const portfolioId = roll(2) === 0 ? one : two
      const stockId = roll(2) === 0 ? RY : AAPL
      const [date, quantity, price] = [dateOf(), roll(20) + 1, (roll(9_000) + 1) / 7]
      const known = await lotsOf(own)
      const target = known[roll(known.length || 1)]
      const attempt = async () => {
        const kind = roll(10)
        if (kind < 4) await own.buy(portfolioId, date, quantity, Number(price.toFixed(8)), stockId)
        else if (kind < 7) await own.sell(portfolioId, date, quantity, Number(price.toFixed(8)), stockId)
        else if (kind === 7 && target) {
          const transactionType = roll(3) === 0 ? 'Sell' : 'Buy'
          await own.send(updateLot, { ...target, transactionType, ...trade(date, quantity, 33.33) })
        } else if (kind === 8 && target) await own.send(deleteLot, target)
        else {
          await own.send(movePortfolioStock, { fromPortfolioId: portfolioId, toPortfolioId: one, stockId })
        }
      }
      try {
        await attempt()
      } catch (error) {
        refused += 1
        const code = error instanceof Error && 'code' in error ? error.code : error
        expect(['invalidLotQuantity', 'resource_missing']).toContain(code)
        if (
          code === 'resource_missing' &&
          !known.some((lot) => lot.portfolioId === portfolioId && lot.stockId === stockId)
        ) {
          await own.addStock(portfolioId, stockId).catch(() => undefined)
        }
      }
      if (write % 10 === 0) await expectFreshBook(testDatabase.database)
    }
    await expectFreshBook(testDatabase.database)
    expect(refused).toBeLessThan(WRITES * 0.8)
    expect(await testDatabase.database.$count(lots)).toBeGreaterThan(5)
  })

  test('the value over time is kept, and is what it would be if it were computed anew', async () => {
    const own = await addInvestor(testDatabase, api)
    const [one, two] = [await own.portfolioWith(), await own.portfolioWith(AAPL, 'USD')]
    await own.buy(one, '2026-09-01', 10, 100)
    await own.buy(two, '2026-10-01', 7, 150, AAPL)
    const read = (portfolioId?: string) =>
      own.send(getValueOverTime, { days: 120, ...(portfolioId && { portfolioId }) })
    const anew = async (portfolioId?: string) => {
      await testDatabase.database.execute(sql`update portfolios set valued_from = null, valued_through = null`)
      return read(portfolioId)
    }
    const first = await read(one)
    expect(first).toMatchObject({ currency: 'CAD', isSample: true })
    expect(first.points[0]).toMatchObject({ date: '2026-09-01', invested: 1000 })
    expect(first.points.at(-1)?.date).toBe('2026-11-20')
    expect(first.points).toHaveLength(81)

    const calls = await api.countStatements(() => read(one))
    expect(calls).toBeLessThan(10)
    await own.sell(one, '2026-11-02', 4, 120)
    await own.buy(one, '2026-09-15', 2, 90)
    for (const portfolioId of [one, two, undefined]) {
      const kept = await read(portfolioId)
      expect(await anew(portfolioId)).toEqual(kept)
      expect(await read(portfolioId)).toEqual(kept)
    }
    const all = await read()
    expect(all.points.at(-1)?.value).toBeGreaterThan(first.points.at(-1)?.value ?? Infinity)
  })
})
