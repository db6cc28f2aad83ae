import type { Decimal } from '../kernel/decimal.ts'
import { compareByAbsoluteScore } from '../watchlists/ranking.ts'
import { isWithoutScore, suggestionOf } from '../watchlists/score.ts'
import type { ListKind } from '../watchlists/thresholds.ts'

/** How many rows: of Today at first and at most, and of each kind in Next. */
export const TODAY = { shown: 7, most: 40, next: 4 } as const

/** An entry of a list as Today judges it. */
type Candidate = {
  readonly stockId: string
  readonly symbol: string
  readonly kind: ListKind
  readonly score: number
  readonly lastPrice: Decimal | null
  /** The score is made from prices of the person's own, not from the 52 weeks. */
  readonly hasOwnPrices: boolean
  /** The price stands at or beyond one of them. */
  readonly isCrossed: boolean
  /** A price of the entry was crossed since the last visit. */
  readonly isNew: boolean
  readonly isPostponed: boolean
}

/** How many rows of each sort; the sentence of Today is made from them. */
export type TodayCounts = {
  readonly buys: number
  readonly sells: number
  /** Crossed since the last visit, without reaching what the list is for. */
  readonly crossed: number
  readonly fresh: number
}

export type Today<Entry> = {
  /** The new ones first, then the strongest; each stock once. */
  readonly rows: readonly Entry[]
  readonly counts: TodayCounts
  /** The strongest of the others, four to buy and four to sell; none is a stock of Today or put off. */
  readonly next: readonly Entry[]
}

/**
 * What asks for something today, and what comes next. An entry asks for something once its suggestion is more than to
 * wait or hold, or where it has crossed a price since the last visit; never without a price, nor by the 52 weeks alone.
 */
export function todayOf<Entry extends Candidate>(entries: readonly Entry[]): Today<Entry> {
  const known = entries.filter(({ lastPrice, score }) => lastPrice?.gt(0) && !isWithoutScore(score))
  const rows = onceAStock(known.filter(asksForSomething).sort(byNewsThenScore))
  const left = new Set(known.filter(({ isPostponed }) => isPostponed).map(({ stockId }) => stockId))
  for (const { stockId } of rows) left.add(stockId)
  const others = onceAStock(known.filter(({ stockId }) => !left.has(stockId)).sort(compareByAbsoluteScore))
  const nextOf = (kind: ListKind) => others.filter((entry) => entry.kind === kind).slice(0, TODAY.next)
  return { rows, counts: countsOf(rows), next: [...nextOf('buy'), ...nextOf('sell')] }
}

function asksForSomething(entry: Candidate): boolean {
  const { hasOwnPrices, isCrossed, isPostponed, isNew } = entry
  return hasOwnPrices && isCrossed && !isPostponed && (isNew || isDecisive(entry))
}

/** Whether the suggestion is to buy or to sell. */
function isDecisive({ kind, score }: Candidate): boolean {
  const suggestion = suggestionOf(kind, score)
  return suggestion !== 'wait' && suggestion !== 'hold'
}

function byNewsThenScore(one: Candidate, other: Candidate): number {
  return Number(other.isNew) - Number(one.isNew) || compareByAbsoluteScore(one, other)
}

function onceAStock<Entry extends Candidate>(sorted: readonly Entry[]): Entry[] {
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

/** Milliseconds without a sign of the person after which the next one begins a new visit. */
const VISIT_ENDS_AFTER = 30 * 60_000

/** When somebody last saw their dashboard, and when the visit before this one ended. */
export type Visits = { readonly seenAt: Date | null; readonly lastVisitAt: Date | null }

/** The end of the visit before the one of this moment; null at the first visit. */
export function lastVisitOf({ seenAt, lastVisitAt }: Visits, now: Date): Date | null {
  if (seenAt === null) return null
  return now.getTime() - seenAt.getTime() > VISIT_ENDS_AFTER ? seenAt : lastVisitAt
}

/** An entry or an objective that is out of Today for a while; without an end until its next step. */
export type Postponement = { readonly postponedAt: Date | null; readonly postponedUntil: Date | null }

/** Whether it is put off at this moment. */
export function isPostponedAt({ postponedAt, postponedUntil }: Postponement, now: Date): boolean {
  return postponedAt !== null && (postponedUntil === null || now < postponedUntil)
}
