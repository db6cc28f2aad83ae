import { addBookEvent } from '@palier/contract/portfolios/bookEventCalls'
import { RestError } from '@palier/contract/client'
import {
  createIncomeCalendar,
  deleteIncomeCalendar,
  getIncomeCalendar,
  readIncomeCalendar,
} from '@palier/contract/portfolios/incomeCalendarCalls'
import { getIncome } from '@palier/contract/portfolios/incomeCalls'
import { decimal } from '@palier/domain/kernel/decimal'
import { daysAfter } from '@palier/domain/kernel/plainDate'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import type { TestDatabase } from '../../database/testing/createTestDatabase.ts'
import { describeOnOneEngine } from '../../database/testing/describeOnBothEngines.ts'
import { AAPL, addInvestor, type Investor, RY, TD } from '../../testing/portfolioPerson.ts'
import { startTestApi, type TestApi } from '../../testing/startTestApi.ts'
import { createSteeredMarket } from '../../testing/steeredMarket.ts'

const TODAY = '2026-11-20'

describeOnOneEngine('income', (open) => {
  let testDatabase: TestDatabase
  let api: TestApi

  beforeAll(async () => {
    testDatabase = await open()
    const { marketData } = createSteeredMarket()
    const payments = ['2026-02-24', '2026-05-22', '2026-08-24', '2026-11-24']
    api = await startTestApi(testDatabase, {
      marketData: {
        ...marketData,
        // RY pays 1.50 a quarter, and split in two in July; the payment of November is declared.
        dividends: async (key) =>
          key === 'RY:XTSE'
            ? payments.map((paymentDate) => ({
                ...{ exDate: daysAfter(paymentDate, -30), paymentDate, currency: 'CAD' },
                amount: decimal(paymentDate < '2026-07' ? 3 : 1.5),
              }))
            : [],
        splits: async (key) =>
          key === 'RY:XTSE' ? [{ date: '2026-07-01', numerator: decimal(2), denominator: decimal(1) }] : [],
        fundamentals: async (keys) =>
          new Map([...(await marketData.fundamentals(keys, new Date()))].filter(([key]) => key === 'TD:XTSE')),
      },
    })
    return () => api.close()
  })

  async function addBook(own: Investor) {
    const { id: portfolioId } = await own.makePortfolio()
    for (const stockId of [RY, AAPL, TD]) await own.addStock(portfolioId, stockId)
    await own.buy(portfolioId, '2024-01-05', 100, 50, RY)
    await own.buy(portfolioId, '2024-01-05', 10, 150, AAPL)
    const pay = (date: string, gross: number, more: object = {}) =>
      own.send(addBookEvent, { portfolioId, kind: 'income', date, gross, ...more })
    await pay('2025-08-25', 140, { stockId: RY })
    await pay('2025-11-24', 145, { stockId: RY })
    await pay('2026-08-24', 150, { stockId: RY })
    await pay('2026-05-15', 20, { stockId: AAPL, withheld: 3 })
    await pay('2026-08-14', 21, { stockId: AAPL, withheld: 3 })
    await pay('2026-10-30', 7.5, { incomeKind: 'interest' })
    await own.send(addBookEvent, { portfolioId, stockId: RY, kind: 'returnOfCapital', date: '2026-03-02', gross: 12 })
    return portfolioId
  }

  test('what was received and what is expected, by month, stock and account, add up [D17]', async () => {
    const own = await addInvestor(testDatabase, api)
    const portfolioId = await addBook(own)
    const { id: empty } = await own.makePortfolio('USD')
    const told = await own.send(getIncome, {})
    const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0)
    expect(told.year).toBe(Number(TODAY.slice(0, 4)))
    expect(told.received).toBeGreaterThan(150 + 41 + 7.5)
    for (const rows of [told.months, told.stocks, told.accounts]) {
      expect(sum(rows.map(({ received }) => received))).toBeCloseTo(told.received, 8)
    }
    expect(sum(told.months.map(({ expected }) => expected))).toBeCloseTo(told.expected, 8)
    expect(sum(told.coming.filter(({ date }) => date.startsWith('2026')).map(({ amount }) => amount))).toBeCloseTo(
      told.expected,
      8,
    )
    expect(sum(told.stocks.map(({ forward }) => forward ?? 0))).toBeCloseTo(told.forward ?? NaN, 8)
    expect([told.declared, told.returnOfCapital]).toEqual([150, 12])
    expect(told.withheld).toBeGreaterThan(6)
    // Through the same day of the year before: the payment of November came later.
    expect(told.receivedBefore).toBe(140)
    expect(told.accounts.map((one) => [one.portfolioId, one.forward === null])).toEqual([
      [portfolioId, false],
      [empty, true],
    ])
  })

  test('a stock pays on at its last amount in present shares, by the market data or else by its own payments', async () => {
    const own = await addInvestor(testDatabase, api)
    const portfolioId = await addBook(own)
    const { coming, stocks } = await own.send(getIncome, { portfolioId, currency: 'CAD' })
    const ofRy = coming.filter(({ stockId }) => stockId === RY)
    expect(ofRy.map(({ date, perShare, amount, isDeclared }) => [date, perShare, amount, isDeclared])).toEqual([
      ['2026-11-24', 1.5, 150, true],
      ['2027-02-24', 1.5, 150, false],
      ['2027-05-24', 1.5, 150, false],
      ['2027-08-24', 1.5, 150, false],
    ])
    const ry = stocks.find(({ stockId }) => stockId === RY)
    // 600 a year on a cost of 5,000.
    expect([ry?.forward, ry?.cost, ry?.yieldOnCost]).toEqual([600, 5_000, 12])
    expect(ry?.years).toEqual([0, 0, 0, 285, 150])
    expect(coming.filter(({ stockId }) => stockId === AAPL).map(({ perShare, paidIn }) => [perShare, paidIn])).toEqual(
      Array.from({ length: 4 }, () => [2.1, 'USD']),
    )
  })

  test('a stock whose payments nobody knows is told by its yield, without days', async () => {
    const own = await addInvestor(testDatabase, api)
    const portfolioId = await own.portfolioWith(TD)
    await own.buy(portfolioId, '2026-01-05', 10, 80, TD)
    const { coming, forward, yieldOnValue, months } = await own.send(getIncome, { portfolioId })
    expect(coming).toEqual([])
    expect(forward).toBeGreaterThan(0)
    expect(yieldOnValue).toBeGreaterThan(0)
    expect(months.every(({ expected }) => expected === 0)).toBe(true)
  })

  test('a year before has what was received in it, an unknown portfolio has nothing', async () => {
    const own = await addInvestor(testDatabase, api)
    const portfolioId = await addBook(own)
    const { year, received, receivedBefore, expected, months } = await own.send(getIncome, { portfolioId, year: 2025 })
    expect([year, received, receivedBefore, expected]).toEqual([2025, 285, 0, 0])
    expect([months[7]?.received, months[10]?.received]).toEqual([140, 145])
    const missing = { portfolioId: '00000000-0000-4000-8000-000000000000' }
    await expect(own.send(getIncome, missing)).rejects.toMatchObject({ code: 'resource_missing' })
  })

  test('a calendar is read by its secret address alone, without amounts unless chosen, until another one or none [D17]', async () => {
    const own = await addInvestor(testDatabase, api)
    await addBook(own)
    expect(await own.send(getIncomeCalendar, {})).toEqual({ calendar: null })
    const first = await own.send(createIncomeCalendar, {})
    expect(first.calendar).toMatchObject({ hasAmounts: false })
    const visitor = api.clientOf({})
    const read = async (token: string) => (await visitor.send(readIncomeCalendar, { token })).text
    const text = await read(first.token)
    expect(text).toContain('SUMMARY:RY\u00a0: dividende annoncé\r\n')
    expect(text).toMatch(/DTSTART;VALUE=DATE:20261124/)
    expect(text).not.toMatch(/SUMMARY:.*(\d|\$)/)
    expect(text.replace(/DTSTAMP:\w+/g, '')).toBe((await read(first.token)).replace(/DTSTAMP:\w+/g, ''))

    const second = await own.send(createIncomeCalendar, { hasAmounts: true })
    await expect(read(first.token)).rejects.toMatchObject({ code: 'resource_missing' })
    expect(await read(second.token)).toMatch(/dividende annoncé\\, 150\\,00/)
    const { rows } = await testDatabase.database.execute(sql`select * from income_calendars`)
    expect(JSON.stringify(rows)).not.toContain(second.token)

    await own.send(deleteIncomeCalendar, {})
    await expect(read(second.token)).rejects.toMatchObject({ code: 'resource_missing' })
  })

  test('an address that is read all the time is put off [D17]', async () => {
    const visitor = api.clientOf({})
    const codes = new Set<string>()
    for (let count = 0; count < 65; count += 1) {
      await visitor.send(readIncomeCalendar, { token: 'unknown' }).catch((error: unknown) => {
        if (error instanceof RestError) codes.add(error.code)
      })
    }
    expect([...codes]).toEqual(['resource_missing', 'operationsLimitReached'])
  })
})
