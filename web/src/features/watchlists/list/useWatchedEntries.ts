import { useCallback, useMemo, useState } from 'react'
import { graphql, useFragment } from '../../../kit/relay/hooks.ts'
import type {
  useWatchedEntries_list$data,
  useWatchedEntries_list$key,
} from '../../../__generated__/useWatchedEntries_list.graphql.ts'
import type { BeyondPlan } from '../../billing/beyondPlan/beyondPlan.ts'
import { isLater } from '../../../kit/prices/usePriceFeed.ts'
import { atPrices, readWatchedEntry, type Reading, type StockPrices, type WatchedEntry } from '../model/watchedEntry.ts'

type Rows = useWatchedEntries_list$data['entries']

interface WatchedEntries {
  /** Stable identity until an entry changes. */
  readonly entries: readonly WatchedEntry[]
  /** Stable identity while only prices change. */
  readonly stockIds: readonly string[]
  readonly versionOf: (entryId: string) => number
  /** Entries beyond the plan, by global id. */
  readonly closures: ReadonlyMap<string, NonNullable<BeyondPlan>>
  readonly take: (stocks: readonly StockPrices[]) => void
}

interface Shown extends Reading {
  readonly rows: Rows
  readonly entries: readonly WatchedEntry[]
  readonly stockIds: readonly string[]
  /** Index in `entries` by stock id. A list has each stock at most once. */
  readonly places: ReadonlyMap<string, number>
}

/** Subscribes to all entries at once. Ticks arrive through `take` before the store has them; the later price wins. */
export function useWatchedEntries(key: useWatchedEntries_list$key, { kind, basis }: Reading): WatchedEntries {
  const { entries: rows } = useFragment(
    graphql`
      fragment useWatchedEntries_list on WatchList @throwOnFieldError {
        entries {
          id
          version
          ...watchedEntry_entry
        }
      }
    `,
    key,
  )
  const [before, setShown] = useState<Shown | null>(null)
  const isKnown = before?.rows === rows && before.kind === kind && before.basis === basis
  const shown = isKnown ? before : readAnew(rows, { kind, basis }, before)
  if (!isKnown) setShown(shown)

  const { entries, stockIds } = shown
  const closures = useMemo(() => {
    const read = rows.map((row) => readWatchedEntry(row, { kind, basis }))
    return new Map(read.flatMap(({ id, beyondPlan }) => (beyondPlan ? [[id, beyondPlan] as const] : [])))
  }, [rows, kind, basis])
  const take = useCallback((stocks: readonly StockPrices[]) => setShown((last) => last && moved(last, stocks)), [])
  return {
    entries,
    stockIds,
    versionOf: (entryId) => rows.find(({ id }) => id === entryId)?.version ?? 0,
    closures,
    take,
  }
}

/** Reuses unchanged entries. A shown price that is later than the store's is retained. */
function readAnew(rows: Rows, reading: Reading, before: Shown | null): Shown {
  const isSameRule = before?.kind === reading.kind && before.basis === reading.basis
  const known = new Map(isSameRule ? before.rows.map((row, place) => [row, before.entries[place]]) : [])
  const stocks = new Map(before?.entries.map(({ stock }) => [stock.id, stock]))
  const entries = rows.map((row) => {
    const present = known.get(row)
    if (present) return present
    const entry = readWatchedEntry(row, reading)
    const stock = stocks.get(entry.stock.id)
    return stock && isLater(stock.lastPriceAt, entry.stock.lastPriceAt) ? atPrices(entry, stock) : entry
  })
  const stockIds = entries.map(({ stock }) => stock.id)
  return { ...reading, rows, entries, stockIds, places: new Map(stockIds.map((id, place) => [id, place])) }
}

function moved(shown: Shown, stocks: readonly StockPrices[]): Shown {
  const entries = [...shown.entries]
  for (const prices of stocks) {
    const place = shown.places.get(prices.id)
    const entry = place === undefined ? undefined : entries[place]
    if (place !== undefined && entry) entries[place] = atPrices(entry, prices)
  }
  return { ...shown, entries }
}
