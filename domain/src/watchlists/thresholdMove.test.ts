import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decimal, decimalOrNull } from '../kernel/decimal.ts'
import { moveThreshold, movedTo, rangeOfThreshold, snapAt } from './thresholdMove.ts'
import { faultsOf, THRESHOLD_KEYS, type Thresholds } from './thresholds.ts'

const levels = (...[t200, t400, t600, t800]: (string | null)[]): Thresholds => ({
  t200: decimalOrNull(t200),
  t400: decimalOrNull(t400),
  t600: decimalOrNull(t600),
  t800: decimalOrNull(t800),
})
const rangeText = (...given: Parameters<typeof rangeOfThreshold>) => {
  const range = rangeOfThreshold(...given)
  return range && [range.least.toString(), range.greatest.toString()]
}
const AT_128 = { price: decimal('128.36'), isByCent: false }
const BY_CENT = { price: decimal('128.36'), isByCent: true }
const FREE = { least: decimal('0.01'), greatest: decimal(1000) }

describe('a step that is drawn', () => {
  it.each([
    ['0.5', '0.01'],
    ['1', '0.05'],
    ['20', '0.5'],
    ['200', '1'],
  ])('at a price of %s it moves by %s [EDIT-15]', (price, snap) => {
    expect(snapAt(decimal(price)).toString()).toBe(snap)
  })

  it('stands on the grid, or on the cent where that is asked', () => {
    expect(movedTo(FREE, decimal('123.31'), AT_128).toString()).toBe('123.5')
    expect(movedTo(FREE, decimal('123.312'), BY_CENT).toString()).toBe('123.31')
    expect(movedTo(FREE, decimal('-5'), AT_128).toString()).toBe('0.01')
  })

  it('moved by keys it goes to the next price of the grid, then one by one', () => {
    expect(moveThreshold(FREE, decimal('122'), 1, AT_128).toString()).toBe('122.5')
    expect(moveThreshold(FREE, decimal('122.1'), 1, AT_128).toString()).toBe('122.5')
    expect(moveThreshold(FREE, decimal('122.4'), 1, AT_128).toString()).toBe('122.5')
    expect(moveThreshold(FREE, decimal('122.4'), -1, AT_128).toString()).toBe('122')
    expect(moveThreshold(FREE, decimal('122'), -10, AT_128).toString()).toBe('117')
    expect(moveThreshold(FREE, decimal('122'), 1, BY_CENT).toString()).toBe('122.01')
  })

  it('stops at the neighbours that are set; across the middle of a sell list it never meets one [EDIT-17] [EDIT-18]', () => {
    const buy = levels('142', null, '129.5', '122')
    expect(rangeText('buy', buy, 't600')).toEqual(['122', '142'])
    expect(rangeText('buy', buy, 't800')).toEqual(['0.01', '129.5'])
    const sell = levels('90', '95', '110', null)
    expect(rangeText('sell', sell, 't400')).toEqual(['90', '109.99'])
    expect(rangeText('sell', sell, 't600')).toEqual(['95.01', '999999999999'])
    expect(rangeText('sell', levels('0.005', null, '0.006', null), 't200')).toEqual(['0.005', '0.0059'])
    expect(rangeText('buy', levels('100', null, null, '120'), 't600')).toBeNull()
  })

  it('the order cannot break, whatever is drawn wherever, and a price is never lost [EDIT-24]', () => {
    const price = fc.integer({ min: 1, max: 400_000 }).map((cents) => decimal(cents).div(100))
    const four = fc.tuple(price, price, price, price).map((prices) => prices.sort((one, other) => one.cmp(other)))
    fc.assert(
      fc.property(
        fc.constantFrom('buy' as const, 'sell' as const),
        four,
        fc.constantFrom(...THRESHOLD_KEYS),
        fc.integer({ min: -100, max: 500_000 }).map((cents) => decimal(cents).div(100)),
        fc.integer({ min: -20, max: 20 }).filter((steps) => steps !== 0),
        fc.boolean(),
        fc.subarray([...THRESHOLD_KEYS]),
        (kind, [a, b, c, d], key, wanted, steps, isByCent, left) => {
          if (!a || !b || !c || !d) return
          const all = kind === 'buy' ? { t200: d, t400: c, t600: b, t800: a } : { t200: a, t400: b, t600: c, t800: d }
          const thresholds = {
            ...all,
            ...Object.fromEntries(left.filter((one) => one !== key).map((one) => [one, null])),
          }
          const before = faultsOf(kind, thresholds)
          const range = rangeOfThreshold(kind, thresholds, key)
          // Two prices of a sell list that meet are at odds before anything is moved.
          if (!range) return expect(kind).toBe('sell')
          const grid = { price: c, isByCent }
          for (const moved of [movedTo(range, wanted, grid), moveThreshold(range, all[key], steps, grid)]) {
            expect(moved.gt(0)).toBe(true)
            expect(faultsOf(kind, { ...thresholds, [key]: moved }).length).toBeLessThanOrEqual(before.length)
            expect(
              movedTo(range, moved, { ...grid, isByCent: true })
                .minus(moved)
                .abs()
                .lt('0.01'),
            ).toBe(true)
          }
          expect(
            moveThreshold(range, all[key], Math.abs(steps), grid).gte(all[key]) || range.greatest.lt(all[key]),
          ).toBe(true)
          expect(moveThreshold(range, all[key], -Math.abs(steps), grid).lte(all[key]) || range.least.gt(all[key])).toBe(
            true,
          )
        },
      ),
    )
  })
})
