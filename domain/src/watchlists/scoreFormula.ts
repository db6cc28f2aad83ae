import { type Decimal } from '../kernel/decimal.ts'
import { type YearRange } from './fiftyTwoWeekScore.ts'
import { type ScoreInput, strategyOf } from './score.ts'
import { anchorsAround, type Anchor } from './thresholdScore.ts'

/** How a score of a buy list comes about, with the figures of its reader. Null where something is missing. */
export type ScoreFormula =
  /** upper.score … lower.score in proportion to where the price lies between the two: the cheaper one scores higher. */
  | { readonly kind: 'between'; readonly dear: Anchor; readonly cheap: Anchor; readonly price: Decimal }
  /** score × anchor / price, above the first price that is set or below the last. */
  | { readonly kind: 'proportion'; readonly anchor: Anchor; readonly price: Decimal }
  /** 1000 × (high − price) / (high − low). */
  | { readonly kind: 'range'; readonly range: YearRange; readonly price: Decimal }
  | null

/** The formula that `scoreOf` applies to a buy list. */
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
