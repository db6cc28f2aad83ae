import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { factsOfStock } from '../cache/stockFacts.ts'
import { type Browser, createBrowser } from '../testing/browser.ts'
import { startTestBff, type TestBff } from '../testing/startTestBff.ts'
import { sampleCompleteInfo } from '../testing/stockAnswers.ts'
import { countsOf } from '../testing/upstream.ts'
import { sampleList, sampleStock } from '../testing/wireSamples.ts'

const START = Date.parse('2026-11-20T15:10:00.000Z')
const MINUTE = 60_000

let now: number
let bff: TestBff
let browser: Browser

beforeEach(async () => {
  now = START
  bff = await startTestBff({ tickSeconds: 5 }, { now: () => new Date(now) })
  browser = await signedIn('session-1')
})
afterEach(() => bff.stop())

async function signedIn(sessionId: string, userId = sessionId): Promise<Browser> {
  bff.upstream.data.state.nextLogin = { sessionId, userId, expiresAt: new Date('2026-11-22T00:00:00Z') }
  const someone = createBrowser(bff.url)
  await someone.signInAsGuest()
  bff.upstream.take()
  return someone
}

async function askStock(fields: string, { by = browser, stockId = 's1', headers = {} } = {}) {
  const query = `query ($id: ID!) { node(id: $id) { ... on Stock { ${fields} } } }`
  const id = Buffer.from(`Stock:${stockId}`).toString('base64')
  const { data, errors } = await by.ask(query, { id }, headers)
  return { stock: data?.node as Record<string, unknown> | null, code: errors[0]?.extensions?.code ?? null }
}

const taken = () => countsOf(bff.upstream.take())

const CHART = 'chart(interval: DAY) { points { price } staleSince }'

describe('how long an answer is shared', () => {
  test('a chart is read once an hour, whoever asks [GEN-15] [API-80]', async () => {
    const other = await signedIn('session-2')
    await askStock(CHART)
    now = START + 60 * MINUTE - 1
    await askStock(CHART, { by: other })
    expect(taken()).toMatchObject({ getInterval: 1 })
    now = START + 60 * MINUTE
    await askStock(CHART)
    expect(taken()).toMatchObject({ getInterval: 1 })
  })

  test('other reads are shared for five minutes [GEN-16]', async () => {
    const fields = 'lastDays(days: 3) { price }'
    await askStock(fields)
    now = START + 5 * MINUTE - 1
    await askStock(fields)
    expect(taken()).toMatchObject({ getLastDays: 1 })
    now = START + 5 * MINUTE
    await askStock(fields)
    expect(taken()).toMatchObject({ getLastDays: 1 })
  })

  test('what differs in body or language is another answer [D20]', async () => {
    await askStock('a: lastDays(days: 3) { price } b: lastDays(days: 4) { price }')
    await askStock('lastDays(days: 3) { price }', { stockId: 's2' })
    await askStock('lastDays(days: 3) { price }', { headers: { 'app-language': 'en' } })
    await askStock('lastDays(days: 3) { price }', { headers: { 'preproduction-key': 'k' } })
    expect(taken()).toMatchObject({ getLastDays: 5 })
  })

  test('a hundred people who open the same chart at once cost one call [D20]', async () => {
    await askStock('symbol')
    bff.upstream.take()
    await Promise.all(Array.from({ length: 100 }, () => askStock(CHART)))
    expect(taken()).toEqual({ getInterval: 1 })
  })

  test('a hundred people who open the same stock at once cost one call [D20]', async () => {
    const others = await Promise.all(Array.from({ length: 20 }, () => browser))
    await Promise.all(others.map((by) => askStock('symbol lastPrice', { by })))
    expect(taken()).toEqual({ getStocks: 1 })
  })

  test('the end of one session is not the end of another that waits for the same answer [D20]', async () => {
    const ended = browser
    const other = await signedIn('session-2')
    await askStock('symbol', { by: other })
    bff.upstream.failing('getInterval', { status: 401, error: { errorCode: 'notAuthenticated' } }, 1)
    bff.upstream.take()
    const [first, second] = await Promise.all([askStock(CHART, { by: ended }), askStock(CHART, { by: other })])
    expect([first.code, second.code].toSorted()).toEqual(['NOT_AUTHENTICATED', null].toSorted())
    expect(taken()).toEqual({ getInterval: 2 })
  })

  test('what belongs to a person is read each time [GEN-16]', async () => {
    const query = '{ viewer { preferences { currency } watchLists { name } } }'
    await browser.ask(query)
    await browser.ask(query)
    expect(taken()).toEqual({ getOverview: 2 })
  })
})

describe('prices', () => {
  const PRICED = 'lastPrice details { dayHigh }'

  test('are never older than a tick [D20]', async () => {
    await askStock(PRICED)
    now = START + 4999
    await askStock(PRICED)
    expect(taken()).toEqual({ getStocks: 1, getStockCompleteInfo: 1 })
    now = START + 5000
    await askStock(PRICED)
    expect(taken()).toEqual({ getStocks: 1, getStockCompleteInfo: 1 })
  })

  test('one answer tells one price of a stock, however many calls told of it [D20] [STOCK-07]', async () => {
    const list = sampleList('buy', 3)
    bff.upstream.data.state.lists.set('buy', [list])
    const ids = list.entries.map(({ stockId }) => Buffer.from(`Stock:${stockId}`).toString('base64'))
    const price = 'isIntraday lastPrice lastPriceAt change changePercent'
    const query = `query ($ids: [ID!]!) { nodes(ids: $ids) { ... on Stock { ${price} entries { stock { ${price} } } } } }`
    bff.upstream.data.stocks.set('s1', sampleStock('s1', 99, '2026-11-20T15:09:00.000Z'))
    const { data } = await browser.ask(query, { ids })
    const stocks = data?.nodes as { entries: { stock: object }[] }[]
    expect(stocks).toHaveLength(3)
    for (const { entries, ...stock } of stocks) {
      expect(entries.length).toBeGreaterThan(0)
      for (const entry of entries) expect(entry.stock).toEqual(stock)
    }
    expect(stocks[1]).toMatchObject({ lastPrice: '99' })
  })

  test('a tick replaces the one that is kept [D20]', async () => {
    await askStock('lastPrice')
    now = START + 3000
    const query = 'query ($tags: [TagInput!]!) { viewer { stocksByTags(tags: $tags) { stockId lastPrice } } }'
    const at = '2026-11-20T15:09:00.000Z'
    bff.upstream.data.stockAnswers.set('searchStocksLocally', () => ({ stocks: [sampleCompleteInfo('s1', 77, at)] }))
    await browser.ask(query, { tags: [{ name: 'industry', value: 'Banques' }] })
    bff.upstream.take()
    now = START + 7000
    // The words of the first answer, the price of the other call; none is read again.
    expect(await askStock('lastPrice sector')).toEqual({ stock: { lastPrice: '77', sector: null }, code: null })
    expect(taken()).toEqual({})
  })

  test('a price that came with another answer shows in a search that is remembered [D20]', async () => {
    const query = 'query ($tags: [TagInput!]!) { viewer { stocksByTags(tags: $tags) { stockId lastPrice } } }'
    const variables = { tags: [{ name: 'industry', value: 'Banques' }] }
    await browser.ask(query, variables)
    now = START + 4000
    const newer = sampleStock('s2', 55, '2026-11-20T15:09:00.000Z')
    bff.services.ticks.remember([factsOfStock(newer, 'fr')])
    bff.upstream.take()
    const { data } = await browser.ask(query, variables)
    expect(data).toMatchObject({ viewer: { stocksByTags: [{}, { stockId: 's2', lastPrice: '55' }, {}] } })
    expect(taken()).toEqual({})
  })
})

describe('an api that is away', () => {
  const AWAY = { status: 503, error: { errorCode: 'ServiceUnavailable' } }
  const PAGE = `symbol lastPrice details { open staleSince } ${CHART} news(first: 2) { id } newsStaleSince
    analysis { isSample staleSince } chartSpans { interval }`
  const CALLS = [
    'getStocks',
    'getStockCompleteInfo',
    'getInterval',
    'getAvailableIntervals',
    'getQuoteContextualInfo',
    'getAiContextualInfo',
  ] as const

  test('what it last said is served, marked with its instant [D20]', async () => {
    const fresh = await askStock(PAGE)
    expect(fresh.stock).toMatchObject({ newsStaleSince: null, chart: { staleSince: null } })
    for (const call of CALLS) bff.upstream.failing(call, AWAY)
    now = START + 61 * MINUTE
    const since = new Date(START).toISOString()
    const { stock, code } = await askStock(PAGE)
    expect(code).toBeNull()
    expect(stock).toMatchObject({
      symbol: 'S1',
      lastPrice: '10.5',
      details: { open: '10.45', staleSince: since },
      chart: { points: [{}, {}, {}], staleSince: since },
      chartSpans: [{}, {}],
    })
  })

  test('it is not asked again at every reader, and what comes back is fresh [D20]', async () => {
    await askStock(CHART)
    bff.upstream.failing('getInterval', AWAY)
    now = START + 61 * MINUTE
    await askStock(CHART)
    bff.upstream.take()
    await askStock(CHART)
    expect(taken()).toEqual({})
    now += 5000
    bff.upstream.failing('getInterval', AWAY, 0)
    expect((await askStock(CHART)).stock).toMatchObject({ chart: { staleSince: null } })
  })

  test('a day later it is too old to be shown [D20]', async () => {
    await askStock(CHART)
    bff.upstream.failing('getInterval', AWAY)
    now = START + 24 * 60 * MINUTE
    expect((await askStock(CHART)).code).toBe('SERVICE_UNAVAILABLE')
  })

  test('a refusal is no outage: what is gone is not shown', async () => {
    await askStock(CHART)
    bff.upstream.failing('getInterval', { status: 404, error: { errorCode: 'resource_missing' } })
    now = START + 61 * MINUTE
    expect((await askStock(CHART)).code).toBe('NOT_FOUND')
  })
})
