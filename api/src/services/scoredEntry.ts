import { isWithoutScore, scoreDetailsOf, scoreOf, type ScoreBasis, type ScoreDetails } from '@palier/domain/score'
import type { ListKind, Thresholds } from '@palier/domain/thresholds'
import type { Quote } from '../providers/marketData/port.ts'
import type { StockView } from './stockView.ts'

export type Score = {
  score: number
  /** The sentinels keep their sign, so that they still rank last. */
  absoluteScore: number
  /** What the score was made from; on buy lists only. */
  details: ScoreDetails | null
}

export type ScoredEntry = StockView &
  Score & {
    id: string
    listId: string
    thresholds: Thresholds
    highScore: number
    version: number
  }

/** The score of these thresholds at the present price. */
export function scoreAt(kind: ListKind, thresholds: Thresholds, quote: Quote | null, basis: ScoreBasis): Score {
  const price = quote?.price ?? null
  const range = quote && { low: quote.yearLow, high: quote.yearHigh }
  const input = { kind, thresholds, price, range, basis }
  const details = kind === 'buy' ? scoreDetailsOf(input) : null
  const score = details ? details.score : scoreOf(input)
  return { score, absoluteScore: absoluteScoreOf(score), details }
}

function absoluteScoreOf(score: number): number {
  return isWithoutScore(score) ? score : Math.abs(score)
}
