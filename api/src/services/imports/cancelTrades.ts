import { decimal } from '@palier/domain/kernel/decimal'
import { daysAfter } from '@palier/domain/kernel/plainDate'
import { groupBy } from '../../kernel/groupBy.ts'
import type { ReadTrade, RowOutcome } from './checkRows.ts'
import { refuse } from './eventRows.ts'

type TradeRow = RowOutcome & { trade: ReadTrade }

// Brokers cancel reinvestments within weeks.
const DAYS_TO_CANCEL = 60

/**
 * Skips each cancelled trade together with its cancellation. If the original is uncertain, refuses
 * the cancellation and all trades that it may cancel.
 */
export function cancelTrades(outcomes: readonly RowOutcome[]): void {
  const rows = outcomes.filter(isTradeRow)
  const cancellations = rows.filter(({ trade }) => trade.cancels)
  if (cancellations.length === 0) return
  const byStock = groupBy(
    rows.filter(({ trade }) => !trade.cancels),
    ({ trade }) => trade.stockId,
  )
  for (const row of cancellations) {
    const ofStock = (byStock.get(row.trade.stockId) ?? []).filter((other) => other.verdict === 'accepted')
    const original = originalOf(row.trade, ofStock)
    if (original) {
      Object.assign(row, { verdict: 'skipped', reason: 'reversed', withLine: original.line })
      Object.assign(original, { verdict: 'skipped', reason: 'reversed', withLine: row.line })
      continue
    }
    refuse(row, 'kind.reversal')
    for (const candidate of ofStock.filter((other) => mayCancel(row.trade, other.trade))) {
      refuse(candidate, 'kind.cancelled')
      candidate.withLine = row.line
    }
  }
}

/** Original of a cancellation: by its id, else the last equal trade of its day, else the only equal trade. */
function originalOf(cancellation: ReadTrade, trades: readonly TradeRow[]): TradeRow | null {
  const { cancelledId } = cancellation
  const byId = trades.find(({ trade }) => cancelledId !== null && trade.transactionId === cancelledId)
  if (byId) return byId
  const equal = trades.filter(({ trade }) => isEqualTrade(cancellation, trade))
  const ofDay = equal.filter(({ trade }) => trade.tradeDate === cancellation.tradeDate)
  if (ofDay.length > 0) return new Set(ofDay.map(({ trade }) => trade.kind)).size === 1 ? (ofDay.at(-1) ?? null) : null
  const earlier = equal.filter(({ trade }) => isShortlyBefore(trade.tradeDate, cancellation.tradeDate))
  return earlier.length === 1 ? (earlier[0] ?? null) : null
}

function isEqualTrade(cancellation: ReadTrade, trade: ReadTrade): boolean {
  return (
    isOfKind(cancellation, trade) &&
    decimal(trade.quantity).eq(cancellation.quantity) &&
    decimal(trade.price).eq(cancellation.price)
  )
}

/**
 * True if a cancellation without an equal trade may mean this one: of the same day, or earlier with
 * the same quantity.
 */
function mayCancel(cancellation: ReadTrade, trade: ReadTrade): boolean {
  if (!isOfKind(cancellation, trade)) return false
  if (trade.tradeDate === cancellation.tradeDate) return true
  const isBefore = isShortlyBefore(trade.tradeDate, cancellation.tradeDate)
  return isBefore && decimal(trade.quantity).eq(cancellation.quantity)
}

function isOfKind({ cancels }: ReadTrade, { kind }: ReadTrade): boolean {
  return cancels === 'either' || cancels === kind
}

function isShortlyBefore(day: string, cancelledOn: string): boolean {
  return day < cancelledOn && day >= daysAfter(cancelledOn, -DAYS_TO_CANCEL)
}

function isTradeRow(row: RowOutcome): row is TradeRow {
  return row.trade !== null && row.verdict === 'accepted'
}
