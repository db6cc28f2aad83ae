import { addPortfolio, addPortfolioStock, getPortfolios } from '@palier/contract/portfolios/portfolioCalls'
import { buyListWrites, getBuyLists } from '@palier/contract/watchlists/watchListCalls'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../database/testing/createTestDatabase.ts'
import { addInvestor, AAPL, type Investor, RY } from '../../testing/portfolioPerson.ts'
import { SOURCES, startRealPrices } from '../../testing/startRealPrices.ts'

// The usual set-up of a self-hoster: real prices on the embedded database, of which nothing is stored yet.
describe.each(SOURCES)('writes with prices of %s on the embedded database', (name) => {
  let testDatabase: TestDatabase
  let real: Awaited<ReturnType<typeof startRealPrices>>
  let person: Investor

  beforeAll(async () => {
    testDatabase = await createTestDatabase('pglite')
    real = await startRealPrices(testDatabase, name)
    person = await addInvestor(testDatabase, real.api)
  })
  afterAll(async () => {
    await real.close()
    await testDatabase.close()
  })

  it('an entry is added to a list, and the source is not called meanwhile [SVC-23]', async () => {
    const { lists } = await person.send(getBuyLists, { userId: person.userId })
    real.requests.length = 0
    const newEntry = { stockId: RY, T200: 60, T400: 50, T600: 40, T800: 30 }
    await person.send(buyListWrites.addEntry, { listId: lists[0]?.id ?? '', newEntry })
    expect(real.requests.filter(({ pathname }) => !pathname.endsWith('/user'))).toEqual([])
  })

  it('a portfolio and its stocks in two currencies are added, and then have prices [SVC-23]', async () => {
    const { id: portfolioId } = await person.send(addPortfolio, {
      portfolioName: 'Retraite',
      portfolioDescription: '',
      currency: 'CAD',
    })
    for (const stockId of [RY, AAPL]) await person.send(addPortfolioStock, { portfolioId, stockId })
    const { portfolios } = await person.send(getPortfolios, {})
    expect(portfolios.map(({ stocks }) => stocks.map(({ statistics }) => statistics.hasPrice))).toEqual([[true, true]])
  })
})
