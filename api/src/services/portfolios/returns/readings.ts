import { changedSince } from '../../../database/queries/portfolios/bookChangeQueries.ts'
import type { PortfolioRow } from '../../../database/queries/portfolios/portfolioQueries.ts'

/** A part of a book, from a day on. */
export type Wanted = {
  key: string
  portfolio: Pick<PortfolioRow, 'bookVersion' | 'changes'>
  /** The version of the part, where it has one of its own. */
  version?: string
  since: string
}

/** What is to be read of it: the rows from a day on, and what is known of those before; null where nothing is. */
export type Missing<Part extends Wanted, Value> = { part: Part; from: string; before: Value | null }

type Kept<Value> = { value: Value; since: string; bookVersion: number; version: string | undefined }

/**
 * Keeps what was read of books, up to so many rows over all people: what nobody has asked for longest goes first. After a
 * write only what it has changed is read again.
 */
export function createReadings<Value>(mostRows: number, rowCountOf: (value: Value) => number) {
  // What was asked for last is the last.
  const kept = new Map<string, Kept<Value>>()
  let rows = 0

  function drop(key: string): void {
    const known = kept.get(key)
    if (known) rows -= 1 + rowCountOf(known.value)
    kept.delete(key)
  }

  function keep(key: string, reading: Kept<Value>): void {
    drop(key)
    kept.set(key, reading)
    rows += 1 + rowCountOf(reading.value)
    for (const oldest of kept.keys()) {
      if (rows <= mostRows) return
      drop(oldest)
    }
  }

  function isPresent({ portfolio, version }: Wanted, known: Kept<Value>): boolean {
    return known.bookVersion === portfolio.bookVersion || (version !== undefined && version === known.version)
  }

  /** The parts in their order; `load` reads what is missing of some, in theirs. */
  return async function read<Part extends Wanted>(
    parts: readonly Part[],
    load: (missing: readonly Missing<Part, Value>[]) => Promise<readonly Value[]>,
  ): Promise<Value[]> {
    const found = parts.map((part) => {
      const known = kept.get(part.key)
      if (!known || known.since > part.since) return { part, known: null, from: part.since }
      if (isPresent(part, known)) return { part, known, from: null }
      const from = changedSince(part.portfolio, known.bookVersion)
      return from > known.since ? { part, known, from } : { part, known: null, from: part.since }
    })
    const missing = found.flatMap(({ part, known, from }) =>
      from === null ? [] : [{ part, from, before: known && known.value }],
    )
    const loaded = missing.length === 0 ? [] : [...(await load(missing))]
    return found.map(({ part: { key, portfolio, version, since }, known, from }) => {
      const value = from === null && known ? known.value : loaded.shift()
      if (value === undefined) throw new Error('A part of a book was not read.')
      keep(key, { value, since: known?.since ?? since, bookVersion: portfolio.bookVersion, version })
      return value
    })
  }
}
