import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decimal } from '../kernel/decimal.ts'
import {
  badgeLevelOf,
  bucketBadgeOf,
  DEFAULT_SCORE_BASIS,
  isWithoutScore,
  scoreDetailsOf,
  scoreOf,
  scoreText,
  suggestionOf,
  type BadgeLevel,
  type ScoreBasis,
  type ScoreInput,
} from './score.ts'

const none = { t200: null, t400: null, t600: null, t800: null }
const deal = { t200: decimal(40), t400: decimal(30), t600: decimal(20), t800: decimal(10) }
const thresholdsOnly: ScoreBasis = { fallbackStrategyName: 'none', distribution: { fiftyTwoWeeks: 0, thresholds: 1 } }
const rangeOnly: ScoreBasis = { fallbackStrategyName: 'none', distribution: { fiftyTwoWeeks: 1, thresholds: 0 } }

/** A buy entry at 20, its target, in the middle of its year. */
function input(changes: Partial<ScoreInput>): ScoreInput {
  const range = { low: decimal(10), high: decimal(30) }
  return { kind: 'buy', thresholds: deal, price: decimal(20), range, basis: DEFAULT_SCORE_BASIS, ...changes }
}

describe('scoreOf', () => {
  test.each<[title: string, changes: Partial<ScoreInput>, expected: number]>([
    ['by its thresholds', {}, 750],
    ['by thresholds only', { basis: thresholdsOnly }, 750],
    ['by the last 52 weeks', { basis: rangeOnly }, 500],
    ['by the last 52 weeks where it has no thresholds', { thresholds: none }, 500],
    ['by nothing where there is no fallback', { thresholds: none, basis: thresholdsOnly }, -1],
    ['by nothing where the range is missing', { range: null, basis: rangeOnly }, -1],
    ['by nothing where all is missing', { thresholds: none, range: null }, -1],
  ])('SCORE-19 a buy entry is scored %s', (_title, changes, expected) => {
    expect(scoreOf(input(changes))).toBe(expected)
  })

  test('a sell entry is scored by its thresholds whatever the basis [SCORE-02]', () => {
    const sell = { kind: 'sell', thresholds: { ...none, t800: decimal(40) } } as const
    expect(scoreOf(input({ ...sell, basis: rangeOnly }))).toBe(500)
    expect(scoreOf(input({ ...sell, thresholds: none, basis: rangeOnly }))).toBe(-1)
  })

  test('an entry of another list is scored by the last 52 weeks whatever the basis [LIST-34]', () => {
    expect(scoreOf(input({ kind: 'others', basis: thresholdsOnly }))).toBe(500)
  })

  test.each([null, decimal(0), decimal(-1)])('without a price above 0 (%s) the score is -1 [SCORE-01]', (price) => {
    for (const kind of ['buy', 'sell', 'others'] as const) expect(scoreOf(input({ kind, price }))).toBe(-1)
  })
})

describe('scoreDetailsOf', () => {
  test('thresholds: name, weighting, score and used variables [SCORE-18]', () => {
    const thresholds = { ...deal, t400: null }
    const usedVariables = { price: '20', t200: '40', t600: '20', t800: '10' }
    expect(scoreDetailsOf(input({ thresholds }))).toEqual({
      score: 750,
      subScores: [{ name: 'thresholds', weighting: 1, score: 750, usedVariables }],
    })
  })

  test('last 52 weeks: name, weighting, score and used variables [SCORE-18]', () => {
    const usedVariables = { price: '20', oneYearLow: '10', oneYearHigh: '30' }
    const details = { score: 500, subScores: [{ name: 'fiftyTwoWeeks', weighting: 1, score: 500, usedVariables }] }
    expect(scoreDetailsOf(input({ thresholds: none }))).toEqual(details)
    expect(scoreDetailsOf(input({ basis: rangeOnly }))).toEqual(details)
  })

  test('what is missing is left out [SCORE-18]', () => {
    const details = scoreDetailsOf(input({ price: null, range: null, thresholds: none }))
    expect(details).toEqual({
      score: -1,
      subScores: [{ name: 'fiftyTwoWeeks', weighting: 1, score: -1, usedVariables: {} }],
    })
  })
})

describe('badgeLevelOf', () => {
  test.each<[title: string, level: BadgeLevel, scores: number[]]>([
    ['SCORE-05 1000 or more is level 1', 1, [1000, 1999, 2000]],
    ['SCORE-06 750 to below 1000 is level 2', 2, [750, 999, 999.9]],
    ['SCORE-07 500 to below 750 is level 3', 3, [500, 749]],
    ['SCORE-08 250 to below 500 is level 4', 4, [250, 499]],
    ['SCORE-09 any other score from 0 is level 5', 5, [0, 1, 249]],
    ['SCORE-10 exactly -1 is level 11', 11, [-1]],
    ['SCORE-04 SCORE-11 not computed is level 11', 11, [-9999]],
    ['SCORE-11 -1000 or below is level 21', 21, [-1000, -1001, -2000, -9998, -10_000]],
    ['SCORE-12 -750 or below, above -1000, is level 22', 22, [-750, -751, -999]],
    ['SCORE-13 between -750 and 0 is level 5', 5, [-749, -2, -0.5, -1.5]],
  ])('%s', (_title, level, scores) => {
    expect(scores.map(badgeLevelOf)).toEqual(scores.map(() => level))
  })

  test('every integer has a level, and only the sentinels have none of the scale [SCORE-21]', () => {
    // Said as bands, apart from the ladder of the rule.
    const bands: [level: BadgeLevel, from: number, to: number][] = [
      [1, 1000, Infinity],
      [2, 750, 999],
      [3, 500, 749],
      [4, 250, 499],
      [5, -749, 249],
      [22, -999, -750],
      [21, -Infinity, -1000],
    ]
    fc.assert(
      fc.property(fc.oneof(fc.integer({ min: -12_000, max: 3000 }), fc.constantFrom(-1, -9999)), (score) => {
        const levels = bands.filter(([, from, to]) => from <= score && score <= to).map(([level]) => level)
        expect([badgeLevelOf(score)]).toEqual(isWithoutScore(score) ? [11] : levels)
      }),
      { numRuns: 1000 },
    )
  })
})

test.each([
  [2000, '!'],
  [-1, '...'],
  [-9999, '...'],
  [-812.4, '812'],
  [812.5, '813'],
  [-812.5, '813'],
  [0, '0'],
  [-2, '2'],
  [1999, '1999'],
  [-2000, '2000'],
])('%d is shown as %s [SCORE-14]', (score, text) => {
  expect(scoreText(score)).toBe(text)
})

test('what a badge shows is a whole number, or a sign for a sentinel [SCORE-14]', () => {
  fc.assert(
    fc.property(fc.integer({ min: -2000, max: 2000 }), (score) => {
      const isSentinel = score === 2000 || score === -1
      expect(scoreText(score)).toMatch(isSentinel ? /^(!|\.\.\.)$/ : /^\d{1,4}$/)
    }),
  )
})

test.each([
  [2000, 1],
  [800, 1],
  [799, 2],
  [600, 2],
  [599, 3],
  [400, 3],
  [399, 4],
  [200, 4],
  [199, 5],
  [-1, 5],
])('a score of %d has bucket badge %d [SCORE-15]', (score, badge) => {
  expect(bucketBadgeOf(score)).toBe(badge)
})

describe('suggestionOf', () => {
  test.each([
    [2000, 'deal'],
    [1000, 'deal'],
    [999, 'target'],
    [750, 'target'],
    [749, 'wait'],
    [749.5, 'target'],
    [0, 'wait'],
    [-1, 'wait'],
    [-9999, 'wait'],
    [-1200, 'wait'],
  ])('a buy score of %d suggests %s [SCORE-16]', (score, suggestion) => {
    expect(suggestionOf('buy', score)).toBe(suggestion)
    expect(suggestionOf('others', score)).toBe(suggestion)
  })

  test.each([
    [1000, 'sellLimit'],
    [-1000, 'sellLimit'],
    [999, 'sellHigh'],
    [750, 'sellHigh'],
    [-750, 'sellLow'],
    [-999, 'sellLow'],
    [-749.5, 'sellLow'],
    [749, 'hold'],
    [-749, 'hold'],
    [-1, 'hold'],
    [-9999, 'hold'],
  ])('a sell score of %d suggests %s [SCORE-17]', (score, suggestion) => {
    expect(suggestionOf('sell', score)).toBe(suggestion)
  })
})
