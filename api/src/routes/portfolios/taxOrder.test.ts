import { addBookEvent } from '@palier/contract/portfolios/bookEventCalls'
import { getCostBaseReport } from '@palier/contract/portfolios/costBaseCalls'
import { addBuyLot } from '@palier/contract/portfolios/portfolioCalls'
import { beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../database/testing/createTestDatabase.ts'
import { stockIdOf } from '../../services/market/stockId.ts'
import { AAPL, addInvestor, RY, TD, trade } from '../../testing/portfolioPerson.ts'
import { startTestApi, type TestApi } from '../../testing/startTestApi.ts'

const BNS = stockIdOf('BNS:XTSE')

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

test('a stock that becomes another and partly becomes the first again keeps the purchase fee [NUM-9]', async () => {
  const own = await addInvestor(testDatabase, api)
  const portfolioId = await own.portfolioWith()
  await own.send(addBuyLot, { portfolioId, stockId: RY, ...trade('2026-01-05', 100, 10), fee: 10 })
  const change = { portfolioId, kind: 'symbolChange' } as const
  await own.send(addBookEvent, { ...change, stockId: RY, otherStockId: TD, date: '2026-02-02', quantity: 100 })
  await own.send(addBookEvent, { ...change, stockId: TD, otherStockId: RY, date: '2026-03-02', quantity: 80 })
  const { securities } = await own.send(getCostBaseReport, { year: 2026 })
  expect(securities.map(({ symbol, costBaseHeld }) => [symbol, costBaseHeld])).toEqual([
    ['RY', 808],
    ['TD', 202],
  ])
})

test('shares that come into a cycle of conversions from a third stock keep their purchase fee [NUM-9]', async () => {
  const own = await addInvestor(testDatabase, api)
  const portfolioId = await own.portfolioWith(BNS)
  await own.send(addBuyLot, { portfolioId, stockId: BNS, ...trade('2026-01-05', 100, 10), fee: 10 })
  const change = { portfolioId, kind: 'symbolChange', quantity: 100 } as const
  await own.send(addBookEvent, { ...change, stockId: BNS, otherStockId: RY, date: '2026-01-12' })
  await own.send(addBookEvent, { ...change, stockId: RY, otherStockId: TD, date: '2026-02-02' })
  await own.send(addBookEvent, { ...change, stockId: TD, otherStockId: RY, date: '2026-03-02', quantity: 80 })
  const { securities } = await own.send(getCostBaseReport, { year: 2026 })
  expect(securities.map(({ symbol, costBaseHeld }) => [symbol, costBaseHeld])).toEqual([
    ['RY', 808],
    ['TD', 202],
  ])
})

test.each([
  ['the first payment of a day uses up foreign cash before the second', [1.2, 1.5], -10],
  ['payments of a day that are entered the other way round use it up in that order', [1.5, 1.2], 20],
] as const)('%s [NUM-17]', async (_title, rates, gain) => {
  const own = await addInvestor(testDatabase, api)
  const portfolioId = await own.portfolioWith(AAPL)
  const exchange = { kind: 'currencyExchange', date: '2026-01-05', gross: 130, currency: 'CAD' } as const
  await own.send(addBookEvent, { portfolioId, ...exchange, counterAmount: 100, counterCurrency: 'USD' })
  for (const fxRateToCad of rates) {
    const fee = { kind: 'fee', date: '2026-01-06', gross: 100, currency: 'USD', fxRateToCad } as const
    await own.send(addBookEvent, { portfolioId, ...fee })
  }
  const { foreignCash } = await own.send(getCostBaseReport, { year: 2026 })
  expect(foreignCash).toMatchObject([{ gain, uncovered: 100 }])
})
