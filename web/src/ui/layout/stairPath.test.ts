import { describe, expect, test } from 'vitest'
import { stairPath } from './stairPath.ts'

const badge = { tread: 3, rise: 2 }

describe('stairPath', () => {
  test.each([
    [5, 'M0 10V8H3V6H6V4H9V2H12V0H15V10Z'],
    [4, 'M0 10V8H3V6H6V4H9V2H12V10Z'],
    [3, 'M0 10V8H3V6H6V4H9V10Z'],
    [2, 'M0 10V8H3V6H6V10Z'],
    [1, 'M0 10V8H3V10Z'],
    [0, ''],
  ])('%i rising steps [SCORE-21]', (steps, path) => {
    expect(stairPath({ ...badge, steps })).toBe(path)
  })

  test.each([
    [5, 'M0 10V0H3V2H6V4H9V6H12V8H15V10Z'],
    [4, 'M0 10V0H3V2H6V4H9V6H12V10Z'],
  ])('%i falling steps [SCORE-21]', (steps, path) => {
    expect(stairPath({ ...badge, steps, direction: 'down' })).toBe(path)
  })

  test('the mark ends in a landing twice as long', () => {
    expect(stairPath({ steps: 5, tread: 4, rise: 4, landing: 8 })).toBe('M0 20V16H4V12H8V8H12V4H16V0H24V20Z')
  })
})
