import {
  isWithoutScore,
  scoreDetailsOf,
  scoreOf,
  type ScoreBasis,
  type ScoreDetails,
} from '@palier/domain/watchlists/score'
import type { ListKind, Thresholds } from '@palier/domain/watchlists/thresholds'
import { dateOfDay, dayAt } from '@palier/domain/market/exchangeDay'
import { decimalOrNull } from '@palier/domain/kernel/decimal'
import type { EntryRow } from '../../database/queries/watchlists/watchListQueries.ts'
import type { Quote } from '../../providers/marketData/port.ts'
import { firstLevelOf } from './crossedLevel.ts'
import type { StockView } from '../market/stockView.ts'

type Score = {
  score: number
  /** Sentinels keep their sign, so that they rank last. */
  absoluteScore: number
  /** Inputs of the score; buy lists only. */
  details: ScoreDetails | null
}

export type EntryContent = { thresholds: Thresholds; note?: string | undefined }

/** Stored columns of an entry without a row. */
export const NEVER_STORED = { note: '', crossedAt: null, postponedAt: null, postponedUntil: null, version: 1 }

export type ScoredEntry = StockView &
  Score &
  EntryContent &
  Pick<EntryRow, 'id' | 'listId' | 'highScore' | keyof typeof NEVER_STORED>

export function scoreAt(kind: ListKind, thresholds: Thresholds, quote: Quote | null, basis: ScoreBasis): Score {
  const price = quote?.price ?? null
  const range = quote && { low: quote.yearLow, high: quote.yearHigh }
  const input = { kind, thresholds, price, range, basis }
  const details = kind === 'buy' ? scoreDetailsOf(input) : null
  const score = details ? details.score : scoreOf(input)
  return { score, absoluteScore: absoluteScoreOf(score), details }
}

export function scoredEntryOf(kind: ListKind, entry: EntryRow, view: StockView, basis: ScoreBasis): ScoredEntry {
  const { id, listId, note, crossedAt, postponedAt, postponedUntil, version } = entry
  const thresholds = thresholdsOf(entry)
  const score = scoreAt(kind, thresholds, view.quote, basis)
  // Reads write nothing, so this is the higher of the stored and the current score.
  const highScore = Math.max(entry.highScore, score.absoluteScore)
  return { ...view, ...score, id, listId, note, thresholds, highScore, crossedAt, postponedAt, postponedUntil, version }
}

/** Null if a level is not set. */
export function thresholdsOf({ t200, t400, t600, t800 }: Pick<EntryRow, keyof Thresholds>): Thresholds {
  return {
    t200: decimalOrNull(t200),
    t400: decimalOrNull(t400),
    t600: decimalOrNull(t600),
    t800: decimalOrNull(t800),
  }
}

function absoluteScoreOf(score: number): number {
  return isWithoutScore(score) ? score : Math.abs(score)
}

export function storedScoreOf(
  kind: ListKind,
  thresholds: Thresholds,
  quote: Quote | null,
  basis: ScoreBasis,
  now: Date,
) {
  const { t200, t400, t600, t800 } = thresholds
  const { absoluteScore } = scoreAt(kind, thresholds, quote, basis)
  const first = firstLevelOf(kind, thresholds, quote)
  return {
    t200: t200 && t200.toString(),
    t400: t400 && t400.toString(),
    t600: t600 && t600.toString(),
    t800: t800 && t800.toString(),
    pricedOn: dateOfDay(dayAt(now.getTime())),
    highScore: Math.max(0, absoluteScore),
    ...first,
    crossedAt: first.crossedLevel ? now : null,
  }
}
