import { addBookEvent, getBookEvents } from '@palier/contract/portfolios/bookEventCalls'
import { getPortfolios, saveObjective } from '@palier/contract/portfolios/portfolioCalls'
import { answerSplit } from '@palier/contract/portfolios/splitCalls'
import { getOverview } from '@palier/contract/shell/overviewCalls'
import { asc, eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { portfolioStocks } from '../../database/schema/portfolios.ts'
import type { TestDatabase } from '../../database/testing/createTestDatabase.ts'
import { describeOnOneEngine } from '../../database/testing/describeOnBothEngines.ts'
import { stockIdOf } from '../../services/market/stockId.ts'
import { expectFreshBook } from '../../testing/expectFreshBook.ts'
import { addInvestor } from '../../testing/portfolioPerson.ts'
import { startTestApi, type TestApi } from '../../testing/startTestApi.ts'

describeOnOneEngine('splits of the market data', (open) => {
  let testDatabase: TestDatabase
  let api: TestApi

  beforeAll(async () => {
    testDatabase = await open()
    api = await startTestApi(testDatabase)
    return () => api.close()
  })

  const stored = (portfolioId: string) =>
    testDatabase.database
      .select()
      .from(portfolioStocks)
      .where(eq(portfolioStocks.portfolioId, portfolioId))
      .orderBy(asc(portfolioStocks.stockId))

  const FSV = stockIdOf('FSV:XTSE')
  const SPLIT_DAY = { stockId: FSV, date: '2026-11-03' }

  /** Three accounts: 100 and 9 shares before the split, and one that bought after it. */
  async function splitBooks() {
    const own = await addInvestor(testDatabase, api)
    const ids = [await own.portfolioWith(FSV), await own.portfolioWith(FSV), await own.portfolioWith(FSV)] as const
    await own.buy(ids[0], '2025-01-06', 120, 240, FSV)
    await own.sell(ids[0], '2026-11-02', 20, 300, FSV)
    await own.sell(ids[0], '2026-11-10', 5, 160, FSV)
    await own.buy(ids[1], '2025-02-03', 9, 250, FSV)
    await own.buy(ids[2], '2026-11-03', 10, 150, FSV)
    return { own, ids, all: () => Promise.all(ids.map(stored)) }
  }

  test('a split of the market data is proposed to the accounts that held its shares, and entered once', async () => {
    const { own, ids, all } = await splitBooks()
    const before = await all()
    const details = { totalTargetedValue: null, totalInvestmentTargetedAmount: null }
    const stockObjectiveDetails = {
      ...{ ...details, version: 0, totalTargetedShareCount: 150, percentageOfTotalInvestmentValue: null },
    }
    const ofShares = { primaryObjective: 'totalTargetedShareCount', primaryObjectiveValue: 150 } as const
    await own.send(saveObjective, { stockObjective: { stockId: FSV, ...ofShares, stockObjectiveDetails } })
    const targetOf = async () => (await own.send(getPortfolios, {})).stockObjectives[0]?.primaryObjectiveValue
    expect((await own.send(getOverview, {})).proposedSplits).toBeUndefined()
    const proposed = (await own.send(getOverview, { withSplits: true })).proposedSplits
    expect(proposed).toEqual([
      {
        ...{ ...SPLIT_DAY, symbol: 'FSV', companyName: 'FirstService Corporation', numerator: 2, denominator: 1 },
        accounts: [
          { portfolioId: ids[0], portfolioName: 'Retraite', shareCount: 100, shareCountAfter: 200 },
          { portfolioId: ids[1], portfolioName: 'Retraite', shareCount: 9, shareCountAfter: 18 },
        ],
      },
    ])
    const entered = await own.send(answerSplit, { ...SPLIT_DAY, answer: 'entered' })
    expect(entered.proposedSplits).toEqual([])
    const shares = entered.updatedPortfolios.map(({ stocks }) => stocks[0]?.statistics.remainingStockShareCount)
    expect(shares).toEqual([195, 18])
    expect(await targetOf()).toBe(300)
    // Neither what it cost nor what was earned has changed, and an account that bought the new shares is as it was.
    const after = await all()
    for (const [at, rows] of before.entries()) {
      const { purchaseCost, proceeds } = rows[0] ?? {}
      expect(after[at]?.[0]).toMatchObject({ purchaseCost, proceeds })
    }
    expect(after[2]).toEqual(before[2])
    const again = await own.send(answerSplit, { ...SPLIT_DAY, answer: 'entered' })
    expect(again).toEqual({ proposedSplits: [], updatedPortfolios: [] })
    expect((await own.send(getBookEvents, { stockId: FSV })).totalCount).toBe(2)
    await expectFreshBook(testDatabase.database)

    const back = await own.send(answerSplit, { ...SPLIT_DAY, answer: 'withdrawn' })
    expect(back.proposedSplits).toEqual(proposed)
    expect(await all()).toEqual(before)
    expect(await targetOf()).toBe(150)
    await expectFreshBook(testDatabase.database)
  })

  test('a split that stands in a book is not proposed for it, nor is one that was declined', async () => {
    const { own, ids } = await splitBooks()
    const booked = { kind: 'split', date: '2026-11-05', numerator: 2, denominator: 1 } as const
    await own.send(addBookEvent, { portfolioId: ids[1], stockId: FSV, ...booked })
    const [first] = (await own.send(getOverview, { withSplits: true })).proposedSplits ?? []
    expect(first?.accounts.map(({ portfolioId }) => portfolioId)).toEqual([ids[0]])
    const declined = await own.send(answerSplit, { ...SPLIT_DAY, answer: 'declined' })
    expect(declined).toEqual({ proposedSplits: [], updatedPortfolios: [] })
    expect((await own.send(answerSplit, { ...SPLIT_DAY, answer: 'entered' })).updatedPortfolios).toEqual([])
    const [back] = (await own.send(answerSplit, { ...SPLIT_DAY, answer: 'withdrawn' })).proposedSplits
    expect(back?.accounts.map(({ portfolioId }) => portfolioId)).toEqual([ids[0]])
    const other = await addInvestor(testDatabase, api)
    expect((await other.send(answerSplit, { ...SPLIT_DAY, answer: 'withdrawn' })).proposedSplits).toEqual([])
  })
})
