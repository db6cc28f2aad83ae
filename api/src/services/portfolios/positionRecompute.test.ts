import { randomUUID } from 'node:crypto'
import { decimal } from '@palier/domain/kernel/decimal'
import { daysAfter } from '@palier/domain/kernel/plainDate'
import { asc, eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import type { Database } from '../../database/kernel/database.ts'
import { deleteLot, type LotRow, updateLot } from '../../database/queries/portfolios/lotQueries.ts'
import { findPortfolioStock } from '../../database/queries/portfolios/portfolioQueries.ts'
import { LOTS_A_CHECKPOINT } from '../../database/queries/portfolios/portfolioSumQueries.ts'
import { lots, positionMarks } from '../../database/schema/portfolios.ts'
import { findLotRanges } from '../../database/queries/portfolios/lotRangeQueries.ts'
import type { TestDatabase } from '../../database/testing/createTestDatabase.ts'
import { describeOnOneEngine } from '../../database/testing/describeOnBothEngines.ts'
import { dice } from '../../testing/dice.ts'
import { expectFreshBook } from '../../testing/expectFreshBook.ts'
import { addInvestor, RY } from '../../testing/portfolioPerson.ts'
import { START, startTestApi, type TestApi } from '../../testing/startTestApi.ts'
import { withEffects } from './lotEffects.ts'
import { enterLot, type FreshLot, recomputePosition } from './positionRecompute.ts'
import { Refusal } from '../../kernel/refusal.ts'

const FIRST_DAY = '2024-01-01'
const DAYS = 250
const LOTS_A_DAY = 2

describeOnOneEngine('a stock with hundreds of lots', (open) => {
  let testDatabase: TestDatabase
  let api: TestApi
  let place: { portfolioId: string; stockId: string }

  beforeAll(async () => {
    testDatabase = await open()
    api = await startTestApi(testDatabase)
    const own = await addInvestor(testDatabase, api)
    place = { portfolioId: await own.portfolioWith(), stockId: RY }
    const fresh = Array.from({ length: DAYS * LOTS_A_DAY }, (_, at) => {
      const kind = at % 5 === 4 ? 'sell' : 'buy'
      return freshLot(kind, daysAfter(FIRST_DAY, Math.floor(at / LOTS_A_DAY)), (at % 7) + 1, 50 + (at % 90) / 7)
    })
    await write((transaction) => recomputePosition(transaction, place, FIRST_DAY, fresh))
    return () => api.close()
  })

  function freshLot(
    kind: 'buy' | 'sell',
    tradeDate: string,
    quantity: number,
    price: number,
    tradeOrder = 0,
  ): FreshLot {
    const id = randomUUID()
    const lot = { kind, tradeDate, tradeOrder, quantity: decimal(quantity), price: decimal(price).round(8) }
    const texts = { quantity: String(lot.quantity), price: String(lot.price) }
    return {
      lot: { id, entryOrder: Infinity, ...lot },
      row: { id, ...place, ...lot, ...texts, note: 'C:\\ "x", {y}', createdAt: START },
    }
  }

  function write<Result>(work: (transaction: Database) => Promise<Result>): Promise<Result> {
    return testDatabase.database.transaction(work)
  }

  async function enter(transaction: Database, fresh: FreshLot): Promise<void> {
    const found = await findPortfolioStock(transaction, place.portfolioId, place.stockId)
    if (!found) throw new Error('The stock has gone.')
    await enterLot(transaction, found.held, fresh)
  }

  async function marked(): Promise<number[]> {
    const rows = await testDatabase.database.select().from(positionMarks).orderBy(asc(positionMarks.date))
    return rows.map(({ lotCount }) => lotCount)
  }

  async function all(): Promise<LotRow[]> {
    const { tradeDate, tradeOrder, entryOrder } = lots
    return testDatabase.database.select().from(lots).orderBy(asc(tradeDate), asc(tradeOrder), asc(entryOrder))
  }

  test('has a mark every hundred lots or so, and words of any signs come in as they are [PORT-20]', async () => {
    await expectFreshBook(testDatabase.database)
    expect(await marked()).toEqual([100, 200, 300, 400])
    expect(new Set((await all()).map(({ note }) => note))).toEqual(new Set(['C:\\ "x", {y}']))
  })

  test('any page of its lots says what counting from the first lot says [PORT-20]', async () => {
    const { database } = testDatabase
    const rows = await all()
    const whole = await withEffects(database, rows, ({ id }) => id)
    expect(whole).toHaveLength(rows.length)
    for (const from of [0, 3, 99, 200, 201, 333, 480]) {
      const page = rows.slice(from, from + 20)
      expect(await withEffects(database, page, ({ id }) => id)).toEqual(whole.slice(from, from + 20))
    }
    const through = '2024-05-20'
    const [stretch] = await findLotRanges(database, [{ ...place, from: '2024-05-10', through }])
    expect(stretch?.before).toMatchObject({ date: '2024-04-09', lotCount: 200 })
    expect(stretch?.lots).toHaveLength(82)
  })

  test('an older lot, an edit and a deletion leave what a fresh count finds, or are refused as a whole [LOT-14]', async () => {
    const roll = dice(11)
    let refused = 0
    for (let round = 0; round < 30; round += 1) {
      const rows = await all()
      const row = rows[roll(rows.length)]
      if (!row) throw new Error('No lots are left.')
      const tradeDate = daysAfter(FIRST_DAY, roll(DAYS + 3) - 1)
      // Now and then more than was ever held.
      const quantity = roll(3) === 0 ? 5_000 : roll(40) + 1
      const work = async (transaction: Database) => {
        const kind = roll(3)
        if (kind === 0) {
          await enter(transaction, freshLot(roll(2) ? 'buy' : 'sell', tradeDate, quantity, roll(900) / 7, roll(3)))
        } else if (kind === 1) {
          const { price, note, fee, fxRateToCad } = row
          const change = { price, note, fee, fxRateToCad, tradeDate, tradeOrder: roll(3) }
          const traded = { kind: roll(3) ? row.kind : 'sell', quantity: String(quantity) } as const
          await updateLot(transaction, row.id, { ...change, ...traded })
          await recomputePosition(transaction, place, row.tradeDate < tradeDate ? row.tradeDate : tradeDate)
        } else {
          await deleteLot(transaction, row.id)
          await recomputePosition(transaction, place, row.tradeDate)
        }
      }
      await write(work).catch((error: unknown) => {
        expect(error).toMatchObject({ code: 'invalidLotQuantity' })
        refused += error instanceof Refusal ? 1 : 0
      })
      if (round % 3 === 2) await expectFreshBook(testDatabase.database)
    }
    await expectFreshBook(testDatabase.database)
    expect(refused).toBeGreaterThan(0)
    expect(refused).toBeLessThan(25)
  })

  test('the newest lots mark what is before them, and the newest day is never marked', async () => {
    for (let at = 0; at < LOTS_A_CHECKPOINT + 20; at += 1) {
      const tradeDate = daysAfter(FIRST_DAY, DAYS + 10 + Math.floor(at / 3))
      await write((transaction) => enter(transaction, freshLot('buy', tradeDate, 1, 10)))
    }
    await expectFreshBook(testDatabase.database)
    const counts = [0, ...(await marked()), (await all()).length]
    const gaps = counts.slice(1).map((count, at) => count - (counts[at] ?? 0))
    expect(Math.max(...gaps)).toBeLessThan(LOTS_A_CHECKPOINT + 10)

    // All behind a mark goes: its day is the newest one now, and more may come of it.
    const marks = await testDatabase.database.select().from(positionMarks).orderBy(asc(positionMarks.date))
    const last = marks.at(-1)?.date ?? ''
    const gone = (await all()).filter(({ tradeDate }) => tradeDate > last)
    await write(async (transaction) => {
      for (const { id } of gone) await deleteLot(transaction, id)
      await recomputePosition(transaction, place, gone[0]?.tradeDate ?? '')
    })
    await expectFreshBook(testDatabase.database)
    await write((transaction) => enter(transaction, freshLot('buy', last, 5, 20, 86_000_000)))
    await expectFreshBook(testDatabase.database)
  })

  test('an older lot takes two statements more than none, whatever follows it', async () => {
    const statements = await api.countStatements(() =>
      write((transaction) => recomputePosition(transaction, place, FIRST_DAY, [freshLot('buy', FIRST_DAY, 1, 10)])),
    )
    expect(statements).toBe(2)
    await write(async (transaction) => {
      await transaction.delete(lots).where(eq(lots.portfolioId, place.portfolioId))
      expect((await recomputePosition(transaction, place, FIRST_DAY)).lotCount).toBe(0)
    })
    expect(await marked()).toEqual([])
  })
})
