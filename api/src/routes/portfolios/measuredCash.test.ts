import { addBookEvent } from '@palier/contract/portfolios/bookEventCalls'
import { setCashMode } from '@palier/contract/portfolios/cashCalls'
import { getPerformance } from '@palier/contract/portfolios/performanceCalls'
import { getValueOverTime } from '@palier/contract/portfolios/portfolioCalls'
import { daysAfter } from '@palier/domain/kernel/plainDate'
import { beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../database/testing/createTestDatabase.ts'
import { addInvestor, RY } from '../../testing/portfolioPerson.ts'
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

async function addAccountThatFollowsCash() {
  const own = await addInvestor(testDatabase, api)
  const portfolioId = await own.portfolioWith()
  await own.send(setCashMode, { portfolioId, cashMode: 'ledger', openings: [] })
  const today = (await own.send(getValueOverTime, { days: 2 })).points.at(-1)?.date ?? ''
  return { own, portfolioId, ago: (days: number) => daysAfter(today, -days) }
}

test.each([420, 365, 90, 30])(
  'an account that owes more than its shares are worth has no return over %i days, and the reason is given [NUM-3]',
  async (days) => {
    const { own, portfolioId, ago } = await addAccountThatFollowsCash()
    await own.send(addBookEvent, { portfolioId, kind: 'deposit', date: ago(411), gross: 500 })
    await own.buy(portfolioId, ago(411), 100, 2_000)
    const measured = [
      await own.send(getPerformance, { portfolioId, days, recentDays: 30 }),
      await own.send(getPerformance, { days, recentDays: 30 }),
    ]
    for (const { returns, points, portfolios } of measured) {
      expect(returns).toMatchObject({ timeWeighted: null, local: null, exchange: null })
      expect(returns).toMatchObject({ moneyWeighted: null, moneyWeightedMissing: 'negativeValue' })
      expect(points.at(-1)).toMatchObject({ timeWeighted: null })
      expect(portfolios).toMatchObject([{ timeWeighted: [] }])
    }
  },
)

test('a year after the debt was settled has a return again [NUM-3]', async () => {
  const { own, portfolioId, ago } = await addAccountThatFollowsCash()
  await own.buy(portfolioId, ago(60), 10, 2_000)
  await own.send(addBookEvent, { portfolioId, kind: 'deposit', date: ago(40), gross: 50_000 })
  expect((await own.send(getPerformance, { portfolioId, days: 90 })).returns.timeWeighted).toBeNull()
  expect((await own.send(getPerformance, { portfolioId, days: 30 })).returns.timeWeighted).not.toBeNull()
})

test('income that arrives after everything was sold and withdrawn is reported as unmeasured [NUM-11]', async () => {
  const { own, portfolioId, ago } = await addAccountThatFollowsCash()
  await own.send(addBookEvent, { portfolioId, kind: 'deposit', date: ago(30), gross: 1_000 })
  await own.buy(portfolioId, ago(30), 10, 100)
  await own.sell(portfolioId, ago(20), 10, 110)
  await own.send(addBookEvent, { portfolioId, kind: 'withdrawal', date: ago(20), gross: 1_100 })
  await own.send(addBookEvent, { portfolioId, stockId: RY, kind: 'income', date: ago(10), gross: 25 })
  expect(await own.send(getPerformance, { portfolioId, days: 60 })).toMatchObject({ hasUnmeasuredIncome: true })
})

test('flows are deposits and withdrawals if the cash of every account follows, and trades if none does [NUM-12]', async () => {
  const { own, portfolioId } = await addAccountThatFollowsCash()
  expect(await own.send(getPerformance, { portfolioId, days: 30 })).toMatchObject({ flows: 'cash' })
  const other = await own.portfolioWith()
  expect(await own.send(getPerformance, { portfolioId: other, days: 30 })).toMatchObject({ flows: 'trades' })
  expect(await own.send(getPerformance, { days: 30 })).toMatchObject({ flows: 'both' })
})
