import fc from 'fast-check'
import { expect, test } from 'vitest'
import { insertByUrgency } from './sortEntries.ts'

// Few scores and symbols, so that many are alike; a score that is not made yet comes last.
const entries = fc
  .uniqueArray(
    fc.record({
      id: fc.string({ minLength: 1, maxLength: 3 }),
      symbol: fc.constantFrom('RY', 'TD', 'CNR'),
      score: fc.constantFrom(-9999, -1, 0, 424, 813, -813, 2000),
    }),
    { selector: ({ id }) => id },
  )
  .filter((all) => all.length > 0)

test('LIST-16 entries that moved are put where sorting all of them anew would put them', () => {
  fc.assert(
    fc.property(entries, fc.array(fc.boolean(), { minLength: 30, maxLength: 30 }), (all, isMoved) => {
      const inOrder = insertByUrgency([], all)
      const still = inOrder.filter((_, at) => !isMoved[at % 30])
      const moved = inOrder.filter((_, at) => isMoved[at % 30])
      expect(insertByUrgency(still, moved.toReversed())).toEqual(inOrder)
    }),
  )
})

test('LIST-16 of all orders the first is by score without its sign, then by symbol', () => {
  const [wait, sell, twin, unknown, buy] = [
    { id: '1', symbol: 'TD', score: 424 },
    { id: '2', symbol: 'RY', score: -813 },
    { id: '3', symbol: 'RY', score: -813 },
    { id: '4', symbol: 'CNR', score: -1 },
    { id: '5', symbol: 'TD', score: 813 },
  ]
  expect(insertByUrgency([], [unknown, twin, buy, wait, sell])).toEqual([sell, twin, buy, wait, unknown])
})
