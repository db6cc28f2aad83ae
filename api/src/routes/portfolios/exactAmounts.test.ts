import { addBookEvent, deleteBookEvent } from '@palier/contract/portfolios/bookEventCalls'
import { getCostBaseReport } from '@palier/contract/portfolios/costBaseCalls'
import { getPortfolios, getPortfolioStockLots } from '@palier/contract/portfolios/portfolioCalls'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { portfolioStocks } from '../../database/schema/portfolios.ts'
import { createTestDatabase, type TestDatabase } from '../../database/testing/createTestDatabase.ts'
import { expectFreshBook } from '../../testing/expectFreshBook.ts'
import { addInvestor, RY, TD } from '../../testing/portfolioPerson.ts'
import { startTestApi, type TestApi } from '../../testing/startTestApi.ts'

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

const sumsOf = (portfolioId: string) =>
  testDatabase.database.select().from(portfolioStocks).where(eq(portfolioStocks.portfolioId, portfolioId))

test('400 reinvested in 30 shares after a purchase of 10,000 makes a cost of exactly 10,400 [NUM-18]', async () => {
  const own = await addInvestor(testDatabase, api)
  const portfolioId = await own.portfolioWith()
  await own.buy(portfolioId, '2025-03-03', 100, 100)
  const reinvested = { portfolioId, stockId: RY, kind: 'reinvestment', quantity: 30, gross: 400 } as const
  const { event } = await own.send(addBookEvent, { ...reinvested, date: '2025-06-02' })
  expect((await sumsOf(portfolioId))[0]?.purchaseCost).toBe('10400')
  await own.sell(portfolioId, '2025-09-02', 130, 80)

  // An earlier purchase and its removal have every row read again.
  await own.send(deleteBookEvent, {
    portfolioId,
    eventId: (await own.send(addBookEvent, { ...reinvested, date: '2025-01-06' })).event?.eventId ?? '',
  })
  expect(await sumsOf(portfolioId)).toMatchObject([{ purchaseCost: '10400', soldCost: '10400', proceeds: '10400' }])
  await expectFreshBook(testDatabase.database)
  const { securities } = await own.send(getCostBaseReport, { year: 2025 })
  expect(securities).toMatchObject([{ costBase: 10_400, proceeds: 10_400, gain: 0 }])
  const { portfolios } = await own.send(getPortfolios, { lots: 'all' })
  expect(portfolios[0]?.stocks[0]?.statistics.totalMaterializedProfit).toBe(0)
  expect(event?.gross).toBe(400)
})

test('cash of 40 and 30 shares worth 12 in an exchange are proceeds of exactly 400 [NUM-18]', async () => {
  const own = await addInvestor(testDatabase, api)
  const portfolioId = await own.portfolioWith()
  await own.buy(portfolioId, '2025-03-03', 30, 10)
  await own.send(addBookEvent, {
    ...{ portfolioId, stockId: RY, otherStockId: TD, kind: 'exchange', date: '2025-06-02' },
    ...({ quantity: 30, numerator: 1, denominator: 1, perShare: 12, gross: 40 } as const),
  })
  const sold = (await sumsOf(portfolioId)).find(({ stockId }) => stockId === RY)
  expect(sold).toMatchObject({ proceeds: '400', soldCost: '300' })
  await expectFreshBook(testDatabase.database)
  expect((await own.send(getCostBaseReport, { year: 2025 })).gain).toBe(100)
  const { lots } = await own.send(getPortfolioStockLots, { portfolioId, stockId: RY, kind: 'sell' })
  expect(lots.map(({ standardizedTotalGain }) => standardizedTotalGain)).toEqual([100])
})
