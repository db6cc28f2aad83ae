import { beforeAll, beforeEach, describe, expect, it, test } from 'vitest'
import { SourceError } from '../../kernel/callSource.ts'
import type { SecurityKey } from '../port.ts'
import { type Answer, startJsonServer } from '../testing/startJsonServer.ts'
import { createYahooMarketData } from './yahooMarketData.ts'

// What the service answers. It documents nothing itself: these are the shapes that its clients have met, as of November
// 2026. Refusals of charts: github.com/ranaroussi/yfinance, issues 2902 (2026-07-14) and 1548 (2023-06-06). 429 to
// agents that are no browser: github.com/atreadw1492/yahoo_fin, issue 130 (2025-10-06), and tarkah/tickrs, pull request
// 170 (2025-02-19). Charts with their events: the types of npm yahoo-finance2 3.15.4, modules/chart.

const NOW = new Date('2026-11-20T15:00:00.000Z')
const SHARE: SecurityKey = 'RY:XTSE'
const META = {
  currency: 'CAD',
  symbol: 'RY.TO',
  exchangeName: 'TOR',
  fullExchangeName: 'Toronto',
  instrumentType: 'EQUITY',
  longName: 'Royal Bank of Canada',
  regularMarketPrice: 60,
  regularMarketTime: 1_795_186_500,
  chartPreviousClose: 59.5,
  priceHint: 2,
}

let standIn: Awaited<ReturnType<typeof startJsonServer>>
let answers: Answer[]
let agents: string[]
let pauses: number[]

beforeAll(async () => {
  standIn = await startJsonServer(async (_url, { 'user-agent': agent = '' }) => {
    agents.push(agent)
    return answers.length > 1 ? (answers.shift() ?? NOTHING) : (answers[0] ?? NOTHING)
  })
  return () => standIn.close()
})

beforeEach(() => {
  standIn.requests.length = 0
  ;[agents, pauses] = [[], []]
})

function create(...given: Answer[]) {
  answers = given
  const pause = async (milliseconds: number) => void pauses.push(milliseconds)
  return createYahooMarketData({ securities: [], baseUrl: standIn.url, allowInsecure: true, pause })
}

const refusal = (status: number, code: string, description: string): Answer => ({
  status,
  body: { chart: { result: null, error: { code, description } } },
})
const NOTHING = refusal(404, 'Not Found', 'No data found, symbol may be delisted')
const chartOf = (more: object): Answer => ({
  body: { chart: { result: [{ meta: META, indicators: { quote: [{}] }, ...more }], error: null } },
})
const at = (date: string) => Date.parse(`${date}T14:30:00Z`) / 1000

async function kindOf(asked: Promise<unknown>): Promise<string> {
  const error = await asked.then(
    () => null,
    (reason: unknown) => reason,
  )
  return error instanceof SourceError ? error.kind : 'answered'
}

describe('documented answers of Yahoo Finance', () => {
  test.each<[string, Answer]>([
    [
      'a time before the first trade',
      refusal(400, 'Bad Request', "Data doesn't exist for startDate = 1637366400, endDate = 1795186500"),
    ],
    ['a symbol that is gone', NOTHING],
    [
      'a time without data',
      refusal(422, 'Unprocessable Entity', "Data doesn't exist for startDate = 1637366400, endDate = 1795186500"),
    ],
    ['no result', { body: { chart: { result: null, error: null } } }],
    ['an empty list of results', { body: { chart: { result: [], error: null } } }],
    ['a chart without a time', chartOf({})],
  ])('finding X3: %s is nothing, asked once, and the next symbol is asked at once', async (_title, answer) => {
    const source = create(answer, chartOf({ timestamp: [at('2026-11-19')], indicators: { quote: [{ close: [60] }] } }))
    expect(await source.dailyCloses(SHARE, '2021-11-20', '2026-11-20', NOW)).toEqual([])
    expect([standIn.requests.length, pauses]).toEqual([1, []])
    const closes = await source.dailyCloses('TD:XTSE', '2021-11-20', '2026-11-20', NOW)
    expect(closes.map(({ date, close }) => `${date} ${close}`)).toEqual(['2026-11-19 60'])
  })

  test.each<[string, Answer, string]>([
    ['403 without a word', { status: 403, body: 'Forbidden' }, 'refused'],
    ['401 without a crumb', { status: 401, body: { finance: { error: { code: 'Unauthorized' } } } }, 'refused'],
    ['410', { status: 410, body: '' }, 'refused'],
  ])('finding X3: %s is said at once, not again, and nobody else waits for it', async (_title, answer, kind) => {
    const source = create(answer, chartOf({}))
    expect(await kindOf(source.dailyCloses(SHARE, '2021-11-20', '2026-11-20', NOW))).toBe(kind)
    expect([standIn.requests.length, pauses]).toEqual([1, []])
    expect(await source.dailyCloses('TD:XTSE', '2021-11-20', '2026-11-20', NOW)).toEqual([])
  })

  it('a request for bars that are too old is an error, not an unknown symbol [SVC-11]', async () => {
    const tooOld = '15m data not available. The requested range must be within the last 60 days.'
    const source = create(refusal(422, 'Unprocessable Entity', tooOld))
    expect(await kindOf(source.dailyCloses(SHARE, '2021-11-20', '2026-11-20', NOW))).toBe('refused')
  })

  it('another agent is sent after a 429, and stays if it is accepted [SVC-8]', async () => {
    const limited: Answer = { status: 429, body: 'Too Many Requests' }
    const source = create(limited, chartOf({}))
    await source.dailyCloses(SHARE, '2021-11-20', '2026-11-20', NOW)
    await source.dailyCloses('TD:XTSE', '2021-11-20', '2026-11-20', NOW)
    expect(agents).toEqual([expect.stringMatching(/Chrome/), 'Mozilla/5.0', 'Mozilla/5.0'])
  })

  it('the configured agent is sent first, and the built-in ones after a 429 [SVC-8]', async () => {
    answers = [{ status: 429, body: 'Too Many Requests' }, chartOf({})]
    const options = { securities: [], baseUrl: standIn.url, allowInsecure: true, pause: async () => undefined }
    const source = createYahooMarketData({ ...options, userAgent: 'Mine/1.0' })
    await source.dailyCloses(SHARE, '2021-11-20', '2026-11-20', NOW)
    expect(agents).toEqual(['Mine/1.0', expect.stringMatching(/Chrome/)])
  })

  it('a quote has no floating-point noise and no decimals that were never traded [SVC-10]', async () => {
    const meta = { ...META, regularMarketPrice: 143.80999755859375, chartPreviousClose: 287.423 }
    const told = (await create(chartOf({ meta })).quotes([SHARE], NOW)).get(SHARE)
    expect([`${told?.price}`, `${told?.previousClose}`]).toEqual(['143.81', '287.42'])
  })

  it('a request for many prices that is refused leaves the charts to be read [SVC-9]', async () => {
    const source = create({ status: 404, body: 'Not Found' }, chartOf({}))
    expect([...(await source.quotes([SHARE, 'TD:XTSE'], NOW)).keys()]).toEqual([SHARE, 'TD:XTSE'])
    expect(standIn.requests.map(({ pathname }) => pathname.split('/')[3])).toEqual(['spark', 'chart', 'chart'])
  })

  test('it is asked as browsers ask', async () => {
    await create(chartOf({})).dailyCloses(SHARE, '2021-11-20', '2026-11-20', NOW)
    expect(agents).toEqual([expect.stringMatching(/^Mozilla\/5\.0 \(.+\) AppleWebKit\/.+ Chrome\/\d+/)])
  })

  test('429 without a time is tried again, later each time, and then it rests', async () => {
    const source = create({ status: 429, body: 'Too Many Requests\r\n' })
    expect(await kindOf(source.dailyCloses(SHARE, '2021-11-20', '2026-11-20', NOW))).toBe('limited')
    expect([standIn.requests.length, pauses.length]).toEqual([3, 2])
    expect(await kindOf(source.dailyCloses('TD:XTSE', '2021-11-20', '2026-11-20', NOW))).toBe('limited')
    expect(standIn.requests.length).toBe(3)
  })

  test.each([
    ['seconds', () => '120'],
    ['an instant', () => new Date(Date.now() + 120_000).toUTCString()],
  ])('finding X4: 429 with %s after which to ask again is not asked before', async (_title, retryAfter) => {
    const limited: Answer = { status: 429, headers: { 'retry-after': retryAfter() }, body: 'Too Many Requests\r\n' }
    let clock = 0
    answers = [limited, chartOf({})]
    const options = { securities: [], baseUrl: standIn.url, allowInsecure: true, clock: () => clock }
    const source = createYahooMarketData(options)
    const ask = (key: SecurityKey) => kindOf(source.dailyCloses(key, '2021-11-20', '2026-11-20', NOW))
    expect(await ask(SHARE)).toBe('limited')
    clock = 100_000
    expect([await ask('TD:XTSE'), standIn.requests.length]).toEqual(['limited', 1])
    clock = 121_000
    expect([await ask('BMO:XTSE'), standIn.requests.length]).toEqual(['answered', 2])
  })

  test('what Toronto quotes in US dollars is offered and opened in them', async () => {
    const found = (symbol: string, longname: string) => ({ symbol, exchange: 'TOR', quoteType: 'ETF', longname })
    const source = create({
      body: {
        quotes: [
          found('DLR-U.TO', 'Global X US Dollar Currency ETF'),
          found('DLR.TO', 'Global X US Dollar Currency ETF'),
          found('REI-UN.TO', 'RioCan REIT'),
        ],
      },
    })
    const matches = await source.search('DLR', 10, NOW)
    expect(matches.map(({ ticker, currency, country }) => [ticker, currency, country])).toEqual([
      ['DLR-U', 'USD', 'CA'],
      ['DLR', 'CAD', 'CA'],
      ['REI-UN', 'CAD', 'CA'],
    ])
    answers = [chartOf({ meta: { ...META, symbol: 'DLR-U.TO', currency: 'USD', instrumentType: 'ETF' } })]
    expect(await source.resolve('DLR-U.TO', NOW)).toMatchObject({
      key: 'DLR-U:XTSE',
      currency: 'USD',
      country: 'CA',
      kind: 'etf',
    })
  })

  test('closes are turned back to what was traded, and dividends to what was paid', async () => {
    const dates = ['2026-11-05', '2026-11-06', '2026-11-09', '2026-11-10', '2026-11-19']
    const source = create(
      chartOf({
        timestamp: dates.map(at),
        events: {
          dividends: { [at('2026-11-06')]: { amount: 0.375, date: at('2026-11-06') } },
          splits: {
            [at('2026-11-10')]: { date: at('2026-11-10'), numerator: 4, denominator: 1, splitRatio: '4:1' },
          },
        },
        indicators: {
          quote: [
            {
              open: [15, 15, null, 15, 15],
              high: [15.375, 15.375, null, 15.25, 15.5],
              low: [14.625, 14.625, null, 14.5, 14.75],
              close: [15, 14.75, null, 15, 15],
            },
          ],
          adjclose: [{ adjclose: [14.63, 14.75, null, 15, 15] }],
        },
      }),
    )
    const closes = await source.dailyCloses(SHARE, '2026-11-01', '2026-11-20', NOW)
    expect(closes.map(({ date, close, high, low }) => `${date} ${close} ${high} ${low}`)).toEqual([
      '2026-11-05 60 61.5 58.5',
      '2026-11-06 59 61.5 58.5',
      '2026-11-10 15 15.25 14.5',
      '2026-11-19 15 15.5 14.75',
    ])
    const paid = await source.dividends(SHARE, '2026-11-01', '2026-11-20', NOW)
    expect(paid.map(({ exDate, amount, currency }) => `${exDate} ${amount} ${currency}`)).toEqual([
      '2026-11-06 1.5 CAD',
    ])
    // Of a part of the time alone not every split would be told: it is always asked up to now, and once.
    expect(standIn.requests.map(({ searchParams }) => searchParams.get('period2'))).toEqual([
      String(NOW.getTime() / 1000),
    ])
    expect(standIn.requests[0]?.searchParams.get('events')).toBe('div,splits,capitalGains')
  })

  test('closes that are not adjusted yet for a split that is told are not turned back', async () => {
    const split = { date: at('2026-11-19'), numerator: 4, denominator: 1 }
    const sent = (before: number) =>
      chartOf({
        timestamp: [at('2026-11-18'), at('2026-11-19')],
        events: { splits: { [split.date]: split } },
        indicators: { quote: [{ close: [before, 15.5] }] },
      })
    for (const before of [60, 15]) {
      const days = await create(sent(before)).dailyCloses(SHARE, '2026-11-01', '2026-11-20', NOW)
      expect(days.map(({ close }) => `${close}`)).toEqual(['60', '15.5'])
    }
  })

  test('a price that was sent as a number of 32 bits is the price again', async () => {
    const sent = {
      timestamp: [at('2026-11-19')],
      indicators: { quote: [{ close: [143.80999755859375], low: [143.8125] }] },
    }
    const [day] = await create(chartOf(sent)).dailyCloses(SHARE, '2026-11-01', '2026-11-20', NOW)
    expect([`${day?.close}`, `${day?.low}`]).toEqual(['143.81', '143.8125'])
  })

  it('gains that a fund reinvested are read beside its dividends and marked [SVC-12]', async () => {
    const told = {
      dividends: { [at('2026-06-01')]: { amount: 0.25, date: at('2026-06-01') } },
      capitalGains: { [at('2026-11-02')]: { amount: 1.1, date: at('2026-11-02') } },
    }
    const paid = await create(chartOf({ events: told })).dividends('XIU:XTSE', '2026-01-01', '2026-11-20', NOW)
    expect(paid.map(({ exDate, amount, isReinvestedGain = false }) => [exDate, `${amount}`, isReinvestedGain])).toEqual(
      [
        ['2026-06-01', '0.25', false],
        ['2026-11-02', '1.1', true],
      ],
    )
  })

  test('a dividend in another currency than the listing says so', async () => {
    const told = { [at('2026-10-05')]: { amount: 0.62, date: at('2026-10-05'), currency: 'USD' } }
    const [paid] = await create(chartOf({ events: { dividends: told } })).dividends(
      'QSR:XTSE',
      '2026-10-01',
      '2026-11-01',
      NOW,
    )
    expect(paid).toMatchObject({ exDate: '2026-10-05', currency: 'USD', paymentDate: null })
  })
})
