import { addBookEvent } from '@palier/contract/portfolios/bookEventCalls'
import { setCashMode } from '@palier/contract/portfolios/cashCalls'
import { getIncome } from '@palier/contract/portfolios/incomeCalls'
import { getPerformance, type WirePerformance } from '@palier/contract/portfolios/performanceCalls'
import { addBuyLot, addSellLot, getValueOverTime } from '@palier/contract/portfolios/portfolioCalls'
import { daysAfter } from '@palier/domain/kernel/plainDate'
import { beforeAll, expect, test } from 'vitest'
import { readConfig } from '../../config/config.ts'
import type { TestDatabase } from '../../database/testing/createTestDatabase.ts'
import { describeOnOneEngine } from '../../database/testing/describeOnBothEngines.ts'
import { AAPL, addInvestor, type Investor, RY, TD, trade } from '../../testing/portfolioPerson.ts'
import { stockIdOf } from '../../services/market/stockId.ts'
import { createBookCache } from '../../services/portfolios/bookCache.ts'
import { readHoldings } from '../../services/portfolios/holdings.ts'
import { createBookReading } from '../../services/portfolios/returns/bookReading.ts'
import { readMeasuredBooks } from '../../services/portfolios/returns/measuredPositions.ts'
import { sharedMarket } from '../../testing/sharedMarket.ts'
import { KEYS, startTestApi, type TestApi } from '../../testing/startTestApi.ts'

const DAYS = 40

let testDatabase: TestDatabase
let api: TestApi

function sumOf({
  start,
  price,
  currency,
  income,
  returnOfCapital,
  costs,
  inflows,
  outflows,
}: WirePerformance['change']) {
  return start + price + currency + income + returnOfCapital + costs + inflows - outflows
}

/** A book in Canadian dollars with stocks in both, bought before and within the last days, with a dividend and fees. */
async function addBook(own: Investor) {
  const { id: portfolioId } = await own.makePortfolio()
  for (const stockId of [RY, AAPL]) await own.addStock(portfolioId, stockId)
  const { points } = await own.send(getValueOverTime, { days: DAYS })
  const today = points.at(-1)?.date ?? ''
  const ago = (days: number) => daysAfter(today, -days)
  const lot = async (stockId: string, days: number, quantity: number, price: number, fee: number) => {
    await own.send(addBuyLot, { portfolioId, stockId, ...trade(ago(days), quantity, price), fee })
  }
  await lot(RY, 300, 100, 120, 10)
  await lot(AAPL, 20, 30, 180, 5)
  const sale = { ...trade(ago(10), 40, 130), fee: 7 }
  await own.send(addSellLot, { portfolioId, stockId: RY, ...sale })
  const dividend = { kind: 'income', date: ago(5), gross: 15, withheld: 2.25 } as const
  await own.send(addBookEvent, { portfolioId, stockId: AAPL, ...dividend })
  await own.send(addBookEvent, { portfolioId, kind: 'fee', date: ago(4), gross: 20 })
  // What an account has beside its securities is not measured.
  await own.send(addBookEvent, { portfolioId, kind: 'deposit', date: ago(3), gross: 10_000 })
  return portfolioId
}

describeOnOneEngine('performance', (open) => {
  beforeAll(async () => {
    testDatabase = await open()
    api = await startTestApi(testDatabase)
    return () => api.close()
  })

  test('cached books give the figures of a fresh read after each write [D17]', async () => {
    const own = await addInvestor(testDatabase, api)
    const portfolioId = await addBook(own)
    const { points } = await own.send(getValueOverTime, { days: DAYS })
    const today = points.at(-1)?.date ?? ''
    const period = { first: daysAfter(today, -DAYS), today }
    const now = api.now()
    const { database } = testDatabase
    const { PREPRODUCTION_KEY: _closed, ...keys } = KEYS
    const marketData = sharedMarket(readConfig({ ...keys, NODE_ENV: 'test' }))
    if (!marketData) throw new Error('There is no market.')
    const cachedBooks = createBookReading(database, createBookCache())
    const read = async () => {
      const { portfolios } = await readHoldings(database, marketData, { userId: own.userId, lotsOf: 'none' }, now)
      const told = ({ held, ...rest }: Awaited<ReturnType<typeof readMeasuredBooks>>) => ({
        ...rest,
        held: held.map(({ stock, ...position }) => ({ stockId: stock.stock.id, ...position })),
      })
      const asked = [portfolios, null, period] as const
      const fresh = await readMeasuredBooks(createBookReading(database, createBookCache()), ...asked)
      expect(told(await readMeasuredBooks(cachedBooks, ...asked))).toEqual(told(fresh))
      // The second read is served from the cache.
      testDatabase.statements.length = 0
      const kept = told(await readMeasuredBooks(cachedBooks, ...asked))
      expect(testDatabase.statements).toEqual([])
      return kept
    }
    const before = await read()
    const place = { portfolioId, stockId: RY }
    const writes = [
      () => own.send(addBuyLot, { ...place, ...trade(daysAfter(today, -8), 3, 100), fee: 1 }),
      () => own.send(addBookEvent, { ...place, kind: 'income', date: daysAfter(today, -2), gross: 7 }),
      () => own.send(addBookEvent, { portfolioId, kind: 'fee', date: daysAfter(today, -2), gross: 3 }),
      () => own.send(setCashMode, { portfolioId, cashMode: 'ledger', openings: [] }),
      () => own.send(addBookEvent, { portfolioId, kind: 'deposit', date: daysAfter(today, -2), gross: 3 }),
    ]
    let last = before
    for (const write of writes) {
      await write()
      const after = await read()
      expect(after).not.toEqual(last)
      last = after
    }
  })

  test('where cash follows the events, deposits alone are flows, and the value holds the cash [D17]', async () => {
    const own = await addInvestor(testDatabase, api)
    const portfolioId = await addBook(own)
    const before = await own.send(getPerformance, { portfolioId, days: DAYS })
    const today = before.points.at(-1)?.date ?? ''
    const openings = (['CAD', 'USD'] as const).map((currency) => {
      return { currency, amount: 9000, date: daysAfter(today, -60) }
    })
    await own.send(setCashMode, { portfolioId, cashMode: 'ledger', openings })
    const exchange = { gross: 1400, counterAmount: 1010, counterCurrency: 'USD' } as const
    await own.send(addBookEvent, { portfolioId, kind: 'currencyExchange', date: daysAfter(today, -2), ...exchange })
    const { change, points } = await own.send(getPerformance, { portfolioId, days: DAYS })
    expect([change.inflows, change.outflows]).toEqual([10_000, 0])
    expect([change.price, change.income, change.costs]).toEqual([
      ...[before.change.price, before.change.income, before.change.costs],
    ])
    expect(sumOf(change)).toBeCloseTo(change.end, 6)
    const portfolio = (await own.read()).portfolios.find(({ id }) => id === portfolioId)
    expect(change.end).toBeCloseTo(portfolio?.statistics.totalRemainingStockValueAndMoney ?? 0, 6)
    // Nothing of the account is in the return of one of its stocks.
    const ofStock = await own.send(getPerformance, { portfolioId, stockId: RY, days: DAYS })
    await own.send(setCashMode, { portfolioId, cashMode: 'byHand' })
    expect(await own.send(getPerformance, { portfolioId, stockId: RY, days: DAYS })).toEqual(ofStock)
    expect(await own.send(getPerformance, { portfolioId, days: DAYS })).toEqual(before)

    // An opening within the days comes in with its balance; what was traded before it was paid from outside.
    const late = openings.map((opening) => ({ ...opening, date: daysAfter(today, -15) }))
    await own.send(setCashMode, { portfolioId, cashMode: 'ledger', openings: late })
    const later = await own.send(getPerformance, { portfolioId, days: DAYS })
    expect(later.change.inflows).toBeGreaterThan(19_000 + 9000)
    expect(later.change.end).toBeCloseTo(later.points.at(-1)?.value ?? 0, 6)
    expect(sumOf(later.change)).toBeCloseTo(later.change.end, 6)
    expect(points).toHaveLength(later.points.length)
  })

  test('the parts of a change add up to it, on the values of each day [D17]', async () => {
    const own = await addInvestor(testDatabase, api)
    const portfolioId = await addBook(own)
    const { points } = await own.send(getValueOverTime, { portfolioId, days: DAYS })
    const measured = await own.send(getPerformance, { portfolioId, days: DAYS })
    const { change, returns } = measured
    expect(measured.points.map(({ date, value }) => [date, value.toFixed(6)])).toEqual(
      points.map(({ date, value }) => [date, value.toFixed(6)]),
    )
    expect(sumOf(change)).toBeCloseTo(change.end, 6)
    expect([change.start, change.end]).toEqual([measured.points[0]?.value, measured.points.at(-1)?.value])
    // 30 × 180 and a fee of 5 in US dollars, and the fee of the account.
    expect(change.inflows).toBeGreaterThan(5_405)
    expect(change.costs).toBeLessThan(-20 - 7)
    expect(change.income).toBeGreaterThan(15)
    expect(change.currency).not.toBe(0)
    expect((1 + Number(returns.local) / 100) * (1 + Number(returns.exchange) / 100)).toBeCloseTo(
      1 + Number(returns.timeWeighted) / 100,
      9,
    )
    expect(measured.points.at(-1)?.timeWeighted).toBeCloseTo(Number(returns.timeWeighted), 9)
    expect(measured.leftOutCount).toBe(0)
  })

  test('a purchase at the close does not move the time-weighted return', async () => {
    const own = await addInvestor(testDatabase, api)
    const portfolioId = await own.portfolioWith(RY)
    const { points: before } = await own.send(getValueOverTime, { days: DAYS })
    const date = daysAfter(before.at(-1)?.date ?? '', -15)
    await own.buy(portfolioId, daysAfter(date, -200), 10, 100)
    const { points } = await own.send(getValueOverTime, { portfolioId, days: DAYS })
    const alone = await own.send(getPerformance, { portfolioId, days: DAYS })
    const previousClose = (points.find((point) => point.date === daysAfter(date, -1))?.value ?? 0) / 10
    await own.buy(portfolioId, date, 1_000, Number(previousClose.toFixed(8)))
    const more = await own.send(getPerformance, { portfolioId, days: DAYS })
    for (const [at, { timeWeighted }] of more.points.entries()) {
      expect(timeWeighted).toBeCloseTo(alone.points[at]?.timeWeighted ?? NaN, 5)
    }
    expect(more.change.inflows).toBeCloseTo(1_000 * previousClose, 2)
  })

  test('the last days of a portfolio are its own return, in its currency: neither a purchase nor the others move it [DASH-22]', async () => {
    const own = await addInvestor(testDatabase, api)
    const { points } = await own.send(getValueOverTime, { days: DAYS })
    const ago = (days: number) => daysAfter(points.at(-1)?.date ?? '', -days)
    const portfolioId = await own.portfolioWith(RY)
    const american = await own.portfolioWith(AAPL, 'USD')
    await own.buy(portfolioId, ago(200), 10, 100)
    await own.buy(american, ago(5), 3, 150, AAPL)
    const read = async () => (await own.send(getPerformance, { days: DAYS, recentDays: 30 })).portfolios ?? []
    const lineOf = async (id: string) => (await read()).find((one) => one.portfolioId === id)
    const before = await lineOf(portfolioId)
    expect([before?.firstDate, before?.timeWeighted[0], before?.timeWeighted.length]).toEqual([ago(29), 0, 30])
    const young = await lineOf(american)
    const alone = await own.send(getPerformance, { portfolioId: american, days: DAYS, currency: 'USD' })
    expect(young?.firstDate).toBe(alone.points[0]?.date)
    expect(young?.timeWeighted).toEqual(alone.points.map(({ timeWeighted }) => expect.closeTo(Number(timeWeighted), 6)))

    const { points: values } = await own.send(getValueOverTime, { portfolioId, days: DAYS })
    const close = (values.find(({ date }) => date === ago(11))?.value ?? NaN) / 10
    await own.buy(portfolioId, ago(10), 1_000, Number(close.toFixed(8)))
    const after = await lineOf(portfolioId)
    for (const [at, percent] of (after?.timeWeighted ?? []).entries()) {
      expect(percent).toBeCloseTo(before?.timeWeighted[at] ?? NaN, 5)
    }
  })

  test('one stock, all portfolios, another currency, and years', async () => {
    const own = await addInvestor(testDatabase, api)
    await addBook(own)
    const other = await own.portfolioWith(TD, 'USD')
    const { points } = await own.send(getValueOverTime, { days: DAYS })
    const today = points.at(-1)?.date ?? ''
    await own.buy(other, daysAfter(today, -400), 10, 60, TD)
    const read = (more: object) => own.send(getPerformance, { days: DAYS, ...more })
    const [all, stock, inDollars] = [
      await read({}),
      await read({ stockId: TD }),
      await read({ stockId: TD, currency: 'USD' }),
    ]
    expect(all.change.end).toBeGreaterThan(stock.change.end)
    expect([stock.change.inflows, stock.currency, inDollars.currency]).toEqual([0, 'CAD', 'USD'])
    // In its own currency, none but the price changed it.
    expect([stock.change.currency, stock.returns.exchange]).toEqual([0, 0])
    expect(inDollars.change.currency).not.toBe(0)
    expect(inDollars.returns.local).toBeCloseTo(Number(stock.returns.timeWeighted), 9)

    const { years, points: line } = await read({ portfolioId: other, days: 800 })
    const firstYear = Number(daysAfter(today, -400).slice(0, 4))
    expect(years.map(({ year }) => year)).toEqual(years.map((_, at) => Number(today.slice(0, 4)) - at))
    expect([years.at(-1)?.year, years.at(-1)?.from]).toEqual([firstYear, line[0]?.date])
    const compounded = years.reduce((growth, { timeWeighted }) => growth * (1 + Number(timeWeighted) / 100), 1)
    expect(100 * (compounded - 1)).toBeCloseTo(line.at(-1)?.timeWeighted ?? NaN, 6)
  })

  test('a benchmark has the same flows: that of the only stock held is the portfolio itself', async () => {
    // It pays nothing: a benchmark reinvests what it pays.
    const SHOP = stockIdOf('SHOP:XTSE')
    const own = await addInvestor(testDatabase, api)
    const portfolioId = await own.portfolioWith(SHOP)
    const { points } = await own.send(getValueOverTime, { days: DAYS })
    await own.buy(portfolioId, daysAfter(points.at(-1)?.date ?? '', -300), 10, 100, SHOP)
    const same = await own.send(getPerformance, { portfolioId, days: DAYS, benchmarkStockId: SHOP })
    expect(same.benchmark).toMatchObject({ stockId: SHOP, symbol: 'SHOP' })
    expect(same.benchmark?.timeWeighted).toBeCloseTo(Number(same.returns.timeWeighted), 8)
    expect(same.benchmark?.moneyWeighted).toBeCloseTo(same.returns.moneyWeighted ?? NaN, 6)
    expect(same.benchmark?.value).toBeCloseTo(same.change.end, 4)
    for (const { timeWeighted, benchmark } of same.points) expect(benchmark).toBeCloseTo(Number(timeWeighted), 8)
    const other = await own.send(getPerformance, { portfolioId, days: DAYS, benchmarkStockId: AAPL })
    expect(other.benchmark?.timeWeighted).not.toBeCloseTo(Number(same.returns.timeWeighted), 3)
  })

  test('tells the days with a purchase, a sale and income, each once, none of a transfer between own portfolios [D17]', async () => {
    const own = await addInvestor(testDatabase, api)
    const portfolioId = await addBook(own)
    const { points } = await own.send(getValueOverTime, { days: DAYS })
    const ago = (days: number) => daysAfter(points.at(-1)?.date ?? '', -days)
    await own.buy(portfolioId, ago(20), 1, 100)
    const activity = { purchases: [ago(20)], sales: [ago(10)], payments: [ago(5)] }
    expect((await own.send(getPerformance, { portfolioId, days: DAYS })).activity).toEqual(activity)

    const other = await own.portfolioWith(RY)
    const transfer = { kind: 'transfer', date: ago(2), quantity: 5, otherPortfolioId: other } as const
    await own.send(addBookEvent, { portfolioId, stockId: RY, ...transfer })
    expect((await own.send(getPerformance, { days: DAYS })).activity).toEqual(activity)
    const empty = await (await addInvestor(testDatabase, api)).send(getPerformance, { days: DAYS })
    expect(empty.activity).toEqual({ purchases: [], sales: [], payments: [] })
  })

  test('beside the market, the same answer brings the last days of each portfolio and the next payment [D17]', async () => {
    const own = await addInvestor(testDatabase, api)
    const portfolioId = await addBook(own)
    const plain = await own.send(getPerformance, { days: DAYS })
    expect([plain.benchmark, plain.portfolios, plain.nextIncome]).toEqual([null, undefined, undefined])

    const wanted = { days: DAYS, isBesideMarket: true, recentDays: 10, withNextIncome: true }
    const told = await own.send(getPerformance, wanted)
    expect(told.benchmark).toMatchObject({ stockId: stockIdOf('XIU:XTSE'), symbol: 'XIU' })
    const { points } = await own.send(getPerformance, { portfolioId, days: DAYS, currency: 'CAD' })
    const last = points.slice(-10)
    const start = 1 + (last[0]?.timeWeighted ?? NaN) / 100
    expect(told.portfolios).toEqual([
      {
        ...{ portfolioId, firstDate: last[0]?.date },
        timeWeighted: last.map(({ timeWeighted }) =>
          expect.closeTo(((1 + Number(timeWeighted) / 100) / start - 1) * 100, 6),
        ),
      },
    ])
    const { coming } = await own.send(getIncome, {})
    expect(told.nextIncome).toEqual(coming[0])
    expect(coming[0]?.amount).toBeGreaterThan(0)

    expect((await own.send(getPerformance, { ...wanted, currency: 'USD' })).benchmark?.symbol).toBe('SPY')
    const other = await own.send(getPerformance, { ...wanted, benchmarkStockId: AAPL })
    expect(other.benchmark?.stockId).toBe(AAPL)
    const empty = await (await addInvestor(testDatabase, api)).send(getPerformance, wanted)
    expect([empty.portfolios, empty.nextIncome]).toEqual([[], null])
  })

  test('an empty book, an unknown portfolio and an unknown benchmark', async () => {
    const own = await addInvestor(testDatabase, api)
    const { points, returns, years, change } = await own.send(getPerformance, { days: DAYS })
    expect([points.length, years, change.end, returns.moneyWeightedMissing]).toEqual([2, [], 0, 'noRate'])
    const missing = { portfolioId: '00000000-0000-4000-8000-000000000000' }
    await expect(own.send(getPerformance, missing)).rejects.toMatchObject({ code: 'resource_missing' })
    await expect(own.send(getPerformance, { benchmarkStockId: 'none' })).rejects.toMatchObject({
      code: 'resource_missing',
    })
  })
})
