import { addBookEvent } from '@palier/contract/portfolios/bookEventCalls'
import { getCostBaseReport } from '@palier/contract/portfolios/costBaseCalls'
import {
  addBuyLot,
  addPortfolio,
  addSellLot,
  getTransactions,
  updatePortfolio,
} from '@palier/contract/portfolios/portfolioCalls'
import { checkSuperficialLoss } from '@palier/contract/portfolios/superficialLossCalls'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import type { Config } from '../../config/config.ts'
import { createTestDatabase, type TestDatabase } from '../../database/testing/createTestDatabase.ts'
import { startJsonServer } from '../../providers/marketData/testing/startJsonServer.ts'
import { stockIdOf } from '../../services/market/stockId.ts'
import { AAPL, addInvestor, RY, trade } from '../../testing/portfolioPerson.ts'
import { START, startTestApi, type TestApi } from '../../testing/startTestApi.ts'

const RY_IN_NEW_YORK = stockIdOf('RY:XNYS')

let testDatabase: TestDatabase
let api: TestApi

beforeAll(async () => {
  testDatabase = await createTestDatabase()
  api = await startTestApi(testDatabase)
  return async () => {
    await api.close()
    await testDatabase.close()
  }
})

test('the year of a loss whose shares were bought again shows it denied, and the cost of the new shares', async () => {
  const own = await addInvestor(testDatabase, api)
  const portfolioId = await own.portfolioWith()
  await own.buy(portfolioId, '2014-01-06', 100, 50)
  await own.sell(portfolioId, '2014-11-03', 100, 30)
  await own.buy(portfolioId, '2014-11-04', 100, 30)
  await own.sell(portfolioId, '2015-12-02', 100, 80)

  const loss = await own.send(getCostBaseReport, { year: 2014 })
  expect(loss.securities).toMatchObject([
    {
      symbol: 'RY',
      sharesSold: 100,
      proceeds: 3000,
      costBase: 5000,
      gain: -2000,
      deniedLoss: 2000,
      costBaseHeld: 5000,
    },
  ])
  expect(loss).toMatchObject({ gain: -2000, deniedLoss: 2000, isRateSimulated: false, rowsWithoutRate: 0 })
  expect(loss.events.map(({ type, settlementDate, isSuperficial }) => [type, settlementDate, isSuperficial])).toEqual([
    ['buy', '2014-01-09', false],
    ['sell', '2014-11-06', true],
    ['buy', '2014-11-07', false],
  ])
  expect((await own.send(getCostBaseReport, { year: 2015 })).gain).toBe(3000)
})

test('a rate that was written counts, another is simulated and says so on the report and on each row', async () => {
  const own = await addInvestor(testDatabase, api)
  const portfolioId = await own.portfolioWith(AAPL, 'USD')
  const place = { portfolioId, stockId: AAPL }
  await own.send(addBuyLot, { ...place, ...trade('2026-01-05', 100, 40), fee: 9.99, fxRateToCad: 1.0879 })
  const known = await own.send(getCostBaseReport, { year: 2026 })
  expect(known.securities[0]?.costBaseHeld).toBeCloseTo((4000 + 9.99) * 1.0879, 8)
  expect([known.isRateSimulated, known.csv.includes('simulé')]).toEqual([false, true])
  expect(known.csv.split('\r\n')[1]).toContain('Information, pas un conseil')

  await own.send(addSellLot, { ...place, ...trade('2026-02-05', 40, 50), fee: 9.99 })
  const simulated = await own.send(getCostBaseReport, { year: 2026 }, { 'app-language': 'en' })
  expect(simulated.isRateSimulated).toBe(true)
  expect(simulated.events.map(({ isRateSimulated }) => isRateSimulated)).toEqual([false, true])
  expect(simulated.events[1]?.rate).toBeGreaterThan(1)
  expect(simulated.csv.split('\r\n')[2]).toContain('simulated exchange rate')
})

test('the same share in two currencies is one property; registered accounts only swallow losses', async () => {
  const own = await addInvestor(testDatabase, api)
  const portfolioId = await own.portfolioWith()
  await own.addStock(portfolioId, RY_IN_NEW_YORK)
  await own.buy(portfolioId, '2026-01-05', 100, 100)
  const written = { portfolioId, stockId: RY_IN_NEW_YORK, fxRateToCad: 1.25 }
  await own.send(addBuyLot, { ...written, ...trade('2026-01-06', 100, 120) })
  await own.sell(portfolioId, '2026-06-05', 50, 110)
  const { id: registered } = await own.send(addPortfolio, {
    portfolioName: 'CELI',
    portfolioDescription: '',
    currency: 'CAD',
    accountKind: 'tfsa',
  })
  await own.addStock(registered)
  await own.buy(registered, '2026-06-10', 50, 110)

  const report = await own.send(getCostBaseReport, { year: 2026 })
  expect(report.securities).toMatchObject([
    { sharesSold: 50, proceeds: 5500, costBase: 6250, gain: -750, deniedLoss: 750, lostForever: 750, sharesHeld: 150 },
  ])
  expect(report.events).toHaveLength(3)
})

test('a trade is checked before it is made, over all accounts; several losses in one window show the other reading', async () => {
  const own = await addInvestor(testDatabase, api)
  const portfolioId = await own.portfolioWith()
  const { id: registered } = await own.send(addPortfolio, {
    ...{ portfolioName: 'CELI', portfolioDescription: '', currency: 'CAD', accountKind: 'tfsa' },
  })
  await own.addStock(registered)
  await own.buy(portfolioId, '2026-01-05', 60, 10)
  await own.buy(registered, '2026-11-02', 20, 7)

  const sale = { portfolioId, transactionType: 'Sell', ...trade('2026-11-05', 40, 7) } as const
  const told = await own.send(checkSuperficialLoss, { stockId: RY, trade: sale })
  expect(told).toMatchObject({
    ...{ settlementDate: '2026-11-06', deniedThrough: '2026-12-03', losses: [] },
    sale: { gain: -120, deniedLoss: 60, lostForever: 60, superficial: { boughtInWindow: 20, replaced: 20 } },
    purchases: [{ settlementDate: '2026-11-03', portfolioName: 'CELI', quantity: 20, isRegistered: true }],
  })
  await own.sell(portfolioId, '2026-11-05', 40, 7)
  const lotId = (await own.send(getTransactions, { portfolioId })).transactions[0]?.lotId ?? ''
  expect(await own.send(checkSuperficialLoss, { stockId: RY, trade: { ...sale, lotId } })).toEqual(told)

  const today = await own.send(checkSuperficialLoss, { stockId: RY })
  expect(today.losses).toMatchObject([{ loss: 120, deniedLoss: 60, windowEnd: '2026-12-06' }])
  const again = { portfolioId, transactionType: 'Buy', ...trade('2026-11-12', 30, 7) } as const
  const purchase = await own.send(checkSuperficialLoss, { stockId: RY, trade: again })
  expect(purchase).toMatchObject({ sale: null, losses: [{ deniedBefore: 60, deniedLoss: 120, lostForever: 60 }] })

  await own.sell(portfolioId, '2026-11-12', 15, 6)
  const { securities } = await own.send(getCostBaseReport, { year: 2026 })
  expect(securities).toMatchObject([{ reportedGain: -60, oneForOne: { reportedGain: -120 } }])
  await expect(own.send(checkSuperficialLoss, { stockId: AAPL })).resolves.toMatchObject({ purchases: [], losses: [] })
})

test('an account of the spouse denies a loss and takes it, and its gains and income are not the person’s', async () => {
  const own = await addInvestor(testDatabase, api)
  const portfolioId = await own.portfolioWith()
  const text = { portfolioName: 'Luc', portfolioDescription: '', currency: 'CAD' } as const
  const { id: theirs } = await own.send(addPortfolio, text)
  await own.addStock(theirs)
  await own.buy(portfolioId, '2026-01-05', 90, 20)
  await own.buy(theirs, '2026-05-12', 30, 15)
  await own.send(addBookEvent, { portfolioId: theirs, stockId: RY, kind: 'income', date: '2026-06-15', gross: 12 })
  expect((await own.send(getCostBaseReport, { year: 2026 })).income).toMatchObject([{ gross: 12 }])
  const updated = await own.send(updatePortfolio, { ...text, portfolioId: theirs, owner: 'spouse' })
  expect(updated).toMatchObject({ id: theirs, owner: 'spouse' })
  expect(await own.send(updatePortfolio, { ...text, portfolioId: theirs })).toMatchObject({ owner: 'spouse' })

  const sale = { portfolioId, transactionType: 'Sell', ...trade('2026-05-04', 60, 15) } as const
  expect(await own.send(checkSuperficialLoss, { stockId: RY, trade: sale })).toMatchObject({
    sale: { gain: -300, deniedLoss: 150, owner: 'self', superficial: { boughtByOther: 30, addedToOther: 150 } },
    purchases: [{ portfolioName: 'Luc', quantity: 30, owner: 'spouse' }],
  })
  await own.sell(portfolioId, '2026-05-04', 60, 15)
  // 450 and 150 for 30 shares, of which the spouse gives 10.
  await own.send(addBookEvent, {
    ...{ portfolioId: theirs, otherPortfolioId: portfolioId, stockId: RY },
    ...({ kind: 'transfer', date: '2026-07-02', quantity: 10 } as const),
  })
  await own.sell(theirs, '2026-08-03', 20, 10)
  const report = await own.send(getCostBaseReport, { year: 2026 })
  expect(report.securities).toMatchObject([{ sharesSold: 60, gain: -300, deniedLoss: 150, sharesHeld: 40 }])
  expect(report.securities[0]?.costBaseHeld).toBe(800)
  expect(report.events.map(({ portfolioName }) => portfolioName)).not.toContain('Luc')
  expect(report.income).toEqual([])

  // A loss of the spouse comes into the cost of what the person buys.
  await own.buy(portfolioId, '2026-08-10', 20, 10)
  const after = await own.send(getCostBaseReport, { year: 2026 })
  expect(after.adjustments?.at(-1)).toMatchObject({ kind: 'lossOfSpouse', portfolioName: 'Luc', amountInCad: 200 })
  expect(after.securities).toMatchObject([{ sharesHeld: 60, costBaseHeld: 1200, reportedGain: -150 }])
  expect(after.csv).toContain('perte refusée au conjoint ou à la conjointe')
})

test('the file of a year has its totals and its income; what no Canadian market lists tells its largest cost', async () => {
  const own = await addInvestor(testDatabase, api)
  const portfolioId = await own.portfolioWith()
  await own.addStock(portfolioId, AAPL)
  await own.addStock(portfolioId, RY_IN_NEW_YORK)
  const foreign = { portfolioId, stockId: AAPL, fxRateToCad: 1.4 }
  await own.send(addBuyLot, { ...foreign, ...trade('2025-03-03', 500, 100) })
  await own.send(addBuyLot, { ...foreign, ...trade('2026-03-03', 300, 110) })
  await own.send(addSellLot, { ...foreign, ...trade('2026-06-03', 700, 120) })
  // The other listing of a Canadian company is no foreign property.
  await own.send(addBuyLot, { ...foreign, stockId: RY_IN_NEW_YORK, ...trade('2026-03-03', 900, 150) })
  await own.send(addBookEvent, {
    portfolioId,
    stockId: AAPL,
    kind: 'income',
    date: '2026-05-15',
    gross: 20,
    withheld: 3,
    incomeKind: 'foreign',
    fxRateToCad: 1.4,
  })

  const { foreignPropertyCost, csv } = await own.send(getCostBaseReport, { year: 2026 }, { 'app-language': 'en' })
  expect(foreignPropertyCost).toBeCloseTo(500 * 140 + 300 * 154, 6)
  expect((await own.send(getCostBaseReport, { year: 2025 })).foreignPropertyCost).toBeCloseTo(70_000, 6)
  expect((await own.send(getCostBaseReport, { year: 2024 })).foreignPropertyCost).toBe(0)
  const rows = csv
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(','))
  // Its notice has a comma.
  expect(new Set(rows.slice(1).map((cells) => cells.length))).toEqual(new Set([(rows[0]?.length ?? 0) + 1]))
  const [year] = rows.filter((cells) => cells[2] === 'year' && cells[3] === 'AAPL')
  expect([year?.[5], year?.[10], year?.[16]]).toEqual(['700', '117600.00', '15925.00'])
  const amountOf = (kind: string) => rows.find((cells) => cells[2] === kind)?.[10]
  expect([amountOf('foreign dividends'), amountOf('tax withheld (foreign dividends)')]).toEqual(['28.00', '4.20'])
})

test('a portfolio named like a formula stays a name in the file', async () => {
  const own = await addInvestor(testDatabase, api)
  const { id } = await own.makePortfolio('CAD', '=cmd|calc')
  await own.addStock(id, RY)
  await own.buy(id, '2026-01-05', 1, 1)
  const { csv } = await own.send(getCostBaseReport, { year: 2026 })
  expect(csv).toContain(",'=cmd|calc,")
})

test('a book of thousands of trades is read in pages, and each of them counts once', async () => {
  const own = await addInvestor(testDatabase, api)
  const [portfolioId, other] = [await own.portfolioWith(), await own.portfolioWith()]
  const [lotCount, times] = [2_003, sql`(n / 4) * 1000`]
  for (const id of [portfolioId, other]) {
    await testDatabase.database.execute(sql`
      insert into lots (id, portfolio_id, stock_id, kind, trade_date, trade_order, quantity, price, note, fee, created_at)
      select gen_random_uuid(), ${id}::uuid, ${RY}::uuid, 'buy', '2025-03-03', ${times}, 1, 10, '', 0.5, now()
      from generate_series(1, ${lotCount}::int) n`)
  }
  await testDatabase.database.execute(sql`
    insert into lots (id, portfolio_id, stock_id, kind, trade_date, quantity, price, note, created_at)
    values (gen_random_uuid(), ${portfolioId}::uuid, ${RY}::uuid, 'sell', '2026-03-04', 3, 9, '', now())`)

  const { securities, events } = await own.send(getCostBaseReport, { year: 2026 })
  const held = 2 * lotCount - 3
  expect(securities).toMatchObject([{ sharesSold: 3, costBase: 31.5, gain: -4.5, sharesHeld: held }])
  expect(securities[0]?.costBaseHeld).toBe(held * 10.5)
  expect(events).toHaveLength(1)
})

test('beside real prices a trade has the published rate of its day; one without is left out and counted', async () => {
  const observations = [
    { d: '2026-01-02', FXUSDCAD: { v: '1.3712' } },
    { d: '2026-01-05', FXUSDCAD: { v: '1.3801' } },
  ]
  const bank = await startJsonServer(async () => ({ body: { observations } }))
  const marketSources: Config['marketSources'] = {
    source: { kind: 'eodhd', token: 'good', baseUrl: `${bank.url}/closed`, allowInsecure: true },
    bankOfCanada: { allowInsecure: true, baseUrl: bank.url },
    model: null,
  }
  const real = await startTestApi(testDatabase, { config: { marketSources }, now: () => START })
  const own = await addInvestor(testDatabase, api)
  const portfolioId = await own.portfolioWith(AAPL, 'USD')
  const place = { portfolioId, stockId: AAPL }
  // A Friday, a Sunday, long before the first published rate, and one that says its own.
  await own.buy(portfolioId, '2026-01-02', 10, 100, AAPL)
  await own.buy(portfolioId, '2026-01-04', 1, 100, AAPL)
  await own.buy(portfolioId, '2012-01-04', 5, 100, AAPL)
  await own.send(addBuyLot, { ...place, ...trade('2026-01-05', 1, 100), fxRateToCad: 1.5 })

  const report = await real.clientOf({ token: own.token }).send(getCostBaseReport, { year: 2026 })
  expect(report.events.map(({ date, rate, isRateSimulated }) => [date, rate, isRateSimulated])).toEqual([
    ['2026-01-02', 1.3712, false],
    ['2026-01-04', 1.3712, false],
    ['2026-01-05', 1.5, false],
  ])
  expect(report.securities).toMatchObject([{ sharesHeld: 12 }])
  expect(report).toMatchObject({ rowsWithoutRate: 1, isRateSimulated: false })
  expect(bank.requests.filter(({ search }) => search.includes('start_date'))).toHaveLength(1)
  await Promise.all([real.close(), bank.close()])
})
