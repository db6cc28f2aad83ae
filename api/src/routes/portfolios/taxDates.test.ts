import { addBookEvent } from '@palier/contract/portfolios/bookEventCalls'
import { getCostBaseReport } from '@palier/contract/portfolios/costBaseCalls'
import { getIncome } from '@palier/contract/portfolios/incomeCalls'
import { addPortfolio } from '@palier/contract/portfolios/portfolioCalls'
import { beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../database/testing/createTestDatabase.ts'
import { stockIdOf } from '../../services/market/stockId.ts'
import { AAPL, addInvestor, type Investor, RY, TD } from '../../testing/portfolioPerson.ts'
import { startTestApi, type TestApi } from '../../testing/startTestApi.ts'

const XEQT = stockIdOf('XEQT:XTSE')

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

async function investorWith(stockId = RY) {
  const own = await addInvestor(testDatabase, api)
  return { own, portfolioId: await own.portfolioWith(stockId) }
}

async function addTfsa(own: Investor): Promise<string> {
  const { id } = await own.send(addPortfolio, {
    ...{ portfolioName: 'CELI', portfolioDescription: '', currency: 'CAD', accountKind: 'tfsa' },
  })
  return id
}

const yearOf = (own: Investor, year: number) => own.send(getCostBaseReport, { year })

test('shares given to a TFSA on 31 December are a gain of that year, not of the next [NUM-6]', async () => {
  const { own, portfolioId } = await investorWith()
  await own.buy(portfolioId, '2024-03-01', 100, 10)
  const [otherPortfolioId, date] = [await addTfsa(own), '2024-12-31']
  await own.send(addBookEvent, {
    ...{ portfolioId, otherPortfolioId, stockId: RY, date },
    ...({ kind: 'transfer', quantity: 100, perShare: 15 } as const),
  })
  expect((await yearOf(own, 2024)).gain).toBe(500)
  expect((await yearOf(own, 2025)).gain).toBe(0)
})

test('shares reinvested on 31 December are held at the end of that year [NUM-6]', async () => {
  const { own, portfolioId } = await investorWith()
  await own.buy(portfolioId, '2024-03-01', 100, 10)
  await own.send(addBookEvent, {
    ...{ portfolioId, stockId: RY, date: '2024-12-31' },
    ...({ kind: 'reinvestment', quantity: 5, perShare: 12, gross: 60 } as const),
  })
  expect((await yearOf(own, 2024)).securities).toMatchObject([{ sharesHeld: 105, costBaseHeld: 1060 }])
})

test('a taxed exchange and its cash in lieu on 31 December are gains of that year, not of the next [NUM-6]', async () => {
  const { own, portfolioId } = await investorWith()
  await own.buy(portfolioId, '2024-03-01', 100, 10)
  // 12.5 shares at 100 are a gain of 250, and 51 for the half share is a gain of 1.
  await own.send(addBookEvent, {
    ...{ portfolioId, stockId: RY, otherStockId: TD, date: '2024-12-31', kind: 'exchange' },
    ...({ quantity: 100, numerator: 1, denominator: 8, perShare: 100, cashInLieu: 51 } as const),
  })
  expect((await yearOf(own, 2024)).gain).toBe(251)
  expect((await yearOf(own, 2025)).gain).toBe(0)
})

// The loss settles on 2024-06-04.
test.each([
  ['shares reinvested on the 30th day after a loss settles deny a part of it', '2024-07-04', [-250, 25]],
  ['shares reinvested on the 31st day after a loss settles deny none of it', '2024-07-05', [-250, 0]],
  ['shares reinvested on the 30th day before a loss settles deny a part of it', '2024-05-05', [-254.76, 25.48]],
  ['shares reinvested on the 31st day before a loss settles deny none of it', '2024-05-04', [-254.76, 0]],
] as const)('%s [NUM-6]', async (_title, date, [gain, denied]) => {
  const { own, portfolioId } = await investorWith()
  await own.buy(portfolioId, '2024-03-01', 100, 10)
  await own.sell(portfolioId, '2024-06-03', 50, 5)
  const shares = { kind: 'reinvestment', quantity: 5, perShare: 12, gross: 60 } as const
  await own.send(addBookEvent, { portfolioId, stockId: RY, date, ...shares })
  const report = await yearOf(own, 2024)
  expect([report.gain.toFixed(2), report.deniedLoss.toFixed(2)]).toEqual([gain.toFixed(2), denied.toFixed(2)])
})

test('a purchase that settles in January is not held on 31 December, whatever else happens that day [NUM-8]', async () => {
  const { own, portfolioId } = await investorWith(XEQT)
  await own.buy(portfolioId, '2024-03-01', 100, 10, XEQT)
  await own.buy(portfolioId, '2024-12-31', 50, 10, XEQT)
  await own.send(addBookEvent, { portfolioId, stockId: XEQT, kind: 'notional', date: '2024-12-31', gross: 20 })
  expect((await yearOf(own, 2024)).securities).toMatchObject([{ sharesHeld: 100, costBaseHeld: 1020 }])
  expect((await yearOf(own, 2025)).securities).toMatchObject([{ sharesHeld: 150, costBaseHeld: 1520 }])
})

test.each([
  ['a distribution of a trust is income of the year of its record date', XEQT, [60, 0]],
  ['a dividend of a corporation is income of the year in which it was paid', RY, [0, 60]],
])('%s [NUM-7]', async (_title, stockId, income) => {
  const { own, portfolioId } = await investorWith(stockId)
  await own.buy(portfolioId, '2024-03-01', 100, 10, stockId)
  await own.send(addBookEvent, {
    ...{ portfolioId, stockId, kind: 'income', gross: 60 },
    ...({ date: '2025-01-07', recordDate: '2024-12-30' } as const),
  })
  const sums = await Promise.all(
    [2024, 2025].map(async (year) =>
      ((await yearOf(own, year)).income ?? []).reduce((sum, { gross }) => sum + gross, 0),
    ),
  )
  expect(sums).toEqual(income)
})

test.each([
  ['capital returned by a trust lowers the cost at the end of the year of its record date', XEQT, [970, 970]],
  ['capital returned by a corporation lowers the cost when it is paid', RY, [1000, 970]],
] as const)('%s [NUM-7]', async (_title, stockId, held) => {
  const { own, portfolioId } = await investorWith(stockId)
  await own.buy(portfolioId, '2024-03-01', 100, 10, stockId)
  await own.send(addBookEvent, {
    ...{ portfolioId, stockId, kind: 'returnOfCapital', gross: 30 },
    ...({ date: '2025-01-07', recordDate: '2024-12-30' } as const),
  })
  const costs = await Promise.all(
    [2024, 2025].map(async (year) => (await yearOf(own, year)).securities[0]?.costBaseHeld),
  )
  expect(costs).toEqual(held)
})

test('income with a rate of its own counts at that rate on the income page as in the report [NUM-10]', async () => {
  const own = await addInvestor(testDatabase, api)
  const portfolioId = await own.portfolioWith(AAPL, 'USD')
  await own.send(addBookEvent, {
    ...{ portfolioId, stockId: AAPL, kind: 'income', date: '2026-05-15' },
    ...({ gross: 100, withheld: 15, fxRateToCad: 1.5 } as const),
  })
  expect(await own.send(getIncome, { currency: 'CAD', year: 2026 })).toMatchObject({ received: 150, withheld: 22.5 })
  expect((await yearOf(own, 2026)).income).toMatchObject([{ gross: 150, withheld: 22.5 }])
})
