import { heldStockKey } from '@palier/domain/watchlists/beyondPlan'
import type { Database } from '../../database/kernel/database.ts'
import type { Lease } from '../../database/queries/imports/importLeaseQueries.ts'
import { findPlacesOfImport } from '../../database/queries/portfolios/lotQueries.ts'
import { deletePortfolioStocks, findStockVersions } from '../../database/queries/portfolios/portfolioQueries.ts'
import { type StockCount, storeCounts } from '../../database/queries/portfolios/portfolioSumQueries.ts'
import { countStock } from '../portfolios/positionRecompute.ts'

// How often concurrently changed stocks are recounted before the rest is left to the last transaction.
const MOST_ROUNDS = 5

/** An import to be undone, whose lots are still visible. */
export type ImportUndo = Lease & {
  counted: Map<string, { version: string | undefined; count: StockCount; lotCount: number }>
}

/** An undo under this lease that has not counted any stock yet. */
export function newImportUndo(lease: Lease): ImportUndo {
  return { ...lease, counted: new Map() }
}

/**
 * Computes the positions without an import. Nothing is written. Refused with invalidLotQuantity where a remaining sale
 * needs its lots.
 */
export async function countWithout(database: Database, undo: ImportUndo): Promise<void> {
  for (let round = 0; round < MOST_ROUNDS; round += 1) if ((await countMoved(database, undo)) === 0) return
}

/**
 * Stores the positions without the import, removes stocks without lots, and returns the number of removed lots. Refused
 * as `countWithout` is. The caller holds the locks on all portfolios of the user, and hides the lots in the same
 * transaction.
 */
export async function undoImport(transaction: Database, undo: ImportUndo): Promise<number> {
  await countMoved(transaction, undo)
  const all = [...undo.counted.values()]
  const counts = all.map(({ count }) => count)
  await storeCounts(transaction, counts)
  await deletePortfolioStocks(
    transaction,
    counts.filter(({ position }) => position.lotCount === 0),
  )
  return all.reduce((sum, { lotCount }) => sum + lotCount, 0)
}

/** Recounts stocks that have changed or were never counted; returns their number. */
async function countMoved(database: Database, { importId, counted }: ImportUndo): Promise<number> {
  const places = await findPlacesOfImport(database, importId)
  const versions = await findStockVersions(database, [...new Set(places.map(({ portfolioId }) => portfolioId))])
  const keys = new Set(places.map(heldStockKey))
  for (const key of counted.keys()) if (!keys.has(key)) counted.delete(key)
  let moved = 0
  for (const { from, lotCount, ...place } of places) {
    const key = heldStockKey(place)
    const version = versions.get(key)
    if (counted.get(key)?.version === version) continue
    moved += 1
    const count = await countStock(database, place, from, { seen: 'without', importId })
    counted.set(key, { version, count, lotCount })
  }
  return moved
}
