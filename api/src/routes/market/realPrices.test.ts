import { getPublicMainInfos } from '@palier/contract/site/siteCalls'
import {
  getAiContextualInfo,
  getInterval,
  getQuoteContextualInfo,
  getStock,
  getStockCompleteInfo,
  getStocks,
  searchStocks,
} from '@palier/contract/market/stockCalls'
import { UNKNOWN_INSTANT } from '@palier/contract/kernel/scalars'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Config } from '../../config/config.ts'
import type { Database } from '../../database/kernel/database.ts'
import { upsertQuotes, upsertRate } from '../../database/queries/market/marketQueries.ts'
import { createTestDatabase, type TestDatabase } from '../../database/testing/createTestDatabase.ts'
import { startModel } from '../../providers/analysis/testing/startModel.ts'
import { startEodhd } from '../../providers/marketData/eodhd/testing/startEodhd.ts'
import { startJsonServer } from '../../providers/marketData/testing/startJsonServer.ts'
import { NOW, sampleMarket } from '../../providers/marketData/testing/sampleMarket.ts'
import { stockIdOf } from '../../services/market/stockId.ts'
import { STORED_PAIR } from '../../services/market/storedMarketData.ts'
import { type Guest, refusalOf, startTestApi, type TestApi } from '../../testing/startTestApi.ts'

const AAPL = stockIdOf('AAPL:XNAS')
const STORED_QUOTE = {
  price: '140.25',
  previousClose: '139.5',
  open: '139.8',
  dayLow: '139.1',
  dayHigh: '141',
  at: new Date('2026-11-19T20:45:00.000Z'),
  isIntraday: true,
  marketCap: null,
  yearLow: '110',
  yearHigh: '150',
  doubtfulPrice: null,
}

describe('prices of a real source', () => {
  const market = sampleMarket()
  let source: Awaited<ReturnType<typeof startEodhd>>
  let model: Awaited<ReturnType<typeof startModel>>
  let testDatabase: TestDatabase
  let database: Database
  let api: TestApi
  let guest: Guest

  beforeAll(async () => {
    source = await startEodhd(market, NOW)
    model = await startModel()
    testDatabase = await createTestDatabase()
    database = testDatabase.database
    const marketSources: Config['marketSources'] = {
      source: { kind: 'eodhd', token: 'good', baseUrl: source.baseUrl, allowInsecure: true },
      bankOfCanada: { allowInsecure: true, baseUrl: `${source.url}/valet` },
      model: { baseUrl: model.baseUrl, apiKey: 'k', name: 'm', tokensADay: 100_000, allowInsecure: true },
    }
    api = await startTestApi(testDatabase, { config: { marketSources } })
    guest = await api.signIn()
    return async () => {
      await api.close()
      await testDatabase.close()
      await Promise.all([source.close(), model.close()])
    }
  })

  test('a stock that was never fetched is asked of the source when it is opened, once a minute [D7]', async () => {
    const info = await guest.send(getStockCompleteInfo, { stockId: AAPL })
    const quote = (await market.quotes(['AAPL:XNAS'], NOW)).get('AAPL:XNAS')
    expect([info.lastPrice, info.currency]).toEqual([quote?.price.toNumber(), 'USD'])

    source.requests.length = 0
    await guest.send(getStockCompleteInfo, { stockId: AAPL })
    await guest.send(getStock, { stockId: AAPL })
    expect(source.requests).toEqual([])
  })

  test('many stocks are never fetched in a visit: a price that is not stored is not known [D7]', async () => {
    source.requests.length = 0
    const stockIds = ['ENB', 'RY', 'TD', 'BMO', 'CNR'].map((ticker) => stockIdOf(`${ticker}:XTSE`))
    const { stocks } = await guest.send(getStocks, { stockIds })
    expect(stocks.map(({ lastPrice, lastPriceDateTime }) => [lastPrice, lastPriceDateTime])).toEqual(
      Array.from({ length: 5 }, () => [0, UNKNOWN_INSTANT]),
    )
    expect(source.requests).toEqual([])
  })

  test('a curve is fetched once an hour, whoever looks [API-80]', async () => {
    const week = await guest.send(getInterval, { stockId: AAPL, intervalKey: 'week' })
    expect(week.stockEvolutionPITList.length).toBeGreaterThan(100)
    source.requests.length = 0
    await guest.send(getInterval, { stockId: AAPL, intervalKey: 'week' })
    expect(source.requests).toEqual([])
  })

  test('a line of its catalogue can be opened and becomes a stock [API-72] [API-70] [SEARCH-03]', async () => {
    const { results } = await guest.send(searchStocks, { searchText: 'AAPL' })
    expect(results[0]).toMatchObject({ ticker: { normalizedTicker: 'AAPL.US' }, stockId: AAPL })
    expect(await guest.send(getStock, { symbol: 'AAPL.US' })).toMatchObject({ stockId: AAPL })
  })

  test('news are those of the source, not a sample [NEWS-02] [NEWS-03]', async () => {
    const { news } = await guest.send(getQuoteContextualInfo, { stockId: AAPL })
    expect(news).toHaveLength(8)
    expect(news.every(({ isSample, link }) => !isSample && link.startsWith('https://'))).toBe(true)
  })

  test('a model makes the analysis once, and it is kept [AI-01] [API-76]', async () => {
    const first = await guest.send(getAiContextualInfo, { stockId: AAPL })
    expect([first.additionalData?.['engine'], first.isSample]).toEqual(['m', false])
    api.pass(10 * 60_000)
    const again = await guest.send(getAiContextualInfo, { stockId: AAPL })
    expect([again.additionalData, model.requests.length]).toEqual([first.additionalData, 1])
  })

  test('a pair without a rate is absent, and there as soon as there is one [SHELL-03]', async () => {
    const before = await guest.send(getPublicMainInfos, {})
    expect(before).toMatchObject({
      isMarketDataSimulated: false,
      exchangeRateSource: 'bankOfCanada',
      currencyExchangeRates: { CADCAD: 1, USDUSD: 1 },
    })
    expect(before.currencyExchangeRates).not.toHaveProperty('CADUSD')

    await upsertRate(database, { pair: STORED_PAIR, rate: '1.4064', asOf: NOW, source: 'Bank' })
    const { currencyExchangeRates } = await guest.send(getPublicMainInfos, {})
    expect(currencyExchangeRates['USDCAD']).toBe(1.4064)
    expect(currencyExchangeRates['CADUSD']).toBeCloseTo(1 / 1.4064, 6)
  })

  test('while the source gives no answer a stock is shown without a price, and its catalogue is unavailable [ERR-06]', async () => {
    const closed = await startEodhd(market, NOW)
    await closed.close()
    const marketSources: Config['marketSources'] = {
      source: { kind: 'eodhd', token: 'good', baseUrl: closed.baseUrl, allowInsecure: true },
      bankOfCanada: { allowInsecure: true },
      model: null,
    }
    const own = await startTestApi(testDatabase, { config: { marketSources } })
    const person = await own.signIn()
    const [info, chart] = await Promise.all([
      person.send(getStockCompleteInfo, { stockId: AAPL }),
      person.send(getInterval, { stockId: AAPL, intervalKey: 'year' }),
    ])
    expect([info.lastPrice, info.lastPriceDateTime, chart.stockEvolutionPITList]).toEqual([0, UNKNOWN_INSTANT, []])
    expect((await refusalOf(person.send(searchStocks, { searchText: 'RY' }))).code).toBe('ServiceUnavailable')
    await own.close()
  })

  test('while the source hangs what is stored stands with its age, the rest is unknown, and nobody waits long [ERR-06]', async () => {
    const hanging = await startJsonServer(() => new Promise(() => {}))
    const marketSources: Config['marketSources'] = {
      source: { kind: 'eodhd', token: 'good', baseUrl: hanging.url, allowInsecure: true },
      bankOfCanada: { allowInsecure: true },
      model: null,
    }
    const own = await startTestApi(testDatabase, { config: { marketSources } })
    const person = await own.signIn()
    const stored = { ...STORED_QUOTE, stockId: stockIdOf('RY:XTSE') }
    await upsertQuotes(database, [stored])
    const began = performance.now()
    const [known, unknown, chart] = await Promise.all([
      person.send(getStockCompleteInfo, { stockId: stored.stockId }),
      person.send(getStockCompleteInfo, { stockId: stockIdOf('SHOP:XTSE') }),
      person.send(getInterval, { stockId: stored.stockId, intervalKey: 'week' }),
    ])
    const refusal = await refusalOf(person.send(searchStocks, { searchText: 'RY' }))
    // What calls the api gives up after five seconds.
    expect(performance.now() - began).toBeLessThan(4500)
    expect([known.lastPrice, known.lastPriceDateTime]).toEqual([140.25, stored.at.toISOString()])
    expect([unknown.lastPrice, unknown.lastPriceDateTime]).toEqual([0, UNKNOWN_INSTANT])
    expect(chart.stockEvolutionPITList.length).toBeGreaterThan(0)
    expect([refusal.code, refusal.errors[0]?.params?.['part']]).toEqual(['ServiceUnavailable', 'market'])
    await Promise.all([own.close(), hanging.close()])
  })

  test('the log never holds the key of a source [D7]', () => {
    expect(api.lines.join('')).not.toMatch(/api_token|token=good/)
  })
})
