import { expect, test } from 'vitest'
import { monthScale } from './monthScale.ts'

test.each([
  [730, [0, 200, 400, 600, 800]],
  [4, [0, 1, 2, 3, 4]],
  [0.9, [0, 0.25, 0.5, 0.75, 1]],
  [1_001, [0, 500, 1_000, 1_500]],
  [0, [0]],
])('the lines beside bars up to %d are round and reach it [D17]', (largest, lines) => {
  expect(monthScale(largest)).toEqual(lines)
})
