import { expect, test } from 'vitest'
import { levelCountsOf } from '@palier/domain/watchlists/ranking'
import { levelParts } from './levelParts.ts'

const textsOf = (kind: 'buy' | 'sell', scores: readonly number[]) => {
  const { shown, others } = levelParts(kind, levelCountsOf(scores))
  const write = (parts: typeof shown) => parts.map(({ name, count }) => `${count} ${name}`).join(', ')
  return [write(shown), write(others)]
}

test('a buy list tells its two strongest levels; the others are read out [DASH-15]', () => {
  expect(textsOf('buy', [1000, 1200, 800, 600, 300, 100, -1])).toEqual(['2 buy1, 1 buy2', '1 buy3, 1 buy4, 2 rest'])
  expect(textsOf('buy', [510, 520, 20])).toEqual(['2 buy3', '1 rest'])
})

test('a sell list tells both sides: by the name of the level where it is one [DASH-15]', () => {
  expect(textsOf('sell', [1005, -1008, -853, 600, 20])).toEqual(['1 sell1, 2 lowSide', '2 rest'])
  expect(textsOf('sell', [800, 1100, -760])).toEqual(['2 highSide, 1 sell22', ''])
})

test('where nothing is reached there is nothing to tell [DASH-15]', () => {
  expect(textsOf('sell', [600, 20])).toEqual(['', ''])
  expect(textsOf('buy', [])).toEqual(['', ''])
})
