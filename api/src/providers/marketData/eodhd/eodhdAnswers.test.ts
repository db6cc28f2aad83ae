import { beforeAll, beforeEach, describe, expect, it, test } from 'vitest'
import { SourceError } from '../../kernel/callSource.ts'
import type { SecurityKey } from '../port.ts'
import { NOW, sampleMarket } from '../testing/sampleMarket.ts'
import { type Answer, startJsonServer } from '../testing/startJsonServer.ts'
import { ROYAL_ACTIONS, withCorporateActions } from '../testing/withCorporateActions.ts'
import { createEodhdClient, isKeyRefused } from './eodhdClient.ts'
import { createEodhdMarketData } from './eodhdMarketData.ts'
import { startEodhd } from './testing/startEodhd.ts'

// What the service answers, by its own pages under eodhd.com: "End-of-Day Historical Data API" (measured on 2026-09-17),
// "How to use the Split Adjusted Function of the Technical Indicators API" (2023-11-09: open, high, low and close are
// adjusted for nothing), "Corporate Actions: Splits and Dividends API" (2026-01-07: not in every plan), "Dividends API:
// Unadjusted Value and Currency" (2021-01-14), "Delisted Stock Companies Data" (2026-07-17), "Two New Fields: Home
// Category and isDelisted" (2020-07-17), "Search API for Stocks, ETFs, Mutual Funds", "Exchanges API. Get List of Tickers"
// and "API Limits" (as of November 2026). What the free plan says of its year: github.com/EodHistoricalData/
// EODHD-APIs-Python-Financial-Library, issue 66 (2026-04-19). "NA" in the place of a group of figures:
// github.com/EodHistoricalData/EODHistoricalData.Wrapper, issue 62 (2026-06-25).

const SHARE: SecurityKey = 'RY:XTSE'
const market = sampleMarket()
const securities = await market.securities()

let standIn: Awaited<ReturnType<typeof startJsonServer>>
let answers: Record<string, Answer>
let byQuery: (url: URL) => Answer | null

beforeAll(async () => {
  standIn = await startJsonServer(async (url) => byQuery(url) ?? answers[url.pathname.split('/')[1] ?? ''] ?? GONE)
  return () => standIn.close()
})

beforeEach(() => {
  standIn.requests.length = 0
  byQuery = () => null
})

const GONE: Answer = { status: 404, body: 'Ticker Not Found.' }
const FORBIDDEN: Answer = { status: 403, body: { error: 'Only for paid plans', code: 403 } }

/** The source where each path answers so; what is not named is not found. */
function create(given: Record<string, Answer>, followed = securities) {
  answers = given
  const client = createEodhdClient({
    token: 't',
    baseUrl: standIn.url,
    allowInsecure: true,
    pause: async () => undefined,
  })
  return createEodhdMarketData(client, followed)
}

async function kindOf(asked: Promise<unknown>): Promise<string> {
  const error = await asked.then(
    () => null,
    (reason: unknown) => reason,
  )
  return error instanceof SourceError ? error.kind : 'answered'
}

const LIVE = {
  code: 'RY.TO',
  timestamp: NOW.getTime() / 1000 - 900,
  gmtoffset: 0,
  open: 60,
  high: 60.5,
  low: 59.5,
  close: 60,
  volume: 1000,
  previousClose: 60,
  change: 0,
  change_p: 0,
}
const quote = (more: object = {}): Answer => ({ body: { ...LIVE, ...more } })
const bar = (date: string, close: unknown, high: unknown, low: unknown, adjusted_close: unknown) => {
  return { date, open: close, high, low, close, adjusted_close, volume: 1000 }
}

describe('documented answers of EODHD', () => {
  test('a day is what was traded, whatever is adjusted beside it', async () => {
    const source = create({
      eod: { body: [bar('2026-11-18', 60, 61.5, 58.5, 56.48), bar('2026-11-19', '60.0000', 'NA', 0, null)] },
    })
    const days = await source.dailyCloses(SHARE, '2026-11-01', '2026-11-20', NOW)
    expect(days.map(({ date, close, high, low }) => `${date} ${close} ${high} ${low}`)).toEqual([
      '2026-11-18 60 61.5 58.5',
      '2026-11-19 60 null null',
    ])
  })

  test('a volume is a whole number of shares, or nothing [D17]', async () => {
    const days = ['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19'].map((date) => bar(date, 60, 61, 59, 60))
    const volumes = [45_678_900, 'NA', null, -1]
    const body = days.map((day, index) => ({ ...day, volume: volumes[index] }))
    const told = await create({ eod: { body } }).dailyCloses(SHARE, '2026-11-01', '2026-11-20', NOW)
    expect(told.map(({ volume }) => volume)).toEqual([45_678_900, null, null, null])
  })

  test('52 weeks are of highs and lows', async () => {
    const eod = { body: [bar('2026-05-18', 60, 61.5, 58.5, 56.48), bar('2026-11-19', 60, 60.2, 59.9, 60)] }
    const source = create({ 'real-time': quote(), eod, splits: { body: [] } })
    const told = (await source.quotes([SHARE], NOW)).get(SHARE)
    expect([`${told?.yearLow}`, `${told?.yearHigh}`]).toEqual(['58.5', '61.5'])
  })

  test('on the first day of new shares the close before is in them', async () => {
    const source = create({
      'real-time': quote({ close: 15.2, open: 15, high: 15.3, low: 14.9, previousClose: 60 }),
      eod: { body: [bar('2026-11-19', 60, 61.2, 59.6, 15)] },
      splits: { body: [{ date: '2026-11-20', split: '4.000000/1.000000' }] },
    })
    const told = (await source.quotes([SHARE], NOW)).get(SHARE)
    expect([`${told?.previousClose}`, `${told?.yearLow}`, `${told?.yearHigh}`]).toEqual(['15', '14.9', '15.3'])
  })

  test('splits and consolidations are read, and nonsense is none', async () => {
    const source = create({
      splits: {
        body: [
          { date: '2026-06-01', split: '1.000000/10.000000' },
          { date: '2025-03-02', split: '3.000000/2.000000' },
          { date: '2025-01-02', split: '0/0' },
          { date: '2025-01-03', split: '1.000000/1.000000' },
          { date: '2025-01-06', split: 'NA' },
        ],
      },
    })
    const splits = await source.splits(SHARE, '2024-01-01', '2026-11-20', NOW)
    expect(splits.map(({ date, numerator, denominator }) => `${date} ${numerator}:${denominator}`)).toEqual([
      '2025-03-02 3:2',
      '2026-06-01 1:10',
    ])
  })

  test('a dividend is what was paid; what is told only in the shares of today is turned back', async () => {
    const paid = { declarationDate: null, recordDate: null, period: 'Quarterly', currency: 'CAD' }
    const source = create({
      div: {
        body: [
          { ...paid, date: '2026-10-23', paymentDate: '2026-11-24', value: 0.37, unadjustedValue: 1.48 },
          { ...paid, date: '2026-07-24', paymentDate: '0000-00-00', value: 0.37, unadjustedValue: 'NA' },
          { ...paid, date: '2026-04-24', paymentDate: null, value: 0, unadjustedValue: 0 },
        ],
      },
      splits: { body: [{ date: '2026-11-18', split: '4.000000/1.000000' }] },
    })
    const dividends = await source.dividends(SHARE, '2026-01-01', '2026-11-20', NOW)
    expect(dividends.map(({ exDate, amount, paymentDate }) => [exDate, `${amount}`, paymentDate])).toEqual([
      ['2026-07-24', '1.48', null],
      ['2026-10-23', '1.48', '2026-11-24'],
    ])
  })

  test('a subscription without splits, dividends and bars still has prices', async () => {
    const source = create({
      'real-time': quote(),
      eod: { body: [bar('2026-11-19', 60, 61.5, 58.5, 60)] },
      splits: FORBIDDEN,
      div: FORBIDDEN,
      intraday: FORBIDDEN,
    })
    expect((await source.quotes([SHARE], NOW)).get(SHARE)?.yearHigh.toString()).toBe('61.5')
    expect(await source.dailyCloses(SHARE, '2026-11-01', '2026-11-20', NOW)).toHaveLength(1)
    expect((await source.dayPoints(SHARE, NOW)).map(({ price }) => `${price}`)).toEqual(['60'])
    expect(await kindOf(source.splits(SHARE, '2026-01-01', '2026-11-20', NOW))).toBe('refused')
    expect(await kindOf(source.dividends(SHARE, '2026-01-01', '2026-11-20', NOW))).toBe('refused')
  })

  test('a plan that has one year of history gives that year, and says so beside it', async () => {
    const warning = 'Data is limited by one year as you have free subscription'
    const told = [bar('2026-11-18', 60, 61.5, 58.5, 60), { ...bar('2026-11-19', 60, 61, 59, 60), warning }, { warning }]
    const source = create({ eod: { body: told }, splits: { body: { warning } }, div: { body: [{ warning }] } })
    const days = await source.dailyCloses(SHARE, '2021-11-20', '2026-11-20', NOW)
    expect(days.map(({ date }) => date)).toEqual(['2026-11-18', '2026-11-19'])
    expect(await source.splits(SHARE, '2021-11-20', '2026-11-20', NOW)).toEqual([])
    expect(await source.dividends(SHARE, '2021-11-20', '2026-11-20', NOW)).toEqual([])
  })

  test.each<[string, Answer]>([
    ['an empty list', { body: [] }],
    ['a text', GONE],
    ['a text with a status of 200', { body: 'Ticker Not Found.' }],
  ])('finding X10: where nothing is known, %s is no history, split or dividend', async (_title, answer) => {
    const source = create({ eod: answer, splits: answer, div: answer })
    for (const ask of [source.dailyCloses, source.splits, source.dividends])
      expect(await ask(SHARE, '2026-01-01', '2026-11-20', NOW)).toEqual([])
  })

  describe('figures', () => {
    const General = { Code: 'RY', Type: 'Common Stock', Name: 'Royal Bank', Exchange: 'TO', CurrencyCode: 'CAD' }

    test.each<[string, unknown]>([
      ['[]', []],
      ['"NA"', 'NA'],
      ['null', null],
    ])('finding X10: %s in the place of a group leaves the others readable', async (_title, none) => {
      const Highlights = { MarketCapitalization: 1e11, PERatio: 12.5, WallStreetTargetPrice: 'NA', DividendYield: 0.04 }
      const parts = { General, Highlights, Technicals: none, SplitsDividends: none, ETF_Data: none }
      const known = (await create({ fundamentals: { body: parts } }).fundamentals([SHARE], NOW)).get(SHARE)
      expect([`${known?.priceEarnings}`, `${known?.dividendYield}`, known?.beta]).toEqual(['12.5', '0.04', null])

      const other = { General: none, Highlights: none, Technicals: { Beta: '0.9' } }
      const rest = (await create({ fundamentals: { body: other } }).fundamentals([SHARE], NOW)).get(SHARE)
      expect([`${rest?.beta}`, rest?.marketCap, rest?.dividendYield]).toEqual(['0.9', null, null])
    })

    test.each<[string, Answer]>([
      ['[]', { body: [] }],
      ['"NA"', { body: '"NA"' }],
      ['a refusal', FORBIDDEN],
      ['a text', GONE],
    ])('finding X10: %s instead of all groups is no figures', async (_title, answer) => {
      expect((await create({ fundamentals: answer }).fundamentals([SHARE], NOW)).size).toBe(0)
    })

    test('a word where a number is wanted is no number, and the others are', async () => {
      const Highlights = { MarketCapitalization: 'n.a.', PERatio: '12.5', DividendYield: '' }
      const known = (await create({ fundamentals: { body: { General, Highlights } } }).fundamentals([SHARE], NOW)).get(
        SHARE,
      )
      expect([known?.marketCap, `${known?.priceEarnings}`, known?.dividendYield]).toEqual([null, '12.5', null])
    })
  })

  describe('the catalogue', () => {
    const match = (Code: string, Exchange: string, Type: string, more: object = {}) => ({
      Code,
      Exchange,
      Name: `${Code} Inc`,
      Type,
      Country: 'USA',
      Currency: 'USD',
      ISIN: null,
      previousClose: 10,
      previousCloseDate: '2026-11-19',
      ...more,
    })

    test('what has no market that we follow, and what is gone, is not offered', async () => {
      const source = create({
        search: {
          body: [
            match('ABC', 'US', 'Common Stock'),
            match('ABCE', 'US', 'ETF'),
            match('ABC-PA', 'US', 'Preferred Stock'),
            match('ABCX', 'US', 'Mutual Fund'),
            match('ABCF', 'US', 'FUND'),
            match('ABCI', 'US', 'INDEX'),
            match('ABCB', 'US', 'BOND'),
            match('ABCW', 'US', 'Warrant'),
            match('ABCO', 'US', 'Common Stock', { previousCloseDate: '2024-02-13' }),
            match('ABCD', 'US', 'Common Stock', { IsDelisted: true }),
            match('ABCN', 'US', 'Common Stock', { previousClose: 'NA', previousCloseDate: 'NA' }),
            match('ABC', 'F', 'Common Stock', { Currency: 'EUR', Country: 'Germany' }),
          ],
        },
      })
      const tickers = (await source.search('ABC', 20, NOW)).map(({ ticker }) => ticker)
      expect(tickers).toEqual(['ABC', 'ABCE', 'ABC-PA', 'ABCN'])
    })

    test.each([
      ['gone', { IsDelisted: true }],
      ['a fund', { Type: 'Mutual Fund' }],
    ])('a listing that is %s is not opened', async (_title, more) => {
      const General = { Type: 'Common Stock', Name: 'Gone Inc', Exchange: 'NASDAQ', CurrencyCode: 'USD', ...more }
      expect(await create({ fundamentals: { body: { General } } }, []).resolve('GONE.US', NOW)).toBeNull()
    })

    test('a subscription without figures opens a new listing by the lists of symbols', async () => {
      const source = create(
        {
          fundamentals: FORBIDDEN,
          search: { body: [match('ABCE', 'US', 'ETF'), match('ABC', 'US', 'Common Stock')] },
          'exchange-symbol-list': {
            body: [
              {
                Code: 'ABC',
                Name: 'ABC Inc',
                Country: 'USA',
                Exchange: 'NYSE',
                Currency: 'USD',
                Type: 'Common Stock',
                Isin: null,
              },
            ],
          },
        },
        [],
      )
      expect(await source.resolve('ABC.US', NOW)).toMatchObject({
        key: 'ABC:XNYS',
        name: 'ABC Inc',
        currency: 'USD',
        country: 'US',
        kind: 'commonStock',
      })
      expect(await source.resolve('ABCE.US', NOW)).toBeNull()
      const lists = standIn.requests.filter(({ pathname }) => pathname.includes('exchange-symbol-list'))
      expect(lists.map(({ searchParams }) => searchParams.get('type'))).toEqual(['stock', 'etf'])
    })

    test('a listing of Toronto in US dollars is opened as such without figures, and needs no list', async () => {
      const dollars = match('DLR-U', 'TO', 'ETF', { Country: 'Canada' })
      const source = create({ fundamentals: FORBIDDEN, search: { body: [dollars] } }, [])
      expect(await source.resolve('DLR-U.TO', NOW)).toMatchObject({
        key: 'DLR-U:XTSE',
        currency: 'USD',
        country: 'CA',
        kind: 'etf',
      })
      expect(await source.resolve('NOSUCH.TO', NOW)).toBeNull()
    })
  })

  test.each<[string, Answer, string, number]>([
    ['402', { status: 402, body: 'You exceeded your daily API requests limit.' }, 'quota', 1],
    ['403', FORBIDDEN, 'refused', 1],
    ['401', { status: 401, body: 'Unauthenticated' }, 'refused', 1],
    ['400', { status: 400, body: { message: 'Bad interval' } }, 'refused', 1],
    ['429 with a time', { status: 429, headers: { 'retry-after': '1' }, body: 'Too Many Requests' }, 'limited', 3],
    ['429 without one', { status: 429, body: 'Too Many Requests' }, 'limited', 3],
    ['429 for long', { status: 429, headers: { 'retry-after': '60' }, body: 'Too Many Requests' }, 'limited', 1],
    ['502 of its maintenance', { status: 502, body: '<html>Bad Gateway</html>' }, 'unreachable', 3],
  ])('finding X3: %s is what it says, and asked again only where that helps', async (_title, answer, kind, times) => {
    expect(await kindOf(create({ 'real-time': answer }).quotes([SHARE], NOW))).toBe(kind)
    expect(standIn.requests).toHaveLength(times)
  })

  describe('quotes of several listings', () => {
    const eod: Answer = { body: [bar('2026-11-18', 60, 61, 59, 60), bar('2026-11-19', 61, 62, 60, 61)] }

    it('one unknown ticker at the start of a request does not stop the prices after it [SVC-1]', async () => {
      const source = create({ eod, splits: { body: [] } })
      byQuery = ({ pathname, searchParams }) => {
        if (!pathname.startsWith('/real-time/')) return null
        const [first = '', ...others] = [pathname.split('/')[2] ?? '', ...(searchParams.get('s')?.split(',') ?? [])]
        const rowOf = (code: string) => ({ ...LIVE, code })
        return first === 'GONE.TO' ? GONE : { body: [first, ...others].map(rowOf) }
      }
      const quotes = await source.quotes(['GONE:XTSE', 'RY:XTSE', 'ENB:XTSE'], NOW)
      expect([...quotes.keys()].toSorted()).toEqual(['ENB:XTSE', 'RY:XTSE'])
    })

    it('a listing without a trade today shows its last close, dated at the end of that session [SVC-2]', async () => {
      const untraded = { timestamp: 'NA', open: 'NA', high: 'NA', low: 'NA', close: 'NA', previousClose: 12.3 }
      const source = create({ 'real-time': quote(untraded), eod, splits: { body: [] } })
      const told = (await source.quotes([SHARE], NOW)).get(SHARE)
      expect([`${told?.price}`, `${told?.previousClose}`, told?.at.toISOString(), told?.isIntraday]).toEqual([
        '61',
        '60',
        '2026-11-19T21:00:00.000Z',
        false,
      ])
    })
  })

  it.each([
    ['Amazon.com', 'Amazon com'],
    ['RY.TO', 'RY'],
    ['Inc.', 'Inc'],
    ['BRK.B.US', 'BRK B'],
  ])('the search text %s is sent without dots as %s [SVC-3]', async (text, sent) => {
    await create({ search: { body: [] } }).search(text, 10, NOW)
    expect(standIn.requests.map(({ pathname }) => decodeURIComponent(pathname))).toEqual([`/search/${sent}`])
  })

  it('a search text of dots alone is not sent [SVC-3]', async () => {
    expect(await create({ search: { body: [] } }).search('...', 10, NOW)).toEqual([])
    expect(standIn.requests).toEqual([])
  })

  it('figures that a company with a loss does not have are absent, not zero [SVC-4]', async () => {
    const parts = {
      General: { Type: 'Common Stock', Name: 'Loss Inc', Exchange: 'TO', CurrencyCode: 'CAD' },
      Highlights: { PERatio: 0, DividendYield: 0 },
      Technicals: { Beta: 0 },
      SplitsDividends: { PayoutRatio: 0 },
    }
    const figures = (await create({ fundamentals: { body: parts } }).fundamentals([SHARE], NOW)).get(SHARE)
    expect([figures?.priceEarnings, figures?.payoutRatio, figures?.beta]).toEqual([null, null, null])
    const hedge = { ...parts, Technicals: { Beta: -0.4 } }
    const others = (await create({ fundamentals: { body: hedge } }).fundamentals([SHARE], NOW)).get(SHARE)
    expect(`${others?.beta}`).toBe('-0.4')
  })

  it.each(['Certificate', 'MONEY', 'Rate', 'ETN', 'FUND', 'BOND', 'INDEX', 'Something new'])(
    'a security of the type %s is not offered [SVC-5]',
    async (Type) => {
      const row = { Code: 'ABC', Exchange: 'US', Name: 'ABC', Type, Country: 'USA', Currency: 'USD' }
      const source = create({ search: { body: [{ ...row, previousClose: 1, previousCloseDate: '2026-11-19' }] } })
      expect(await source.search('ABC', 10, NOW)).toEqual([])
    },
  )

  it('bars before and after the session are not shown [SVC-6]', async () => {
    const barAt = (instant: string, close: number) => ({ timestamp: Date.parse(instant) / 1000, gmtoffset: 0, close })
    const source = create({
      'real-time': quote(),
      eod: { body: [bar('2026-11-19', 60, 61, 59, 60)] },
      splits: { body: [] },
      intraday: {
        body: [
          barAt('2026-11-19T09:10:00Z', 55),
          barAt('2026-11-19T15:10:00Z', 59.9),
          barAt('2026-11-19T23:55:00Z', 66),
          barAt('2026-11-20T14:35:00Z', 60.1),
        ],
      },
    })
    const points = await source.recentPoints(SHARE, 2, 100, NOW)
    expect(points.map(({ price }) => `${price}`)).toEqual(['59.9', '60.1', '60'])
  })

  it('a refused key is told apart from an accepted one and from a service that is down [SVC-7]', async () => {
    const isRefused = async (answer: Answer) => {
      answers = { user: answer }
      const pause = async () => undefined
      return isKeyRefused(createEodhdClient({ token: 't', baseUrl: standIn.url, allowInsecure: true, pause }))
    }
    expect(await isRefused(FORBIDDEN)).toBe(true)
    expect(await isRefused({ status: 401, body: 'x' })).toBe(true)
    expect(await isRefused({ body: { apiRequests: 1 } })).toBe(false)
    expect(await isRefused({ status: 502, body: 'x' })).toBe(false)
  })

  it('a row without a date does not make the rest of a history unreadable [SVC-7]', async () => {
    const source = create({ eod: { body: [bar('0000-00-00', 1, 1, 1, 1), bar('2026-11-19', 60, 61, 59, 60)] } })
    const days = await source.dailyCloses(SHARE, '2026-11-01', '2026-11-20', NOW)
    expect(days.map(({ date }) => date)).toEqual(['2026-11-19'])
  })

  test('intraday bars are in the shares of today, whether the source adjusts them or not', async () => {
    const split = withCorporateActions(market, ROYAL_ACTIONS)
    const own = await startEodhd(split, NOW)
    const pricesOf = async (token: string) => {
      const client = createEodhdClient({ token, baseUrl: own.baseUrl, allowInsecure: true })
      const points = await createEodhdMarketData(client, securities).recentPoints(SHARE, 5, 100, NOW)
      return points.map(({ at, price }) => `${at.toISOString()} ${price}`)
    }
    expect(await pricesOf('good')).toEqual(await pricesOf('adjustedIntraday'))
    await own.close()
  })
})
