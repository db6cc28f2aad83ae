import { randomUUID } from 'node:crypto'
import { decimal } from '@palier/domain/kernel/decimal'
import { daysAfter } from '@palier/domain/kernel/plainDate'
import { dateOfDay, dayAt } from '@palier/domain/market/exchangeDay'
import { splitThresholds } from '@palier/domain/watchlists/splitThresholds'
import { THRESHOLD_KEYS, type Thresholds } from '@palier/domain/watchlists/thresholds'
import type { Database } from '../../database/kernel/database.ts'
import {
  findSplitEntries,
  saveSplitPrices,
  type SplitEntry,
} from '../../database/queries/watchlists/crossingQueries.ts'
import { insertNotices, type NewNotice, trimNotices } from '../../database/queries/notifications/noticeQueries.ts'
import { insertUserEvents } from '../../database/queries/notifications/userEventQueries.ts'
import type { MarketData, Quote } from '../../providers/marketData/port.ts'
import { unstoredSplits } from '../market/unstoredSplits.ts'
import { levelOf } from './crossedLevel.ts'
import { scoreAt, thresholdsOf } from './scoredEntry.ts'

const ENTRIES_AT_ONCE = 500
const MAXIMUM_NOTICES = 200
// Maximum delay of a source in reporting a split.
const DAYS_BACK = 10

/** Adjusts thresholds of entries to current shares after a split, and notifies their owners. */
export function createSplitPrices(database: Database, marketData: MarketData) {
  /** Adjusts a page of entries. `isFull`: more entries may need it. `isTold`: an owner was notified. */
  async function adjustPage(
    quoteOf: ReadonlyMap<string, Quote>,
    now: Date,
  ): Promise<{ isFull: boolean; isTold: boolean }> {
    const through = dateOfDay(dayAt(now.getTime()))
    const from = daysAfter(through, -DAYS_BACK)
    const told = await unstoredSplits(marketData, from, through, now)
    // Nothing changes before the first price in new shares.
    const traded = told?.filter(({ stockId, date }) => isTraded(quoteOf.get(stockId), date)) ?? null
    if (traded?.length === 0) return { isFull: false, isTold: false }
    return database.transaction(async (transaction) => {
      const found = await findSplitEntries(transaction, traded, { from, through, most: ENTRIES_AT_ONCE })
      const adjusted = found.flatMap((one) => {
        const quote = quoteOf.get(one.entry.stockId)
        return quote && isTraded(quote, one.date) ? [adjustedBy(one, quote, now)] : []
      })
      // The second of two splits of an entry is adjusted in the next run.
      const first = adjusted.filter(
        ({ prices }, at) => adjusted.findIndex((other) => other.prices.entryId === prices.entryId) === at,
      )
      await saveSplitPrices(
        transaction,
        first.map(({ prices }) => prices),
      )
      const notices = first.flatMap(({ notice }) => notice ?? [])
      if (notices.length > 0) await notifyOwners(transaction, notices, now)
      return { isFull: first.length > 0 && found.length === ENTRIES_AT_ONCE, isTold: notices.length > 0 }
    })
  }

  return {
    /** Returns true if an owner was notified. The quotes show whether new shares already trade. */
    async adjust(quoteOf: ReadonlyMap<string, Quote>, now: Date): Promise<boolean> {
      let hasChanged = false
      for (;;) {
        const { isFull, isTold } = await adjustPage(quoteOf, now)
        hasChanged ||= isTold
        if (!isFull) return hasChanged
      }
    },
  }
}

function isTraded(quote: Quote | undefined, date: string): boolean {
  return quote !== undefined && dateOfDay(dayAt(quote.at.getTime())) >= date
}

function adjustedBy({ entry, list, date, numerator, denominator, ...basis }: SplitEntry, quote: Quote, now: Date) {
  const before = thresholdsOf(entry)
  const after = splitThresholds(before, { numerator: decimal(numerator), denominator: decimal(denominator) })
  const thresholds = after ?? before
  const { crossedLevel: level } = entry
  const kept = { recheckBelow: entry.recheckBelow, recheckAbove: entry.recheckAbove }
  const { recheckBelow, recheckAbove } = level === null ? kept : levelOf(list.kind, thresholds, level)
  const texts = textsOf(thresholds)
  const prices = { entryId: entry.id, pricedOn: date, ...texts, recheckBelow, recheckAbove }
  const threshold = THRESHOLD_KEYS.find((key) => texts[key] !== null)
  const thresholdPrice = threshold && texts[threshold]
  if (!after || !threshold || thresholdPrice == null) return { prices, notice: null }
  const { fallback: fallbackStrategyName, fiftyTwoWeeks, thresholds: byThresholds } = basis
  const distribution = { fiftyTwoWeeks, thresholds: byThresholds }
  const notice: NewNotice = {
    id: randomUUID(),
    userId: list.userId,
    createdAt: now,
    listId: list.id,
    listName: list.name,
    listKind: list.kind,
    entryId: entry.id,
    stockId: entry.stockId,
    threshold,
    thresholdPrice,
    price: quote.price.toString(),
    score: scoreAt(list.kind, after, quote, { fallbackStrategyName, distribution }).score,
    splitDate: date,
    numerator,
    denominator,
    pricesBefore: THRESHOLD_KEYS.map((key) => entry[key] ?? ''),
  }
  return { prices, notice }
}

function textsOf(thresholds: Thresholds) {
  const { t200, t400, t600, t800 } = thresholds
  return {
    t200: t200 && t200.toString(),
    t400: t400 && t400.toString(),
    t600: t600 && t600.toString(),
    t800: t800 && t800.toString(),
  }
}

async function notifyOwners(transaction: Database, notices: readonly NewNotice[], now: Date): Promise<void> {
  await insertNotices(transaction, notices)
  await insertUserEvents(
    transaction,
    notices.flatMap(({ userId, id }) => [
      { userId, kind: 'noticeAdded' as const, noticeId: id, createdAt: now },
      { userId, kind: 'listsChanged' as const, createdAt: now },
    ]),
  )
  await trimNotices(transaction, [...new Set(notices.map(({ userId }) => userId))], MAXIMUM_NOTICES)
}
