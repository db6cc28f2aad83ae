import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cutPage } from './page.ts'

test('a walk over pages of any size returns each row once, and only the last page has no next one [OPS-4]', () => {
  fc.assert(
    fc.property(fc.nat(60), fc.integer({ min: 1, max: 20 }), (count, first) => {
      const all = Array.from({ length: count }, (_, index) => index)
      const walked: number[] = []
      let after: string | null = ''
      while (after !== null) {
        const start: number = after === '' ? 0 : Number(after) + 1
        // As a query with a limit of one row more.
        const { rows, nextCursor } = cutPage(all.slice(start, start + first + 1), first, String)
        walked.push(...rows)
        expect(nextCursor === null).toBe(start + first >= count)
        after = nextCursor
      }
      expect(walked).toEqual(all)
    }),
  )
})

test('all rows are one page without a next one [OPS-4]', () => {
  expect(cutPage([1, 2, 3], null, String)).toEqual({ rows: [1, 2, 3], cursors: ['1', '2', '3'], nextCursor: null })
})
