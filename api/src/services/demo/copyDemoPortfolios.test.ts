import { getPortfolios, getUserDataPackage, getValueOverTime } from '@palier/contract/portfolios/portfolioCalls'
import { getBookEvents } from '@palier/contract/portfolios/bookEventCalls'
import { beforeAll, expect, test } from 'vitest'
import { createTestDatabase } from '../../database/testing/createTestDatabase.ts'
import { type Guest, startTestApi, type TestApi } from '../../testing/startTestApi.ts'

let api: TestApi
let guest: Guest

beforeAll(async () => {
  const testDatabase = await createTestDatabase()
  api = await startTestApi(testDatabase)
  guest = await api.signIn()
  return async () => {
    await api.close()
    await testDatabase.close()
  }
})

test('a guest has two portfolios with a year of lots in both currencies, and objectives [D2]', async () => {
  const { portfolios } = await guest.send(getPortfolios, {})
  expect(portfolios.map(({ name, currency, accountKind }) => [name, currency, accountKind])).toEqual([
    ['Placements', 'CAD', 'nonRegistered'],
    ['REER en dollars américains', 'USD', 'rrsp'],
  ])
  const stocks = portfolios.flatMap((portfolio) => portfolio.stocks)
  expect(stocks).toHaveLength(12)
  expect(new Set(stocks.map(({ currency }) => currency))).toEqual(new Set(['CAD', 'USD']))
  const dates = stocks.flatMap(({ lots }) => lots.map(({ dateOfTransaction }) => dateOfTransaction.slice(0, 10))).sort()
  expect([dates[0], dates.length > 20, (dates.at(-1) ?? '') > '2026-08-01']).toEqual(['2025-11-25', true, true])
  for (const {
    lots,
    stockDateTimeSnapshot: { price },
  } of stocks) {
    for (const lot of lots) {
      // A year moves a price, but not out of all proportion.
      expect(lot.averageTransactionPrice / price).toBeGreaterThan(0.25)
      expect(lot.averageTransactionPrice / price).toBeLessThan(4)
    }
  }
})

test('the figures of a guest are those of real use: gains, movers, objectives under way, a year of values [D2]', async () => {
  const found = await guest.send(getUserDataPackage, { lots: 'none', transactionsFirst: 20 })
  expect(found.transactions).toHaveLength(20)
  expect(found.objectiveProgressions).toHaveLength(4)
  for (const { percentageOfProgression } of found.objectiveProgressions) {
    expect(percentageOfProgression).toBeGreaterThan(5)
    expect(percentageOfProgression).toBeLessThan(200)
  }
  expect(found.portfolioSummary.totalValue).toBeGreaterThan(30_000)
  expect(guest.answer.subscriptionInfo?.usage).toMatchObject({ portfolioCount: 2, portfolioCombineEntrieCount: 12 })
  const values = await guest.send(getValueOverTime, {})
  expect(values.points.length).toBeGreaterThan(340)
  expect(Math.min(...values.points.map(({ value }) => value))).toBeGreaterThan(0)
})

test('the books of a guest have the dividends that their shares were paid, with what the United States kept [D2]', async () => {
  const { rows } = await guest.send(getBookEvents, { group: 'income' })
  const events = rows.flatMap(({ event }) => (event ? [event] : []))
  expect(events.length).toBeGreaterThan(15)
  expect(new Set(events.map(({ kind }) => kind))).toEqual(new Set(['income']))
  expect(events.every(({ date, gross }) => date <= '2026-11-20' && Number(gross) > 0)).toBe(true)
  const { portfolios } = await guest.send(getPortfolios, {})
  const retirement = portfolios.find(({ accountKind }) => accountKind === 'rrsp')?.id
  for (const { currency, portfolioId, gross, withheld } of events) {
    const isWithheld = currency === 'USD' && portfolioId !== retirement
    expect(Number(withheld ?? 0) / Number(gross)).toBeCloseTo(isWithheld ? 0.15 : 0, 1)
  }
})
