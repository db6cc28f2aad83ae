import { heldStockKey } from '@palier/domain/watchlists/beyondPlan'
import type { Database } from '../../database/kernel/database.ts'
import { deleteIncompleteEvents } from '../../database/queries/portfolios/incompleteEventQueries.ts'
import type { Lease } from '../../database/queries/imports/importLeaseQueries.ts'
import { recordEventChange } from '../../database/queries/portfolios/bookChangeQueries.ts'
import { findPlacesOfImport, type ImportPlace, type LotPlace } from '../../database/queries/portfolios/lotQueries.ts'
import { deletePortfolioStocks, findStockVersions } from '../../database/queries/portfolios/portfolioQueries.ts'
import { type StockCount, storeCounts } from '../../database/queries/portfolios/portfolioSumQueries.ts'
import { countStock } from '../portfolios/positionRecompute.ts'

// Rounds of recomputing concurrently changed stocks before the last transaction does the rest.
const MOST_ROUNDS = 5

export type ImportUndo = Lease & {
  portfolioId: string
  counted: Map<string, Counted>
}

/** `count` is null if the import changed no ledger. */
type Counted = { version: string | undefined; place: ImportPlace; count: StockCount | null }

export function newImportUndo(lease: Lease, portfolioId: string): ImportUndo {
  return { ...lease, portfolioId, counted: new Map() }
}

/**
 * Computes the positions without an import; writes nothing. Refuses with invalidLotQuantity if a
 * remaining sale needs its lots.
 */
export async function recomputeWithoutImport(database: Database, undo: ImportUndo): Promise<void> {
  for (let round = 0; round < MOST_ROUNDS; round += 1) if ((await countMoved(database, undo)) === 0) return
}

/**
 * Stores the positions without the import, removes stocks without lots and events, and returns the
 * number of removed lots and events. Refuses like `countWithout`. The caller holds the locks on all
 * portfolios of the user, and hides the lots in the same transaction.
 */
export async function undoImport(transaction: Database, undo: ImportUndo): Promise<number> {
  await countMoved(transaction, undo)
  const all = [...undo.counted.values()]
  await storeCounts(
    transaction,
    all.flatMap(({ count }) => count ?? []),
  )
  await deletePortfolioStocks(
    transaction,
    all.flatMap(({ place: { portfolioId, stockId } }) => (stockId === null ? [] : [{ portfolioId, stockId }])),
    undo.importId,
  )
  await deleteIncompleteEvents(transaction, undo.importId)
  for (const portfolioId of new Set([undo.portfolioId, ...all.map(({ place }) => place.portfolioId)])) {
    await recordEventChange(transaction, portfolioId)
  }
  return all.reduce((sum, { place }) => sum + place.entryCount, 0)
}

export function placesOfUndo({ counted }: ImportUndo): LotPlace[] {
  return [...counted.values()].flatMap(({ count }) => count ?? [])
}

/** Recomputes stocks that have changed or were never computed; returns their number. */
async function countMoved(database: Database, { importId, counted }: ImportUndo): Promise<number> {
  const places = await findPlacesOfImport(database, importId)
  const versions = await findStockVersions(database, [...new Set(places.map(({ portfolioId }) => portfolioId))])
  const keyOf = ({ portfolioId, stockId }: ImportPlace) => heldStockKey({ portfolioId, stockId: stockId ?? '' })
  const keys = new Set(places.map(keyOf))
  for (const key of counted.keys()) if (!keys.has(key)) counted.delete(key)
  let moved = 0
  for (const place of places) {
    const key = keyOf(place)
    const version = versions.get(key)
    const known = counted.get(key)
    if (known && known.version === version && known.place.from === place.from) continue
    moved += 1
    const { portfolioId, stockId, from } = place
    const count =
      stockId === null || from === null
        ? null
        : await countStock(database, { portfolioId, stockId }, from, { seen: 'without', importId })
    counted.set(key, { version, place, count })
  }
  return moved
}
