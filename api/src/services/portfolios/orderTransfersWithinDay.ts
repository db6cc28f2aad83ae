import { type TransferOrder, transferOrdersOf } from '@palier/domain/portfolios/transferOrder'
import type { Database } from '../../database/kernel/database.ts'
import { findDayTransfers, updateTransferOrders } from '../../database/queries/portfolios/bookEventQueries.ts'
import type { LotPlace } from '../../database/queries/portfolios/lotQueries.ts'
import { groupBy } from '../../kernel/groupBy.ts'

/** Orders of transfers within their days, by id, and the first changed day of each ledger. */
export type PlacedTransfers = {
  readonly orders: ReadonlyMap<string, TransferOrder>
  readonly changed: readonly (LotPlace & { from: string })[]
}

/**
 * Orders the transfers of a stock between the user's portfolios within these days; null means all
 * days. The caller must hold the user's lock and recompute the changed ledgers.
 */
export async function orderTransfersWithinDay(
  transaction: Database,
  place: LotPlace,
  days: readonly string[] | null,
): Promise<PlacedTransfers> {
  const transfers = await findDayTransfers(transaction, place, days)
  const byDay = [...groupBy(transfers, ({ date }) => date).values()]
  const orders = new Map(byDay.flatMap((ofDay) => [...transferOrdersOf(ofDay)]))
  return { orders, changed: orders.size === 0 ? [] : await updateTransferOrders(transaction, orders) }
}
