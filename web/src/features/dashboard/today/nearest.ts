import type { Decimal } from '@palier/domain/kernel/decimal'
import type { ThresholdKey } from '@palier/domain/watchlists/thresholds'
import type { BestEntry, TodayData } from './todayData.ts'

/** How many of the nearest stocks a day without anything to decide shows. */
const SHOWN = 3

/** A stock with the price of the person's own that it would reach next. */
export interface Near extends BestEntry {
  readonly key: ThresholdKey
  readonly price: Decimal
  /** From the present price, in percent without sign. */
  readonly away: Decimal
}

/** Stocks by how far each is from its next price; without those that have none. */
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

/** What a day without anything to decide shows in rows; none where there is something. */
export function rowsOfQuietDay({ counts, isPaymentOwed, next }: TodayData, objectiveCount: number): readonly Near[] {
  const asking = counts.buys + counts.sells + counts.crossed + objectiveCount + Number(isPaymentOwed)
  return asking > 0 ? [] : nearestFirst(next).slice(0, SHOWN)
}
