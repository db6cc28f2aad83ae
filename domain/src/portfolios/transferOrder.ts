import { AFTER_TRADES, BEFORE_TRADES } from './lot.ts'

export type DayTransfer = {
  readonly id: string
  readonly from: string
  readonly to: string
  readonly entryOrder: number
}

/** `tradeOrder` of a transfer's two rows: in the sending ledger and in the receiving one. */
export type TransferOrder = { readonly out: number; readonly in: number }

/**
 * Orders the transfers of one stock on one day, by id. Shares arrive before the day's trades and
 * leave after them. If shares return to a portfolio on the day they left it, all transfers of the
 * day happen after the trades in order of entry, so that no cost depends on itself.
 */
export function transferOrdersOf(transfers: readonly DayTransfer[]): ReadonlyMap<string, TransferOrder> {
  const entered = transfers.toSorted((one, other) => one.entryOrder - other.entryOrder)
  const returning = new Set(entered.filter((one, at) => leads(one.to, one.from, entered.slice(0, at))))
  return new Map(
    entered.map((one, at) => {
      const after = returning.size === 0 ? AFTER_TRADES : AFTER_TRADES + at + 1
      return [one.id, { out: after, in: returning.has(one) ? after : BEFORE_TRADES }]
    }),
  )
}

function leads(from: string, to: string, transfers: readonly DayTransfer[]): boolean {
  const reached = new Set([from])
  for (const portfolio of reached) {
    for (const one of transfers) if (one.from === portfolio) reached.add(one.to)
  }
  return reached.has(to)
}
