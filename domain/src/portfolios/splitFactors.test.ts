import { expect, test } from 'vitest'
import { decimal } from '../kernel/decimal.ts'
import { consolidationOf, lowestTermsOf, type SplitFactor } from './splitFactors.ts'

function ratio(found: SplitFactor | null): string | null {
  return found && `${found.numerator}:${found.denominator}`
}

test.each([
  ['150', '100', '3:2'],
  ['7.5', '10', '3:4'],
  ['7.123457', '29.80478', '7.123457:29.80478'],
])('lowestTermsOf: %s shares for %s are %s', (after, before, expected) => {
  expect(ratio(lowestTermsOf(decimal(after), decimal(before)))).toBe(expected)
})

test.each([
  ['10', '100', '1:10'],
  // 1 for 10 leaves 10 and a rest of 0.7, and no other whole number does.
  ['10', '107', '1:10'],
  // 1 for 36 to 1 for 50 would all leave 2.
  ['2', '107', null],
  // None leaves 60 of 100, and a part of a share is no consolidation into whole ones.
  ...([
    ['60', '100', null],
    ['10.5', '107', null],
    ['107', '107', null],
    ['0', '107', null],
  ] as const),
] as const)('consolidationOf: %s whole shares of %s are %s', (after, before, expected) => {
  expect(ratio(consolidationOf(decimal(after), decimal(before)))).toBe(expected)
})
