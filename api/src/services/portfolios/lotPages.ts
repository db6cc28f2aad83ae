import type { Database } from '../../database/kernel/database.ts'
import {
  findLotPage,
  type LotCursor,
  type LotPlace,
  type LotRow,
} from '../../database/queries/portfolios/lotQueries.ts'
import { findTransactions, type TransactionRow } from '../../database/queries/portfolios/transactionQueries.ts'
import { type LotEffect, withEffects } from './lotEffects.ts'
import { Paged } from '../../kernel/paged.ts'

/** More lots than these are streamed. */
export const LOTS_AT_ONCE = 1_000

// A page takes the embedded engine about 50 ms. Effects are replayed from the nearest checkpoint, which would dominate
// smaller pages over many stocks.
const [LOTS_A_PAGE, TRADES_A_PAGE] = [1_000, 2_000]

/** All lots of one stock in one portfolio, the newest first. Those written meanwhile may be among them, or not. */
export function pagedLots(database: Database, { portfolioId, stockId }: LotPlace): Paged<LotRow & LotEffect> {
  const place = { portfolioId, stockId }
  return paged(LOTS_A_PAGE, async (after) => {
    const rows = await findLotPage(database, { ...place, kind: null, first: LOTS_A_PAGE, after })
    return { rows, items: await withEffects(database, rows, ({ id }) => id) }
  })
}

/** All trades of a person, the newest first. Those written meanwhile may be among them, or not. */
export function pagedTransactions(database: Database, userId: string): Paged<TransactionRow & LotEffect> {
  return paged(TRADES_A_PAGE, async (after) => {
    const rows = await findTransactions(database, { userId, portfolioId: null, first: TRADES_A_PAGE, after })
    return { rows, items: await withEffects(database, rows, ({ lotId }) => lotId) }
  })
}

type Page<Item> = { rows: LotCursor[]; items: Item[] }

function paged<Item>(full: number, read: (after: LotCursor | null) => Promise<Page<Item>>): Paged<Item> {
  return new Paged(async function* () {
    for (let after: LotCursor | null = null; ;) {
      const page: Page<Item> = await read(after)
      yield page.items
      const last = page.rows.at(-1)
      if (!last || page.rows.length < full) return
      after = last
    }
  })
}
