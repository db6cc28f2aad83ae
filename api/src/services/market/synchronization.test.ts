import { decimal } from '@palier/domain/kernel/decimal'
import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, it, test } from 'vitest'
import type { Database } from '../../database/kernel/database.ts'
import {
  dailyCloses,
  exchangeRates,
  newsArticles,
  priceSamples,
  stockDividends,
  stockFundamentals,
  stockQuotes,
  stockSplits,
  synchronizations,
} from '../../database/schema/market.ts'
import { describeOnOneEngine } from '../../database/testing/describeOnBothEngines.ts'
import { SourceError } from '../../providers/kernel/callSource.ts'
import type { MarketData, SecurityKey } from '../../providers/marketData/port.ts'
import { NOW } from '../../providers/marketData/testing/sampleMarket.ts'
import { seedDatabase } from '../../setup/seedDatabase.ts'
import { stockIdOf } from './stockId.ts'
import { createStoredMarketData, RateMissing } from './storedMarketData.ts'
import { createStoredNews } from './storedNews.ts'
import { FEW_KEYS, fewMarket, playSource, RY, type SourceBehaviour } from '../../testing/playSource.ts'
import { createSynchronization } from './synchronization.ts'

const MINUTE = 60_000

describeOnOneEngine('DATA-30 synchronization', (open) => {
  let database: Database
  let behaviour: SourceBehaviour

  beforeAll(async () => {
    database = (await open()).database
    await seedDatabase(database, fewMarket)
  })

  beforeEach(async () => {
    behaviour = { jump: 1, failsAt: null, hasRate: true }
    for (const table of [
      stockQuotes,
      priceSamples,
      dailyCloses,
      stockSplits,
      stockDividends,
      stockFundamentals,
      newsArticles,
      synchronizations,
      exchangeRates,
    ]) {
      await database.delete(table)
    }
  })

  function create() {
    const source = playSource(behaviour)
    return { ...source, synchronization: createSynchronization(database, source.sources) }
  }

  async function storedPrice(key: SecurityKey = RY) {
    const [row] = await database
      .select()
      .from(stockQuotes)
      .where(eq(stockQuotes.stockId, stockIdOf(key)))
    return row ? [Number(row.price), row.doubtfulPrice && Number(row.doubtfulPrice)] : null
  }

  test('everything is fetched and stored, and again changes nothing [ADMIN-13]', async () => {
    const { synchronization } = create()
    await synchronization.run('all', NOW)
    const counts = async () => [
      await database.$count(stockQuotes),
      await database.$count(priceSamples),
      await database.$count(dailyCloses),
      await database.$count(stockFundamentals),
      await database.$count(newsArticles),
    ]
    const first = await counts()
    expect([first[0], first[1], first[3], first[4]]).toEqual([5, 5, 5, 5])
    expect(first[2]).toBeGreaterThan(5 * 1800)
    await synchronization.run('all', NOW)
    expect(await counts()).toEqual(first)
  })

  /** The same source, which does not tell of splits, or keeps them from us; and what it was asked of RY. */
  function withoutSplits(tellSplits: MarketData['splits']) {
    const { sources } = playSource(behaviour)
    const asked: string[] = []
    const marketData: MarketData = {
      ...sources.marketData,
      splits: tellSplits,
      dailyCloses: (key, from, to, now) => {
        if (key === RY) asked.push(from)
        return sources.marketData.dailyCloses(key, from, to, now)
      },
    }
    return { asked, synchronization: createSynchronization(database, { ...sources, marketData }) }
  }

  test('history is read once, then some days at a time, and whole again when a split is told', async () => {
    const late = withoutSplits(async () => [])
    await late.synchronization.run('eod', NOW)
    await late.synchronization.run('eod', NOW)
    expect(late.asked).toEqual(['2021-11-20', '2026-11-15'])

    const { sources } = playSource(behaviour)
    const told = withoutSplits(sources.marketData.splits)
    await told.synchronization.run('eod', NOW)
    // A source may be late with what it adjusts.
    await told.synchronization.run('eod', new Date('2026-11-28T15:00:00.000Z'))
    await told.synchronization.run('eod', new Date('2026-11-29T15:00:00.000Z'))
    expect(told.asked).toEqual(['2021-11-20', '2021-11-28', '2026-11-23'])
    expect(await database.$count(stockSplits)).toBe(1)
  })

  test('a source that keeps splits from us takes none away, and its prices are stored', async () => {
    const { synchronization } = create()
    await synchronization.run('eod', NOW)
    const refusing = withoutSplits(() => Promise.reject(new SourceError('Source', 'refused')))
    await refusing.synchronization.run('eod', NOW)
    expect([refusing.asked, await database.$count(stockSplits)]).toEqual([['2021-11-20'], 1])
  })

  test('the last and the next run of each scope are recorded [ADMIN-14] [DATA-30]', async () => {
    const { synchronization } = create()
    expect((await synchronization.states(NOW)).map(({ lastFinishedAt, nextAt }) => [lastFinishedAt, nextAt])).toEqual([
      [null, NOW],
      [null, NOW],
      [null, NOW],
      [null, NOW],
    ])
    await synchronization.run('all', NOW)
    const states = await synchronization.states(new Date(NOW.getTime() + MINUTE))
    expect(states.map(({ scope, lastFinishedAt, nextAt }) => [scope, lastFinishedAt, nextAt?.toISOString()])).toEqual([
      ['eod', NOW, '2026-11-21T00:00:00.000Z'],
      ['intraday', NOW, '2026-11-20T15:15:00.000Z'],
      ['fundamental', NOW, '2026-11-21T15:00:00.000Z'],
      ['deamon', NOW, '2026-11-21T03:00:00.000Z'],
    ])
  })

  test('what is due runs and the rest waits; by night and at the weekend no price is fetched [ADMIN-13]', async () => {
    const { synchronization, questions } = create()
    await synchronization.runDue(NOW)
    const first = questions()
    await synchronization.runDue(new Date(NOW.getTime() + MINUTE))
    expect(questions()).toBe(first)
    await synchronization.runDue(new Date(NOW.getTime() + 15 * MINUTE))
    expect(questions()).toBe(first + 1)

    const saturday = new Date('2026-11-21T16:00:00.000Z')
    await synchronization.runDue(saturday)
    const states = await synchronization.states(saturday)
    expect(states.find(({ scope }) => scope === 'intraday')?.nextAt?.toISOString()).toBe('2026-11-23T14:30:00.000Z')
  })

  test('a round that failed goes on where it stopped, and says why [D14]', async () => {
    const many = playSource({ ...behaviour, failsAt: 4 })
    const broken = createSynchronization(database, many.sources)
    await expect(broken.run('eod', NOW)).rejects.toThrow('quota')
    expect((await broken.states(NOW))[0]).toMatchObject({ lastFinishedAt: null, lastError: 'quota', nextAt: NOW })
    expect(await broken.isFailing()).toBe(true)

    await broken.run('eod', NOW)
    expect((await broken.states(NOW))[0]).toMatchObject({ lastFinishedAt: NOW, lastError: null })
    expect(await broken.isFailing()).toBe(false)
  })

  it('gains that a fund reinvested are stored apart from what it paid [SVC-12]', async () => {
    const { sources } = playSource(behaviour)
    const gain = { exDate: '2026-11-02', amount: decimal('1.1'), currency: 'CAD', paymentDate: null }
    const paid = [gain, { ...gain, amount: decimal('0.2'), isReinvestedGain: true }]
    const marketData: MarketData = { ...sources.marketData, dividends: async () => paid }
    await createSynchronization(database, { ...sources, marketData }).run('eod', NOW)
    const stored = createStoredMarketData(database, marketData)
    expect(await stored.dividends(RY, '2026-11-01', '2026-11-20', NOW)).toEqual(paid)
  })

  it('a listing that fails alone is stepped over, and the round goes on after it [SVC-1]', async () => {
    const { sources } = playSource(behaviour)
    const marketData: MarketData = {
      ...sources.marketData,
      quotes: async (keys, now) => {
        if (keys.includes(RY)) throw new SourceError('Source', 'unreadable')
        return sources.marketData.quotes(keys, now)
      },
    }
    const synchronization = createSynchronization(database, { ...sources, marketData })
    await synchronization.run('intraday', NOW)
    expect([await database.$count(stockQuotes), await storedPrice()]).toEqual([4, null])
    expect((await synchronization.states(NOW))[1]).toMatchObject({ lastFinishedAt: NOW, lastError: null })
  })

  test('a stopped round leaves its place, and the next one goes on after it [D14]', async () => {
    const { synchronization } = create()
    await expect(synchronization.run('intraday', NOW, AbortSignal.abort())).rejects.toThrow()
    const ids = FEW_KEYS.map(stockIdOf).toSorted()
    await database.update(synchronizations).set({ cursor: ids[2] ?? '' })
    await synchronization.run('intraday', NOW)
    const stored = await database.select().from(stockQuotes)
    expect(stored.map(({ stockId }) => stockId).toSorted()).toEqual(ids.slice(3))
  })

  test('a tick that jumps implausibly needs a second one [D7]', async () => {
    const { synchronization } = create()
    await synchronization.run('intraday', NOW)
    const [before] = (await storedPrice()) ?? []

    behaviour.jump = 10
    await synchronization.run('intraday', new Date(NOW.getTime() + 15 * MINUTE))
    const [held, doubtful] = (await storedPrice()) ?? []
    expect(held).toBe(before)
    expect(Number(doubtful)).toBeGreaterThan(Number(before) * 8)

    behaviour.jump = 1
    await synchronization.run('intraday', new Date(NOW.getTime() + 30 * MINUTE))
    expect((await storedPrice())?.[1]).toBeNull()

    behaviour.jump = 10
    await synchronization.run('intraday', new Date(NOW.getTime() + 45 * MINUTE))
    await synchronization.run('intraday', new Date(NOW.getTime() + 60 * MINUTE))
    expect(Number((await storedPrice())?.[0])).toBeGreaterThan(Number(before) * 8)
  })

  test('people read what is stored: prices, day, history, figures, news and rate [D7]', async () => {
    const { sources, synchronization, questions } = create()
    await synchronization.run('all', NOW)
    await synchronization.run('intraday', new Date(NOW.getTime() + 15 * MINUTE))
    const later = new Date(NOW.getTime() + 16 * MINUTE)
    const [stored, asked] = [createStoredMarketData(database, sources.marketData), questions()]

    const quote = (await stored.quotes([RY], later)).get(RY)
    const day = await stored.dayPoints(RY, later)
    expect(day).toHaveLength(2)
    expect(day.at(-1)).toEqual({ at: quote?.at, price: quote?.price })
    expect((await stored.dailyCloses(RY, '2026-11-01', '2026-11-10', later)).map(({ date }) => date)).toHaveLength(10)
    expect((await stored.fundamentals([RY], later)).get(RY)?.dividendYield?.gt(0)).toBe(true)
    expect((await stored.exchangeRate('USD', 'CAD', later)).toString()).toBe('1.4064')
    expect(questions()).toBe(asked)

    const subject = { key: RY, ticker: 'RY', companyName: 'Royal', currency: 'CAD', sector: null } as const
    const articles = await createStoredNews(database, sources.news).latest(subject, 'fr', 5, later)
    expect(articles).toMatchObject([{ title: 'About RY', sentiment: 0.5, isSample: false }])
  })

  test('a rate that is missing or too old is missing, never 1 [SHELL-03]', async () => {
    const { sources, synchronization } = create()
    await synchronization.run('intraday', NOW)
    behaviour.hasRate = false
    const late = new Date(NOW.getTime() + 6 * 86_400_000)
    await synchronization.run('intraday', late)
    const stored = createStoredMarketData(database, sources.marketData)
    await expect(stored.exchangeRate('CAD', 'USD', late)).rejects.toThrow(RateMissing)
    expect((await stored.exchangeRate('CAD', 'CAD', late)).toString()).toBe('1')
  })

  test('on the simulated exchange a run stores nothing and is recorded [ADMIN-13]', async () => {
    const synchronization = createSynchronization(database, null)
    await synchronization.run('all', NOW)
    expect(await database.$count(stockQuotes)).toBe(0)
    expect((await synchronization.states(NOW)).every(({ lastFinishedAt, nextAt }) => lastFinishedAt && !nextAt)).toBe(
      true,
    )
  })
})
