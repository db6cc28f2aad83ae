import { join } from 'node:path'
import { expect, test } from 'vitest'
import { describeMarketData } from '../conformance.ts'
import type { Quote, SecurityKey } from '../port.ts'
import type { SessionMode } from '@palier/domain/market/tradingCalendar'
import { createSimulatedMarketData } from './simulatedMarketData.ts'

const securitiesFile = join(import.meta.dirname, '../../../../data/securities.csv')
const now = new Date('2026-11-20T19:17:23.500Z')
const SAMPLE: readonly SecurityKey[] = [
  'RY:XTSE',
  'RY:XNYS',
  'AAPL:XNAS',
  'T:XTSE',
  'T:XNYS',
  'WEED:XTSE',
  'GTBIF:OTCQX',
]
const TWINS: readonly (readonly [SecurityKey, SecurityKey])[] = [
  ['RY:XTSE', 'RY:XNYS'],
  ['CNR:XTSE', 'CNI:XNYS'],
  ['SHOP:XTSE', 'SHOP:XNAS'],
  ['GTII:CSE', 'GTBIF:OTCQX'],
]

function simulated(session: SessionMode = 'always', seed = 42) {
  return createSimulatedMarketData({ seed, session, securitiesFile })
}

for (const [name, session, instant] of [
  ['the simulation around the clock', 'always', now],
  ['the simulation on a day of 23 hours', 'always', new Date('2026-03-08T16:00:00Z')],
  ['the simulation just after midnight', 'always', new Date('2026-11-21T05:05:00.400Z')],
  ['the simulation in exchange hours', 'exchange', now],
  ['the simulation on a weekend', 'exchange', new Date('2026-11-21T15:00:00Z')],
] as const) {
  describeMarketData(name, () => ({ marketData: simulated(session), knownKeys: SAMPLE, now: instant, action: null }))
}

test('two instances with one seed agree, whatever they were asked before', async () => {
  const [left, right] = [simulated(), simulated()]
  await left.quotes(SAMPLE, new Date('2027-06-01T12:00:00Z'))

  expect(await left.quotes(SAMPLE, now)).toEqual(await right.quotes(SAMPLE, now))
  expect(await simulated('always', 43).quotes(SAMPLE, now)).not.toEqual(await right.quotes(SAMPLE, now))
})

test('a seed and an instant have the prices that they always had', async () => {
  const market = simulated()
  const quotes = await market.quotes(SAMPLE, now)

  expect(SAMPLE.map((key) => `${key} ${String(quotes.get(key)?.price)}`)).toMatchInlineSnapshot(`
    [
      "RY:XTSE 225.18",
      "RY:XNYS 159.38",
      "AAPL:XNAS 439.32",
      "T:XTSE 30.35",
      "T:XNYS 28.88",
      "WEED:XTSE 2.56",
      "GTBIF:OTCQX 10.04",
    ]
  `)
  expect(String(await market.exchangeRate('USD', 'CAD', now))).toMatchInlineSnapshot(`"1.412863"`)
})

test('a price is five minutes old, and intraday while the market is open [GEN-08]', async () => {
  const always = await quoteOf('always', 'RY:XTSE', now)
  const open = await quoteOf('exchange', 'RY:XTSE', now)
  const closed = await quoteOf('exchange', 'RY:XTSE', new Date('2026-11-21T15:00:00Z'))

  expect([always.at.toISOString(), always.isIntraday]).toEqual(['2026-11-20T19:12:23.000Z', true])
  expect([open.at.toISOString(), open.isIntraday]).toEqual(['2026-11-20T19:12:23.000Z', true])
  expect([closed.at.toISOString(), closed.isIntraday]).toEqual(['2026-11-20T21:00:00.000Z', false])
})

test('between two ticks nothing moves, neither prices nor their times nor rates, and at the next all may', async () => {
  const market = createSimulatedMarketData({ seed: 42, session: 'always', securitiesFile, tickSeconds: 5 })
  const read = async (instant: string) => [
    await market.quotes(SAMPLE, new Date(instant)),
    await market.dayPoints('RY:XTSE', new Date(instant)),
    await market.exchangeRate('USD', 'CAD', new Date(instant)),
  ]
  const first = await read('2026-11-20T19:17:20.000Z')

  expect(await read('2026-11-20T19:17:24.999Z')).toEqual(first)
  expect(await read('2026-11-20T19:17:25.000Z')).not.toEqual(first)
  const [quotes] = first as [Map<SecurityKey, Quote>]
  expect(quotes.get('RY:XTSE')?.at).toEqual(new Date('2026-11-20T19:12:20.000Z'))
})

test.each(['always', 'exchange'] as const)('the previous close is the last close of history (%s)', async (session) => {
  const market = simulated(session)
  for (const [key, quote] of await market.quotes(SAMPLE, now)) {
    const [last] = (await market.dailyCloses(key, '2026-11-01', '2026-11-20', now)).toReversed()

    expect(last?.date, key).toBe('2026-11-19')
    expect(last?.close, key).toEqual(quote.previousClose)
  }
})

test('around the clock a day opens at the close before it, on days of 23, 24 and 25 hours', async () => {
  const market = simulated()
  for (const [date, minutes, midnight] of [
    ['2026-03-08', 1380, '2026-03-09T04:00:00Z'],
    ['2026-07-15', 1440, '2026-07-16T04:00:00Z'],
    ['2026-11-01', 1500, '2026-11-02T05:00:00Z'],
  ] as const) {
    const end = Date.parse(midnight) + 300_000
    const points = await market.dayPoints('RY:XTSE', new Date(end - 1))
    const [close] = await market.dailyCloses('RY:XTSE', date, date, new Date(end))
    const quote = (await market.quotes(['RY:XTSE'], new Date(end))).get('RY:XTSE')

    expect(points).toHaveLength(minutes + 1)
    expect(quote?.previousClose).toEqual(close?.close)
    expect(quote?.open).toEqual(close?.close)
  }
})

test('the minutes of a day stay what they were as the day goes on', async () => {
  const market = simulated()
  const early = await market.dayPoints('AAPL:XNAS', now)
  const late = await market.dayPoints('AAPL:XNAS', new Date(now.getTime() + 3 * 3_600_000))

  expect(late.slice(0, early.length - 1)).toEqual(early.slice(0, -1))
})

test('the range of a day only widens [STOCK-06]', async () => {
  const market = simulated()
  let widest = await market.quotes(SAMPLE, now)
  for (let second = 5; second <= 600; second += 5) {
    const later = await market.quotes(SAMPLE, new Date(now.getTime() + second * 1000))
    for (const [key, quote] of later) {
      const earlier = widest.get(key)
      expect(earlier && quote.dayLow.lte(earlier.dayLow) && quote.dayHigh.gte(earlier.dayHigh), key).toBe(true)
    }
    widest = later
  }
})

test('the range of a year holds its closes and the running day [STOCK-06]', async () => {
  const market = simulated('exchange')
  for (const [key, quote] of await market.quotes(SAMPLE, now)) {
    const closes = (await market.dailyCloses(key, '2025-11-21', '2026-11-19', now)).map(({ close }) => close.toNumber())

    expect(quote.yearLow.toNumber(), key).toBe(Math.min(...closes, quote.dayLow.toNumber()))
    expect(quote.yearHigh.toNumber(), key).toBe(Math.max(...closes, quote.dayHigh.toNumber()))
  }
})

test.each(['always', 'exchange'] as const)('twin listings differ by the exchange rate (%s)', async (session) => {
  const market = simulated(session)
  const rate = (await market.exchangeRate('USD', 'CAD', now)).toNumber()
  for (const [home, twin] of TWINS) {
    const quotes = await market.quotes([home, twin], now)
    const [homePrice, twinPrice] = [quotes.get(home)?.price.toNumber() ?? 0, quotes.get(twin)?.price.toNumber() ?? 0]

    expect(Math.abs(homePrice - twinPrice * rate), home).toBeLessThan(0.03)
  }
})

test('on a holiday of its home market alone, a twin keeps trading on the last price of home', async () => {
  const market = simulated('exchange')
  const canadaDay = new Date('2026-07-01T17:05:00Z')
  const quotes = await market.quotes(['RY:XTSE', 'RY:XNYS'], canadaDay)
  const rate = (await market.exchangeRate('USD', 'CAD', canadaDay)).toNumber()
  const [home, twin] = [quotes.get('RY:XTSE'), quotes.get('RY:XNYS')]

  expect([home?.isIntraday, twin?.isIntraday]).toEqual([false, true])
  expect(Math.abs((home?.price.toNumber() ?? 0) - (twin?.price.toNumber() ?? 0) * rate)).toBeLessThan(0.03)
})

test('the market capitalization follows the price [DATA-02]', async () => {
  const [first, later] = await Promise.all([
    quoteOf('always', 'RY:XTSE', now),
    quoteOf('always', 'RY:XTSE', new Date('2027-05-20T15:00:00Z')),
  ])

  expect(ratio(first)).toBeCloseTo(ratio(later), 6)
})

async function quoteOf(session: SessionMode, key: SecurityKey, instant: Date): Promise<Quote> {
  const quote = (await simulated(session).quotes([key], instant)).get(key)
  if (quote === undefined) throw new RangeError(`${key} has no quote.`)
  return quote
}

function ratio({ marketCap, price }: Quote): number {
  return (marketCap?.toNumber() ?? 0) / price.toNumber() / 1e9
}

test('a year of dividends is what the yield says, announced before its days, in the same months on both listings of a company', async () => {
  const market = simulated()
  const yearOf = (key: SecurityKey, at = now) => market.dividends(key, '2026-01-01', '2026-12-31', at)
  const royal = await yearOf('RY:XTSE', new Date('2027-01-04T15:00:00Z'))
  expect(royal.map(({ exDate, paymentDate, amount }) => `${exDate} ${paymentDate} ${amount}`)).toMatchInlineSnapshot(`
    [
      "2026-01-12 2026-02-02 1.4",
      "2026-04-10 2026-05-01 1.4",
      "2026-07-10 2026-07-31 1.4",
      "2026-10-13 2026-11-03 1.4",
    ]
  `)
  // Their holidays differ.
  const months = async (key: SecurityKey) => (await yearOf(key)).map(({ exDate }) => exDate.slice(0, 7))
  expect(await months('RY:XNYS')).toEqual(await months('RY:XTSE'))
  // What is farther than some weeks is not declared yet.
  const known = await market.dividends('XIU:XTSE', '2026-01-01', '2027-12-31', now)
  expect(known.at(-1)?.exDate.slice(0, 7)).toMatch(/2026-1[012]|2027-01/)
  expect(await yearOf('WEED:XTSE')).toEqual([])
})

test('a stock that splits trades at a part of its price from that day on, and its past is comparable', async () => {
  const market = simulated('exchange')
  const [key, before, after] = ['FSV:XTSE', new Date('2026-11-02T20:00:00Z'), new Date('2026-11-03T20:00:00Z')] as const
  const [split, ...others] = await market.splits(key, '2026-01-01', '2026-12-31', now)
  expect([split?.date, String(split?.numerator), String(split?.denominator), others]).toEqual([
    '2026-11-03',
    '2',
    '1',
    [],
  ])
  expect(await market.splits(key, '2026-01-01', '2026-12-31', before)).toEqual([])

  const [quote, old] = [(await market.quotes([key], after)).get(key), (await market.quotes([key], before)).get(key)]
  expect(Math.abs(Math.log((old?.price.toNumber() ?? 0) / (quote?.price.toNumber() ?? 1) / 2))).toBeLessThan(0.1)
  // What is compared with the price of today is in the shares of today.
  expect(Math.abs(Math.log((quote?.previousClose.toNumber() ?? 0) / (quote?.price.toNumber() ?? 1)))).toBeLessThan(0.1)
  expect(Math.abs(Math.log((quote?.marketCap?.toNumber() ?? 0) / (old?.marketCap?.toNumber() ?? 1)))).toBeLessThan(0.1)
  const closes = await market.dailyCloses(key, '2026-10-26', '2026-11-06', now)
  const jump = closes.map(({ close }, at) => close.toNumber() / (closes[at - 1] ?? { close }).close.toNumber())
  expect(closes.filter((_, at) => (jump[at] ?? 1) < 0.7).map(({ date }) => date)).toEqual(['2026-11-03'])
  const points = await market.recentPoints(key, 6, 300, after)
  const prices = points.map(({ price }) => price.toNumber())
  expect(Math.max(...prices) / Math.min(...prices)).toBeLessThan(1.3)
})
