import type { TodayCounts } from '@palier/domain/dashboard/today'
import type { WatchedEntry } from '../../watchlists/model/watchedEntry.ts'

/** An entry with the list that it stands in. */
export interface BestEntry {
  readonly entry: WatchedEntry
  readonly listId: string
}

/** An entry that asks for something today. */
export interface TodayEntry extends BestEntry {
  readonly listName: string
  /** When it last crossed one of its prices, as far as known. */
  readonly crossedAt: Date | null
  /** It did so since the last visit. */
  readonly isNew: boolean
}

export interface TodayData {
  readonly lastVisitAt: Date | null
  readonly isPaymentOwed: boolean
  readonly counts: TodayCounts
  readonly rows: readonly TodayEntry[]
  /** The best of the other stocks, four to buy and four to sell at most. */
  readonly next: readonly BestEntry[]
}
