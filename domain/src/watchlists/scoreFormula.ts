import { type Decimal } from '../kernel/decimal.ts'
import { type YearRange } from './fiftyTwoWeekScore.ts'
import { type ScoreInput, strategyOf } from './score.ts'
import { anchorsAround, type Anchor } from './thresholdScore.ts'

/** Formula of a buy list score with its figures. Null if an input is missing. */
export type ScoreFormula =
  /** Interpolates between the two anchor scores; the lower price has the higher score. */
  | { readonly kind: 'between'; readonly dear: Anchor; readonly cheap: Anchor; readonly price: Decimal }
  /** score × anchor / price, outside the range of set prices. */
  | { readonly kind: 'proportion'; readonly anchor: Anchor; readonly price: Decimal }
  /** 1000 × (high − price) / (high − low). */
  | { readonly kind: 'range'; readonly range: YearRange; readonly price: Decimal }
  | null

export function scoreFormulaOf(input: ScoreInput): ScoreFormula {
  const { thresholds, price, range } = input
  if (price === null || price.lte(0)) return null
  if (strategyOf(input) === 'fiftyTwoWeeks')
    return range && range.high.gt(range.low) ? { kind: 'range', range, price } : null

  const { cheap, dear } = anchorsAround(thresholds, price)
  if (cheap && dear) return { kind: 'between', dear, cheap, price }
  const anchor = cheap ?? dear
  return anchor && { kind: 'proportion', anchor, price }
}
