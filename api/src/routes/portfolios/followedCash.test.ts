import { randomUUID } from 'node:crypto'
import {
  addBookEvent,
  deleteBookEvent,
  getBookEvents,
  updateBookEvent,
} from '@palier/contract/portfolios/bookEventCalls'
import { setCashMode } from '@palier/contract/portfolios/cashCalls'
import { confirmImport, undoImport, uploadImport } from '@palier/contract/imports/importCalls'
import {
  addBuyLot,
  addSellLot,
  deleteLot,
  exportPortfolio,
  getPortfolioStockLots,
  setAmountOfMoney,
  updateLot,
} from '@palier/contract/portfolios/portfolioCalls'
import { decimal } from '@palier/domain/kernel/decimal'
import { BOOK_EVENT_KINDS, cashOf } from '@palier/domain/portfolios/bookEvent'
import { eq, sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { computeBalances, EVENT_CASH } from '../../database/queries/portfolios/cashQueries.ts'
import { bookEvents, portfolios } from '../../database/schema/portfolios.ts'
import type { TestDatabase } from '../../database/testing/createTestDatabase.ts'
import { describeOnOneEngine } from '../../database/testing/describeOnBothEngines.ts'
import { factsOf } from '../../services/portfolios/bookEventFacts.ts'
import { AAPL, addInvestor, RY, trade } from '../../testing/portfolioPerson.ts'
import { refusalOf, startTestApi, type TestApi } from '../../testing/startTestApi.ts'
import { sendFile } from '../../testing/uploads.ts'
import { longTest } from '../../testing/longTest.ts'

const TURNS = process.env['TESTS'] === 'whole' ? 60 : 24

const NONE = { CAD: '0', USD: '0' }

describeOnOneEngine('cash that follows trades and events', (open) => {
  let testDatabase: TestDatabase
  let api: TestApi

  beforeAll(async () => {
    testDatabase = await open()
    api = await startTestApi(testDatabase)
    return () => api.close()
  })

  async function account() {
    const own = await addInvestor(testDatabase, api)
    const portfolioId = await own.portfolioWith(AAPL, 'CAD')
    await own.addStock(portfolioId, RY)
    const balances = async () => {
      const portfolio = (await own.read()).portfolios.find(({ id }) => id === portfolioId)
      return portfolio?.cashBalances?.map(({ currency, amount }) => [currency, amount])
    }
    const follow = (date: string, CAD: number, USD: number) => {
      const openings = [
        { currency: 'CAD' as const, amount: CAD, date },
        { currency: 'USD' as const, amount: USD, date },
      ]
      return own.send(setCashMode, { portfolioId, cashMode: 'ledger', openings })
    }
    return { own, portfolioId, balances, follow }
  }

  test('a balance is its opening and the sum of all that came and went after its day, in whatever order', async () => {
    const { own, portfolioId, balances, follow } = await account()
    const stock = { portfolioId, stockId: RY }
    await own.send(addBuyLot, { ...stock, ...trade('2026-01-05', 10, 100), fee: 9.95 })
    await own.send(setAmountOfMoney, { portfolioId, amountOfMoney: 777.7 })
    expect(await balances()).toBeUndefined()
    await follow('2026-01-31', 5000, 200)
    expect(await balances()).toEqual([
      ['CAD', 5000],
      ['USD', 200],
    ])
    await own.send(addSellLot, { ...stock, ...trade('2026-02-02', 4, 110), fee: 4.95 })
    await own.send(addBuyLot, { portfolioId, stockId: AAPL, ...trade('2026-02-03', 1, 150) })
    for (const event of [
      { kind: 'deposit', date: '2026-02-04', gross: 1000 },
      { kind: 'withdrawal', date: '2026-02-05', gross: 50.5 },
      { kind: 'income', date: '2026-02-06', gross: 10, withheld: 1.5, currency: 'USD', incomeKind: 'interest' },
      { kind: 'fee', date: '2026-02-07', gross: 25 },
      { kind: 'interestPaid', date: '2026-02-08', gross: 1.25 },
      { kind: 'currencyExchange', date: '2026-02-09', gross: 1380, counterAmount: 1000, counterCurrency: 'USD' },
      { stockId: RY, kind: 'reinvestment', date: '2026-02-10', gross: 30, quantity: 0.25, perShare: 100 },
      { stockId: RY, kind: 'reinvestment', date: '2026-02-11', gross: 30, quantity: 0.25 },
      { stockId: RY, kind: 'split', date: '2026-02-12', numerator: 3, denominator: 2, cashInLieu: 12.6 },
      { stockId: RY, kind: 'stockDividend', date: '2026-02-13', quantity: 2, gross: 8 },
      { stockId: RY, kind: 'returnOfCapital', date: '2026-02-14', gross: 7 },
      { stockId: RY, kind: 'notional', date: '2026-02-14', gross: 70 },
      { stockId: RY, kind: 'transferIn', date: '2026-02-15', quantity: 1, gross: 90 },
      { stockId: RY, kind: 'transfer', date: '2026-02-16', quantity: 1 },
      { kind: 'cashAdjustment', date: '2026-02-17', gross: -0.01 },
      // What comes to light of the days before the opening changes nothing.
      { kind: 'deposit', date: '2026-01-31', gross: 3000 },
    ] as const) {
      await own.send(addBookEvent, { portfolioId, ...event })
    }
    // What each event says that it adds, and the trades.
    const { rows } = await own.send(getBookEvents, { portfolioId, first: 100 })
    const later = rows.flatMap(({ event }) => (event && event.date > '2026-01-31' ? [event] : []))
    expect(new Set(later.map(({ kind }) => kind)).size).toBe(14)
    const sumOf = (currency: string) =>
      later
        .filter((event) => event.currency === currency)
        .reduce((sum, event) => sum + Math.round(event.cash * 1e4), 0) / 1e4
    const expected = { CAD: 5000 + 440 - 4.95 + sumOf('CAD'), USD: 200 - 150 + sumOf('USD') + 1000 }
    expect(Object.fromEntries((await balances()) ?? [])).toEqual({ CAD: expected.CAD, USD: expected.USD })
    expect(expected).toEqual({ CAD: 5002.89, USD: 1058.5 })
    const portfolio = (await own.read()).portfolios.find(({ id }) => id === portfolioId)
    expect(portfolio?.amountOfMoney).toBeGreaterThan(5002.89 + 1058.5)
    const { totalRemainingStockValueAndMoney: total, totalRemainingStockValue: stocks } = portfolio?.statistics ?? {}
    expect((total ?? 0) - (stocks ?? 0)).toBeCloseTo(portfolio?.amountOfMoney ?? 0, 6)

    // By hand again it is as it was, to the last digit.
    await own.send(setCashMode, { portfolioId, cashMode: 'byHand', openings: [] })
    expect((await own.read()).portfolios.find(({ id }) => id === portfolioId)).toMatchObject({
      amountOfMoney: 777.7,
      cashMode: 'byHand',
    })
    await own.send(setCashMode, { portfolioId, cashMode: 'ledger', openings: [] })
    expect(Object.fromEntries((await balances()) ?? [])).toEqual(expected)
  })

  longTest('what the broker tells otherwise is an adjustment, which can be taken back', async () => {
    const { own, portfolioId, balances, follow } = await account()
    await follow('2026-01-31', -100, 0)
    const { updatedPortfolio } = await own.send(setAmountOfMoney, { portfolioId, amountOfMoney: 20.25 })
    expect(updatedPortfolio).toMatchObject({ amountOfMoney: 20.25, cashMode: 'ledger', version: 3 })
    expect(await balances()).toEqual([
      ['CAD', 20.25],
      ['USD', 0],
    ])
    const { rows } = await own.send(getBookEvents, { portfolioId, group: 'cash' })
    expect(rows.map(({ event }) => [event?.kind, event?.cash, event?.currency])).toEqual([
      ['cashAdjustment', 120.25, 'CAD'],
      ['openingBalance', 0, 'USD'],
      ['openingBalance', -100, 'CAD'],
    ])
    await own.send(deleteBookEvent, { portfolioId, eventId: rows[0]?.event?.eventId ?? '' })
    expect(await balances()).toEqual([
      ['CAD', -100],
      ['USD', 0],
    ])
    // A later opening takes the place of the earlier one; one without an amount is refused.
    await own.send(addBookEvent, { portfolioId, kind: 'openingBalance', date: '2026-03-31', gross: 5, currency: 'CAD' })
    expect(await balances()).toEqual([
      ['CAD', 5],
      ['USD', 0],
    ])
    const same = { portfolioId, kind: 'cashAdjustment', date: '2026-03-31', gross: -2 } as const
    await own.send(addBookEvent, same)
    expect(await balances()).toEqual([
      ['CAD', 3],
      ['USD', 0],
    ])
    const nothing = { ...same, gross: 0 } as const
    expect((await refusalOf(own.send(addBookEvent, nothing))).errors[0]?.params).toMatchObject({ field: 'gross' })
    const future = [{ currency: 'CAD' as const, amount: 1, date: '2999-01-01' }]
    const late = own.send(setCashMode, { portfolioId, cashMode: 'ledger', openings: future })
    expect((await refusalOf(late)).errors[0]?.params).toMatchObject({ field: 'date', reason: 'future' })
    const old = own.send(setCashMode, { portfolioId, cashMode: 'byHand', version: 1 })
    expect((await refusalOf(old)).code).toBe('VersionConflict')

    // The file has the balances as events, and comes to the same book.
    const { csv } = await own.send(exportPortfolio, { portfolioId })
    expect(csv).toContain('2026-01-31,openingBalance,,,,,,,,,,nonRegistered,-100,')
    const { id: copy } = await own.makePortfolio()
    const sent = await sendFile(api, own.token, uploadImport, copy, csv)
    await own.send(confirmImport, { importId: (sent.data as { importId: string }).importId })
    expect((await own.send(exportPortfolio, { portfolioId: copy })).csv).toBe(csv)
  })

  test('what the database adds up of an event is what the domain says that it adds, for each kind', async () => {
    const own = await addInvestor(testDatabase, api)
    const portfolioId = await own.portfolioWith()
    const written = { gross: '30', withheld: '1.5', quantity: '0.25', perShare: '100', cashInLieu: '12.6' }
    const place = {
      portfolioId,
      stockId: RY,
      date: '2026-02-02',
      currency: 'CAD',
      note: '',
      createdAt: new Date(),
    } as const
    const events = BOOK_EVENT_KINDS.flatMap((kind) => [
      { ...place, ...written, kind, id: randomUUID() },
      { ...place, ...written, kind, id: randomUUID(), net: '28.5', perShare: null, cashInLieu: null },
      { ...place, kind, id: randomUUID(), quantity: '2', gross: '8', withheld: null, cashInLieu: null },
    ])
    await testDatabase.database.insert(bookEvents).values(events)
    const { rows } = await testDatabase.database.execute<{ id: string; cash: string }>(
      sql`select e.id, (${EVENT_CASH})::float8::text as cash from book_events e where e.portfolio_id = ${portfolioId}::uuid`,
    )
    const found = await testDatabase.database.select().from(bookEvents).where(eq(bookEvents.portfolioId, portfolioId))
    expect(Object.fromEntries(rows.map(({ id, cash }) => [id, Number(cash)]))).toEqual(
      Object.fromEntries(found.map((event) => [event.id, cashOf(factsOf(event)).toNumber()])),
    )
    expect(found).toHaveLength(3 * BOOK_EVENT_KINDS.length)
  })

  test('stored balances equal the sum of all rows after random writes, changes and undos [CODE-27]', async () => {
    const { own, portfolioId, balances, follow } = await account()
    const { database } = testDatabase
    await follow('2026-01-10', 100, 100)
    const read = async () => {
      const [found] = await database.select().from(portfolios).where(eq(portfolios.id, portfolioId))
      if (!found) throw new Error('The portfolio is gone.')
      return found
    }
    const exact = ({ CAD, USD }: Record<'CAD' | 'USD', string>) => [decimal(CAD).toString(), decimal(USD).toString()]
    const day = (number: number) => new Date(Date.UTC(2026, 0, 1 + number)).toISOString().slice(0, 10)
    const stock = { portfolioId, stockId: RY }
    let [chance, entered, recounted] = [7, 0, 0]
    const next = (below: number) => (chance = (chance * 48_271) % 2_147_483_647) % below
    const events: { eventId: string; gross: number }[] = []
    const lotIds = async () =>
      (await own.send(getPortfolioStockLots, { ...stock, kind: 'buy' })).lots.map(({ lotId }) => lotId)
    const writes = [
      async () => {
        const stockId = next(2) === 0 ? RY : AAPL
        await own.send(addBuyLot, {
          portfolioId,
          stockId,
          ...trade(day(next(60)), 1 + next(9), 10 + next(5)),
          fee: next(3),
        })
      },
      async () => {
        const [lotId] = await lotIds()
        if (lotId !== undefined) await own.send(deleteLot, { ...stock, lotId })
      },
      async () => {
        const [lotId] = await lotIds()
        const sent = trade(day(next(60)), 1 + next(9), 10)
        if (lotId !== undefined) await own.send(updateLot, { ...stock, lotId, transactionType: 'Buy', ...sent })
      },
      async () => {
        const kinds = ['deposit', 'fee', 'openingBalance', 'cashAdjustment', 'currencyExchange', 'income'] as const
        const kind = kinds[next(kinds.length)] ?? 'fee'
        const exchanged = kind === 'currencyExchange' ? { counterAmount: 7, counterCurrency: 'USD' as const } : {}
        const place = kind === 'income' ? stock : { portfolioId }
        const gross = 1 + next(50)
        const sent = { ...place, kind, gross, ...exchanged, currency: 'CAD' as const, date: day(next(60)) }
        const { event } = await own.send(addBookEvent, sent)
        if (event && kind !== 'currencyExchange') events.push({ eventId: event.eventId, gross })
      },
      async () => {
        // Capital that is returned counts in the cost on one day, and in the cash on another one.
        const recordDate = day(next(60))
        await own.send(addBookEvent, { ...stock, kind: 'returnOfCapital', gross: 3, date: day(next(60)), recordDate })
      },
      async () => {
        const event = events[next(events.length + 1)]
        if (event) await own.send(updateBookEvent, { portfolioId, ...event, date: day(next(60)) })
      },
      async () => {
        const [event] = events.splice(next(events.length + 1), 1)
        if (event) await own.send(deleteBookEvent, { portfolioId, eventId: event.eventId })
      },
      async () => {
        entered += 1
        const csv = `date,type,symbol,exchange,quantity,price,note\n${day(next(60))},buy,RY,XTSE,${entered},12,`
        const { data } = await sendFile(api, own.token, uploadImport, portfolioId, csv)
        const { importId } = data as { importId: string }
        await own.send(confirmImport, { importId })
        if (next(2) === 0) await own.send(undoImport, { importId })
      },
    ]
    for (let turn = 0; turn < TURNS; turn += 1) {
      testDatabase.statements.length = 0
      await writes[next(writes.length)]?.()
      await balances()
      if (testDatabase.statements.some((text) => text.includes('balances as'))) recounted += 1
      const { id, bookVersion, cashBalances } = await read()
      const computed = await computeBalances(database, { id, bookVersion: bookVersion - 1 })
      expect(exact(cashBalances ?? NONE), `turn ${turn}`).toEqual(exact(computed))
    }
    // Only an opening balance and an import require a new computation.
    expect(recounted).toBeGreaterThan(TURNS / 20)
    expect(recounted).toBeLessThan(TURNS / 2)
  })

  test('a lot write takes as many statements whether cash follows it or not', async () => {
    const { own, portfolioId, follow } = await account()
    const count = async (date: string) => {
      testDatabase.statements.length = 0
      await own.buy(portfolioId, date, 1, 100)
      return testDatabase.statements.length
    }
    await count('2026-02-01')
    const byHand = await count('2026-02-02')
    await follow('2026-01-31', 1000, 0)
    expect(await count('2026-02-03')).toBe(byHand)
  })
})
