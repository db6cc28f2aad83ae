import { expect, test } from 'vitest'
import { decimal, decimalOrNull } from '../kernel/decimal.ts'
import { DEFAULT_SCORE_BASIS, scoreOf, type ScoreInput } from './score.ts'
import { scoreFormulaOf } from './scoreFormula.ts'

const RANGE = { low: decimal('100'), high: decimal('200') }

function input(price: string, [t200, t400, t600, t800]: readonly (string | null)[]): ScoreInput {
  const thresholds = {
    t200: decimalOrNull(t200),
    t400: decimalOrNull(t400),
    t600: decimalOrNull(t600),
    t800: decimalOrNull(t800),
  }
  return { kind: 'buy', thresholds, price: decimal(price), range: RANGE, basis: DEFAULT_SCORE_BASIS }
}

/** The formula worked out, to be held against the score itself. */
function result(from: ScoreInput): number {
  const formula = scoreFormulaOf(from)
  if (formula === null) return -1
  const { price } = formula
  if (formula.kind === 'range')
    return 1000 * Number(formula.range.high.minus(price).div(formula.range.high.minus(formula.range.low)))
  if (formula.kind === 'proportion') return Number(formula.anchor.score.times(formula.anchor.price).div(price))
  const { dear, cheap } = formula
  const share = dear.price.minus(price).div(dear.price.minus(cheap.price))
  return Number(dear.score.plus(cheap.score.minus(dear.score).times(share)))
}

test.each([
  ['between two prices', '128.36', ['142', '135', '129.5', '122']],
  ['above all of them', '150', ['142', '135', '129.5', '122']],
  ['below all of them', '110', ['142', '135', '129.5', '122']],
  ['at one of them', '129.5', ['142', '135', '129.5', '122']],
  ['with a hole', '130', ['142', null, '129.5', null]],
  ['without any, by the range of the year', '130', [null, null, null, null]],
] as const)('the formula gives the score: %s [SCORE-18]', (_, price, levels) => {
  const from = input(price, levels)
  expect(Math.round(result(from))).toBe(scoreOf(from))
})

test('without a price there is no formula [SCORE-18]', () => {
  expect(scoreFormulaOf({ ...input('1', [null, null, null, null]), price: null })).toBeNull()
})
