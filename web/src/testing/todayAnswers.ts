import { isWithoutScore } from '@palier/domain/watchlists/score'
import type { entryAnswer } from './watchedEntries.ts'

type Entry = ReturnType<typeof entryAnswer>
interface List {
  readonly listId: string
  readonly kind: 'BUY' | 'SELL'
  readonly topEntries: readonly Entry[]
}

/** Today as the server would answer it for these lists, nothing of it new: whatever scores 750 or more, and the rest next. */
export function todayAnswer(lists: readonly List[], changes: object = {}) {
  const ranked = lists
    .flatMap(({ listId, kind, topEntries }) => topEntries.map((entry) => ({ kind, entry: { ...entry, listId } })))
    .filter(({ entry }) => !isWithoutScore(entry.score))
    .sort((one, other) => Math.abs(other.entry.score) - Math.abs(one.entry.score))
  const stocks = new Set<string>()
  const unique = ranked.filter(({ entry }) => !stocks.has(entry.stock.id) && stocks.add(entry.stock.id))
  const rows = unique.filter(({ entry }) => Math.abs(entry.score) >= 750)
  const next = unique.filter(({ entry }) => Math.abs(entry.score) < 750)
  const bestOf = (kind: List['kind']) => next.filter((one) => one.kind === kind).slice(0, 4)
  return {
    __typename: 'Today',
    lastVisitAt: null,
    isPaymentOwed: false,
    buyCount: rows.filter(({ kind }) => kind === 'BUY').length,
    sellCount: rows.filter(({ kind }) => kind === 'SELL').length,
    crossedCount: 0,
    newCount: 0,
    rows: rows.map(({ entry }) => ({ __typename: 'TodayRow', crossedAt: null, isNew: false, entry })),
    next: [...bestOf('BUY'), ...bestOf('SELL')].map(({ entry }) => entry),
    ...changes,
  }
}
