import { addBookEvent, deleteBookEvent } from '@palier/contract/portfolios/bookEventCalls'
import { setCashMode } from '@palier/contract/portfolios/cashCalls'
import { confirmImport, undoImport, uploadImport } from '@palier/contract/imports/importCalls'
import {
  addBuyLot,
  addSellLot,
  deleteLot,
  getPortfolioStockLots,
  movePortfolioStock,
  updateLot,
} from '@palier/contract/portfolios/portfolioCalls'
import { daysAfter } from '@palier/domain/kernel/plainDate'
import { eq, sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { readConfig } from '../../config/config.ts'
import { portfolios } from '../../database/schema/portfolios.ts'
import type { TestDatabase } from '../../database/testing/createTestDatabase.ts'
import { describeOnOneEngine } from '../../database/testing/describeOnBothEngines.ts'
import { createHistoricalRates } from '../../services/market/historicalRates.ts'
import { createBookCache } from '../../services/portfolios/bookCache.ts'
import { readHoldings } from '../../services/portfolios/holdings.ts'
import { createIncome } from '../../services/portfolios/returns/income.ts'
import { type BookReading, createBookReading } from '../../services/portfolios/returns/bookReading.ts'
import { readMeasuredBooks } from '../../services/portfolios/returns/measuredPositions.ts'
import { dice } from '../../testing/dice.ts'
import { AAPL, addInvestor, RY, TD, trade } from '../../testing/portfolioPerson.ts'
import { sharedMarket } from '../../testing/sharedMarket.ts'
import { KEYS, startTestApi, type TestApi } from '../../testing/startTestApi.ts'
import { sendFile } from '../../testing/uploads.ts'

const TURNS = process.env['TESTS'] === 'whole' ? 40 : 16
const FIRST = '2026-01-01'
const TODAY = '2026-11-20'

describeOnOneEngine('cached books', (open) => {
  let testDatabase: TestDatabase
  let api: TestApi

  beforeAll(async () => {
    testDatabase = await open()
    api = await startTestApi(testDatabase)
    return () => api.close()
  })

  test('give the same figures as a fresh read after random writes, changes and undos [D17]', async () => {
    const own = await addInvestor(testDatabase, api)
    const [one, other] = [await own.portfolioWith(), await own.portfolioWith()]
    for (const id of [one, other]) await own.addStock(id, AAPL)
    await own.addStock(one, TD)
    await own.buy(one, '2026-01-05', 500, 100)
    await own.buy(other, '2026-01-05', 500, 100)
    await own.send(setCashMode, { portfolioId: one, cashMode: 'ledger', openings: [] })
    const { database } = testDatabase
    const { PREPRODUCTION_KEY: _closed, ...keys } = KEYS
    const marketData = sharedMarket(readConfig({ ...keys, NODE_ENV: 'test' }))
    if (!marketData) throw new Error('There is no market.')
    const market = marketData
    const pastRate = createHistoricalRates(market, null)
    const readerOf = (books: BookReading) => ({ books, income: createIncome(database, market, pastRate, books) })
    const kept = readerOf(createBookReading(database, createBookCache()))

    async function told(
      { books, income }: ReturnType<typeof readerOf>,
      stockId: string | null,
      first: string,
      year: string,
    ) {
      const wanted = { userId: own.userId, lotsOf: 'none' } as const
      const { portfolios: read } = await readHoldings(database, market, wanted, api.now())
      const { held, ...rest } = await readMeasuredBooks(books, read, stockId, { first, today: TODAY })
      const events = [...(await books.events(read, year)).values()].map((byStock) => {
        const all = [...byStock].map(([id, rows]) => [id, rows.filter(({ date }) => date >= year)] as const)
        return all.filter(([, rows]) => rows.length > 0).toSorted()
      })
      const owner = { userId: own.userId, preferences: { currency: 'USD' } } as const
      const { stocks, ...paid } = await income.read(owner, { portfolioId: null, currency: null, year: null }, api.now())
      return {
        ...{ ...rest, events, paid, stocks: stocks.map((one) => [one.stock?.id ?? '', one] as const).toSorted() },
        held: held.map(({ stock, ...position }) => ({ stockId: stock.stock.id, ...position })),
      }
    }

    const roll = dice(11)
    const day = () => daysAfter(FIRST, 10 + roll(300))
    const pick = <Item>(...items: Item[]) => items[roll(items.length)] as Item
    const place = () => ({ portfolioId: pick(one, other), stockId: pick(RY, RY, AAPL) })
    const events: { portfolioId: string; eventId: string }[] = []
    const add = async (input: Parameters<typeof own.send<typeof addBookEvent>>[1]) => {
      const { event } = await own.send(addBookEvent, input)
      if (event) events.push({ portfolioId: input.portfolioId, eventId: event.eventId })
    }
    const lotOf = async (where: { portfolioId: string; stockId: string }) => {
      const { lots } = await own.send(getPortfolioStockLots, { ...where, kind: 'buy' })
      return { ...where, lotId: lots[roll(lots.length)]?.lotId ?? '' }
    }
    let entered = 0
    const writes = [
      () => own.send(addBuyLot, { ...place(), ...trade(day(), 1 + roll(9), 10 + roll(9)), fee: roll(3) }),
      () => own.send(addSellLot, { ...place(), ...trade(day(), 1 + roll(5), 10 + roll(9)), fee: roll(3) }),
      async () => own.send(deleteLot, await lotOf(place())),
      async () => {
        const changed = { ...trade(day(), 1 + roll(9), 10 + roll(9)), fee: roll(4), transactionType: 'Buy' as const }
        await own.send(updateLot, { ...(await lotOf(place())), ...changed })
      },
      () => add({ ...place(), kind: 'income', date: day(), gross: 1 + roll(9), withheld: roll(2) }),
      () => add({ ...place(), kind: 'reinvestment', date: day(), gross: 5, quantity: 0.5 }),
      () => add({ ...place(), kind: 'returnOfCapital', date: day(), recordDate: day(), gross: 2 }),
      () => add({ ...place(), kind: 'split', date: day(), numerator: 1 + roll(3), denominator: 4 }),
      () => add({ portfolioId: one, kind: pick('deposit', 'fee', 'openingBalance'), date: day(), gross: 1 + roll(9) }),
      () => add({ portfolioId: one, stockId: RY, otherPortfolioId: other, kind: 'transfer', date: day(), quantity: 2 }),
      () => add({ portfolioId: one, stockId: RY, otherStockId: TD, kind: 'symbolChange', date: day(), quantity: 3 }),
      async () => {
        const [event] = events.splice(roll(events.length), 1)
        if (event) await own.send(deleteBookEvent, event)
      },
      async () => {
        entered += 1
        const rows = [`${day()},buy,RY,XTSE,${entered},12,`, `${day()},buy,AAPL,XNAS,${entered},15,`]
        const csv = `date,type,symbol,exchange,quantity,price,note\n${rows.join('\n')}`
        const { data } = await sendFile(api, own.token, uploadImport, one, csv)
        const { importId } = data as { importId: string }
        await own.send(confirmImport, { importId })
        if (roll(2) === 0) await own.send(undoImport, { importId })
      },
      () => own.send(setCashMode, { portfolioId: one, cashMode: pick('ledger', 'byHand'), openings: [] }),
      async () => {
        await own.send(movePortfolioStock, { fromPortfolioId: one, toPortfolioId: other, stockId: AAPL })
        await own.addStock(one, AAPL)
      },
      async () => {
        // Another process writes.
        await database.execute(
          sql`update lots set price = price + 1 where portfolio_id = ${one}::uuid and event_id is null`,
        )
        await database.execute(sql`update portfolio_stocks set note = note where portfolio_id = ${one}::uuid`)
        const next = { bookVersion: sql`${portfolios.bookVersion} + 1` }
        await database.update(portfolios).set(next).where(eq(portfolios.id, one))
      },
    ]
    // Something was paid before, long ago and lately, by each stock to each portfolio.
    for (const [at, date] of ['2026-02-10', '2026-05-12', '2026-11-16'].entries()) {
      for (const [number, portfolioId] of [one, other].entries()) {
        await add({ portfolioId, stockId: RY, kind: 'income', date, gross: 1 + 2 * at + 7 * number, withheld: 1 })
        await add({ portfolioId, stockId: AAPL, kind: 'income', date, gross: 20 + 3 * at + 8 * number })
      }
    }
    let [written, last] = [0, '']
    for (let turn = 0; turn < TURNS; turn += 1) {
      // What is refused, such as a sale of more than is held, changes nothing.
      await writes[roll(writes.length)]?.().catch(() => undefined)
      const asked = [
        pick(null, null, RY),
        pick('2026-02-01', '2026-06-01', '2026-10-01'),
        pick(FIRST, '2026-05-01'),
      ] as const
      const fresh = await told(readerOf(createBookReading(database, createBookCache())), ...asked)
      expect(await told(kept, ...asked), `turn ${turn}`).toEqual(fresh)
      const { bookVersion } = (await database.select().from(portfolios).where(eq(portfolios.id, one)))[0] ?? {}
      if (String(bookVersion) !== last) written += 1
      last = String(bookVersion)
    }
    expect(written).toBeGreaterThan(TURNS / 3)
  })
})
