import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Browser, createBrowser } from '../../testing/browser.ts'
import { sampleProgression } from '../../testing/portfolioSamples.ts'
import { startTestBff, type TestBff } from '../../testing/startTestBff.ts'
import { sampleCompleteInfo, sampleFundamentals } from '../../testing/stockAnswers.ts'
import { countsOf } from '../../testing/upstream.ts'
import { sampleEntry, sampleList, sampleStock } from '../../testing/wireSamples.ts'

let bff: TestBff
let browser: Browser

beforeEach(async () => {
  bff = await startTestBff()
  browser = createBrowser(bff.url)
  await browser.signInAsGuest()
  bff.upstream.take()
})
afterEach(() => bff.stop())

const globalId = (stockId: string) => Buffer.from(`Stock:${stockId}`).toString('base64')

/** These fields of a stock. */
async function askStock(fields: string, stockId = 's1') {
  const { data, errors } = await browser.ask(`query ($id: ID!) { node(id: $id) { ... on Stock { ${fields} } } }`, {
    id: globalId(stockId),
  })
  return { stock: data?.node as Record<string, unknown> | null, errors }
}

describe('key facts', () => {
  const DETAILS = `details {
    previousClose open dayLow dayHigh yearLow yearHigh marketCap dividendYield targetPrice logoUrl country isSample staleSince
  }`

  test('the figures of a stock are one call [STOCK-06] [STOCK-18] [API-73] [DATA-03]', async () => {
    expect((await askStock(DETAILS)).stock).toEqual({
      details: {
        previousClose: '10.4',
        open: '10.45',
        dayLow: '10.3',
        dayHigh: '10.6',
        yearLow: '8.25',
        yearHigh: '12.75',
        marketCap: '1000000',
        dividendYield: '0.031',
        targetPrice: '13.1',
        logoUrl: null,
        country: 'CA',
        isSample: true,
        staleSince: null,
      },
    })
    expect(countsOf(bff.upstream.take())).toEqual({ getStocks: 1, getStockCompleteInfo: 1 })
  })

  test('what another api leaves empty is looked for in the fundamentals [STOCK-18] [API-77] [DATA-04]', async () => {
    const { isSample: _untold, ...info } = sampleCompleteInfo('s1')
    bff.upstream.data.stockAnswers.set('getStockCompleteInfo', () => ({
      ...info,
      dividendInfo: { dividendYield: null },
    }))
    expect((await askStock('details { dividendYield targetPrice logoUrl isSample }')).stock).toEqual({
      details: { dividendYield: '0.042', targetPrice: '13.1', logoUrl: 'https://logos.example/a.png', isSample: true },
    })
    expect(countsOf(bff.upstream.take())).toMatchObject({ getBasicFundamentals: 1 })
  })

  test('a logo is shown from a safe address only [STOCK-03]', async () => {
    const { isSample: _untold, ...info } = sampleCompleteInfo('s1')
    bff.upstream.data.stockAnswers.set('getStockCompleteInfo', () => info)
    bff.upstream.data.stockAnswers.set('getBasicFundamentals', () => ({
      ...sampleFundamentals,
      general: { logoUrl: 'http://logos.example/a.png', exchange: 'XTSE' },
    }))
    expect((await askStock('details { logoUrl }')).stock).toEqual({ details: { logoUrl: null } })
  })

  test('an unknown price is null, not 0', async () => {
    const info = sampleCompleteInfo('s1')
    bff.upstream.data.stockAnswers.set('getStockCompleteInfo', () => ({
      ...info,
      dayStockEvolution: { ...info.dayStockEvolution, previousClose: 0, dayOpen: 0 },
    }))
    expect((await askStock('details { previousClose open dayLow }')).stock).toEqual({
      details: { previousClose: null, open: null, dayLow: '10.3' },
    })
  })
})

describe('charts', () => {
  test('the intervals of a stock [CHART-01] [API-79] [DATA-07]', async () => {
    expect((await askStock('chartSpans { interval quantity unit }')).stock).toEqual({
      chartSpans: [
        { interval: 'DAY', quantity: 1, unit: 'DAY' },
        { interval: 'SIX_MONTHS', quantity: 6, unit: 'MONTH' },
      ],
    })
  })

  test('each interval has its points, and the day alone its previous close [CHART-03] [CHART-05] [API-80]', async () => {
    const { stock } = await askStock(`
      day: chart(interval: DAY) { span { unit } previousClose points { at price } dividends { exDate amount currency } staleSince }
      half: chart(interval: SIX_MONTHS) { previousClose dividends { exDate } }
    `)
    expect(stock).toEqual({
      day: {
        span: { unit: 'DAY' },
        previousClose: '10.4',
        points: [
          { at: '2026-11-20T15:00:00.000Z', price: '10' },
          { at: '2026-11-20T15:01:00.000Z', price: '11' },
          { at: '2026-11-20T15:02:00.000Z', price: '12' },
        ],
        dividends: [{ exDate: '2026-11-20', amount: '0.8875', currency: 'CAD' }],
        staleSince: null,
      },
      half: { previousClose: null, dividends: [] },
    })
  })

  test('an interval that this stock does not have fails alone [CHART-03]', async () => {
    const { stock, errors } = await askStock('symbol chart(interval: FIVE_YEARS) { previousClose }')
    expect(stock).toEqual({ symbol: 'S1', chart: null })
    expect(errors.map(({ extensions }) => extensions?.code)).toEqual(['NOT_FOUND'])
  })

  test('volumes of days, also above what a 32-bit integer holds [D17]', async () => {
    const { stock } = await askStock('volumes(interval: DAY) { date shareCount }')
    expect(stock?.volumes).toEqual([
      { date: '2026-11-18', shareCount: '4180300' },
      { date: '2026-11-19', shareCount: '3000000000' },
    ])
  })

  test('the closes of the last days, within bounds [API-78]', async () => {
    expect((await askStock('lastDays(days: 5) { price }')).stock?.lastDays).toHaveLength(5)
    bff.upstream.take()
    for (const days of [0, -1, 366]) {
      const { errors } = await askStock(`lastDays(days: ${days}) { price }`)
      expect(errors[0]?.extensions?.code).toBe('OUT_OF_RANGE')
    }
    expect(countsOf(bff.upstream.take())).toEqual({})
  })
})

describe('what the reader holds and aims at', () => {
  const OWN = 'holdings { portfolioId shareCount lotCount } objective { kind target pricedAt }'

  test('both are one call, whatever the number of portfolios [STOCK-07] [OBJ-05]', async () => {
    bff.upstream.data.books.package = { objectiveProgressions: [sampleProgression('s1', 7.5)] }
    const { stock, errors } = await askStock(OWN)
    expect(errors).toEqual([])
    expect(stock?.holdings).toContainEqual({ portfolioId: 'p1', shareCount: '3', lotCount: 2 })
    expect(stock?.objective).toEqual({ kind: 'SHARE_COUNT', target: '40', pricedAt: '10.1' })
    expect(countsOf(bff.upstream.take())).toEqual({ getStocks: 1, getUserDataPackage: 1 })
  })

  test('of a stock that is not held, with an objective and without [STOCK-07]', async () => {
    bff.upstream.data.books.package = { objectiveProgressions: [sampleProgression('s7', 0)] }
    expect((await askStock(OWN, 's7')).stock).toMatchObject({ holdings: [], objective: { target: '40' } })
    expect((await askStock(OWN, 's6')).stock).toEqual({ holdings: [], objective: null })
  })

  test('a visitor is told neither [ROLE-01]', async () => {
    const { data, errors } = await createBrowser(bff.url).ask(
      '{ showcase { list { entries { stock { holdings { id } objective { id } } } } } }',
    )
    const entries = Array.from({ length: 5 }, () => ({ stock: { holdings: null, objective: null } }))
    expect(data).toMatchObject({ showcase: { list: { entries } } })
    expect(new Set(errors.map(({ extensions }) => extensions?.code))).toEqual(new Set(['NOT_AUTHENTICATED']))
  })
})

describe('the whole page', () => {
  const PAGE = `symbol tags { name value } details { previousClose isSample } chartSpans { interval }
    chart(interval: SIX_MONTHS) { points { at price } } news(first: 5) { id }
    entries { id thresholds { t800 } }`

  test('one wave of calls after the stock, its entries by one [STOCK-05] [STOCK-07] [STOCK-08] [D18]', async () => {
    const { stock, errors } = await askStock(PAGE)
    expect(errors).toEqual([])
    expect(stock?.entries).toHaveLength(2)
    expect(countsOf(bff.upstream.take())).toEqual({
      getStocks: 1,
      getStockCompleteInfo: 1,
      getAvailableIntervals: 1,
      getInterval: 1,
      getQuoteContextualInfo: 1,
      getOverview: 1,
    })
  })

  test('coming from a list that was just read, everything is asked at the same time [D18]', async () => {
    await browser.ask('{ viewer { watchLists { name entries { id } } } }')
    bff.upstream.take()
    bff.upstream.gather(5)
    expect((await askStock(PAGE)).errors).toEqual([])
    expect(bff.upstream.take()).toHaveLength(5)
  })

  test('the entries are those of the stock, whatever their list [STOCK-07]', async () => {
    const other = sampleList('others', 0)
    bff.upstream.data.state.lists.set('others', [{ ...other, entries: [sampleEntry(other.id, 's1')] }])
    const { stock } = await askStock('entries { stock { symbol } }')
    expect(stock?.entries).toEqual(Array.from({ length: 3 }, () => ({ stock: { symbol: 'S1' } })))
  })

  test('each panel fails alone', async () => {
    bff.upstream.failing('getQuoteContextualInfo', { status: 500, error: { errorCode: '500' } })
    bff.upstream.failing('getInterval', { status: 503, error: { errorCode: 'ServiceUnavailable' } })
    const { stock, errors } = await askStock(PAGE)
    expect(stock).toMatchObject({ symbol: 'S1', chart: null, news: null, details: { previousClose: '10.4' } })
    expect(errors).toHaveLength(2)
  })

  test('a visitor reads of a stock what the demonstration list shows, and no more [ROLE-01]', async () => {
    const visitor = createBrowser(bff.url)
    const { data, errors } = await visitor.ask(`{ showcase { list { entries { stock {
      tags { value } companyKey details { open } news(first: 1) { id } entries { id } chart(interval: DAY) { previousClose }
    } } } } }`)
    expect(data).toMatchObject({
      showcase: {
        list: {
          entries: Array.from({ length: 5 }, () => ({ stock: { companyKey: null, details: null, news: null } })),
        },
      },
    })
    expect(new Set(errors.map(({ extensions }) => extensions?.code))).toEqual(new Set(['NOT_AUTHENTICATED']))
    expect(countsOf(bff.upstream.take())).toEqual({ getShowcase: 1 })
  })

  test('tags are told in the reader’s language, although a tick came in another one [I18N-04]', async () => {
    bff.upstream.data.stocks.set('s1', { ...sampleStock('s1'), tags: [{ name: 'sector', value: 'Energy' }] })
    const { data } = await browser.ask(
      'query ($id: ID!) { node(id: $id) { ... on Stock { tags { value } } } }',
      { id: globalId('s1') },
      { 'app-language': 'en' },
    )
    expect(data).toEqual({ node: { tags: [{ value: 'Energy' }] } })
  })
})
