import { beforeAll, expect, it, test } from 'vitest'
import { describeMarketData } from '../conformance.ts'
import type { Security } from '../port.ts'
import { NOW, sampleMarket } from '../testing/sampleMarket.ts'
import { DIVIDEND, ROYAL_ACTIONS, SPLIT, withCorporateActions } from '../testing/withCorporateActions.ts'
import { startYahoo } from './testing/startYahoo.ts'
import { createYahooMarketData } from './yahooMarketData.ts'

const market = withCorporateActions(sampleMarket(), ROYAL_ACTIONS)
const securities = await market.securities()
let currencyOf: (security: Security) => string = ({ currency }) => currency
let standIn: Awaited<ReturnType<typeof startYahoo>>

beforeAll(async () => {
  standIn = await startYahoo(market, NOW, (security) => currencyOf(security))
  return () => standIn.close()
})

function create() {
  return createYahooMarketData({ securities, baseUrl: standIn.url, allowInsecure: true, pause: async () => undefined })
}

describeMarketData('Yahoo', () => ({
  marketData: create(),
  knownKeys: ['RY:XTSE', 'RY:XNYS', 'AAPL:XNAS', 'BBD-B:XTSE', 'GTII:CSE'],
  action: { key: 'RY:XTSE', split: SPLIT, dividend: DIVIDEND },
  now: NOW,
}))

test('a price in another currency than the listing is none [STOCK-19]', async () => {
  currencyOf = ({ key, currency }) => (key === 'RY:XNYS' ? 'CAD' : currency)
  expect([...(await create().quotes(['RY:XNYS', 'RY:XTSE'], NOW)).keys()]).toEqual(['RY:XTSE'])
  currencyOf = ({ currency }) => currency
})

test('foreign venues and incomplete matches are not offered [API-72]', async () => {
  const matches = await create().search('ENB', 20, NOW)
  expect(matches.map(({ normalizedTicker }) => normalizedTicker)).toEqual(expect.arrayContaining(['ENB.TO', 'ENB']))
  expect(matches.map(({ name }) => name)).not.toContain('Abroad')
})

test('a listing beyond the sample is opened by its chart [D7]', async () => {
  const few = createYahooMarketData({ securities: [], baseUrl: standIn.url, allowInsecure: true })
  expect(await few.resolve('SHOP.TO', NOW)).toMatchObject({ key: 'SHOP:XTSE', currency: 'CAD', name: 'Shopify Inc.' })
})

test('the quote and the curve of a day are one request [D7]', async () => {
  const source = create()
  standIn.requests.length = 0
  await source.quotes(['RY:XTSE'], NOW)
  await source.dayPoints('RY:XTSE', NOW)
  expect(standIn.requests).toHaveLength(1)
})

it('a price round of twenty listings is one request once their charts of the day are known [SVC-9]', async () => {
  const source = create()
  const keys = securities.slice(0, 20).map(({ key }) => key)
  const byChart = await source.quotes(keys, NOW)
  standIn.requests.length = 0
  const bySpark = await source.quotes(keys, NOW)
  expect(standIn.requests.map(({ pathname }) => pathname)).toEqual(['/v8/finance/spark'])
  const figuresOf = (quotes: typeof bySpark) =>
    [...quotes.values()].map(({ key, price, previousClose, yearHigh, at }) =>
      [key, price, previousClose, yearHigh, at.toISOString()].join(' '),
    )
  expect(figuresOf(bySpark)).toHaveLength(20)
  expect(figuresOf(bySpark)).toEqual(figuresOf(byChart))
})
