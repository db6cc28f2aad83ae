import { randomUUID } from 'node:crypto'
import {
  addBookEvent,
  deleteBookEvent,
  getBookEvents,
  updateBookEvent,
} from '@palier/contract/portfolios/bookEventCalls'
import { getCostBaseReport } from '@palier/contract/portfolios/costBaseCalls'
import { confirmImport, previewImport, uploadImport } from '@palier/contract/imports/importCalls'
import { HEADERS } from '@palier/contract/kernel/headers'
import {
  addBuyLot,
  addSellLot,
  deleteLot,
  deletePortfolio,
  exportPortfolio,
  getPortfolioStockLots,
  getTransactions,
  getValueOverTime,
  movePortfolioStock,
  updateLot,
} from '@palier/contract/portfolios/portfolioCalls'
import { asc, eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { portfolioStocks } from '../../database/schema/portfolios.ts'
import type { TestDatabase } from '../../database/testing/createTestDatabase.ts'
import { describeOnOneEngine } from '../../database/testing/describeOnBothEngines.ts'
import { dice } from '../../testing/dice.ts'
import { expectFreshBook } from '../../testing/expectFreshBook.ts'
import { AAPL, addInvestor, type Investor, RY, trade } from '../../testing/portfolioPerson.ts'
import { refusalOf, startTestApi, type TestApi } from '../../testing/startTestApi.ts'
import { sendFile } from '../../testing/uploads.ts'
import { longTest } from '../../testing/longTest.ts'

describeOnOneEngine('events of portfolios', (open) => {
  let testDatabase: TestDatabase
  let api: TestApi

  beforeAll(async () => {
    testDatabase = await open()
    api = await startTestApi(testDatabase)
    return () => api.close()
  })

  async function book(): Promise<{ own: Investor; place: { portfolioId: string; stockId: string } }> {
    const own = await addInvestor(testDatabase, api)
    const portfolioId = await own.portfolioWith()
    await own.buy(portfolioId, '2026-01-05', 17, 416)
    return { own, place: { portfolioId, stockId: RY } }
  }

  const stored = (portfolioId: string) =>
    testDatabase.database
      .select()
      .from(portfolioStocks)
      .where(eq(portfolioStocks.portfolioId, portfolioId))
      .orderBy(asc(portfolioStocks.stockId))

  test('a dividend keeps what the paper says, and changes no position', async () => {
    const { own, place } = await book()
    const before = await stored(place.portfolioId)
    const { event, updatedPortfolio } = await own.send(addBookEvent, {
      ...{ ...place, kind: 'income', date: '2026-03-31', recordDate: '2026-03-15' },
      ...{ quantity: 17, perShare: 1.54, withheld: 3.93, incomeKind: 'foreign', note: 'T5' },
    })
    expect(event).toMatchObject({
      ...{ version: 1, stockSymbol: 'RY', kind: 'income', date: '2026-03-31', recordDate: '2026-03-15' },
      ...{ gross: 26.18, withheld: 3.93, cash: 22.25, currency: 'CAD', note: 'T5', shareCountAfter: null },
    })
    expect(updatedPortfolio.stocks[0]?.statistics.remainingStockShareCount).toBe(17)
    expect(await stored(place.portfolioId)).toEqual(before)
  })

  test('a split counts before the trades of its day, restates gains and leaves lots as they were entered', async () => {
    const { own, place } = await book()
    await own.sell(place.portfolioId, '2026-02-02', 7, 420)
    await own.buy(place.portfolioId, '2026-03-02', 5, 104)
    const { event, updatedPortfolio } = await own.send(addBookEvent, {
      ...{ ...place, kind: 'split', date: '2026-03-02', numerator: 4, denominator: 1, lots: 'all' },
    })
    expect(event).toMatchObject({ shareCountAfter: 40, cash: 0 })
    const [stock] = updatedPortfolio.stocks
    expect(stock?.statistics).toMatchObject({
      ...{ remainingStockShareCount: 45, totalPurchasedShareCount: 73, totalShareSoldCount: 28, lotCount: 3 },
      ...{ totalMaterializedProfit: 28, totalPurchases: 7592 },
    })
    const price = stock?.stockDateTimeSnapshot.price ?? 0
    const oldest = stock?.lots.at(-1)
    expect(oldest).toMatchObject({ quantity: 17, averageTransactionPrice: 416, eventId: null })
    expect(oldest?.standardizedTotalGain).toBeCloseTo(68 * price - 17 * 416, 6)
    const page = await own.send(getPortfolioStockLots, { ...place, first: 1, kind: 'buy' })
    expect([page.lots.length, page.totalCount]).toEqual([1, 2])
    await expectFreshBook(testDatabase.database)
  })

  test('a reinvested dividend is a dividend and a purchase that changes with it alone', async () => {
    const { own, place } = await book()
    const { event } = await own.send(addBookEvent, {
      ...{ ...place, kind: 'reinvestment', date: '2026-03-16', gross: 104.4, quantity: 3.1 },
    })
    expect(event).toMatchObject({ cash: 0, shareCountAfter: 20.1 })
    const { transactions } = await own.send(getTransactions, { portfolioId: place.portfolioId })
    expect(transactions[0]).toMatchObject({
      ...{ eventId: event?.eventId, transactionType: 'buy', shareCount: 3.1, averageShareCost: 33.67741935 },
    })
    const lot = { ...place, lotId: transactions[0]?.lotId ?? '' }
    const change = { ...lot, transactionType: 'Buy' as const, ...trade('2026-03-16', 3, 30) }
    expect((await refusalOf(own.send(updateLot, change))).code).toBe('LotOfEvent')
    expect((await refusalOf(own.send(deleteLot, lot))).code).toBe('LotOfEvent')
    await expectFreshBook(testDatabase.database)
  })

  test('an event that would leave a later sale without shares is refused, and so is taking one back', async () => {
    const { own, place } = await book()
    await own.sell(place.portfolioId, '2026-05-04', 10, 420)
    const reverse = { ...place, kind: 'split', date: '2026-03-02', numerator: 1, denominator: 10 } as const
    const refusal = await refusalOf(own.send(addBookEvent, reverse))
    expect([refusal.code, refusal.errors[0]?.params]).toMatchObject(['invalidLotQuantity', { held: 1.7, asked: 10 }])
    const { event } = await own.send(addBookEvent, { ...reverse, numerator: 4, denominator: 1 })
    await own.send(addSellLot, { ...place, ...trade('2026-06-01', 50, 105) })
    const target = { portfolioId: place.portfolioId, eventId: event?.eventId ?? '' }
    expect((await refusalOf(own.send(deleteBookEvent, target))).code).toBe('invalidLotQuantity')
    const half = { ...target, date: '2026-03-02', numerator: 2, denominator: 1 }
    expect((await refusalOf(own.send(updateBookEvent, half))).code).toBe('invalidLotQuantity')
    expect((await own.send(getBookEvents, place)).rows[0]?.event).toMatchObject({ numerator: 4, version: 1 })
    await expectFreshBook(testDatabase.database)
  })

  test('an event is changed by the version that was read, and once for one key', async () => {
    const { own, place } = await book()
    const headers = { [HEADERS.idempotencyKey]: randomUUID() }
    const fee = { portfolioId: place.portfolioId, kind: 'fee', date: '2026-03-31', gross: 25 } as const
    const [{ event }] = [await own.send(addBookEvent, fee, headers), await own.send(addBookEvent, fee, headers)]
    expect((await own.send(getBookEvents, { portfolioId: place.portfolioId })).totalCount).toBe(1)
    expect(event).toMatchObject({ cash: -25, stockId: null, stockSymbol: null, currency: 'CAD' })
    const target = { portfolioId: place.portfolioId, eventId: event?.eventId ?? '' }
    const changed = await own.send(updateBookEvent, { ...target, date: '2026-04-01', gross: 30, version: 1 })
    expect(changed.event).toMatchObject({ gross: 30, date: '2026-04-01', version: 2 })
    const late = await refusalOf(own.send(updateBookEvent, { ...target, date: '2026-04-01', gross: 35, version: 1 }))
    expect(late.code).toBe('VersionConflict')
    expect((await refusalOf(own.send(deleteBookEvent, { ...target, version: 1 }))).code).toBe('VersionConflict')
    expect((await own.send(deleteBookEvent, { ...target, version: 2 })).event).toBeNull()
  })

  test('what no paper says is refused by its field', async () => {
    const { own, place } = await book()
    const dividend = { ...place, kind: 'income', date: '2026-03-31' } as const
    for (const [more, field] of [
      [{}, 'gross'],
      [{ gross: 10, withheld: 11 }, 'withheld'],
      [{ gross: 10, withheld: 1, net: 9.5 }, 'net'],
      [{ gross: 10, date: '2999-01-01' }, 'date'],
      [{ gross: 10, stockId: null }, 'stockId'],
      [{ kind: 'returnOfCapital', gross: 10, currency: 'USD' }, 'currency'],
      [{ kind: 'split', numerator: 2 }, 'numerator'],
      [{ kind: 'split', numerator: 2, denominator: 2 }, 'numerator'],
      [{ kind: 'reinvestment', gross: 10 }, 'quantity'],
      [{ kind: 'deposit', gross: 10 }, 'stockId'],
    ] as const) {
      const refusal = await refusalOf(own.send(addBookEvent, { ...dividend, ...more }))
      expect([refusal.code, refusal.errors[0]?.params?.['field']]).toEqual(['parameter_invalid_empty', field])
    }
    // A cent is the rounding of the paper; interest of an account is of no stock.
    await own.send(addBookEvent, { ...dividend, gross: 10, withheld: 1.5, net: 8.49 })
    await own.send(addBookEvent, { ...dividend, gross: 3, stockId: null, incomeKind: 'interest' })
  })

  test('the list holds trades and events in one order, page by page', async () => {
    const { own, place } = await book()
    const { portfolioId } = place
    await own.buy(portfolioId, '2026-03-02', 5, 104)
    await own.send(addBookEvent, { ...place, kind: 'split', date: '2026-03-02', numerator: 4, denominator: 1 })
    await own.send(addBookEvent, { ...place, kind: 'income', date: '2026-03-02', gross: 10 })
    await own.send(addBookEvent, { portfolioId, kind: 'deposit', date: '2026-03-01', gross: 1000 })
    const found: string[] = []
    let after: string | undefined
    do {
      const page = await own.send(getBookEvents, { portfolioId, trades: true, first: 2, after })
      found.push(...page.rows.map(({ event, trade: traded }) => event?.kind ?? traded?.transactionType ?? ''))
      expect(page.totalCount).toBe(5)
      after = page.nextCursor ?? undefined
    } while (after !== undefined)
    expect(found).toEqual(['income', 'buy', 'split', 'deposit', 'buy'])
    const { rows } = await own.send(getBookEvents, { stockId: RY })
    expect(rows.map(({ event }) => event?.kind)).toEqual(['income', 'split'])
  })

  test('the list tells a reinvested dividend once, and one part of itself with its count', async () => {
    const { own, place } = await book()
    const { portfolioId } = place
    await own.send(addBookEvent, { ...place, kind: 'reinvestment', date: '2026-03-16', gross: 104.4, quantity: 3.1 })
    await own.send(addBookEvent, { ...place, kind: 'stockDividend', date: '2026-03-17', quantity: 1 })
    await own.send(addBookEvent, { ...place, kind: 'split', date: '2026-03-18', numerator: 4, denominator: 1 })
    for (const kind of ['fee', 'withdrawal', 'deposit', 'interestPaid'] as const) {
      await own.send(addBookEvent, { portfolioId, kind, date: '2026-03-19', gross: 1 })
    }
    const told = async (wanted: object) => {
      const { rows, totalCount } = await own.send(getBookEvents, { portfolioId, trades: true, ...wanted })
      return [totalCount, ...rows.map(({ event, trade: traded }) => event?.kind ?? traded?.transactionType)]
    }
    const cash = ['interestPaid', 'deposit', 'withdrawal', 'fee']
    expect(await told({})).toEqual([8, ...cash, 'split', 'stockDividend', 'reinvestment', 'buy'])
    expect(await told({ group: 'trades' })).toEqual([1, 'buy'])
    expect(await told({ group: 'income' })).toEqual([2, 'stockDividend', 'reinvestment'])
    expect(await told({ group: 'cash' })).toEqual([4, ...cash])
    expect(await told({ group: 'splits' })).toEqual([1, 'split'])
    expect(await told({ group: 'cash', stockId: RY })).toEqual([0])
  })

  test('a stock takes its events along into another portfolio, and leaves one with its last lot and event', async () => {
    const { own, place } = await book()
    await own.send(addBookEvent, { ...place, kind: 'split', date: '2026-03-02', numerator: 4, denominator: 1 })
    const { event } = await own.send(addBookEvent, { ...place, kind: 'income', date: '2026-03-02', gross: 10 })
    const { id: toPortfolioId } = await own.makePortfolio()
    const moved = await own.send(movePortfolioStock, {
      ...{ fromPortfolioId: place.portfolioId, toPortfolioId, stockId: RY },
    })
    expect(moved.toPortfolio.stocks[0]?.statistics.remainingStockShareCount).toBe(68)
    await expectFreshBook(testDatabase.database)
    const { rows } = await own.send(getBookEvents, { portfolioId: toPortfolioId, trades: true })
    expect(rows).toHaveLength(3)
    const lot = { portfolioId: toPortfolioId, stockId: RY, lotId: rows.find((row) => row.trade)?.trade?.lotId ?? '' }
    const after = await own.send(deleteLot, lot)
    expect(after.updatedPortfolio.stocks).toHaveLength(1)
    expect(event?.eventId).toBe((await own.send(getBookEvents, { stockId: RY })).rows[0]?.event?.eventId)
  })

  test('the year report has capital returned, splits and income', async () => {
    const { own, place } = await book()
    await own.send(addBookEvent, {
      ...{ ...place, kind: 'returnOfCapital', date: '2026-07-15', recordDate: '2026-06-30', gross: 72 },
    })
    await own.send(addBookEvent, { ...place, kind: 'returnOfCapital', date: '2026-08-31', gross: 7010 })
    await own.send(addBookEvent, { ...place, kind: 'split', date: '2026-09-01', numerator: 4, denominator: 1 })
    await own.send(addBookEvent, {
      ...{ ...place, kind: 'income', date: '2026-03-31', gross: 20, withheld: 3, incomeKind: 'eligible' },
    })
    await own.send(addBookEvent, {
      ...{ ...place, kind: 'income', date: '2026-06-30', gross: 10, incomeKind: 'eligible' },
      ...{ currency: 'USD', fxRateToCad: 1.4 },
    })
    const report = await own.send(getCostBaseReport, { year: 2026 })
    expect(report.events).toHaveLength(1)
    expect(
      report.adjustments?.map((one) => [one.date, one.kind, one.costBaseAfter, one.sharesAfter, one.gain]),
    ).toEqual([
      ['2026-06-30', 'returnOfCapital', 7000, 17, 0],
      ['2026-08-31', 'returnOfCapital', 0, 17, 10],
      ['2026-09-01', 'split', 0, 68, null],
    ])
    expect(report.csv).toContain(
      '2026-08-31,,remboursement de capital,RY,Retraite,,,,1,non,7010.00,17,0.00,10.00,non,,10.00,',
    )
    expect(report.csv).toContain('2026-09-01,,fractionnement,RY,Retraite,4:1,,,')
    expect(report).toMatchObject({ gain: 0, deemedGain: 10, reportedGain: 10 })
    expect(report.securities).toMatchObject([{ sharesHeld: 68, costBaseHeld: 0, deemedGain: 10 }])
    expect(report.income).toEqual([
      { incomeKind: 'eligible', gross: 34, withheld: 3, eventCount: 2, withoutRateCount: 0 },
    ])
  })

  test('the value of past days is that of the shares of the day', async () => {
    const own = await addInvestor(testDatabase, api)
    const portfolioId = await own.portfolioWith(AAPL, 'CAD')
    const place = { portfolioId, stockId: AAPL }
    await own.send(addBuyLot, { ...place, ...trade('2026-11-02', 10, 200) })
    const invested = async () => (await own.send(getValueOverTime, { portfolioId, days: 60 })).points.at(-1)?.invested
    const before = await invested()
    await own.send(addBookEvent, { ...place, kind: 'split', date: '2026-11-10', numerator: 2, denominator: 1 })
    expect(await invested()).toBe(before)
    const { points } = await own.send(getValueOverTime, { portfolioId, days: 60 })
    const at = (date: string) => points.find((point) => point.date === date)?.value ?? 0
    // The simulated stock is not split: twice the shares are worth twice as much.
    expect(at('2026-11-10') / at('2026-11-09')).toBeGreaterThan(1.6)
  })

  longTest('an export tells the events after the lots, and an import finds each there already', async () => {
    const { own, place } = await book()
    await own.send(addBookEvent, { ...place, kind: 'split', date: '2026-03-02', numerator: 4, denominator: 1 })
    await own.send(addBookEvent, {
      ...{ ...place, kind: 'income', date: '2026-03-31', quantity: 68, perShare: 0.5, withheld: 5.1, note: 'T5' },
    })
    const { csv } = await own.send(exportPortfolio, { portfolioId: place.portfolioId })
    expect(csv.split('\r\n').slice(1)).toEqual([
      '2026-01-05,buy,RY,XTSE,17,416,,,,,,nonRegistered,,,,,,,,,,,',
      '2026-03-02,split,RY,XTSE,,,,,,,,nonRegistered,,,,CAD,4:1,,,,,,',
      '2026-03-31,income,RY,XTSE,68,0.5,T5,,,,,nonRegistered,34,5.1,,CAD,,,,,,,',
      '',
    ])
    const uploaded = await sendFile(api, own.token, uploadImport, place.portfolioId, csv)
    const { importId } = uploaded.data as { importId: string }
    const { rows } = await own.send(previewImport, { importId })
    expect(rows.map(({ verdict, reason }) => [verdict, reason])).toEqual([
      ['duplicate', 'alreadyThere'],
      ['duplicate', 'alreadyThere'],
      ['duplicate', 'alreadyThere'],
    ])
  })

  test('currency that is exchanged is told with both amounts, in the list, in the file and in the year report', async () => {
    const own = await addInvestor(testDatabase, api)
    const portfolioId = await own.portfolioWith(AAPL, 'CAD')
    const before = await own.send(getCostBaseReport, { year: 2026 })
    const exchange = { portfolioId, kind: 'currencyExchange', date: '2026-01-05' } as const
    for (const [more, field] of [
      [{ gross: 6800 }, 'counterAmount'],
      [{ gross: 6800, counterAmount: 5000 }, 'counterCurrency'],
      [{ gross: 6800, counterAmount: 5000, counterCurrency: 'CAD' }, 'counterCurrency'],
      [{ gross: 6800, counterAmount: 5000, counterCurrency: 'USD', stockId: AAPL }, 'stockId'],
    ] as const) {
      expect((await refusalOf(own.send(addBookEvent, { ...exchange, ...more }))).errors[0]?.params).toMatchObject({
        field,
      })
    }
    // Without an exchange the report has nothing to say of cash.
    const paid = {
      portfolioId,
      kind: 'income',
      date: '2026-03-31',
      gross: 40,
      currency: 'USD',
      fxRateToCad: 1.37,
    } as const
    await own.send(addBookEvent, { ...paid, incomeKind: 'interest' })
    expect(before.foreignCash).toEqual([])
    expect((await own.send(getCostBaseReport, { year: 2026 })).foreignCash).toEqual([])

    const bought = { gross: 6800, currency: 'CAD', counterAmount: 5000, counterCurrency: 'USD' } as const
    const { event } = await own.send(addBookEvent, { ...exchange, ...bought })
    expect(event).toMatchObject({ ...bought, cash: -6800 })
    await own.send(addBuyLot, { portfolioId, stockId: AAPL, ...trade('2026-05-04', 10, 201.6), fxRateToCad: 1.39 })
    const report = await own.send(getCostBaseReport, { year: 2026 })
    // The worked example of spending foreign cash.
    expect(report.foreignCash).toEqual([
      ...[
        {
          currency: 'USD',
          gain: 60.32,
          countedGain: 0,
          balance: 3024,
          cost: 4112.88,
          uncovered: 0,
          withoutRateCount: 0,
        },
      ],
    ])
    expect(report.csv).toContain(',,gain sur devises,USD,,,,,,,,,,60.32,,,0.00,')
    // What somebody writes so that the balance agrees has no cost that anybody knows.
    const opened = { portfolioId, kind: 'openingBalance', date: '2026-05-31', gross: 9, currency: 'USD' } as const
    const { event: opening } = await own.send(addBookEvent, opened)
    expect((await own.send(getCostBaseReport, { year: 2026 })).foreignCash).toEqual(report.foreignCash)
    await own.send(deleteBookEvent, { portfolioId, eventId: opening?.eventId ?? '' })
    const back = {
      date: '2026-06-01',
      gross: 3024,
      currency: 'USD',
      counterAmount: 4500,
      counterCurrency: 'CAD',
    } as const
    await own.send(addBookEvent, { ...exchange, ...back })
    const later = await own.send(getCostBaseReport, { year: 2026 })
    expect(later.foreignCash).toMatchObject([{ gain: 447.44, countedGain: 247.44, balance: 0, cost: 0 }])
    // What a registered account exchanges has no gain.
    expect(later.reportedGain).toBe(before.reportedGain)

    const { csv } = await own.send(exportPortfolio, { portfolioId })
    expect(csv).toContain('2026-01-05,currencyExchange,,,,,,,,,,nonRegistered,6800,,,CAD,,,,,,5000,USD\r\n')
    const { id: copy } = await own.makePortfolio()
    const sent = await sendFile(api, own.token, uploadImport, copy, csv)
    await own.send(confirmImport, { importId: (sent.data as { importId: string }).importId })
    expect((await own.send(exportPortfolio, { portfolioId: copy })).csv).toBe(csv)
    await own.send(deletePortfolio, { portfolioId: copy })
    const target = { portfolioId, eventId: event?.eventId ?? '' }
    expect(
      (await own.send(updateBookEvent, { ...target, ...bought, date: '2026-01-05', gross: 6900 })).event?.cash,
    ).toBe(-6900)
    await own.send(deleteBookEvent, target)
    expect((await own.send(getCostBaseReport, { year: 2026 })).foreignCash).toMatchObject([{ uncovered: 5000 }])
  })

  test('a write on an event takes as many statements however many lots follow', async () => {
    const { own, place } = await book()
    const count = async (work: () => Promise<unknown>) => {
      testDatabase.statements.length = 0
      await work()
      return testDatabase.statements.length
    }
    const split = { ...place, kind: 'split', date: '2026-01-20', numerator: 2, denominator: 1 } as const
    await own.buy(place.portfolioId, '2026-02-02', 1, 49)
    const few = await count(() => own.send(addBookEvent, split))
    for (let at = 0; at < 30; at += 1) await own.buy(place.portfolioId, '2026-02-02', 1, 50 + at)
    const many = await count(() => own.send(addBookEvent, { ...split, date: '2026-01-21' }))
    expect(many).toBe(few)
    // What comes last reads none of the others.
    expect(await count(() => own.send(addBookEvent, { ...split, date: '2026-02-03' }))).toBeLessThan(few)
    const dividend = { ...place, kind: 'income', date: '2026-01-22', gross: 3 } as const
    expect(await count(() => own.send(addBookEvent, dividend))).toBeLessThan(few)
    expect(few).toBeLessThanOrEqual(20)
  })

  test('what is deleted leaves every stored figure as it was, bit for bit', async () => {
    const own = await addInvestor(testDatabase, api)
    const place = { portfolioId: await own.portfolioWith(), stockId: RY }
    await own.buy(place.portfolioId, '2026-01-05', 17, 416)
    await own.sell(place.portfolioId, '2026-02-02', 3, 420)
    await own.buy(place.portfolioId, '2026-04-02', 2, 99.99)
    const before = await stored(place.portfolioId)
    const lots = await own.send(getPortfolioStockLots, place)
    const roll = dice(5)
    const day = () => `2026-0${roll(5) + 1}-1${roll(9)}`
    const inputs = [
      () => ({ kind: 'split', numerator: 3, denominator: 2, cashInLieu: 1.25 }) as const,
      () => ({ kind: 'reinvestment', gross: 10.01, quantity: 0.333333 }) as const,
      () => ({ kind: 'stockDividend', quantity: 1.5, gross: 7 }) as const,
      () => ({ kind: 'returnOfCapital', gross: 12.34 }) as const,
      () => ({ kind: 'notional', gross: 5, isEstimate: true }) as const,
    ]
    const added: string[] = []
    for (const input of inputs) {
      const { event } = await own.send(addBookEvent, { ...place, date: day(), ...input() })
      added.push(event?.eventId ?? '')
    }
    await expectFreshBook(testDatabase.database)
    for (const eventId of added.toSorted()) {
      await own.send(deleteBookEvent, { portfolioId: place.portfolioId, eventId })
      await expectFreshBook(testDatabase.database)
    }
    expect(await stored(place.portfolioId)).toEqual(before)
    expect(await own.send(getPortfolioStockLots, place)).toEqual(lots)
    expect((await own.send(getBookEvents, place)).totalCount).toBe(0)
  })

  test('events of a stock that does not exist are none, whatever its id looks like [SEC-8]', async () => {
    const own = await addInvestor(testDatabase, api)
    for (const stockId of ['x', RY.slice(1), "' or 1=1 --"]) {
      expect(await own.send(getBookEvents, { stockId, group: 'transfers' })).toMatchObject({ rows: [], totalCount: 0 })
    }
  })
})
