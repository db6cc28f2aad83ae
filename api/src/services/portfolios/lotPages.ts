import type { Database } from '../../database/kernel/database.ts'
import {
  findLotPage,
  type LotCursor,
  type LotPlace,
  type LotRow,
} from '../../database/queries/portfolios/lotQueries.ts'
import { findTransactions, type TransactionRow } from '../../database/queries/portfolios/transactionQueries.ts'
import { createEffectPages, type LotEffect } from './lotEffects.ts'
import { Paged } from '../../kernel/paged.ts'

/** Larger sets of lots are streamed in pages. */
export const LOTS_AT_ONCE = 1_000

// A page takes the embedded engine about 50 ms. Effects are replayed from the nearest checkpoint,
// which would dominate smaller pages over many stocks.
const LOTS_A_PAGE = 1_000
const TRADES_A_PAGE = 2_000

/**
 * All lots of one stock in one portfolio, newest first. Lots written during the read may be
 * missing.
 */
export function pagedLots(database: Database, { portfolioId, stockId }: LotPlace): Paged<LotRow & LotEffect> {
  const place = { portfolioId, stockId }
  const newReader = () => createEffectPages<LotRow>(database, ({ id }) => id)
  return paged(LOTS_A_PAGE, newReader, (after) =>
    findLotPage(database, { ...place, kind: null, first: LOTS_A_PAGE, after }),
  )
}

/** All trades of a user, newest first. Trades written during the read may be missing. */
export function pagedTransactions(database: Database, userId: string): Paged<TransactionRow & LotEffect> {
  const newReader = () => createEffectPages<TransactionRow>(database, ({ lotId }) => lotId)
  return paged(TRADES_A_PAGE, newReader, (after) =>
    findTransactions(database, { userId, portfolioId: null, first: TRADES_A_PAGE, after }),
  )
}

/** `newReader` is called once per read, so that a reader may carry state from page to page. */
function paged<Row extends LotCursor>(
  full: number,
  newReader: () => (rows: readonly Row[]) => Promise<(Row & LotEffect)[]>,
  findPage: (after: LotCursor | null) => Promise<Row[]>,
): Paged<Row & LotEffect> {
  return new Paged(async function* () {
    const addEffects = newReader()
    for (let after: LotCursor | null = null; ;) {
      const rows: Row[] = await findPage(after)
      yield await addEffects(rows)
      const last = rows.at(-1)
      if (!last || rows.length < full) return
      after = last
    }
  })
}
