import type { TodayCounts } from '@palier/domain/dashboard/today'
import type { WatchedEntry } from '../../watchlists/model/watchedEntry.ts'

export interface BestEntry {
  readonly entry: WatchedEntry
  readonly listId: string
}

/** Entry that calls for a decision. */
export interface TodayEntry extends BestEntry {
  readonly listName: string
  /** Last crossing of one of the thresholds. Null if unknown. */
  readonly crossedAt: Date | null
  readonly isNew: boolean
}

export interface TodayData {
  readonly lastVisitAt: Date | null
  readonly isPaymentOwed: boolean
  readonly counts: TodayCounts
  readonly rows: readonly TodayEntry[]
  /** Best of the other stocks: at most four to buy and four to sell. */
  readonly next: readonly BestEntry[]
}
