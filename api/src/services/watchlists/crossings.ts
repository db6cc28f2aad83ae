import { randomUUID } from 'node:crypto'
import { crossingAt } from '@palier/domain/watchlists/crossing'
import { decimal } from '@palier/domain/kernel/decimal'
import type { ScoreBasis } from '@palier/domain/watchlists/score'
import {
  findEntriesToCheck,
  findWatchedStocks,
  type EntryToCheck,
  saveLevels,
  type StockPrice,
} from '../../database/queries/watchlists/crossingQueries.ts'
import type { Database } from '../../database/kernel/database.ts'
import { insertUserEvents } from '../../database/queries/notifications/userEventQueries.ts'
import { insertNotices, type NewNotice, trimNotices } from '../../database/queries/notifications/noticeQueries.ts'
import type { MarketData, Quote } from '../../providers/marketData/port.ts'
import { orderPushes } from '../notifications/pushes.ts'
import { levelOf } from './crossedLevel.ts'
import { scoreAt, thresholdsOf } from './scoredEntry.ts'
import { createSplitPrices } from './splitPrices.ts'
import { withQuotes } from '../market/stockView.ts'

export const FIND_CROSSINGS = 'findCrossings'

const ENTRIES_AT_ONCE = 1_000
const MAXIMUM_NOTICES = 200

type CrossingPorts = {
  database: Database
  marketData: MarketData
  pollMilliseconds: number
  onFound: () => void
}

/**
 * Finds entries whose price has crossed a threshold and notifies their owners. Idempotent: the
 * notified level is stored in the transaction of the notice.
 */
export function createCrossings({ database, marketData, pollMilliseconds, onFound }: CrossingPorts) {
  const splitPrices = createSplitPrices(database, marketData)
  let last: { tick: number; prices: ReadonlyMap<string, string> } = { tick: 0, prices: new Map() }

  /** Prices of the previous tick; empty if another process may have checked since. */
  function pricesBefore(tick: number): ReadonlyMap<string, string> {
    return tick - last.tick <= 1 ? last.prices : new Map()
  }

  /** Checks a page of entries; returns the last id, or null if there are no more. */
  async function checkPage(
    prices: readonly StockPrice[],
    quoteOf: ReadonlyMap<string, Quote>,
    after: string | null,
    now: Date,
  ): Promise<string | null> {
    return database.transaction(async (transaction) => {
      const entries = await findEntriesToCheck(transaction, prices, { after, most: ENTRIES_AT_ONCE })
      const found = entries.flatMap((change) => {
        const quote = quoteOf.get(change.entry.stockId)
        return quote ? [outcomeOf(change, quote, now)] : []
      })
      await saveLevels(
        transaction,
        found.flatMap(({ stored, isNew }) => (isNew ? [stored] : [])),
        now,
      )
      const notices = found.flatMap(({ notice }) => (notice ? [notice] : []))
      if (notices.length > 0) await notifyOwners(transaction, notices, now)
      return entries.length === ENTRIES_AT_ONCE ? (entries.at(-1)?.entry.id ?? null) : null
    })
  }

  return {
    async check(now: Date): Promise<void> {
      const views = await withQuotes(marketData, await findWatchedStocks(database), now)
      const quotes = views.flatMap(({ stock, quote }) => (quote?.price.gt(0) ? [[stock.id, quote] as const] : []))
      const quoteOf = new Map(quotes)
      const isSplit = await splitPrices.adjust(quoteOf, now)
      const prices = quotes.map(([stockId, { price }]) => ({ stockId, price: price.toString() }))
      const tick = Math.floor(now.getTime() / pollMilliseconds)
      const before = pricesBefore(tick)
      const changed = prices.filter(({ stockId, price }) => before.get(stockId) !== price)
      let after: string | null = null
      do after = changed.length === 0 ? null : await checkPage(changed, quoteOf, after, now)
      while (after !== null)
      last = { tick, prices: new Map(prices.map(({ stockId, price }) => [stockId, price])) }
      if (isSplit || changed.length > 0) onFound()
    },
  }
}

async function notifyOwners(transaction: Database, notices: readonly NewNotice[], now: Date): Promise<void> {
  await insertNotices(transaction, notices)
  await orderPushes(transaction, notices, now)
  await insertUserEvents(
    transaction,
    notices.map(({ userId, id }) => ({ userId, kind: 'noticeAdded', noticeId: id, createdAt: now })),
  )
  await trimNotices(transaction, [...new Set(notices.map(({ userId }) => userId))], MAXIMUM_NOTICES)
}

function outcomeOf({ entry, list, ...basis }: EntryToCheck, quote: Quote, now: Date) {
  const thresholds = thresholdsOf(entry)
  const { level, crossed } = crossingAt(list.kind, thresholds, entry.crossedLevel, quote.price)
  const { score, absoluteScore } = scoreAt(list.kind, thresholds, quote, basisOf(basis))
  const { recheckBelow, recheckAbove } = levelOf(list.kind, thresholds, level)
  const stored = {
    entryId: entry.id,
    level,
    isCrossing: crossed !== null,
    recheckBelow,
    recheckAbove,
    score: absoluteScore,
  }
  const isNew = level !== entry.crossedLevel
  const thresholdPrice = crossed && entry[crossed]
  if (crossed === null || thresholdPrice === null) return { stored, isNew, notice: null }

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
  return { stored, isNew, notice }
}

function basisOf({ fallback, fiftyTwoWeeks, thresholds }: Omit<EntryToCheck, 'entry' | 'list'>): ScoreBasis {
  return { fallbackStrategyName: fallback, distribution: { fiftyTwoWeeks, thresholds } }
}
