import { expect, test } from 'vitest'
import { atTick } from './tick.ts'

test.each([
  [175.126, '175.13'],
  [0.5, '0.5'],
  [0.4999, '0.5'],
  [0.4926, '0.495'],
  [0.111, '0.11'],
  [0.0001, '0.005'],
  [4500, '4500'],
])('%d trades at %s', (price, expected) => {
  expect(atTick(price).toString()).toBe(expected)
})
