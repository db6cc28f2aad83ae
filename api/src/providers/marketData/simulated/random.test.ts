import { expect, test } from 'vitest'
import { hashText, normal, uniform } from './random.ts'

const DRAWS = 100_000

test('the normal law has its mean, variance, kurtosis and no memory', () => {
  const draws = Array.from({ length: DRAWS }, (_, index) => normal(42, 7, index))

  expect(mean(draws)).toBeCloseTo(0, 1)
  expect(mean(draws.map((draw) => draw ** 2))).toBeCloseTo(1, 1)
  expect(Math.abs(mean(draws.map((draw) => draw ** 4)) - 3)).toBeLessThan(0.15)
  expect(Math.abs(mean(draws.slice(1).map((draw, index) => draw * (draws[index] ?? 0))))).toBeLessThan(0.015)
})

test('uniform draws fill the unit interval evenly', () => {
  const tenths = new Array<number>(10).fill(0)
  for (let index = 0; index < DRAWS; index += 1) {
    const tenth = Math.floor(uniform(42, index, 3) * 10)
    tenths[tenth] = (tenths[tenth] ?? 0) + 1
  }

  for (const count of tenths) expect(Math.abs(count / DRAWS - 0.1)).toBeLessThan(0.005)
})

test('the same integers give the same draw, another order another one', () => {
  expect(normal(1, 2, 3)).toBe(normal(1, 2, 3))
  expect(normal(1, 2, 3)).not.toBe(normal(1, 3, 2))
  expect(uniform(0)).not.toBe(uniform(0, 0))
})

test('texts hash to different integers', () => {
  const texts = Array.from({ length: 5_000 }, (_, index) => `company-${index}`)

  expect(new Set(texts.map(hashText)).size).toBe(texts.length)
})

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}
