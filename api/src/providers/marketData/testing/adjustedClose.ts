import type { Decimal } from '@palier/domain/kernel/decimal'
import { adjustPriceForSplit, ratioBetween } from '@palier/domain/market/splits'
import type { DailyClose, Dividend, Split } from '../port.ts'

/**
 * Closes as sources adjust them, for splits and for dividends: what a share would have cost of which every dividend was
 * put back into it. `closes` are as they were traded, oldest first.
 */
export function adjustedCloses(
  closes: readonly DailyClose[],
  { splits, dividends }: { splits: readonly Split[]; dividends: readonly Dividend[] },
  today: string,
): Decimal[] {
  return closes.map(({ date, close }) => {
    const later = dividends.filter(({ exDate }) => exDate > date)
    const kept = later.reduce(
      (part, { exDate, amount }) => {
        const before = closes.findLast((day) => day.date < exDate)
        return before ? part.times(before.close.minus(amount)).div(before.close) : part
      },
      adjustPriceForSplit(close, ratioBetween(splits, date, today)),
    )
    return kept.round(4)
  })
}
