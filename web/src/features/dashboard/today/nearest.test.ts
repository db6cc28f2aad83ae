import { expect, test } from 'vitest'
import { DEFAULT_SCORE_BASIS } from '@palier/domain/watchlists/score'
import { entryKey } from '../../../testing/watchedEntries.ts'
import { readWatchedEntry } from '../../watchlists/model/watchedEntry.ts'
import { nearestFirst, rowsOfQuietDay } from './nearest.ts'
import type { BestEntry, TodayData } from './todayData.ts'

const entry = (symbol: string, lastPrice: string): BestEntry => ({
  entry: readWatchedEntry(entryKey({ symbol, stock: { lastPrice } }), { kind: 'buy', basis: DEFAULT_SCORE_BASIS }),
  listId: '7',
})
const NEXT = [entry('FAR', '160'), entry('NEAR', '130'), entry('MID', '140'), entry('OFF', '155'), entry('LAST', '90')]
const quiet: TodayData = {
  ...{ lastVisitAt: null, isPaymentOwed: false, rows: [], next: NEXT },
  counts: { buys: 0, sells: 0, crossed: 0, fresh: 0 },
}

test('the nearest stock comes first, with the price that it reaches next and not one that it has crossed [D35]', () => {
  const near = nearestFirst(NEXT)
  expect(near.map(({ entry: { symbol } }) => symbol)).toEqual(['NEAR', 'MID', 'OFF', 'FAR'])
  expect([near[0]?.key, near[0]?.price.toString(), near[0]?.away.toFixed(2)]).toEqual(['t600', '129.5', '0.38'])
})

test('a day without anything to decide shows three of them, another day none [D35]', () => {
  expect(rowsOfQuietDay(quiet, 0).map(({ entry: { symbol } }) => symbol)).toEqual(['NEAR', 'MID', 'OFF'])
  expect(rowsOfQuietDay(quiet, 1)).toEqual([])
  expect(rowsOfQuietDay({ ...quiet, isPaymentOwed: true }, 0)).toEqual([])
  expect(rowsOfQuietDay({ ...quiet, counts: { ...quiet.counts, crossed: 1 } }, 0)).toEqual([])
})
