import type { WireSearchResult } from '@palier/contract/market/stockSchemas'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Browser, createBrowser } from '../../testing/browser.ts'
import { startTestBff, type TestBff } from '../../testing/startTestBff.ts'
import { sampleCompleteInfo } from '../../testing/stockAnswers.ts'
import { countsOf } from '../../testing/upstream.ts'

let bff: TestBff
let browser: Browser

beforeEach(async () => {
  bff = await startTestBff()
  browser = createBrowser(bff.url)
  await browser.signInAsGuest()
  keeps({ stockId: 's1', symbol: 'RY', exchange: 'XTSE', previousClose: 180.25 })
  lists(
    { symbol: 'RY', exchange: 'XNYS', previousClose: 131.5 },
    { symbol: 'RY', exchange: 'XTSE', previousClose: 99.99, stockId: 's1' },
    { symbol: 'RYTM', exchange: 'XNAS', previousClose: null, companyKey: 'rhythm' },
  )
  bff.upstream.take()
})
afterEach(() => bff.stop())

type Listing = { symbol: string; exchange: string; previousClose: number | null; stockId?: string; companyKey?: string }

function keeps(...listings: (Listing & { stockId: string; previousClose: number })[]): void {
  const stocks = listings.map(({ stockId, symbol, exchange, previousClose }) => {
    const info = sampleCompleteInfo(stockId)
    const dayStockEvolution = { ...info.dayStockEvolution, previousClose }
    return { ...info, symbol, exchange, dayStockEvolution, companyKey: 'royal', companyName: 'Banque Royale' }
  })
  bff.upstream.data.stockAnswers.set('searchStocksLocally', () => ({ stocks }))
}

function lists(...listings: Listing[]): void {
  const results = listings.map(({ symbol, exchange, previousClose, stockId, companyKey }): WireSearchResult => ({
    ticker: { symbol, normalizedTicker: `${symbol}.${exchange}` },
    name: `${symbol} ${exchange}`,
    exchange,
    previousClose,
    country: exchange === 'XTSE' ? 'CA' : 'US',
    currency: exchange === 'XTSE' ? 'CAD' : 'USD',
    companyKey: companyKey ?? 'royal',
    ...(stockId !== undefined && { stockId }),
  }))
  bff.upstream.data.stockAnswers.set('searchStocks', () => ({ results }))
}

const SEARCH = `query ($text: String!) { viewer { search(text: $text) {
  symbol normalizedTicker companyName exchange country currency previousClose companyKey stock { stockId symbol } } } }`

async function search(text = 'ry'): Promise<Record<string, unknown>[]> {
  const { data, errors } = await browser.ask(SEARCH, { text })
  expect(errors).toEqual([])
  return (data as { viewer: { search: Record<string, unknown>[] } }).viewer.search
}

describe('a search', () => {
  test('kept stocks come first, then the catalogue, each listing once, at once [SEARCH-06] [SEARCH-04] [API-71] [API-72]', async () => {
    bff.upstream.gather(2)
    expect(await search()).toEqual([
      {
        symbol: 'RY',
        normalizedTicker: 'RY.XTSE',
        companyName: 'Banque Royale',
        exchange: 'XTSE',
        country: 'CA',
        currency: 'CAD',
        previousClose: '180.25',
        companyKey: 'royal',
        stock: { stockId: 's1', symbol: 'RY' },
      },
      {
        symbol: 'RY',
        normalizedTicker: 'RY.XNYS',
        companyName: 'RY XNYS',
        exchange: 'XNYS',
        country: 'US',
        currency: 'USD',
        previousClose: '131.5',
        companyKey: 'royal',
        stock: null,
      },
      expect.objectContaining({ symbol: 'RYTM', previousClose: null, companyKey: 'rhythm', stock: null }),
    ])
    expect(countsOf(bff.upstream.take())).toEqual({ searchStocksLocally: 1, searchStocks: 1 })
  })

  test('a TSX line never carries the price of its New York twin, nor the other way round', async () => {
    keeps({ stockId: 's1', symbol: 'RY', exchange: 'XTSE', previousClose: 0 })
    lists({ symbol: 'RY', exchange: 'XNYS', previousClose: 131.5 })
    expect((await search()).map(({ exchange, previousClose }) => [exchange, previousClose])).toEqual([
      ['XTSE', null],
      ['XNYS', '131.5'],
    ])
  })

  test('a line of the catalogue that the api keeps already leads to its stock', async () => {
    keeps()
    lists({ symbol: 'S2', exchange: 'XTSE', previousClose: 1, stockId: 's2' })
    expect(await search()).toMatchObject([{ stock: { stockId: 's2', symbol: 'S2' } }])
  })

  test('a failure of the catalogue leaves what the api keeps', async () => {
    bff.upstream.failing('searchStocks', { status: 503, error: { errorCode: 'ServiceUnavailable' } })
    expect((await search()).map(({ normalizedTicker }) => normalizedTicker)).toEqual(['RY.XTSE'])
  })

  test('it is bounded to 20 lines, and nothing is asked for nothing', async () => {
    lists(...Array.from({ length: 40 }, (_, at) => ({ symbol: `R${at}`, exchange: 'XNAS', previousClose: 1 })))
    expect(await search()).toHaveLength(20)
    bff.upstream.take()
    expect(await search('   ')).toEqual([])
    expect(bff.upstream.take()).toEqual([])
    expect(await search('x'.repeat(5000))).toHaveLength(20)
  })

  test('the same text is asked once for many, in each language [D20]', async () => {
    await Promise.all([search(), search(' ry '), search()])
    expect(countsOf(bff.upstream.take())).toEqual({ searchStocksLocally: 1, searchStocks: 1 })
    await browser.ask(SEARCH, { text: 'ry' }, { 'app-language': 'en' })
    expect(countsOf(bff.upstream.take())).toEqual({ searchStocksLocally: 1, searchStocks: 1 })
  })
})

describe('one stock', () => {
  test('a line of the catalogue becomes a stock by a mutation, refused where there is none or the text is no ticker [SEARCH-03] [API-70]', async () => {
    const selection = '{ ... on AddStockPayload { stock { stockId symbol lastPrice } } ... on Refusal { code } }'
    const query = `mutation { found: addStock(input: { symbol: "S7.XTSE" }) ${selection}
      none: addStock(input: { symbol: "NONE.XTSE" }) ${selection} odd: addStock(input: { symbol: "a b" }) ${selection} }`
    expect((await browser.ask(query)).data).toEqual({
      found: { stock: { stockId: 's7', symbol: 'S7', lastPrice: '10.07' } },
      none: { code: 'NOT_FOUND' },
      odd: { code: 'NOT_FOUND' },
    })
    expect(countsOf(bff.upstream.take())).toEqual({ getStock: 2 })
  })

  test('the stock of an address is found by its id, null for an unknown one [API-84]', async () => {
    const query = '{ viewer { stock(stockId: "s3") { symbol } none: stock(stockId: "nowhere") { symbol } } }'
    expect(await browser.ask(query)).toMatchObject({ data: { viewer: { stock: { symbol: 'S3' }, none: null } } })
    expect(countsOf(bff.upstream.take())).toEqual({ getStocks: 1 })
  })
})
