import { AFTER_TRADES, BEFORE_TRADES } from './lot.ts'

/** A transfer of shares at their cost between two portfolios of one person. */
export type DayTransfer = {
  readonly id: string
  readonly from: string
  readonly to: string
  /** Rises with each event that is entered. */
  readonly entryOrder: number
}

/** Where the two rows of a transfer stand in their day: a `tradeOrder` in the ledger that it leaves, one where it arrives. */
export type TransferOrder = { readonly out: number; readonly in: number }

/**
 * The places of all transfers of one stock on one day, by their ids. Shares arrive before the trades of the day and leave
 * after them. Where they come back to a portfolio that they left that day, they arrive after the trades, and all of that
 * day leave and come back in the order in which they were entered: so each has a cost that does not depend on itself.
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

/** Whether these transfers lead from one portfolio to another. */
function leads(from: string, to: string, transfers: readonly DayTransfer[]): boolean {
  const reached = new Set([from])
  for (const portfolio of reached) {
    for (const one of transfers) if (one.from === portfolio) reached.add(one.to)
  }
  return reached.has(to)
}
