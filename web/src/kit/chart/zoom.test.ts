import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { between, isWhole, moved, zoomed } from './zoom.ts'

describe('a part of a line', () => {
  test('zooming keeps what is under the pointer where it is', () => {
    expect(zoomed({ from: 0, to: 400 }, 100, 0.5, 400)).toEqual({ from: 50, to: 250 })
    expect(zoomed({ from: 50, to: 250 }, 100, 2, 400)).toEqual({ from: 0, to: 400 })
  })

  test('moving stops at the ends', () => {
    expect(moved({ from: 10, to: 20 }, -30, 100)).toEqual({ from: 0, to: 10 })
    expect(moved({ from: 80, to: 95 }, 30, 100)).toEqual({ from: 85, to: 100 })
  })

  test('a selection goes from one place to another, in either direction', () => {
    expect(between(30.4, 10.2, 100)).toEqual({ from: 10, to: 30 })
    expect(between(10.2, 30.4, 100)).toEqual({ from: 10, to: 30 })
  })

  test('whatever is done, a part lies within its line and is as long as can be seen', () => {
    const place = fc.double({ min: -50, max: 700, noNaN: true })
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 600 }),
        place,
        place,
        fc.double({ min: 0.01, max: 10, noNaN: true }),
        (last, one, other, factor) => {
          for (const part of [
            between(one, other, last),
            zoomed(between(one, other, last), other, factor, last),
            moved(between(one, other, last), Math.round(other), last),
          ]) {
            expect(part.from).toBeGreaterThanOrEqual(0)
            expect(part.to).toBeLessThanOrEqual(last)
            expect(part.to - part.from).toBeGreaterThanOrEqual(Math.min(6, last))
            expect(Number.isInteger(part.from) && Number.isInteger(part.to)).toBe(true)
          }
        },
      ),
    )
  })

  test('all of a line is no part', () => {
    expect(isWhole({ from: 0, to: 9 }, 9)).toBe(true)
    expect(isWhole({ from: 1, to: 9 }, 9)).toBe(false)
  })
})
