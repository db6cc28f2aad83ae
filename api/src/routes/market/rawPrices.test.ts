import { buyListWrites, getBuyLists } from '@palier/contract/watchlists/watchListCalls'
import { getValueOverTime } from '@palier/contract/portfolios/portfolioCalls'
import { savePreferences } from '@palier/contract/accounts/preferenceCalls'
import { getBasicFundamentals, getInterval, getStockCompleteInfo } from '@palier/contract/market/stockCalls'
import { decimal } from '@palier/domain/kernel/decimal'
import type { ScoreBasis } from '@palier/domain/watchlists/score'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Config } from '../../config/config.ts'
import { createTestDatabase, type TestDatabase } from '../../database/testing/createTestDatabase.ts'
import { findDividends } from '../../database/queries/market/marketQueries.ts'
import { dailyCloses } from '../../database/schema/market.ts'
import { findStocks } from '../../database/queries/market/stockQueries.ts'
import { createBankOfCanada } from '../../providers/exchangeRates/bankOfCanada.ts'
import { createEodhdClient } from '../../providers/marketData/eodhd/eodhdClient.ts'
import { createEodhdMarketData } from '../../providers/marketData/eodhd/eodhdMarketData.ts'
import { startEodhd } from '../../providers/marketData/eodhd/testing/startEodhd.ts'
import type { DailyClose, Dividend, MarketData, SecurityKey, Split } from '../../providers/marketData/port.ts'
import { NOW, sampleMarket } from '../../providers/marketData/testing/sampleMarket.ts'
import { stockIdOf } from '../../services/market/stockId.ts'
import { storeHistory, storeQuotes } from '../../services/market/ingestListings.ts'
import { addInvestor, type Investor, RY, TD } from '../../testing/portfolioPerson.ts'
import { startTestApi, type TestApi } from '../../testing/startTestApi.ts'

/** Always closes at 60, trades from 58.50 to 61.50 each day and pays 0.90 a quarter: six per cent a year. */
const STEADY: SecurityKey = 'RY:XTSE'
const PAID: Dividend[] = ['2026-01-26', '2026-04-24', '2026-07-24', '2026-10-26'].map((exDate) => ({
  exDate,
  amount: decimal('0.90'),
  currency: 'CAD',
  paymentDate: null,
}))

/** Always worth the same, too: 200 a share until two stand for one on 10 November, 100 from then on. */
const SPLIT: SecurityKey = 'TD:XTSE'
const TWO_FOR_ONE: Split = { date: '2026-11-10', numerator: decimal(2), denominator: decimal(1) }

/** The two shares, standing still on a simulated exchange, as they were traded. */
function twoShares(): MarketData {
  const simulated = sampleMarket()
  const pricesOf = (key: SecurityKey, date: string): [close: number, low: number, high: number] => {
    if (key === STEADY) return [60, 58.5, 61.5]
    return date < TWO_FOR_ONE.date ? [200, 194, 205] : [100, 99, 103]
  }
  return {
    ...simulated,
    async quotes(keys, now) {
      const quotes = await simulated.quotes(keys, now)
      return new Map(
        [...quotes].map(([key, quote]) => {
          const price = decimal(key === STEADY ? 60 : 100)
          return [key, { ...quote, price, previousClose: price, open: price, dayLow: price, dayHigh: price }]
        }),
      )
    },
    async dailyCloses(key, from, to, now) {
      const days = await simulated.dailyCloses(key, from, to, now)
      return days.map(({ date }): DailyClose => {
        const [close, low, high] = pricesOf(key, date).map((price) => decimal(price))
        return { date, close: close ?? decimal(0), low: low ?? null, high: high ?? null, volume: null }
      })
    },
    splits: async (key) => (key === SPLIT ? [TWO_FOR_ONE] : []),
    dividends: async (key) => (key === STEADY ? PAID : []),
  }
}

describe('a share that pays and one that is split, by EODHD', () => {
  let testDatabase: TestDatabase
  let source: Awaited<ReturnType<typeof startEodhd>>
  let api: TestApi
  let investor: Investor
  let portfolioId: string

  beforeAll(async () => {
    source = await startEodhd(twoShares(), NOW)
    testDatabase = await createTestDatabase()
    const { database } = testDatabase
    const service = { token: 'good', baseUrl: source.baseUrl, allowInsecure: true }
    const bankOfCanada = { allowInsecure: true, baseUrl: `${source.url}/valet` }
    const marketSources: Config['marketSources'] = { source: { kind: 'eodhd', ...service }, bankOfCanada, model: null }
    api = await startTestApi(testDatabase, { config: { marketSources } })

    const marketData = createEodhdMarketData(createEodhdClient(service), await sampleMarket().securities())
    const sources = { marketData, news: null, rates: createBankOfCanada(bankOfCanada) }
    const stocks = await findStocks(database, [STEADY, SPLIT].map(stockIdOf))
    await storeHistory(database, sources, stocks, NOW)
    await storeQuotes(database, sources, stocks, NOW)

    investor = await addInvestor(testDatabase, api)
    portfolioId = await investor.portfolioWith(RY)
    await investor.buy(portfolioId, '2026-10-20', 10, 60)
    await investor.addStock(portfolioId, TD)
    await investor.buy(portfolioId, '2026-11-03', 5, 200, TD)
    await investor.buy(portfolioId, '2026-11-12', 5, 100, TD)
    return async () => {
      await api.close()
      await testDatabase.close()
      await source.close()
    }
  })

  async function rangeOf(stockId: string) {
    const { lastPrice } = await investor.send(getStockCompleteInfo, { stockId })
    const { technicals } = await investor.send(getBasicFundamentals, { stockId })
    return [lastPrice, technicals]
  }

  test('52 weeks go from the lowest to the highest trade, untouched by dividends', async () => {
    expect(await rangeOf(RY)).toEqual([60, { the52WeekLow: 58.5, the52WeekHigh: 61.5 }])
  })

  test('52 weeks are in the shares of today', async () => {
    // 194 and 205 of old shares are 97 and 102.50 of new ones; the new ones went from 99 to 103.
    expect(await rangeOf(TD)).toEqual([100, { the52WeekLow: 97, the52WeekHigh: 103 }])
  })

  test('the score by 52 weeks stands on that range', async () => {
    const buyList: ScoreBasis = { fallbackStrategyName: 'none', distribution: { fiftyTwoWeeks: 1, thresholds: 0 } }
    await investor.send(savePreferences, {
      userPreference: { preferredLanguage: 'fr', preferredCurrency: 'CAD', scoreCalculation: { buyList } },
    })
    const [list] = (await investor.send(getBuyLists, { userId: investor.userId })).lists
    for (const stockId of [RY, TD]) {
      const newEntry = { stockId, T200: 0, T400: 0, T600: 0, T800: 0 }
      await investor.send(buyListWrites.addEntry, { listId: list?.id ?? '', newEntry })
    }
    const [read] = (await investor.send(getBuyLists, { userId: investor.userId })).lists
    const scoreOf = (id: string) => read?.entries.find(({ stockId }) => stockId === id)?.score
    // 1000 · (61.50 − 60) / (61.50 − 58.50) and 1000 · (103 − 100) / (103 − 97).
    expect([scoreOf(RY), scoreOf(TD)]).toEqual([500, 500])
  })

  test('a past day is worth the shares of that day at its close', async () => {
    const { points } = await investor.send(getValueOverTime, { portfolioId, days: 60 })
    const valueOf = new Map(points.map(({ date, value }) => [date, value]))
    expect(valueOf.get('2026-10-22')).toBe(600)
    expect(valueOf.get('2026-10-28')).toBe(600)
    expect(valueOf.get('2026-11-04')).toBe(600 + 5 * 200)
    expect(valueOf.get('2026-11-09')).toBe(600 + 5 * 200)
    expect(valueOf.get('2026-11-10')).toBe(600 + 5 * 100)
    expect(valueOf.get('2026-11-13')).toBe(600 + 10 * 100)
    expect(await investor.send(getValueOverTime, { portfolioId, days: 60 })).toMatchObject({ points })
  })

  test.each(['sixMonths', 'year', 'fiveYears'])(
    'the curve of %s neither climbs by dividends nor falls by a split',
    async (intervalKey) => {
      const pricesOf = async (stockId: string) => {
        const { stockEvolutionPITList } = await investor.send(getInterval, { stockId, intervalKey })
        return stockEvolutionPITList.map(({ price }) => price)
      }
      expect(new Set(await pricesOf(RY))).toEqual(new Set([60]))
      expect(new Set(await pricesOf(TD))).toEqual(new Set([100]))
      expect((await pricesOf(TD)).length).toBeGreaterThan(100)
    },
  )

  test('days whose closes have not come yet are not kept as worth nothing', async () => {
    const { database } = testDatabase
    const person = await addInvestor(testDatabase, api)
    const id = await person.portfolioWith(RY)
    await person.buy(id, '2026-10-20', 10, 60)
    const valueOn = async (date: string) => {
      const { points } = await person.send(getValueOverTime, { portfolioId: id, days: 60 })
      return points.find((point) => point.date === date)?.value
    }
    // As a start of this version leaves it, with a source that does not answer.
    const stored = await database.delete(dailyCloses).where(eq(dailyCloses.stockId, RY)).returning()
    source.answers(false)
    expect(await valueOn('2026-10-28')).toBeUndefined()
    source.answers(true)
    await database.insert(dailyCloses).values(stored)
    expect(await valueOn('2026-10-28')).toBe(600)
  })

  test('what was paid is kept as it was paid', async () => {
    const paid = await findDividends(testDatabase.database, RY, '2026-01-01', '2026-12-31')
    expect(paid.map(({ exDate, amount, currency }) => [exDate, Number(amount), currency])).toEqual(
      PAID.map(({ exDate }) => [exDate, 0.9, 'CAD']),
    )
  })
})
