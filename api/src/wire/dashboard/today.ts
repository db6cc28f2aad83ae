import type { WireToday } from '@palier/contract/shell/overviewCalls'
import type { WireWatchListEntry } from '@palier/contract/watchlists/watchListSchemas'
import type { Today } from '../../services/dashboard/today.ts'

type Entry = Today['next'][number]

export function todayToWire(
  { lastVisitAt, isPaymentOwed, rows, counts, next }: Today,
  toWire: (entry: Entry) => WireWatchListEntry,
): WireToday {
  return {
    lastVisitAt: lastVisitAt?.toISOString() ?? null,
    isPaymentOwed,
    rows: rows.map(({ entry, isNew }) => ({
      entry: toWire(entry),
      crossedAt: entry.crossedAt?.toISOString() ?? null,
      isNew,
    })),
    counts,
    next: next.map(toWire),
  }
}
