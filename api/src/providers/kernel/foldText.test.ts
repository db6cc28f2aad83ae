import { expect, test } from 'vitest'
import { foldText, matchRank } from './foldText.ts'
import { thinSeries } from '../marketData/thinSeries.ts'

test('accents, case and punctuation do not count [API-72]', () => {
  expect(foldText('  Québecor Inc. — Œuvres & Cie ')).toBe('quebecor inc oeuvres cie')
})

test.for([
  ['td', 0],
  ['T', 1],
  ['toronto-dom', 2],
  ['Dominion', 3],
  ['ank', 4],
  ['bank toronto', 5],
  ['royal', null],
  ['…', null],
] as const)('“%s” is answered with rank %s [API-72]', ([search, rank]) => {
  expect(matchRank(search, { ticker: 'TD', name: 'Toronto-Dominion Bank' })).toBe(rank)
})

test('a thinned row keeps its ends and its order [CHART-02]', () => {
  const values = Array.from({ length: 1441 }, (_, index) => index)
  const thinned = thinSeries(values, 500)
  expect([thinned.length, thinned[0], thinned.at(-1)]).toEqual([500, 0, 1440])
  expect(thinned).toEqual([...new Set(thinned)].toSorted((left, right) => left - right))
  expect(thinSeries([1, 2, 3], 5)).toEqual([1, 2, 3])
  expect(thinSeries([1, 2, 3, 4], 2)).toEqual([1, 4])
})
