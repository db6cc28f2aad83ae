import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decimal, decimalOrNull } from '../kernel/decimal.ts'
import { DEFAULT_SCORE_BASIS, type ScoreBasis } from './score.ts'
import {
  areSameThresholds,
  priceOf,
  readThresholds,
  requiredKeys,
  shiftedThresholds,
  type ThresholdTexts,
} from './thresholdInput.ts'
import { normalizedPrice } from './thresholdMove.ts'
import { THRESHOLD_KEYS, type Thresholds } from './thresholds.ts'

const texts = (t200: string, t400: string, t600: string, t800: string): ThresholdTexts => ({ t200, t400, t600, t800 })
const levels = (...[t200, t400, t600, t800]: (string | null)[]): Thresholds => ({
  t200: decimalOrNull(t200),
  t400: decimalOrNull(t400),
  t600: decimalOrNull(t600),
  t800: decimalOrNull(t800),
})
const written = (thresholds: Thresholds) => THRESHOLD_KEYS.map((key) => thresholds[key]?.toString() ?? '')

const PRICES_THEN_RANGE = DEFAULT_SCORE_BASIS
const PRICES_ALONE: ScoreBasis = { ...DEFAULT_SCORE_BASIS, fallbackStrategyName: 'none' }
const RANGE_ALONE: ScoreBasis = { ...DEFAULT_SCORE_BASIS, distribution: { fiftyTwoWeeks: 1, thresholds: 0 } }
const NONE = texts('', '', '', '')

describe('a typed price', () => {
  test.each([
    ['12', '12'],
    ['12.5', '12.5'],
    ['12,3456', '12.3456'],
    ['0,5', '0.5'],
    ['1 000', '1000'],
    ['1\u00a0234,50\u00a0$', '1234.5'],
    ['$1,234.50', '1234.5'],
    ['12,50 $', '12.5'],
    ["1'234.50", '1234.5'],
  ])('%s is a price [EDIT-15]', (text, value) => {
    expect(priceOf(text)?.toString()).toBe(value)
  })

  test.each([
    ['12.', 'invalidPrice'],
    ['.5', 'invalidPrice'],
    ['1.23456', 'invalidPrice'],
    ['1234567890123', 'invalidPrice'],
    ['abc', 'invalidPrice'],
    ['12.5.1', 'invalidPrice'],
    ['1,234', 'twoReadings'],
    ['-1', 'negativePrice'],
    ['−12,50 $', 'negativePrice'],
  ])('%s is none: %s [EDIT-15]', (text, fault) => {
    expect(priceOf(text)).toBeNull()
    expect(readThresholds('buy', texts('', '', text, ''), ['t600']).faults).toEqual({ t600: fault })
  })

  test('a comma is read as the decimal point, and an empty text is not set [EDIT-20]', () => {
    expect(priceOf('12,5')?.toString()).toBe('12.5')
    expect(priceOf('')).toBeNull()
    expect(priceOf('0')).toBeNull()
  })
})

describe('the fields of a form', () => {
  test('a buy form needs its target alone [EDIT-17] [EDIT-16]', () => {
    const required = requiredKeys('buy', PRICES_ALONE, NONE)
    expect(readThresholds('buy', texts('40', '', '', '10'), required).faults).toEqual({ t600: 'required' })
    expect(readThresholds('buy', texts('', '', '20', ''), required).isValid).toBe(true)
  })

  test('a buy form that does not score by thresholds may stay empty [EDIT-09] [EDIT-19]', () => {
    const { isValid, thresholds } = readThresholds('buy', texts('', '', '', ''), requiredKeys('buy', RANGE_ALONE, NONE))
    expect(isValid).toBe(true)
    expect(written(thresholds)).toEqual(['', '', '', ''])
  })

  test('by prices, else by the year, a stock may have none; with any of them the target is needed [EDIT-17]', () => {
    expect(requiredKeys('buy', PRICES_THEN_RANGE, NONE)).toEqual([])
    expect(requiredKeys('buy', PRICES_THEN_RANGE, texts('40', '', '', ''))).toEqual(['t600'])
    expect(requiredKeys('buy', PRICES_ALONE, NONE)).toEqual(['t600'])
  })

  test('a sell form needs both limits, the triggers are free [EDIT-18]', () => {
    const required = requiredKeys('sell', PRICES_THEN_RANGE, NONE)
    expect(readThresholds('sell', texts('', '100', '150', ''), required).faults).toEqual({
      t200: 'required',
      t800: 'required',
    })
    expect(readThresholds('sell', texts('90', '', '', '160'), required).isValid).toBe(true)
  })

  test.each([
    ['buy', texts('40', '', '50', '10'), 'invalidFloorThresholds', ['t600', 't200']],
    ['sell', texts('100', '90', '', '160'), 'invalidFloorThresholds', ['t200', 't400']],
    ['sell', texts('90', '', '170', '160'), 'invalidCeilThresholds', ['t600', 't800']],
    ['sell', texts('90', '150', '150', '160'), 'invalidCeilThresholds', ['t400', 't600']],
  ] as const)('prices out of order are told before they are sent: %s %o [EDIT-24]', (kind, typed, code, keys) => {
    const { order, isValid } = readThresholds(kind, typed, requiredKeys(kind, PRICES_ALONE, typed))
    expect(order).toEqual({ code, keys })
    expect(isValid).toBe(false)
  })
})

describe('a quick action', () => {
  test('+10 % on 10 and empty gives 11 and empty [EDIT-14]', () => {
    expect(written(shiftedThresholds(levels('10', null, null, null), 10))).toEqual(['11', '', '', ''])
  })

  test('two decimals from 1 on, four below, no zeros at the end [EDIT-14]', () => {
    expect(written(shiftedThresholds(levels('33.33', '0.5', '129.5', null), -1))).toEqual(['33', '0.495', '128.21', ''])
    expect(normalizedPrice(decimal('0.123456')).toString()).toBe('0.1235')
  })

  test('prices in order stay in order and above zero [EDIT-14]', () => {
    const cents = fc.integer({ min: 1, max: 10_000_000 }).map((count) => decimal(count).div(10_000))
    fc.assert(
      fc.property(
        fc.array(cents, { minLength: 4, maxLength: 4 }),
        fc.constantFrom(-10, -5, -1, 1, 2, 10),
        (some, by) => {
          const [t800 = null, t600 = null, t400 = null, t200 = null] = some.toSorted((one, other) => one.cmp(other))
          const moved = shiftedThresholds({ t200, t400, t600, t800 }, by)
          const prices = [moved.t800, moved.t600, moved.t400, moved.t200].flatMap((price) => price ?? [])
          return prices.every((price, index) => price.gt(0) && price.gte(prices[index - 1] ?? 0))
        },
      ),
    )
  })
})

test('the same prices written in another way are no change [EDIT-13]', () => {
  expect(areSameThresholds(levels('12.50', null, '3', '1'), levels('12.5', null, '3.0', '1'))).toBe(true)
  expect(areSameThresholds(levels('12.5', null, '3', '1'), levels('12.5', '4', '3', '1'))).toBe(false)
})
