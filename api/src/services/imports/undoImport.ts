import type { Database } from '../../database/kernel/database.ts'
import type { Lease } from '../../database/queries/imports/importLeaseQueries.ts'
import { findPlacesOfImport } from '../../database/queries/portfolios/lotQueries.ts'
import {
  deletePortfolioStocks,
  findStockVersions,
  stockVersionKey,
} from '../../database/queries/portfolios/portfolioQueries.ts'
import { type StockCount, storeCounts } from '../../database/queries/portfolios/portfolioSumQueries.ts'
import { countStock } from '../portfolios/positionRecompute.ts'

// How often what somebody wrote on meanwhile is counted again before the rest is left to the last transaction.
const MOST_ROUNDS = 5

/** An import whose lots are to leave: they are still seen. */
export type ImportUndo = Lease & {
  counted: Map<string, { version: string | undefined; count: StockCount; lotCount: number }>
}

export function newImportUndo(lease: Lease): ImportUndo {
  return { ...lease, counted: new Map() }
}

/**
 * Counts what is left of the stocks without the lots of an import. Nothing is written. Refused with invalidLotQuantity
 * where a sale that is left needs them.
 */
export async function countWithout(database: Database, undo: ImportUndo): Promise<void> {
  for (let round = 0; round < MOST_ROUNDS; round += 1) if ((await countMoved(database, undo)) === 0) return
}

/**
 * Keeps what the stocks add up to without the lots of the import, takes out of their portfolios those of which nothing is
 * left, and answers how many lots leave. Refused as `countWithout` is. The caller holds the locks on all portfolios of
 * the person, and makes the lots unseen in the same transaction.
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

/** Counts the stocks that have changed since they were counted, or have not been, and answers how many these were. */
async function countMoved(database: Database, { importId, counted }: ImportUndo): Promise<number> {
  const places = await findPlacesOfImport(database, importId)
  const versions = await findStockVersions(database, [...new Set(places.map(({ portfolioId }) => portfolioId))])
  const keys = new Set(places.map(stockVersionKey))
  for (const key of counted.keys()) if (!keys.has(key)) counted.delete(key)
  let moved = 0
  for (const { from, lotCount, ...place } of places) {
    const key = stockVersionKey(place)
    const version = versions.get(key)
    if (counted.get(key)?.version === version) continue
    moved += 1
    const count = await countStock(database, place, from, { seen: 'without', importId })
    counted.set(key, { version, count, lotCount })
  }
  return moved
}
