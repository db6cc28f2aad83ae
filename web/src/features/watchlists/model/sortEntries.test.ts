import fc from 'fast-check'
import { expect, test } from 'vitest'
import { insertByUrgency, reorderByUrgency } from './sortEntries.ts'

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

test('entries that moved are put where sorting all of them anew would put them [LIST-16]', () => {
  fc.assert(
    fc.property(entries, fc.array(fc.boolean(), { minLength: 30, maxLength: 30 }), (all, isMoved) => {
      const inOrder = insertByUrgency([], all)
      const still = inOrder.filter((_, at) => !isMoved[at % 30])
      const moved = inOrder.filter((_, at) => isMoved[at % 30])
      expect(insertByUrgency(still, moved.toReversed())).toEqual(inOrder)
    }),
  )
})

test('whatever moves among entries in order, they stand as if all were sorted anew [LIST-16]', () => {
  const scores = fc.array(fc.constantFrom(null, -9999, -1, 0, 424, 813, 2000), { minLength: 30, maxLength: 30 })
  fc.assert(
    fc.property(entries, scores, (all, changes) => {
      const order = insertByUrgency([], all)
      const after = order.map((entry, at) => ({ ...entry, score: changes[at % 30] ?? entry.score }))
      const moved = new Map(
        order.flatMap((entry, at) => (changes[at % 30] == null ? [] : [[entry, after[at] ?? entry]])),
      )
      expect(reorderByUrgency(order, moved)).toEqual(insertByUrgency([], after))
    }),
  )
})

test('of all orders the first is by score without its sign, then by symbol [LIST-16]', () => {
  const [wait, sell, twin, unknown, buy] = [
    { id: '1', symbol: 'TD', score: 424 },
    { id: '2', symbol: 'RY', score: -813 },
    { id: '3', symbol: 'RY', score: -813 },
    { id: '4', symbol: 'CNR', score: -1 },
    { id: '5', symbol: 'TD', score: 813 },
  ]
  expect(insertByUrgency([], [unknown, twin, buy, wait, sell])).toEqual([sell, twin, buy, wait, unknown])
})
