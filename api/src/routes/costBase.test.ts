import { getCostBaseReport } from '@palier/contract/calls/costBase'
import { addBuyLot, addPortfolio, addSellLot } from '@palier/contract/calls/portfolios'
import { beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../database/testing/createTestDatabase.ts'
import { stockIdOf } from '../seed/stockId.ts'
import { AAPL, addInvestor, RY, trade } from '../testing/portfolioPerson.ts'
import { startTestApi, type TestApi } from '../testing/startTestApi.ts'

const RY_IN_NEW_YORK = stockIdOf('RY:XNYS')

let testDatabase: TestDatabase
let api: TestApi

beforeAll(async () => {
  testDatabase = await createTestDatabase('pglite')
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

test('a portfolio named like a formula stays a name in the file', async () => {
  const own = await addInvestor(testDatabase, api)
  const { id } = await own.makePortfolio('CAD', '=cmd|calc')
  await own.addStock(id, RY)
  await own.buy(id, '2026-01-05', 1, 1)
  const { csv } = await own.send(getCostBaseReport, { year: 2026 })
  expect(csv).toContain(",'=cmd|calc,")
})
