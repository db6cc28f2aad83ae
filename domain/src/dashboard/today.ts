import type { Decimal } from '../kernel/decimal.ts'
import { compareByAbsoluteScore } from '../watchlists/ranking.ts'
import { isWithoutScore, suggestionOf } from '../watchlists/score.ts'
import type { ListKind } from '../watchlists/thresholds.ts'

/** Row counts: Today at first, Today at most, and each kind in Next. */
export const TODAY = { shown: 7, most: 40, next: 4 } as const

type Candidate = {
  readonly stockId: string
  readonly symbol: string
  readonly kind: ListKind
  readonly score: number
  readonly lastPrice: Decimal | null
  /** True if the score uses the user's own thresholds, not the 52-week range. */
  readonly hasOwnPrices: boolean
  readonly isCrossed: boolean
  readonly isNew: boolean
  readonly isPostponed: boolean
}

export type TodayCounts = {
  readonly buys: number
  readonly sells: number
  readonly crossed: number
  readonly fresh: number
}

export type Today<Entry> = {
  /** New ones first, then by strength; each stock once. */
  readonly rows: readonly Entry[]
  readonly counts: TodayCounts
  /** Strongest of the others, four to buy and four to sell. Excludes stocks of Today and postponed ones. */
  readonly next: readonly Entry[]
}

/**
 * Lists entries that need action, then the next ones. An entry needs action if its suggestion is to
 * buy or sell, or if it crossed a threshold since the last visit. Excludes entries without a price
 * and those scored by the 52-week range alone.
 */
export function todayOf<Entry extends Candidate>(entries: readonly Entry[]): Today<Entry> {
  const known = entries.filter(({ lastPrice, score }) => lastPrice?.gt(0) && !isWithoutScore(score))
  const rows = uniqueByStock(known.filter(asksForSomething).sort(byNewsThenScore))
  const left = new Set(known.filter(({ isPostponed }) => isPostponed).map(({ stockId }) => stockId))
  for (const { stockId } of rows) left.add(stockId)
  const others = uniqueByStock(known.filter(({ stockId }) => !left.has(stockId)).sort(compareByAbsoluteScore))
  const nextOf = (kind: ListKind) => others.filter((entry) => entry.kind === kind).slice(0, TODAY.next)
  return { rows, counts: countsOf(rows), next: [...nextOf('buy'), ...nextOf('sell')] }
}

function asksForSomething(entry: Candidate): boolean {
  const { hasOwnPrices, isCrossed, isPostponed, isNew } = entry
  return hasOwnPrices && isCrossed && !isPostponed && (isNew || isDecisive(entry))
}

function isDecisive({ kind, score }: Candidate): boolean {
  const suggestion = suggestionOf(kind, score)
  return suggestion !== 'wait' && suggestion !== 'hold'
}

function byNewsThenScore(one: Candidate, other: Candidate): number {
  return Number(other.isNew) - Number(one.isNew) || compareByAbsoluteScore(one, other)
}

function uniqueByStock<Entry extends Candidate>(sorted: readonly Entry[]): Entry[] {
  const seen = new Set<string>()
  return sorted.filter(({ stockId }) => !seen.has(stockId) && seen.add(stockId))
}

function countsOf(rows: readonly Candidate[]): TodayCounts {
  const decisive = rows.filter(isDecisive)
  return {
    buys: decisive.filter(({ kind }) => kind !== 'sell').length,
    sells: decisive.filter(({ kind }) => kind === 'sell').length,
    crossed: rows.length - decisive.length,
    fresh: rows.filter(({ isNew }) => isNew).length,
  }
}

const VISIT_ENDS_AFTER = 30 * 60_000

export type Visits = { readonly seenAt: Date | null; readonly lastVisitAt: Date | null }

/** End of the previous visit; null during the first visit. */
export function lastVisitOf({ seenAt, lastVisitAt }: Visits, now: Date): Date | null {
  if (seenAt === null) return null
  return now.getTime() - seenAt.getTime() > VISIT_ENDS_AFTER ? seenAt : lastVisitAt
}

/** `postponedUntil` is null if the postponement lasts until the next step. */
export type Postponement = { readonly postponedAt: Date | null; readonly postponedUntil: Date | null }

export function isPostponedAt({ postponedAt, postponedUntil }: Postponement, now: Date): boolean {
  return postponedAt !== null && (postponedUntil === null || now < postponedUntil)
}
