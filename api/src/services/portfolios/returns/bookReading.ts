import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Database } from '../../../database/kernel/database.ts'
import { findLotRanges } from '../../../database/queries/portfolios/lotRangeQueries.ts'
import { findDailyEvents } from '../../../database/queries/portfolios/returnQueries.ts'
import { groupBy } from '../../../kernel/groupBy.ts'
import { mapYielding } from '../../../kernel/mapYielding.ts'
import { type BookCache, currentValue } from '../bookCache.ts'
import type { HeldStock, ValuedPortfolio } from '../holdings.ts'
import { type EventsByStock, type Ledger, ledgerSince, measuredEvents } from '../ledgers.ts'

/**
 * Reads ledgers and events of portfolios through the cache. A write on a stock invalidates its ledger; any write on a
 * portfolio invalidates its events.
 */
export function createBookReading(database: Database, cache: BookCache) {
  async function loadLedgers(stocks: readonly HeldStock[], since: string): Promise<Map<HeldStock, Ledger>> {
    const wanted = stocks.map(({ held: { portfolioId, stockId } }) => {
      const from = earliest(cache.get(portfolioId).ledgers.get(stockId), since)
      return { portfolioId, stockId, from, through: null }
    })
    const ledgers = new Map<HeldStock, Ledger>()
    for (const [index, range] of (await findLotRanges(database, wanted)).entries()) {
      const stock = stocks[index]
      if (!stock) continue
      const from = wanted[index]?.from ?? since
      const value = await ledgerSince(range, from)
      ledgers.set(stock, value)
      const { held, version } = stock
      cache.add(held.portfolioId, { ledgers: [[held.stockId, { version, since: from, value }]] })
      await nextTurn()
    }
    return ledgers
  }

  async function loadEvents(portfolios: readonly ValuedPortfolio[], since: string) {
    const wanted = portfolios.map(({ portfolio: { id } }) => {
      return { portfolioId: id, from: earliest(cache.get(id).events, since) }
    })
    const found = groupBy(await findDailyEvents(database, wanted), ({ portfolioId }) => portfolioId)
    const events = new Map<ValuedPortfolio, EventsByStock>()
    for (const [index, valued] of portfolios.entries()) {
      const { portfolioId = '', from = since } = wanted[index] ?? {}
      const rows = await mapYielding(found.get(portfolioId) ?? [], measuredEvents)
      const value = groupBy(rows, ({ stockId }) => stockId)
      events.set(valued, value)
      cache.add(portfolioId, { events: { version: versionOf(valued), since: from, value } })
    }
    return events
  }

  return {
    /** Ledgers of these stocks since a day, in their order. */
    ledgers(stocks: readonly HeldStock[], since: string): Promise<ReadonlyMap<HeldStock, Ledger>> {
      const cachedLedger = ({ held, version }: HeldStock) =>
        currentValue(cache.get(held.portfolioId).ledgers.get(held.stockId), { version, since })
      return readMissing(stocks, cachedLedger, (missing) => loadLedgers(missing, since))
    },

    /** Events of these portfolios since a day, in their order. */
    events(
      portfolios: readonly ValuedPortfolio[],
      since: string,
    ): Promise<ReadonlyMap<ValuedPortfolio, EventsByStock>> {
      const cachedEvents = (valued: ValuedPortfolio) =>
        currentValue(cache.get(valued.portfolio.id).events, { version: versionOf(valued), since })
      return readMissing(portfolios, cachedEvents, (missing) => loadEvents(missing, since))
    },
  }
}

export type BookReading = ReturnType<typeof createBookReading>

/** First day to read again, so that a longer cached period stays complete. */
function earliest(part: { since: string } | null | undefined, since: string): string {
  return part && part.since < since ? part.since : since
}

function versionOf({ portfolio }: ValuedPortfolio): string {
  return String(portfolio.bookVersion)
}

async function readMissing<Key, Value>(
  keys: readonly Key[],
  cachedValue: (key: Key) => Value | null,
  load: (missing: readonly Key[]) => Promise<ReadonlyMap<Key, Value>>,
): Promise<Map<Key, Value>> {
  const cached = new Map(keys.map((key) => [key, cachedValue(key)]))
  const missing = keys.filter((key) => cached.get(key) === null)
  const loaded = missing.length === 0 ? new Map<Key, Value>() : await load(missing)
  const values = new Map<Key, Value>()
  for (const key of keys) {
    const value = cached.get(key) ?? loaded.get(key)
    if (value !== undefined) values.set(key, value)
  }
  return values
}
