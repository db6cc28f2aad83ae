import { useIntl } from 'react-intl'
import type { Decimal } from '@palier/domain/kernel/decimal'
import { isWithoutScore, scoreText } from '@palier/domain/watchlists/score'
import type { ScoreFormula } from '@palier/domain/watchlists/scoreFormula'
import { useFormatters } from '../../../kit/language/useFormatters.ts'

/** Formats a formula such as "1000 × 122,00 / 120,00 = 1017". Null without a score. */
export function useFormulaText(): (formula: ScoreFormula, score: number) => string | null {
  const { formatMessage } = useIntl()
  const formatters = useFormatters()
  const written = (value: Decimal) => formatters.price(value.toString())
  return (formula, score) => {
    if (formula === null || isWithoutScore(score)) return null
    const price = written(formula.price)
    // A displayed "!" means the highest score: the formula needs the figure.
    const result = scoreText(score) === '!' ? String(score) : scoreText(score)
    if (formula.kind === 'range') {
      const values = { low: written(formula.range.low), high: written(formula.range.high), price, result }
      return formatMessage({ id: 'scoreDetails.formula.range' }, values)
    }
    if (formula.kind === 'proportion') {
      const values = { score: formula.anchor.score.toString(), anchor: written(formula.anchor.price), price, result }
      return formatMessage({ id: 'scoreDetails.formula.proportion' }, values)
    }
    const { dear, cheap } = formula
    const values = {
      score: dear.score.toString(),
      gain: cheap.score.minus(dear.score).toString(),
      dear: written(dear.price),
      cheap: written(cheap.price),
      price,
      result,
    }
    return formatMessage({ id: 'scoreDetails.formula.between' }, values)
  }
}
