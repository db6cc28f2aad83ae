import type { Decimal } from '@palier/domain/kernel/decimal'
import type { ThresholdKey } from '@palier/domain/watchlists/thresholds'
import type { BestEntry, TodayData } from './todayData.ts'

const SHOWN = 3

/** Stock with the threshold that its price would reach next. */
export interface Near extends BestEntry {
  readonly key: ThresholdKey
  readonly price: Decimal
  /** Distance from the current price, as a positive percentage. */
  readonly away: Decimal
}

export function nearestFirst(entries: readonly BestEntry[]): readonly Near[] {
  return entries
    .flatMap((best): Near[] => {
      const next = best.entry.states.find(({ state }) => state === 'next')
      return next?.price && next.distance
        ? [{ ...best, key: next.key, price: next.price, away: next.distance.abs().times(100) }]
        : []
    })
    .sort((one, other) => one.away.cmp(other.away))
}

/** Empty if there is anything to decide. */
export function rowsOfQuietDay({ counts, isPaymentOwed, next }: TodayData, objectiveCount: number): readonly Near[] {
  const asking = counts.buys + counts.sells + counts.crossed + objectiveCount + Number(isPaymentOwed)
  return asking > 0 ? [] : nearestFirst(next).slice(0, SHOWN)
}
