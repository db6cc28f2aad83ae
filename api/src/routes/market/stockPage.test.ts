import type { InputOf } from '@palier/contract/kernel/call'
import {
  getAiContextualInfo,
  getAllTags,
  getAvailableIntervals,
  getBasicFundamentals,
  getInterval,
  getLastDays,
  getQuoteContextualInfo,
  getStock,
  getStockCompleteInfo,
  getVolumes,
  searchStocks,
  searchStocksLocally,
} from '@palier/contract/market/stockCalls'
import { HEADERS } from '@palier/contract/kernel/headers'
import { basicFundamentals, stockCompleteInfo } from '@palier/contract/market/stockSchemas'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '../../database/kernel/database.ts'
import { users } from '../../database/schema/accounts.ts'
import { describeOnOneEngine } from '../../database/testing/describeOnBothEngines.ts'
import { stockIdOf } from '../../services/market/stockId.ts'
import { type Guest, keysOf, refusalOf, startTestApi, type TestApi } from '../../testing/startTestApi.ts'

const ENB = stockIdOf('ENB:XTSE')
const ENGLISH = { [HEADERS.language]: 'en' }

describeOnOneEngine('the stock page', (open) => {
  let api: TestApi
  let database: Database
  let guest: Guest

  beforeAll(async () => {
    const opened = await open()
    database = opened.database
    api = await startTestApi(opened)
    guest = await api.signIn()
    return () => api.close()
  })

  async function tickersOf(input: Partial<InputOf<typeof searchStocksLocally>>) {
    const { stocks } = await guest.send(searchStocksLocally, input)
    return stocks.map(({ symbol, exchange }) => `${symbol}:${exchange}`)
  }

  async function changePlan(planName: string): Promise<void> {
    await database.update(users).set({ planName }).where(eq(users.id, guest.userId))
  }

  describe('search', () => {
    test('a ticker comes before its beginning, a beginning before what is inside [API-71]', async () => {
      const found = await tickersOf({ searchText: 't' })
      expect(found.slice(0, 2).toSorted()).toEqual(['T:XNYS', 'T:XTSE'])
      expect(found.findIndex((key) => key.startsWith('TD:'))).toBeLessThan(
        found.findIndex((key) => !key.startsWith('T')),
      )
    })

    test('a name is found without its accents, its case and its punctuation [API-71]', async () => {
      expect(await tickersOf({ searchText: 'METRO' })).toContain('MRU:XTSE')
      expect(await tickersOf({ searchText: 'québecor' })).toEqual(await tickersOf({ searchText: 'Quebecor' }))
      expect(await tickersOf({ searchText: 'quebecor' })).not.toEqual([])
      expect(await tickersOf({ searchText: 'bbd.b' })).toEqual(['BBD-B:XTSE'])
      expect((await tickersOf({ searchText: 'dominion' }))[0]).toMatch(/^TD:/)
      expect(await tickersOf({ searchText: 'canada royal' })).toEqual(['RY:XTSE', 'RY:XNYS'])
      expect(await tickersOf({ searchText: 'canada royal' })).toEqual(['RY:XTSE', 'RY:XNYS'])
    })

    test('a company is found by its French name, its ticker and its English name alike [API-71]', async () => {
      expect((await tickersOf({ searchText: 'banque nationale' }))[0]).toBe('NA:XTSE')
      expect((await tickersOf({ searchText: 'Banque Royale' })).slice(0, 2)).toEqual(['RY:XTSE', 'RY:XNYS'])
      expect(await tickersOf({ searchText: 'manuvie' })).toEqual(['MFC:XTSE'])
      expect(await tickersOf({ searchText: 'energie renouvelable' })).toContain('BEP-UN:XTSE')
    })

    test('wild cards are plain text, and nothing that can be searched for finds nothing [API-71]', async () => {
      for (const searchText of ['%', '_', "' or 1=1 --", '…']) expect(await tickersOf({ searchText })).toEqual([])
    })

    test('twins of a company share its key, and follow each other [API-71]', async () => {
      const { stocks } = await guest.send(searchStocksLocally, { searchText: 'Royal Bank' })
      expect(stocks.map(({ symbol, exchange }) => [symbol, exchange])).toEqual([
        ['RY', 'XTSE'],
        ['RY', 'XNYS'],
      ])
      expect(new Set(stocks.map(({ companyKey }) => companyKey)).size).toBe(1)
    })

    test('what is found is complete, with a small curve of its day [API-71] [DATA-03]', async () => {
      const { stocks } = await guest.send(searchStocksLocally, { searchText: 'enb', maxCount: 1 })
      const [found] = stocks
      expect(stocks).toHaveLength(1)
      expect(keysOf(found)).toEqual(Object.keys(stockCompleteInfo.shape).sort())
      expect(found?.dayStockEvolution.stockEvolutionPITList).toHaveLength(48)
    })

    test('tags of one name widen a search, tags of another narrow it [TAG-08] [API-71]', async () => {
      const banks = { name: 'industry', value: 'Banques' }
      const insurance = { name: 'industry', value: 'Assurance' }
      const diversified = { name: 'subIndustry', value: 'Banques diversifiées' }
      const [onlyBanks, both, narrow] = await Promise.all([
        tickersOf({ tags: [banks], maxCount: 50 }),
        tickersOf({ tags: [banks, insurance], maxCount: 50 }),
        tickersOf({ tags: [banks, insurance, diversified], maxCount: 50 }),
      ])
      expect(onlyBanks).toContain('EQB:XTSE')
      expect(both).toEqual(expect.arrayContaining([...onlyBanks, 'MFC:XTSE']))
      expect(narrow).toEqual(expect.not.arrayContaining(['EQB:XTSE', 'MFC:XTSE']))
      expect(narrow).toContain('RY:XTSE')
    })

    test('a tag means the same in either language, with text beside it, and nothing where unknown [TAG-05] [API-71]', async () => {
      expect(await tickersOf({ tags: [{ name: 'industry', value: 'Banks' }] })).toEqual(
        await tickersOf({ tags: [{ name: 'industry', value: 'Banques' }] }),
      )
      expect(await tickersOf({ tags: [{ name: 'industry', value: 'Banques' }], searchText: 'nation' })).toEqual([
        'NA:XTSE',
      ])
      expect(await tickersOf({ tags: [{ name: 'industry', value: 'Lampes' }] })).toEqual([])
      const unknownKind = guest.send(searchStocksLocally, { tags: [{ name: 'colour', value: 'red' }] })
      expect((await refusalOf(unknownKind)).code).toBe('parameter_invalid_empty')
    })

    test('RY.TO, TSX:RY and RY CN find the listing first, in stock and catalogue [API-71] [API-72]', async () => {
      for (const searchText of ['RY.TO', 'TSX:RY', 'RY CN']) {
        expect((await tickersOf({ searchText }))[0]).toBe('RY:XTSE')
        const { results } = await guest.send(searchStocks, { searchText })
        expect(results[0]?.ticker.normalizedTicker).toBe('RY.XTSE')
      }
      expect((await tickersOf({ searchText: 'RY US' }))[0]).toBe('RY:XNYS')
    })

    test('nothing to search by is refused [API-71] [API-72] [ERR-33]', async () => {
      for (const [path, body] of [
        [searchStocksLocally.path, {}],
        [searchStocksLocally.path, { tags: [] }],
        [searchStocks.path, { searchText: ' ' }],
        [searchStocks.path, { searchText: 'a', maxCount: 51 }],
      ] as const) {
        const { body: answer } = await api.post(path, body, { token: guest.token })
        expect(answer).toMatchObject({ errors: [{ errorCode: 'parameter_invalid_empty' }] })
      }
    })

    test('the catalogue names ticker, name, exchange, previous close and country [API-72] [SEARCH-04] [DATA-05]', async () => {
      const { results } = await guest.send(searchStocks, { searchText: 'enbridge' })
      const home = results.find(({ exchange }) => exchange === 'XTSE')
      expect(home).toMatchObject({
        ticker: { symbol: 'ENB', normalizedTicker: 'ENB.XTSE' },
        name: 'Enbridge Inc.',
        country: 'CA',
        currency: 'CAD',
        stockId: ENB,
      })
      expect(home?.previousClose).toBeGreaterThan(0)
    })

    test('a result of the catalogue opens by its normalized ticker [API-70] [SEARCH-03]', async () => {
      const { results } = await guest.send(searchStocks, { searchText: 'T' })
      const newYork = results.find(({ exchange }) => exchange === 'XNYS')
      const stock = await guest.send(getStock, { symbol: newYork?.ticker.normalizedTicker ?? '' })
      expect(stock).toMatchObject({ symbol: 'T', exchange: 'XNYS', currency: 'USD' })
    })

    test('one statement for a search, beside the session check [API-71] [API-72]', async () => {
      expect(await api.countStatements(() => tickersOf({ searchText: 'bank', maxCount: 50 }))).toBe(2)
      expect(await api.countStatements(() => guest.send(searchStocks, { searchText: 'bank' }))).toBe(2)
    })
  })

  test('every tag once, ordered by name and value, in the language of the reader [API-74] [TAG-04] [DATA-06]', async () => {
    const [{ tags: french }, { tags: english }] = await Promise.all([
      guest.send(getAllTags, {}),
      guest.send(getAllTags, {}, ENGLISH),
    ])
    expect(french).toContainEqual({ name: 'industry', value: 'Banques', otherName: 'Banks' })
    expect(english).toContainEqual({ name: 'industry', value: 'Banks', otherName: 'Banques' })
    expect(french).toHaveLength(english.length)
    expect(new Set(french.map(({ name, value }) => `${name}:${value}`)).size).toBe(french.length)
    const ordered = french.toSorted(
      (left, right) => left.name.localeCompare(right.name, 'en') || left.value.localeCompare(right.value, 'fr'),
    )
    expect(french).toEqual(ordered)
    expect(await api.countStatements(() => guest.send(getAllTags, {}))).toBe(2)
  })

  test('the complete info agrees with the stock and its figures [API-73] [DATA-03] [STOCK-06]', async () => {
    const [info, stock, basics] = await Promise.all([
      guest.send(getStockCompleteInfo, { stockId: ENB }),
      guest.send(getStock, { stockId: ENB }),
      guest.send(getBasicFundamentals, { stockId: ENB }),
    ])
    expect(keysOf(info)).toEqual(Object.keys(stockCompleteInfo.shape).sort())
    expect(info).toMatchObject({
      lastPrice: stock.lastPrice,
      marketCap: stock.marketCap,
      changeInfo: { change: stock.change, changePercent: stock.changePercent },
      mainFundamentals: { the52WeekLow: stock.oneYearLow, the52WeekHigh: stock.oneYearHigh },
    })
    expect(info.dayStockEvolution.stockEvolutionPITList.length).toBeLessThanOrEqual(500)
    expect(basics.highlights).toEqual({
      marketCapitalization: info.marketCap,
      dividendYield: info.dividendInfo.dividendYield,
      wallStreetTargetPrice: info.mainFundamentals.wallStreetTargetPrice,
    })
  })

  test('figures are plausible, still and marked as a sample [API-77] [DATA-04] [STOCK-18]', async () => {
    const basics = await guest.send(getBasicFundamentals, { stockId: ENB })
    expect(keysOf(basics)).toEqual(Object.keys(basicFundamentals.shape).sort())
    expect(basics.isSample).toBe(true)
    expect(basics.highlights.dividendYield).toBeGreaterThan(0.02)
    expect(basics.highlights.dividendYield).toBeLessThan(0.15)
    expect(basics.highlights.wallStreetTargetPrice).toBeGreaterThan(basics.technicals.the52WeekLow / 2)
    expect(await guest.send(getBasicFundamentals, { stockId: ENB })).toEqual(basics)
  })

  describe('chart', () => {
    test('six intervals, the month third [API-79] [CHART-01] [CHART-02] [DATA-07]', async () => {
      const { intervals } = await guest.send(getAvailableIntervals, { stockId: ENB })
      expect(intervals.map(({ key, quantity, unit }) => `${key} ${quantity} ${unit}`)).toEqual([
        'day 1 day',
        'week 5 day',
        'month 1 month',
        'sixMonths 6 month',
        'year 1 year',
        'fiveYears 5 year',
      ])
    })

    test.for([
      ['day', 1, 300],
      ['week', 5, 300],
      ['month', 31, 300],
      ['sixMonths', 184, 150],
      ['year', 366, 350],
      ['fiveYears', 1827, 400],
    ] as const)('the %s goes forward to the present price [API-80] [CHART-03]', async ([intervalKey, days, fewest]) => {
      const [answer, stock] = await Promise.all([
        guest.send(getInterval, { stockId: ENB, intervalKey }),
        guest.send(getStock, { stockId: ENB }),
      ])
      const points = answer.stockEvolutionPITList
      const instants = points.map(({ dateTime }) => Date.parse(dateTime))
      expect(answer.interval.key).toBe(intervalKey)
      expect(points.length).toBeGreaterThanOrEqual(fewest)
      expect(points.length).toBeLessThanOrEqual(500)
      expect(instants).toEqual([...new Set(instants)].toSorted((left, right) => left - right))
      expect(points.at(-1)).toEqual({ dateTime: stock.lastPriceDateTime, price: stock.lastPrice })
      const span = (api.now().getTime() - (instants[0] ?? 0)) / 86_400_000
      expect(span).toBeLessThanOrEqual(days + 1)
      expect(span).toBeGreaterThan(days * 0.6 - 1)
    })

    test('a previous close belongs to the day alone [API-80] [CHART-04] [CHART-05]', async () => {
      const [day, week] = await Promise.all([
        guest.send(getInterval, { stockId: ENB, intervalKey: 'day' }),
        guest.send(getInterval, { stockId: ENB, intervalKey: 'week' }),
      ])
      const { dayStockEvolution } = await guest.send(getStock, { stockId: ENB })
      expect(day.previousClose).toBe(dayStockEvolution?.previousClose)
      expect(week.previousClose).toBeNull()
    })

    test('the dividends of the time that a chart shows, oldest first [API-80]', async () => {
      const { dividends = [], stockEvolutionPITList: points } = await guest.send(getInterval, {
        stockId: ENB,
        intervalKey: 'year',
      })
      const exDates = dividends.map(({ exDate }) => exDate)
      expect(dividends).toHaveLength(4)
      expect(exDates).toEqual(exDates.toSorted())
      expect((exDates[0] ?? '') >= (points[0]?.dateTime.slice(0, 10) ?? '9')).toBe(true)
      expect(dividends[0]).toMatchObject({ currency: 'CAD', amount: expect.closeTo(0.9425, 1) })
    })

    test('volumes are those of the finished days of an interval, oldest first [D17]', async () => {
      const { stockEvolutionPITList: points } = await guest.send(getInterval, { stockId: ENB, intervalKey: 'year' })
      const { volumes } = await guest.send(getVolumes, { stockId: ENB, intervalKey: 'year' })
      expect(volumes.map(({ date }) => date)).toEqual(points.slice(0, -1).map(({ dateTime }) => dateTime.slice(0, 10)))
      expect(volumes.every(({ volume }) => Number.isSafeInteger(volume) && volume > 0)).toBe(true)
      const week = await guest.send(getVolumes, { stockId: ENB, intervalKey: 'week' })
      expect(week.volumes).toEqual(volumes.slice(-5))
      const unknown = guest.send(getVolumes, { stockId: ENB, intervalKey: 'age' })
      expect((await refusalOf(unknown)).code).toBe('resource_missing')
    })

    test('so many daily points, oldest first, the present price last [API-78]', async () => {
      const { stockEvolutionPITList: points } = await guest.send(getLastDays, { stockId: ENB, days: 30 })
      const stock = await guest.send(getStock, { stockId: ENB })
      expect(points).toHaveLength(30)
      expect(points.at(-1)?.price).toBe(stock.lastPrice)
      const tooMany = await api.post(getLastDays.path, { stockId: ENB, days: 366 }, { token: guest.token })
      expect(tooMany.status).toBe(400)
    })
  })

  describe('news', () => {
    test('a plan bounds the news, newest first, none of the future [API-75] [NEWS-03] [ERR-34]', async () => {
      for (const [plan, count] of [
        ['vip', 12],
        ['base', 3],
      ] as const) {
        await changePlan(plan)
        const { news, planName } = await guest.send(getQuoteContextualInfo, { stockId: ENB })
        expect(planName).toBe(plan)
        const instants = news.map(({ date }) => Date.parse(date))
        expect(news).toHaveLength(count)
        expect(instants).toEqual(instants.toSorted((left, right) => right - left))
        expect(instants[0]).toBeLessThanOrEqual(api.now().getTime())
      }
      await changePlan('vip')
    })

    test('each tells its text, date, link, sentiment and symbols, and that it is a sample [NEWS-02] [DATA-08] [D7]', async () => {
      const [{ news: french }, { news: english }] = await Promise.all([
        guest.send(getQuoteContextualInfo, { stockId: ENB }),
        guest.send(getQuoteContextualInfo, { stockId: ENB }, ENGLISH),
      ])
      expect(french.map(({ id }) => id)).toEqual(english.map(({ id }) => id))
      expect(french.map(({ title }) => title)).not.toEqual(english.map(({ title }) => title))
      for (const item of [...french, ...english]) {
        expect(item).toMatchObject({ symbols: ['ENB'], isSample: true })
        expect(item.content.length).toBeGreaterThan(40)
        expect(item.link).toMatch(/^https?:\/\/[^/]+\/about$/)
        expect(Math.abs(item.sentiment ?? 9)).toBeLessThanOrEqual(1)
      }
      expect((await guest.send(getQuoteContextualInfo, { stockId: ENB })).news).toEqual(french)
    })
  })

  describe('analysis', () => {
    test('the four parts, each claim with its source and date [API-76] [AI-01] [DATA-09]', async () => {
      const answer = await guest.send(getAiContextualInfo, { stockId: ENB })
      const { sentiments = [], partnerships = [], similarCompanies = [], questionsBeforeInvesting = [] } = answer
      expect([answer.isSample, answer.additionalData?.['engine']]).toEqual([true, 'Palier'])

      expect(sentiments.length).toBeGreaterThan(10)
      expect(sentiments.every(({ count, normalized }) => count > 0 && Math.abs(normalized) <= 1)).toBe(true)
      expect(partnerships.length).toBeGreaterThan(0)
      for (const { companyName, description, srcUrl, googleSearchKeyWords, dateTime } of partnerships) {
        expect(description).toContain(companyName)
        expect(srcUrl).toMatch(/^https?:/)
        expect(googleSearchKeyWords).toContain(companyName)
        expect(Date.parse(dateTime)).toBeLessThanOrEqual(api.now().getTime())
      }
      expect(similarCompanies.map(({ stockId }) => stockId)).not.toContain(ENB)
      expect(similarCompanies.map(({ name }) => name)).toEqual(expect.arrayContaining(['TC Energy Corporation']))
      expect(questionsBeforeInvesting.length).toBeGreaterThan(3)
      for (const { source } of [...similarCompanies, ...questionsBeforeInvesting]) {
        expect(source?.name).not.toBe('')
        expect(Date.parse(source?.date ?? '')).toBeLessThanOrEqual(api.now().getTime())
      }
    })

    test.for([
      ['base', []],
      ['standard', ['sentiments', 'similarCompanies']],
      ['pro', ['partnerships', 'questionsBeforeInvesting', 'sentiments', 'similarCompanies']],
    ] as const)('the plan %s is given its own parts [AI-02] [AI-03] [AI-10] [API-76]', async ([plan, parts]) => {
      await changePlan(plan)
      const answer = await guest.send(getAiContextualInfo, { stockId: ENB })
      expect(answer.planName).toBe(plan)
      expect(keysOf(answer).filter((key) => !['additionalData', 'isSample', 'planName'].includes(key))).toEqual(parts)
      await changePlan('vip')
    })

    test('an analysis is written in the language of its reader [AI-08]', async () => {
      const [french, english] = await Promise.all([
        guest.send(getAiContextualInfo, { stockId: ENB }),
        guest.send(getAiContextualInfo, { stockId: ENB }, ENGLISH),
      ])
      expect(french.questionsBeforeInvesting?.[0]?.question).toMatch(/rendement/)
      expect(english.questionsBeforeInvesting?.[0]?.question).toMatch(/yield/)
    })
  })

  test('a stock that does not exist is missing [API-73] [API-75] [API-76] [API-77] [API-78] [API-79] [API-80]', async () => {
    const stockId = crypto.randomUUID()
    for (const send of [
      () => guest.send(getStockCompleteInfo, { stockId }),
      () => guest.send(getQuoteContextualInfo, { stockId }),
      () => guest.send(getAiContextualInfo, { stockId }),
      () => guest.send(getBasicFundamentals, { stockId }),
      () => guest.send(getLastDays, { stockId, days: 5 }),
      () => guest.send(getAvailableIntervals, { stockId }),
      () => guest.send(getInterval, { stockId, intervalKey: 'day' }),
      () => guest.send(getInterval, { stockId: ENB, intervalKey: 'century' }),
    ]) {
      expect((await refusalOf(send())).code).toBe('resource_missing')
    }
  })
})
