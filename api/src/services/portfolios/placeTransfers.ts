import { type TransferOrder, transferOrdersOf } from '@palier/domain/portfolios/transferOrder'
import type { Database } from '../../database/kernel/database.ts'
import { findDayTransfers, updateTransferOrders } from '../../database/queries/portfolios/bookEventQueries.ts'
import type { LotPlace } from '../../database/queries/portfolios/lotQueries.ts'
import { groupBy } from '../../kernel/groupBy.ts'

/** Where transfers stand in their days, by their ids, and the first day of each ledger that this has changed. */
export type PlacedTransfers = {
  readonly orders: ReadonlyMap<string, TransferOrder>
  readonly changed: readonly (LotPlace & { from: string })[]
}

/**
 * Gives the transfers of a stock between the portfolios of a person their places in these days; null in all days. What
 * has changed is to be recomputed by the caller, who holds the person's lock.
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
