import { randomUUID } from 'node:crypto'
import { crossingAt } from '@palier/domain/watchlists/crossing'
import { decimal } from '@palier/domain/kernel/decimal'
import type { ScoreBasis } from '@palier/domain/watchlists/score'
import {
  findEntriesToLookAt,
  findWatchedStocks,
  type EntryToLookAt,
  saveLevels,
  type StockPrice,
} from '../../database/queries/watchlists/crossingQueries.ts'
import type { Database } from '../../database/kernel/database.ts'
import { insertUserEvents } from '../../database/queries/notifications/userEventQueries.ts'
import { insertNotices, type NewNotice, trimNotices } from '../../database/queries/notifications/noticeQueries.ts'
import type { MarketData, Quote } from '../../providers/marketData/port.ts'
import { levelOf } from './crossedLevel.ts'
import { scoreAt, thresholdsOf } from './scoredEntry.ts'
import { withQuotes } from '../market/stockView.ts'

export const FIND_CROSSINGS = 'findCrossings'

const ENTRIES_AT_ONCE = 1_000
const NOTICES_KEPT = 200

type CrossingPorts = {
  database: Database
  marketData: MarketData
  /** How often somebody looks, whichever process it is. */
  turnMilliseconds: number
  /** Hears that there is something new to read. */
  onFound: () => void
}

/**
 * Finds the entries whose price has crossed a threshold since the last look, and tells their owners. What has been told
 * is kept on the entry, in one transaction with the notice: another process, or a second look, tells nothing twice.
 */
export function createCrossings({ database, marketData, turnMilliseconds, onFound }: CrossingPorts) {
  let seen: { turn: number; prices: ReadonlyMap<string, string> } = { turn: 0, prices: new Map() }

  /** The prices of the turn before. Where another process may have looked since, no price is known to stand still. */
  function seenBefore(turn: number): ReadonlyMap<string, string> {
    return turn - seen.turn <= 1 ? seen.prices : new Map()
  }

  /** One page of entries, told and kept; the last of them, or null where there are no more. */
  async function lookAt(
    prices: readonly StockPrice[],
    quoteOf: ReadonlyMap<string, Quote>,
    after: string | null,
    now: Date,
  ): Promise<string | null> {
    return database.transaction(async (transaction) => {
      const changes = await findEntriesToLookAt(transaction, prices, { after, most: ENTRIES_AT_ONCE })
      const found = changes.flatMap((change) => {
        const quote = quoteOf.get(change.entry.stockId)
        return quote ? [outcomeOf(change, quote, now)] : []
      })
      await saveLevels(
        transaction,
        found.flatMap(({ kept, isNew }) => (isNew ? [kept] : [])),
      )
      const notices = found.flatMap(({ notice }) => (notice ? [notice] : []))
      if (notices.length > 0) await tell(transaction, notices, now)
      return changes.length === ENTRIES_AT_ONCE ? (changes.at(-1)?.entry.id ?? null) : null
    })
  }

  return {
    /** Two statements and those of one page on a quiet look; three to six more for each thousand entries that changed. */
    async look(now: Date): Promise<void> {
      const views = await withQuotes(marketData, await findWatchedStocks(database), now)
      const quotes = views.flatMap(({ stock, quote }) => (quote?.price.gt(0) ? [[stock.id, quote] as const] : []))
      const prices = quotes.map(([stockId, { price }]) => ({ stockId, price: price.toString() }))
      const turn = Math.floor(now.getTime() / turnMilliseconds)
      const before = seenBefore(turn)
      const changed = prices.filter(({ stockId, price }) => before.get(stockId) !== price)
      const quoteOf = new Map(quotes)
      let after: string | null = null
      do after = changed.length === 0 ? null : await lookAt(changed, quoteOf, after, now)
      while (after !== null)
      seen = { turn, prices: new Map(prices.map(({ stockId, price }) => [stockId, price])) }
      if (changed.length > 0) onFound()
    },
  }
}

async function tell(transaction: Database, notices: readonly NewNotice[], now: Date): Promise<void> {
  await insertNotices(transaction, notices)
  await insertUserEvents(
    transaction,
    notices.map(({ userId, id }) => ({ userId, kind: 'noticeAdded', noticeId: id, createdAt: now })),
  )
  await trimNotices(transaction, [...new Set(notices.map(({ userId }) => userId))], NOTICES_KEPT)
}

function outcomeOf({ entry, list, ...basis }: EntryToLookAt, quote: Quote, now: Date) {
  const thresholds = thresholdsOf(entry)
  const { level, crossed } = crossingAt(list.kind, thresholds, entry.crossedLevel, quote.price)
  const { score, absoluteScore } = scoreAt(list.kind, thresholds, quote, basisOf(basis))
  const { recheckBelow, recheckAbove } = levelOf(list.kind, thresholds, level)
  const kept = { entryId: entry.id, level, recheckBelow, recheckAbove, score: absoluteScore }
  const isNew = level !== entry.crossedLevel
  const thresholdPrice = crossed && entry[crossed]
  if (crossed === null || thresholdPrice === null) return { kept, isNew, notice: null }

  const notice: NewNotice = {
    id: randomUUID(),
    userId: list.userId,
    createdAt: now,
    listId: list.id,
    listName: list.name,
    listKind: list.kind,
    entryId: entry.id,
    stockId: entry.stockId,
    threshold: crossed,
    thresholdPrice: decimal(thresholdPrice).toString(),
    price: quote.price.toString(),
    score,
  }
  return { kept, isNew, notice }
}

function basisOf({ fallback, fiftyTwoWeeks, thresholds }: Omit<EntryToLookAt, 'entry' | 'list'>): ScoreBasis {
  return { fallbackStrategyName: fallback, distribution: { fiftyTwoWeeks, thresholds } }
}
