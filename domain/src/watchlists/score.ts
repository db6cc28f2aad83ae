import { SCORE_SENTINELS } from './scoreSentinels.ts'
import { type Decimal } from '../kernel/decimal.ts'
import { fiftyTwoWeekScore, type YearRange } from './fiftyTwoWeekScore.ts'
import { THRESHOLD_KEYS, type ListKind, type Thresholds } from './thresholds.ts'
import { buyScore, hasThresholds, sellScore } from './thresholdScore.ts'

/** Displayed as an ellipsis until the first computation. */
export const NOT_COMPUTED = SCORE_SENTINELS.notComputed
const UNKNOWN = SCORE_SENTINELS.unknown
const MAXIMUM = SCORE_SENTINELS.maximum

/** Basis of buy list scores. `none` means that an entry without thresholds has no score. */
export type ScoreBasis = {
  readonly fallbackStrategyName: 'none' | 'fiftyTwoWeeks'
  readonly distribution: { readonly fiftyTwoWeeks: 0 | 1; readonly thresholds: 0 | 1 }
}

export const DEFAULT_SCORE_BASIS: ScoreBasis = {
  fallbackStrategyName: 'fiftyTwoWeeks',
  distribution: { fiftyTwoWeeks: 0, thresholds: 1 },
}

export type ScoreInput = {
  readonly kind: ListKind
  readonly thresholds: Thresholds
  readonly price: Decimal | null
  readonly range: YearRange | null
  /** Applies to buy lists only: sell lists always use their thresholds, other lists the 52-week range. */
  readonly basis: ScoreBasis
}

type SubScoreName = 'thresholds' | 'fiftyTwoWeeks'

type SubScore = {
  readonly name: SubScoreName
  readonly weighting: number
  readonly score: number
  /** Exact decimals as text; omits missing values. */
  readonly usedVariables: Readonly<Record<string, string>>
}

export type ScoreDetails = { readonly score: number; readonly subScores: readonly SubScore[] }

/** Integer: 0 to 2000 on buy and other lists, -2000 to 2000 on sell lists, UNKNOWN if an input is missing. */
export function scoreOf(input: ScoreInput): number {
  const { kind, thresholds, price, range } = input
  if (price === null || price.lte(0)) return UNKNOWN
  if (strategyOf(input) === 'fiftyTwoWeeks') return fiftyTwoWeekScore(range, price)
  return kind === 'sell' ? sellScore(thresholds, price) : buyScore(thresholds, price)
}

export function scoreDetailsOf(input: ScoreInput): ScoreDetails {
  const name = strategyOf(input)
  const score = scoreOf(input)
  const usedVariables = name === 'thresholds' ? thresholdVariables(input) : rangeVariables(input)
  return { score, subScores: [{ name, weighting: 1, score, usedVariables }] }
}

/** Any distribution that includes thresholds, even beyond the three options offered, uses thresholds. */
export function strategyOf({
  kind,
  thresholds,
  basis,
}: Pick<ScoreInput, 'kind' | 'thresholds' | 'basis'>): SubScoreName {
  if (kind === 'sell') return 'thresholds'
  if (kind === 'others' || basis.distribution.thresholds === 0) return 'fiftyTwoWeeks'
  return basis.fallbackStrategyName === 'none' || hasThresholds(thresholds) ? 'thresholds' : 'fiftyTwoWeeks'
}

function thresholdVariables({ thresholds, price }: ScoreInput): Record<string, string> {
  return texts([['price', price], ...THRESHOLD_KEYS.map((key) => [key, thresholds[key]] as const)])
}

function rangeVariables({ range, price }: ScoreInput): Record<string, string> {
  return texts([
    ['price', price],
    ['oneYearLow', range && range.low],
    ['oneYearHigh', range && range.high],
  ])
}

function texts(variables: readonly (readonly [string, Decimal | null])[]): Record<string, string> {
  return Object.fromEntries(variables.flatMap(([name, value]) => (value === null ? [] : [[name, value.toString()]])))
}

/** 1 deal, 2 buy, 3 consider, 4 follow, 5 wait, 11 without a score, 21 sell-loss, 22 sell-trigger. */
export type BadgeLevel = 1 | 2 | 3 | 4 | 5 | 11 | 21 | 22

export function badgeLevelOf(score: number): BadgeLevel {
  if (isWithoutScore(score)) return 11
  if (score >= 1000) return 1
  if (score >= 750) return 2
  if (score >= 500) return 3
  if (score >= 250) return 4
  if (score > -750) return 5
  return score > -1000 ? 22 : 21
}

export function scoreText(score: number): string {
  if (isWithoutScore(score)) return '...'
  return score === MAXIMUM ? '!' : String(Math.round(Math.abs(score)))
}

/** Second scale, in buckets of 200. 1 is best, as in the first scale; the requirements leave this open. */
export function bucketBadgeOf(score: number): 1 | 2 | 3 | 4 | 5 {
  if (score >= 800) return 1
  if (score >= 600) return 2
  if (score >= 400) return 3
  return score >= 200 ? 4 : 5
}

type Suggestion = 'deal' | 'target' | 'wait' | 'sellLimit' | 'sellHigh' | 'sellLow' | 'hold'

/**
 * Uses the rounded score; on a sell list its absolute value. Returns `wait` or `hold` without a
 * score. Other lists are read like buy lists, since their score also rises when the price falls.
 */
export function suggestionOf(kind: ListKind, score: number): Suggestion {
  const strength = isWithoutScore(score) ? 0 : Math.round(Math.abs(score))
  if (kind !== 'sell') return suggestionToBuy(score < 0 ? 0 : strength)
  if (strength >= 1000) return 'sellLimit'
  if (strength < 750) return 'hold'
  return score > 0 ? 'sellHigh' : 'sellLow'
}

function suggestionToBuy(strength: number): Suggestion {
  if (strength >= 1000) return 'deal'
  return strength >= 750 ? 'target' : 'wait'
}

export function isWithoutScore(score: number): boolean {
  return score === NOT_COMPUTED || score === UNKNOWN
}
