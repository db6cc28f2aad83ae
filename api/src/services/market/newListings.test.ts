import { beforeAll, beforeEach, expect, it } from 'vitest'
import type { Database } from '../../database/kernel/database.ts'
import { stockQuotes } from '../../database/schema/market.ts'
import { portfolioStocks, portfolios } from '../../database/schema/portfolios.ts'
import { describeOnOneEngine } from '../../database/testing/describeOnBothEngines.ts'
import { SourceError } from '../../providers/kernel/callSource.ts'
import type { MarketData } from '../../providers/marketData/port.ts'
import { NOW } from '../../providers/marketData/testing/sampleMarket.ts'
import { addInvestor, type Investor } from '../../testing/portfolioPerson.ts'
import { FEW_KEYS, playSource, RY } from '../../testing/playSource.ts'
import { startTestApi } from '../../testing/startTestApi.ts'
import { createNewListings } from './newListings.ts'
import { stockIdOf } from './stockId.ts'

describeOnOneEngine('first prices of new listings', (open) => {
  let database: Database
  let person: Investor
  const asked: string[][] = []

  beforeAll(async () => {
    const testDatabase = await open()
    ;({ database } = testDatabase)
    const api = await startTestApi(testDatabase)
    person = await addInvestor(testDatabase, api)
    return () => api.close()
  })

  beforeEach(async () => {
    asked.length = 0
    for (const table of [stockQuotes, portfolioStocks, portfolios]) await database.delete(table)
  })

  function createWith(quotes: MarketData['quotes']) {
    const { sources } = playSource({ jump: 1, failsAt: null, hasRate: true })
    const marketData: MarketData = {
      ...sources.marketData,
      quotes: (keys, now) => {
        asked.push([...keys])
        return quotes(keys, now)
      },
    }
    return createNewListings(database, { ...sources, marketData })
  }
  const known = playSource({ jump: 1, failsAt: null, hasRate: true }).sources.marketData.quotes
  const pricedIds = async () => (await database.select().from(stockQuotes)).map(({ stockId }) => stockId).toSorted()

  it('held stocks without a price get one, others are not requested [SVC-23]', async () => {
    const id = await person.portfolioWith(stockIdOf(RY))
    for (const key of FEW_KEYS) if (key !== RY) await person.addStock(id, stockIdOf(key))
    const listings = createWith(known)
    // Saturday: no round of prices is due.
    await listings.price(new Date('2026-11-21T16:00:00.000Z'))
    expect(await pricedIds()).toEqual(FEW_KEYS.map(stockIdOf).toSorted())
    expect(asked.map((keys) => keys.toSorted())).toEqual([[...FEW_KEYS].toSorted()])
    await listings.price(NOW)
    expect(asked).toHaveLength(1)
  })

  it('a stock that the source has no price of is requested again after ten minutes [SVC-23]', async () => {
    await person.portfolioWith(stockIdOf(RY))
    const listings = createWith(async () => new Map())
    await listings.price(NOW)
    await listings.price(new Date(NOW.getTime() + 60_000))
    expect(asked).toEqual([[RY]])
    await listings.price(new Date(NOW.getTime() + 11 * 60_000))
    expect(asked).toEqual([[RY], [RY]])
  })

  it('while the source is down nothing fails, and the stock is requested again at once [SVC-23]', async () => {
    await person.portfolioWith(stockIdOf(RY))
    const listings = createWith(() => Promise.reject(new SourceError('Source', 'unreachable')))
    await listings.price(NOW)
    await listings.price(NOW)
    expect(asked).toEqual([[RY], [RY]])
  })
})
