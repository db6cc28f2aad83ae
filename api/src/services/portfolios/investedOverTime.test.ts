import { addBuyLot, addSellLot, getValueOverTime } from '@palier/contract/portfolios/portfolioCalls'
import { getPreferences, savePreferences } from '@palier/contract/accounts/preferenceCalls'
import { daysAfter } from '@palier/domain/kernel/plainDate'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../database/testing/createTestDatabase.ts'
import { AAPL, addInvestor, type Investor, RY, trade } from '../../testing/portfolioPerson.ts'
import { startTestApi, type TestApi } from '../../testing/startTestApi.ts'

const DAYS = 60
const TODAY = '2026-11-20'
const CURRENCIES = ['CAD', 'USD'] as const

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

async function prefer(own: Investor, currency: (typeof CURRENCIES)[number]) {
  const userPreference = await own.send(getPreferences, {})
  await own.send(savePreferences, { userPreference: { ...userPreference, preferredCurrency: currency } })
}

async function investedOf(own: Investor, portfolioId?: string) {
  const { points } = await own.send(getValueOverTime, { days: DAYS, ...(portfolioId && { portfolioId }) })
  return points.map(({ date, invested }) => ({ date, invested }))
}

/** The days on which the figure is another than the day before. */
async function changesOf(own: Investor, portfolioId?: string) {
  const points = await investedOf(own, portfolioId)
  return points.flatMap(({ date, invested }, at) => (at > 0 && invested !== points[at - 1]?.invested ? [date] : []))
}

const purchases = fc.record({
  place: fc.nat({ max: 1 }),
  stockId: fc.constantFrom(RY, AAPL),
  daysAgo: fc.nat({ max: DAYS - 2 }),
  quantity: fc.integer({ min: 2, max: 50 }),
  price: fc.integer({ min: 1, max: 90_000 }).map((cents) => cents / 100),
  fxRateToCad: fc.option(fc.integer({ min: 9_000, max: 16_000 }).map((parts) => parts / 10_000)),
  isHalfSold: fc.boolean(),
})

test('what is invested changes on days with a trade only, in each portfolio and in all together', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(purchases, { minLength: 1, maxLength: 5 }), async (bought) => {
      const own = await addInvestor(testDatabase, api)
      const places = [await own.makePortfolio('CAD', 'A'), await own.makePortfolio('USD', 'B')].map(({ id }) => id)
      for (const portfolioId of places) for (const stockId of [RY, AAPL]) await own.addStock(portfolioId, stockId)
      const tradedOn = new Set<string>()
      for (const { place, stockId, daysAgo, quantity, price, fxRateToCad, isHalfSold } of bought) {
        const target = { portfolioId: places[place] ?? '', stockId }
        const day = daysAfter(TODAY, -daysAgo)
        const written = stockId === AAPL ? fxRateToCad : null
        await own.send(addBuyLot, { ...target, ...trade(day, quantity, price), fxRateToCad: written })
        tradedOn.add(day)
        if (!isHalfSold) continue
        const later = daysAfter(TODAY, -Math.floor(daysAgo / 2))
        await own.send(addSellLot, { ...target, ...trade(later, Math.floor(quantity / 2), price) })
        tradedOn.add(later)
      }
      for (const currency of CURRENCIES) {
        await prefer(own, currency)
        for (const portfolioId of [...places, undefined]) {
          const changes = await changesOf(own, portfolioId)
          expect(changes.filter((date) => !tradedOn.has(date))).toEqual([])
          // What was kept meanwhile says the same.
          expect(await changesOf(own, portfolioId)).toEqual(changes)
        }
      }
    }),
    { numRuns: process.env['TESTS'] === 'whole' ? 20 : 2 },
  )
})

test('a sale takes the average cost at the rates of the trades from what is invested', async () => {
  const own = await addInvestor(testDatabase, api)
  const portfolioId = await own.portfolioWith(AAPL)
  const place = { portfolioId, stockId: AAPL }
  await own.send(addBuyLot, { ...place, ...trade('2026-10-05', 10, 100), fxRateToCad: 1.2 })
  await own.send(addBuyLot, { ...place, ...trade('2026-10-13', 10, 200), fxRateToCad: 1.5 })
  await own.send(addSellLot, { ...place, ...trade('2026-10-20', 5, 300), fxRateToCad: 1.9 })
  const steps = async (of?: string) => {
    const points = await investedOf(own, of)
    return points.filter(({ invested }, at) => invested !== points[at - 1]?.invested)
  }
  const expected = [
    { date: '2026-10-05', invested: 1200 },
    { date: '2026-10-13', invested: 4200 },
    { date: '2026-10-20', invested: 3150 },
  ]
  expect(await steps(portfolioId)).toEqual(expected)
  await prefer(own, 'CAD')
  expect(await steps()).toEqual(expected)
  await prefer(own, 'USD')
  expect((await steps()).map(({ invested }) => invested)).toEqual([1000, 3000, 2250])
})
