import { beforeAll, describe, expect, test } from 'vitest'
import { SourceError } from '../../kernel/callSource.ts'
import { createEodhdNews } from '../../news/eodhd/eodhdNews.ts'
import { describeNews } from '../../news/conformance.ts'
import type { NewsSubject } from '../../news/port.ts'
import { describeMarketData } from '../conformance.ts'
import type { MarketData } from '../port.ts'
import { NOW, sampleMarket } from '../testing/sampleMarket.ts'
import { DIVIDEND, ROYAL_ACTIONS, SPLIT, withCorporateActions } from '../testing/withCorporateActions.ts'
import { createEodhdClient } from './eodhdClient.ts'
import { createEodhdMarketData } from './eodhdMarketData.ts'
import { startEodhd } from './testing/startEodhd.ts'

const market = withCorporateActions(sampleMarket(), ROYAL_ACTIONS)
const securities = await market.securities()
const pauses: number[] = []

let standIn: Awaited<ReturnType<typeof startEodhd>>

beforeAll(async () => {
  standIn = await startEodhd(market, NOW)
  return () => standIn.close()
})

function clientOf(token: string) {
  const pause = async (milliseconds: number) => void pauses.push(milliseconds)
  return createEodhdClient({ token, baseUrl: standIn.baseUrl, allowInsecure: true, pause })
}

function sourceOf(token: string): MarketData {
  return createEodhdMarketData(clientOf(token), securities)
}

describeMarketData('EODHD', () => ({
  marketData: sourceOf('good'),
  knownKeys: ['RY:XTSE', 'RY:XNYS', 'AAPL:XNAS', 'BBD-B:XTSE', 'XIU:XTSE'],
  action: { key: 'RY:XTSE', split: SPLIT, dividend: DIVIDEND },
  now: NOW,
}))

const subject: NewsSubject = {
  key: 'AAPL:XNAS',
  ticker: 'AAPL',
  companyName: 'Apple Inc.',
  currency: 'USD',
  sector: null,
}

describeNews('EODHD', () => ({
  source: createEodhdNews(clientOf('good')),
  known: subject,
  unknown: { ...subject, key: 'NOSUCH:XNAS', ticker: 'NOSUCH' },
  now: NOW,
}))

async function sourceErrorOf(asked: Promise<unknown>): Promise<SourceError> {
  const error = await asked.then(
    () => null,
    (reason: unknown) => reason,
  )
  if (error instanceof SourceError) return error
  throw new Error('it did not fail')
}

describe('EODHD', () => {
  test.for([
    ['bad', 'refused'],
    ['quota', 'quota'],
  ] as const)('the token %s is %s, at once and without a word of the token [D7]', async ([token, kind]) => {
    pauses.length = 0
    const trouble = await sourceErrorOf(sourceOf(token).quotes(['RY:XTSE'], NOW))
    expect([trouble.kind, pauses]).toEqual([kind, []])
    expect(JSON.stringify([trouble.message, trouble.stack, trouble.cause])).not.toMatch(/api_token|http:|<html>/)
  })

  test('a failing source is tried again, and a limit is waited for as long as it says [D7]', async () => {
    pauses.length = 0
    expect((await sourceOf('flaky').quotes(['RY:XTSE'], NOW)).size).toBe(1)
    expect(pauses.every((pause) => pause <= 8000)).toBe(true)
    pauses.length = 0
    await sourceOf('limited').exchangeRate('USD', 'CAD', NOW)
    expect(pauses).toEqual([1000])
  })

  test('a source that gives up rests, and is asked again later [D7]', async () => {
    let instant = 0
    const client = createEodhdClient({
      token: 'quota',
      baseUrl: standIn.baseUrl,
      allowInsecure: true,
      clock: () => instant,
    })
    const source = createEodhdMarketData(client, securities)
    const questions = async () => {
      standIn.requests.length = 0
      await sourceErrorOf(source.quotes(['RY:XTSE'], NOW))
      return standIn.requests.length
    }
    expect([await questions(), await questions()]).toEqual([1, 0])
    instant = 30_000
    expect(await questions()).toBe(1)
  })

  test('twenty symbols travel in one request, and its shape is always asked for [D7]', async () => {
    const source = sourceOf('good')
    const keys = securities.slice(0, 45).map(({ key }) => key)
    standIn.requests.length = 0
    await source.quotes(keys, NOW)
    const live = standIn.requests.filter(({ pathname }) => pathname.includes('/real-time/'))
    expect(live).toHaveLength(3)
    expect(standIn.requests.every(({ searchParams }) => searchParams.get('fmt') === 'json')).toBe(true)
    standIn.requests.length = 0
    await source.quotes(keys, NOW)
    expect(standIn.requests).toHaveLength(3)
  })

  test('words for nothing are no figures: an untraded symbol has no quote [D7]', async () => {
    const quotes = await sourceOf('good').quotes(['NONE:XNAS', 'RY:XTSE', 'GTII:CSE'], NOW)
    expect([...quotes.keys()]).toEqual(['RY:XTSE'])
    const figures = await sourceOf('good').fundamentals(['RY:XTSE'], NOW)
    expect(figures.get('RY:XTSE')).toMatchObject({ priceEarnings: null, payoutRatio: null, isSample: false })
    expect(figures.get('RY:XTSE')?.beta?.toString()).toBe('0.9')
  })

  test('a fund says its yield in per cent, and ours is a part [STOCK-18]', async () => {
    const [figures, sample] = await Promise.all([
      sourceOf('good').fundamentals(['XIU:XTSE'], NOW),
      market.fundamentals(['XIU:XTSE'], NOW),
    ])
    const [ours, theirs] = [figures.get('XIU:XTSE'), sample.get('XIU:XTSE')]
    expect(ours?.dividendYield?.toNumber()).toBeCloseTo(theirs?.dividendYield?.toNumber() ?? 0, 6)
    expect(ours?.marketCap?.toString()).toBe('5000000')
  })

  test('listings in other currencies are not offered [STOCK-19] [API-72]', async () => {
    const matches = await sourceOf('good').search('ENB', 20, NOW)
    expect(new Set(matches.map(({ currency }) => currency))).toEqual(new Set(['CAD', 'USD']))
    expect(matches.map(({ normalizedTicker }) => normalizedTicker)).toEqual(
      expect.arrayContaining(['ENB.TO', 'ENB.US']),
    )
  })

  test('a symbol that trades in another currency than its listing has neither figures nor prices [STOCK-19]', async () => {
    const mistaken = securities.map((security) =>
      security.key === 'RY:XTSE' ? { ...security, currency: 'USD' as const } : security,
    )
    const source = createEodhdMarketData(clientOf('good'), mistaken)
    expect([...(await source.fundamentals(['RY:XTSE', 'TD:XTSE'], NOW)).keys()]).toEqual(['TD:XTSE'])
    expect([...(await source.quotes(['RY:XTSE', 'TD:XTSE'], NOW)).keys()]).toEqual(['TD:XTSE'])
  })

  test('without intraday bars the day has the present price [D7]', async () => {
    const source = sourceOf('noIntraday')
    const quote = (await source.quotes(['RY:XTSE'], NOW)).get('RY:XTSE')
    expect(await source.dayPoints('RY:XTSE', NOW)).toEqual([{ at: quote?.at, price: quote?.price }])
  })

  test('what has no exchange there is not listed [D7]', async () => {
    const listed = await sourceOf('good').securities()
    expect(listed.some(({ exchangeCode }) => exchangeCode === 'CSE')).toBe(false)
    expect(listed.length).toBeGreaterThan(200)
  })

  test('a script is no link of the news, and their markup is gone [NEWS-02]', async () => {
    const articles = await createEodhdNews(clientOf('good')).latest(subject, 'en', 9, NOW)
    expect(articles).toHaveLength(8)
    expect(articles[0]).toMatchObject({
      title: 'Headline 0',
      content: 'Text of article 0.',
      source: 'news.example',
      sentiment: null,
    })
    expect(articles[1]?.symbols).toEqual(['AAPL', 'OTHER.US'])
  })
})
