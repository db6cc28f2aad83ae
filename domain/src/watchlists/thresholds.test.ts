import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decimal, decimalOrNull } from '../kernel/decimal.ts'
import { faultsOf, thresholdStates, type ListKind, type Thresholds } from './thresholds.ts'

type Price = number | string | null

/** The four prices as a list writes them. */
function levels(t200: Price, t400: Price, t600: Price, t800: Price): Thresholds {
  return {
    t200: decimalOrNull(t200),
    t400: decimalOrNull(t400),
    t600: decimalOrNull(t600),
    t800: decimalOrNull(t800),
  }
}

const none = levels(null, null, null, null)

describe('faultsOf', () => {
  const codes = (kind: ListKind, thresholds: Thresholds) => faultsOf(kind, thresholds).map(({ code }) => code)

  test('a buy entry needs T600 and nothing else [EDIT-17]', () => {
    expect(faultsOf('buy', none)).toEqual([{ key: 't600', code: 'required' }])
    expect(faultsOf('buy', levels(40, 30, null, 10))).toEqual([{ key: 't600', code: 'required' }])
    expect(faultsOf('buy', levels(null, null, 42, null))).toEqual([])
  })

  test('a sell entry needs a high or a low limit [EDIT-18]', () => {
    expect(faultsOf('sell', none)).toEqual([{ key: null, code: 'noSellCeilOrSellFloor' }])
    expect(faultsOf('sell', levels(null, 20, 30, null))).toEqual([{ key: null, code: 'noSellCeilOrSellFloor' }])
    expect(faultsOf('sell', levels(10, null, null, null))).toEqual([])
    expect(faultsOf('sell', levels(null, null, null, 40))).toEqual([])
  })

  test.each([
    ['in order', levels(40, 30, 20, 10), []],
    ['equal', levels(20, 20, 20, 20), []],
    ['with gaps', levels(40, null, 20, null), []],
    ['T400 above T200', levels(30, 40, 20, 10), ['invalidFloorThresholds']],
    ['T800 above T600', levels(null, null, 20, 20.0001), ['invalidFloorThresholds']],
    ['T600 above T200 across a gap', levels(10, null, 20, null), ['invalidFloorThresholds']],
  ])('buy thresholds %s [EDIT-24]', (_title, thresholds, expected) => {
    expect(codes('buy', thresholds)).toEqual(expected)
  })

  test.each([
    ['in order', levels(10, 20, 30, 40), []],
    ['equal on each side', levels(10, 10, 40, 40), []],
    ['low trigger below low limit', levels(20, 10, 30, 40), ['invalidFloorThresholds']],
    ['high trigger above high limit', levels(10, 20, 40, 30), ['invalidCeilThresholds']],
    ['low limit at the high limit', levels(40, null, null, 40), ['invalidCeilThresholds']],
    ['low trigger above the high limit', levels(10, 50, null, 40), ['invalidCeilThresholds']],
    ['both sides out of order', levels(20, 10, 40, 30), ['invalidFloorThresholds', 'invalidCeilThresholds']],
    ['no limit and out of order', levels(null, 30, 20, null), ['noSellCeilOrSellFloor', 'invalidCeilThresholds']],
  ])('sell thresholds %s [EDIT-24]', (_title, thresholds, expected) => {
    expect(codes('sell', thresholds)).toEqual(expected)
  })

  test('nothing is asked of other lists [LIST-34]', () => {
    expect(faultsOf('others', none)).toEqual([])
    expect(faultsOf('others', levels(1, 4, 2, 3))).toEqual([])
  })
})

describe('thresholdStates', () => {
  const states = (kind: ListKind, thresholds: Thresholds, price: Price) =>
    thresholdStates(kind, thresholds, decimalOrNull(price), null).map(({ state }) => state)
  const nextOf = (kind: ListKind, thresholds: Thresholds, price: Price, high: Price) =>
    thresholdStates(kind, thresholds, decimalOrNull(price), decimalOrNull(high)).find(({ state }) => state === 'next')

  test.each([
    ['above all', 41, ['next', 'further', 'further', 'further']],
    ['at T200', 40, ['crossed', 'next', 'further', 'further']],
    ['between T400 and T600', 25, ['crossed', 'crossed', 'next', 'further']],
    ['below all', 9, ['crossed', 'crossed', 'crossed', 'crossed']],
  ])('a buy price %s', (_title, price, expected) => {
    expect(states('buy', levels(40, 30, 20, 10), price)).toEqual(expected)
    expect(states('others', levels(40, 30, 20, 10), price)).toEqual(expected)
  })

  test.each([
    ['at the low limit', 10, ['crossed', 'crossed', 'next', 'further']],
    ['at the low trigger', 20, ['next', 'crossed', 'further', 'further']],
    ['nearer to the low trigger', 24, ['further', 'next', 'further', 'further']],
    ['halfway, where the low side goes first', 25, ['further', 'next', 'further', 'further']],
    ['nearer to the high trigger', 26, ['further', 'further', 'next', 'further']],
    ['at the high limit', 40, ['further', 'next', 'crossed', 'crossed']],
  ])('a sell price %s', (_title, price, expected) => {
    expect(states('sell', levels(10, 20, 30, 40), price)).toEqual(expected)
  })

  test('a threshold that is not set is empty and passed over', () => {
    expect(states('buy', levels(null, null, 20, null), 25)).toEqual(['empty', 'empty', 'next', 'empty'])
    expect(states('sell', levels(10, null, null, 40), 12)).toEqual(['next', 'empty', 'empty', 'further'])
  })

  test.each([null, 0, -3])('without a price (%s) nothing is crossed and nothing is next', (price) => {
    expect(states('buy', levels(40, null, 20, 10), price)).toEqual(['further', 'empty', 'further', 'further'])
  })

  test('only the next one carries its distance, a fraction of the price', () => {
    expect(nextOf('buy', levels(40, 30, 20, 10), 25, null)?.distance?.toString()).toBe('-0.2')
    expect(nextOf('sell', levels(10, 20, 30, 40), 25.5, null)?.distance?.toFixed(4)).toBe('0.1765')

    const others = thresholdStates('buy', levels(40, 30, 20, 10), decimal(25), null).filter(({ key }) => key !== 't600')
    expect(others.every(({ distance, ledge }) => distance === null && ledge === null)).toBe(true)
  })

  test('the ledge is the share of the way from the previous threshold', () => {
    expect(nextOf('buy', levels(40, 30, 20, 10), 22.5, 100)?.ledge).toBe(0.75)
    expect(nextOf('buy', levels(40, null, 20, null), 40, 100)?.ledge).toBe(0)
  })

  test('the ledge toward the first threshold begins at the high of the year', () => {
    expect(nextOf('buy', levels(40, 30, 20, 10), 45, 60)?.ledge).toBe(0.75)
    expect(nextOf('buy', levels(40, 30, 20, 10), 70, 60)?.ledge).toBe(0)
    expect(nextOf('buy', levels(40, 30, 20, 10), 45, null)?.ledge).toBeNull()
    expect(nextOf('buy', levels(40, 30, 20, 10), 45, 40)?.ledge).toBeNull()
  })

  test('a sell entry has no ledge', () => {
    expect(nextOf('sell', levels(10, 20, 30, 40), 25, 60)?.ledge).toBeNull()
  })

  test('there is one next at most, and one whenever something is left to cross', () => {
    const price = fc.integer({ min: 1, max: 60 })
    const threshold = fc.option(price)
    const kind = fc.constantFrom<ListKind>('buy', 'sell', 'others')
    fc.assert(
      fc.property(kind, threshold, threshold, threshold, threshold, price, (kind, t200, t400, t600, t800, at) => {
        const found = states(kind, levels(t200, t400, t600, t800), at)
        const isLeft = found.includes('further') || found.includes('next')
        expect(found.filter((state) => state === 'next')).toHaveLength(isLeft ? 1 : 0)
      }),
    )
  })
})
