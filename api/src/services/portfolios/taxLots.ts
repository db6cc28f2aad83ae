import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Database } from '../../database/kernel/database.ts'
import type { LotPlace } from '../../database/queries/portfolios/lotQueries.ts'
import {
  findTaxLots,
  LOTS_A_PAGE,
  type TaxLot,
  type TaxLotPage,
} from '../../database/queries/portfolios/taxLotQueries.ts'

/** Reads all lots of these positions, oldest first, in pages; yields to the event loop in between. */
export async function readTaxLots(database: Database, positions: readonly LotPlace[]): Promise<TaxLot[][]> {
  const found = positions.map((): TaxLot[] => [])
  let pages = positions.map(({ portfolioId, stockId }, index): TaxLotPage & { index: number } => {
    return { portfolioId, stockId, after: null, index }
  })
  while (pages.length > 0) {
    const lots = await findTaxLots(database, pages)
    pages = pages.flatMap((page, at) => {
      const own = lots[at] ?? []
      for (const lot of own) found[page.index]?.push(lot)
      const last = own.at(-1)
      return last && own.length === LOTS_A_PAGE ? [{ ...page, after: last }] : []
    })
    await nextTurn()
  }
  return found
}
