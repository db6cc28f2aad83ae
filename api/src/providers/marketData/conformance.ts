import { inSharesOf } from '@palier/domain/market/splits'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Dividend, MarketData, Quote, SecurityKey, Split } from './port.ts'

export type MarketDataCase = {
  readonly marketData: MarketData
  readonly knownKeys: readonly SecurityKey[]
  readonly now: Date
  /** Known listing with a recent split and dividend; null if the source has no such events. */
  readonly action: { readonly key: SecurityKey; readonly split: Split; readonly dividend: Dividend } | null
}

const UNKNOWN: SecurityKey = 'NOSUCH:XTSE'

export function describeMarketData(name: string, create: () => MarketDataCase): void {
  describe(`${name} as a source of market data`, () => {
    let source: MarketData
    let known: readonly SecurityKey[]
    let now: Date
    let action: MarketDataCase['action']
    let quotes: ReadonlyMap<SecurityKey, Quote>

    beforeAll(async () => {
      ;({ marketData: source, knownKeys: known, now, action } = create())
      quotes = await source.quotes([...known, UNKNOWN], now)
    })

    test('a security is known by ticker and exchange code, once', async () => {
      const securities = await source.securities()

      for (const { key, ticker, exchangeCode } of securities) expect(key).toBe(`${ticker}:${exchangeCode}`)
      expect(new Set(securities.map(({ key }) => key)).size).toBe(securities.length)
    })

    test('STOCK-19 every listing trades in CAD or USD', async () => {
      for (const { key, currency } of await source.securities()) expect(['CAD', 'USD'], key).toContain(currency)
    })

    test('a known key has one quote, an unknown key none', () => {
      expect([...quotes.keys()].toSorted()).toEqual([...known].toSorted())
      for (const [key, quote] of quotes) expect(quote.key).toBe(key)
    })

    test('no key, no quote', async () => {
      expect((await source.quotes([], now)).size).toBe(0)
    })

    test('STOCK-06 a price lies in the range of its day, and its day in the range of its year', () => {
      for (const [key, quote] of quotes) {
        const { yearLow, dayLow, open, price, dayHigh, yearHigh } = quote
        expect(yearLow.gt(0), key).toBe(true)
        expect(quote.previousClose.gt(0), key).toBe(true)
        expect([yearLow.lte(dayLow), dayLow.lte(price), dayLow.lte(open)], key).toEqual([true, true, true])
        expect([price.lte(dayHigh), open.lte(dayHigh), dayHigh.lte(yearHigh)], key).toEqual([true, true, true])
      }
    })

    test('a market capitalization is a whole positive amount where it is known', () => {
      for (const [key, { marketCap }] of quotes) {
        if (marketCap !== null) expect([marketCap.gt(0), marketCap.round().eq(marketCap)], key).toEqual([true, true])
      }
    })

    test('GEN-08 a price is never of the future', () => {
      for (const [key, quote] of quotes) expect(quote.at.getTime(), key).toBeLessThanOrEqual(now.getTime())
    })

    test('the same instant has the same answer', async () => {
      expect(await source.quotes([...known, UNKNOWN], now)).toEqual(quotes)
    })

    test('the points of a day go forward, up to the price of the quote', async () => {
      for (const key of known) {
        const points = await source.dayPoints(key, now)
        const instants = points.map(({ at }) => at.getTime())

        expect(points.length, key).toBeGreaterThan(0)
        expect(instants, key).toEqual([...new Set(instants)].toSorted((left, right) => left - right))
        expect(
          points.every(({ price }) => price.gt(0)),
          key,
        ).toBe(true)
        expect(points.at(-1), key).toEqual({ at: quotes.get(key)?.at, price: quotes.get(key)?.price })
      }
    })

    test('history is ascending, positive, within its dates and finished', async () => {
      const today = now.toISOString().slice(0, 10)
      const from = daysBefore(now, 40)

      for (const key of known) {
        const closes = await source.dailyCloses(key, from, '2999-12-31', now)
        const dates = closes.map(({ date }) => date)

        expect(closes.length, key).toBeGreaterThan(20)
        expect(dates, key).toEqual([...new Set(dates)].toSorted())
        expect([(dates[0] ?? '') >= from, (dates.at(-1) ?? '') <= today], key).toEqual([true, true])
        expect(
          closes.every(({ close }) => close.gt(0)),
          key,
        ).toBe(true)
        const volumes = closes.map(({ volume }) => volume)
        expect(
          volumes.every((volume) => volume !== null && Number.isSafeInteger(volume) && volume > 0),
          key,
        ).toBe(true)
      }
    })

    test('history has both its ends, and none when they are crossed', async () => {
      const [key] = known
      if (key === undefined) throw new RangeError('Test securities missing')
      const closes = await source.dailyCloses(key, daysBefore(now, 40), daysBefore(now, 10), now)
      const [first, last] = [closes[0], closes.at(-1)]
      if (!first || !last) throw new RangeError('Price history missing')

      expect(await source.dailyCloses(key, first.date, last.date, now)).toEqual(closes)
      expect(await source.dailyCloses(key, last.date, first.date, now)).toEqual([])
    })

    test('finding X1: a close lies between the low and the high of its day, and a year in the range of its days', async () => {
      for (const key of known) {
        const from = daysBefore(now, 363)
        const to = daysBefore(now, 1)
        const closes = await source.dailyCloses(key, from, to, now)
        for (const { date, close, high, low } of closes) {
          if (high) expect(close.lte(high), `${key} ${date}`).toBe(true)
          if (low) expect(close.gte(low), `${key} ${date}`).toBe(true)
        }
        const comparable = inSharesOf(closes, await source.splits(key, from, today(now), now), today(now))
        const greatest = Math.max(...comparable.map(({ close }) => close.toNumber()))
        const quote = quotes.get(key)
        expect(quote?.yearHigh.toNumber(), key).toBeGreaterThanOrEqual(greatest)
        expect(quote?.yearHigh.toNumber(), key).toBeLessThan(greatest * 1.5)
      }
    })

    test('finding X2: splits and dividends are told by their dates, both ends included', async () => {
      if (!action) {
        for (const key of known) {
          expect(await source.splits(key, daysBefore(now, 363), today(now), now)).toEqual([])
          const paid = await source.dividends(key, daysBefore(now, 363), today(now), now)
          for (const { exDate, amount, paymentDate } of paid) {
            expect([exDate >= daysBefore(now, 363), exDate <= today(now), amount.gt(0)]).toEqual([true, true, true])
            expect(paymentDate === null || paymentDate >= exDate).toBe(true)
          }
        }
        return
      }
      const { key, split, dividend } = action
      expect(textsOf(await source.splits(key, split.date, split.date, now))).toEqual(textsOf([split]))
      expect(await source.splits(key, daysBefore(now, 363), dayBefore(split.date), now)).toEqual([])
      const paid = await source.dividends(key, dividend.exDate, dividend.exDate, now)
      expect(paid.map(({ exDate, amount, currency }) => `${exDate} ${amount} ${currency}`)).toEqual([
        `${dividend.exDate} ${dividend.amount} ${dividend.currency}`,
      ])
      expect(await source.dividends(key, daysBefore(now, 363), dayBefore(dividend.exDate), now)).toEqual([])
    })

    test('finding X2: past days are in the shares of then, curves and quotes in those of today', async () => {
      if (!action) return
      const { key, split } = action
      const ratio = split.numerator.div(split.denominator).toNumber()
      const closes = await source.dailyCloses(key, daysBefore(now, 40), today(now), now)
      const before = closes.findLast(({ date }) => date < split.date)
      const after = closes.find(({ date }) => date >= split.date)
      const jump = (before?.close.toNumber() ?? 0) / (after?.close.toNumber() ?? 0)
      expect(Math.abs(Math.log(jump / ratio))).toBeLessThan(0.2)

      const points = await source.recentPoints(key, 5, 200, now)
      expect(points.some(({ at }) => at.toISOString() < split.date)).toBe(true)
      const prices = points.map(({ price }) => price.toNumber())
      expect(Math.max(...prices) / Math.min(...prices)).toBeLessThan(1.3)
    })

    test('an unknown key has no points and no history', async () => {
      expect(await source.splits(UNKNOWN, daysBefore(now, 40), daysBefore(now, 1), now)).toEqual([])
      expect(await source.dividends(UNKNOWN, daysBefore(now, 40), daysBefore(now, 1), now)).toEqual([])
      expect(await source.dayPoints(UNKNOWN, now)).toEqual([])
      expect(await source.dailyCloses(UNKNOWN, daysBefore(now, 40), daysBefore(now, 1), now)).toEqual([])
    })

    test('a day is thinned to its wanted number of points, its price last', async () => {
      for (const key of known) {
        const points = await source.dayPoints(key, now, 20)

        expect(points.length, key).toBeLessThanOrEqual(20)
        expect(points.at(-1), key).toEqual({ at: quotes.get(key)?.at, price: quotes.get(key)?.price })
      }
    })

    test('CHART-02 the points of several sessions go forward, within their number, to the present price', async () => {
      for (const key of known) {
        const points = await source.recentPoints(key, 5, 200, now)
        const instants = points.map(({ at }) => at.getTime())

        expect(points.length, key).toBeGreaterThan(5)
        expect(points.length, key).toBeLessThanOrEqual(200)
        expect(instants, key).toEqual([...new Set(instants)].toSorted((left, right) => left - right))
        expect(points.at(-1), key).toEqual({ at: quotes.get(key)?.at, price: quotes.get(key)?.price })
      }
      expect(await source.recentPoints(UNKNOWN, 5, 200, now)).toEqual([])
    })

    test('STOCK-18 a dividend yield is a part of the price, and figures speak of known listings alone', async () => {
      const figures = await source.fundamentals([...known, UNKNOWN], now)
      for (const [key, { dividendYield, targetPrice, asOf }] of figures) {
        expect(known).toContain(key)
        if (dividendYield) expect([dividendYield.gte(0), dividendYield.lt(0.5)], key).toEqual([true, true])
        if (targetPrice) expect(targetPrice.gt(0), key).toBe(true)
        expect(asOf.getTime(), key).toBeLessThanOrEqual(now.getTime())
      }
    })

    test('API-72 SEARCH-04 the catalogue is searched by ticker, and what it finds can be opened', async () => {
      const [key] = known
      const ticker = key?.split(':')[0] ?? ''
      const matches = await source.search(ticker, 10, now)

      expect(matches.length).toBeLessThanOrEqual(10)
      expect(matches[0]).toMatchObject({ ticker })
      const match = matches.find((each) => each.key === key) ?? matches[0]
      expect((await source.resolve(match?.normalizedTicker ?? '', now))?.ticker).toBe(ticker)
      expect(await source.search('no such firm', 10, now)).toEqual([])
      expect(await source.resolve('NOSUCH.NOWHERE', now)).toBeNull()
    })

    test('SHELL-03 finding M4: a rate there and back is one', async () => {
      const cadUsd = await source.exchangeRate('CAD', 'USD', now)
      const usdCad = await source.exchangeRate('USD', 'CAD', now)

      expect(cadUsd.times(usdCad).minus(1).abs().toNumber()).toBeLessThan(1e-14)
      expect(usdCad.gt(cadUsd)).toBe(true)
      expect((await source.exchangeRate('CAD', 'CAD', now)).eq(1)).toBe(true)
      expect((await source.exchangeRate('USD', 'USD', now)).eq(1)).toBe(true)
    })
  })
}

function textsOf(splits: readonly Split[]): string[] {
  return splits.map(({ date, numerator, denominator }) => `${date} ${numerator}/${denominator}`)
}

function today(now: Date): string {
  return daysBefore(now, 0)
}

function dayBefore(date: string): string {
  return daysBefore(new Date(date), 1)
}

function daysBefore(now: Date, days: number): string {
  return new Date(now.getTime() - days * 86_400_000).toISOString().slice(0, 10)
}
