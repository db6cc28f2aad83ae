import { polarityOf } from '../polarity.ts'
import type { DailyClose, MarketData } from '../../marketData/port.ts'
import { dateOfDay, dayOfDate, DAY } from '@palier/domain/market/exchangeDay'
import { hashText, uniform } from '../../marketData/simulated/random.ts'
import type { NewsArticle, NewsLanguage, NewsSource, NewsSubject } from '../port.ts'
import { priceStory, weekStory, type Story } from './priceStories.ts'
import { FICTIONAL_FIRMS, SECTOR_STORIES } from './sectorStories.ts'

type SimulatedNewsOptions = {
  marketData: MarketData
  seed: number
  /** URL of the page about simulated data, linked from every story. */
  link: string
}

const SOURCES = { fr: 'Données d’exemple de Palier', en: 'Palier sample data' } as const
const STREAM = 101
const DAYS_BACK = 100
const WEEK = 7
const SECTOR_STORY_DAYS = 3
const NOTABLE_MOVE = 0.012
const DAYS_OF_YEAR = 364
// A one-year record within this many sessions of another one is not reported.
const RECORD_PAUSE_SESSIONS = 20
// Each session checked for a record needs a year before it. Simulated sessions are calendar days.
const DAYS_READ = DAYS_BACK + RECORD_PAUSE_SESSIONS + DAYS_OF_YEAR
// Evening in Toronto, after any close.
const EVENING_MILLISECONDS = 22 * 3_600_000
const MORNING_MILLISECONDS = 13 * 3_600_000
const HOUR_MILLISECONDS = 3_600_000

type Dated = { id: string; at: Date; story: Story; symbols: string[] }

/**
 * News of the simulated market: price reports, and stories about invented companies. Never states
 * anything about a real company. Deterministic by seed, listing and instant.
 */
export function createSimulatedNews({ marketData, seed, link }: SimulatedNewsOptions): NewsSource {
  return {
    name: 'simulated',
    async latest(subject, language, atMost, now) {
      const today = Math.floor(now.getTime() / DAY)
      const closes = await marketData.dailyCloses(subject.key, dateOfDay(today - DAYS_READ), dateOfDay(today), now)
      if (closes.length === 0) return []

      return [
        ...priceNews(subject, closes, today, language),
        ...weekNews(subject, closes, today, language),
        ...sectorNews(subject, seed, today, language),
      ]
        .filter(({ at }) => at <= now)
        .toSorted((left, right) => right.at.getTime() - left.at.getTime() || left.id.localeCompare(right.id))
        .slice(0, atMost)
        .map((dated) => toArticle(dated, language, link))
    },
  }
}

function toArticle({ id, at, story, symbols }: Dated, language: NewsLanguage, link: string): NewsArticle {
  const source = SOURCES[language]
  return { id, at, ...story, link, source, sentiment: polarityOf(story), symbols, isSample: true }
}

function priceNews(
  { key, ticker, companyName, currency }: NewsSubject,
  closes: readonly DailyClose[],
  today: number,
  language: NewsLanguage,
): Dated[] {
  const prices = closes.map(({ close }) => close.toNumber())
  const moves = prices.map((price, index) => (index === 0 ? 0 : price / (prices[index - 1] ?? price) - 1))
  const days = closes.map(({ date }) => dayOfDate(date))
  const highs = findRecords(prices, days)
  const lows = findRecords(
    prices.map((price) => -price),
    days,
  )

  return closes.flatMap(({ date, close }, index) => {
    const move = moves[index] ?? 0
    const previous = closes[index - 1]?.close
    const day = days[index] ?? 0
    if (!previous || day < today - DAYS_BACK) return []
    const isHigh = highs[index] ?? false
    const isLow = lows[index] ?? false
    if (!isHigh && !isLow && Math.abs(move) < NOTABLE_MOVE) return []

    const sessionsSince = sessionsSinceAsLarge(moves, index)
    const facts = { ticker, companyName, currency, close, previous, isHigh, isLow, sessionsSince }
    const minutes = uniform(STREAM, hashText(key), day) * HOUR_MILLISECONDS
    const at = new Date(day * DAY + EVENING_MILLISECONDS + minutes)
    return [{ id: `${key}-${date}-day`, at, story: priceStory(facts, language), symbols: [ticker] }]
  })
}

/** Marks prices above all of the past year, unless another record is too recent. */
function findRecords(prices: readonly number[], days: readonly number[]): boolean[] {
  const isAboveYear = prices.map((price, index) => {
    const start = days.findIndex((day) => day >= (days[index] ?? 0) - DAYS_OF_YEAR)
    return index > start && prices.slice(start, index).every((earlier) => earlier < price)
  })
  return isAboveYear.map(
    (isAbove, index) => isAbove && !isAboveYear.slice(Math.max(0, index - RECORD_PAUSE_SESSIONS), index).includes(true),
  )
}

function weekNews(
  { key, ticker, companyName }: NewsSubject,
  closes: readonly DailyClose[],
  today: number,
  language: NewsLanguage,
): Dated[] {
  const weekday = hashText(key) % WEEK
  const days = closes.map(({ date }) => dayOfDate(date))
  return closes.flatMap(({ date, close }, index) => {
    const day = days[index] ?? 0
    if (day < today - DAYS_BACK || day % WEEK !== weekday) return []
    const first = days.findLastIndex((each) => each <= day - WEEK)
    const start = closes[first]
    if (!start) return []

    const week = closes.slice(first, index + 1)
    const ups = week.filter((each, place) => place > 0 && each.close.gt(week[place - 1]?.close ?? each.close)).length
    const move = close.minus(start.close).div(start.close).toNumber()
    const story = weekStory(ticker, companyName, move, ups, language)
    return [{ id: `${key}-${date}-week`, at: new Date(day * DAY + EVENING_MILLISECONDS), story, symbols: [ticker] }]
  })
}

function sectorNews({ ticker, sector }: NewsSubject, seed: number, today: number, language: NewsLanguage): Dated[] {
  const firms = FICTIONAL_FIRMS[sector ?? ''] ?? []
  const sectorId = hashText(sector ?? '')
  const stories: Dated[] = []
  for (let day = today - DAYS_BACK; day <= today && firms.length > 1; day += 1) {
    if (day % SECTOR_STORY_DAYS !== 0) continue
    const draw = (purpose: number) => uniform(seed, STREAM, sectorId, day, purpose)
    const first = Math.floor(draw(1) * firms.length)
    const second = (first + 1 + Math.floor(draw(2) * (firms.length - 1))) % firms.length
    const template = SECTOR_STORIES[Math.floor(draw(3) * SECTOR_STORIES.length)]
    const names = [firms[first] ?? '', firms[second] ?? ''] as const
    if (!template) continue
    const story = { title: template.title(...names)[language], content: template.content(...names)[language] }
    const at = new Date(day * DAY + MORNING_MILLISECONDS + draw(4) * HOUR_MILLISECONDS)
    stories.push({ id: `${sector}-${dateOfDay(day)}-sector`, at, story, symbols: [ticker] })
  }
  return stories
}

function sessionsSinceAsLarge(moves: readonly number[], index: number): number {
  const move = moves[index] ?? 0
  for (let back = 1; back <= index; back += 1) {
    const other = moves[index - back] ?? 0
    if (Math.sign(other) === Math.sign(move) && Math.abs(other) >= Math.abs(move)) return back
  }
  return index
}
