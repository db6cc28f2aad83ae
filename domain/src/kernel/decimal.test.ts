import Big from 'big.js'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decimal, Decimal, decimalOrNull, nearestInteger, quotientOf } from './decimal.ts'

describe('decimal', () => {
  test.each([
    ['0.1', '0.1'],
    [12.5, '12.5'],
    [1e-7, '0.0000001'],
    ['1e21', '1000000000000000000000'],
    [-0, '0'],
    ['-12.340', '-12.34'],
    ['.50', '0.5'],
    ['7.', '7'],
    ['007', '7'],
    ['-0.00', '0'],
    ['12.5E-2', '0.125'],
    ['12345678901234567890.125', '12345678901234567890.125'],
  ])('%s is written %s', (source, text) => {
    expect(decimal(source).toString()).toBe(text)
  })

  test.each([NaN, Infinity, -Infinity, '', ' ', 'abc', '12,5', '0x10', '1e', '1.2.3'])('%s is refused', (source) => {
    expect(() => decimal(source)).toThrow(RangeError)
    expect(() => decimal(source)).toThrow(/^Not a decimal number/)
  })

  test('a text that would unfold into a huge number is refused', () => {
    expect(() => decimal('1e9999999')).toThrow(/out of range/)
    expect(() => decimal('1e-9999999')).toThrow(RangeError)
    expect(() => decimal('1e401')).toThrow(RangeError)
    expect(decimal('1e400').toString()).toBe(`1${'0'.repeat(400)}`)
  })

  test('the sentence of a refusal stays short', () => {
    expect(() => decimal('x'.repeat(10_000))).toThrow(/^.{0,100}$/)
  })

  test('a decimal is given back as it is', () => {
    const value = decimal('3.14')
    expect(decimal(value)).toBe(value)
  })

  test('every finite number keeps its value', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (number) => {
        expect(decimal(number).toNumber()).toBe(number + 0)
      }),
    )
  })

  test('sums are exact', () => {
    expect(decimal('0.1').plus(decimal('0.2')).toString()).toBe('0.3')
  })
})

test('what is absent is null, what is no number is refused', () => {
  expect(decimalOrNull(null)).toBeNull()
  expect(decimalOrNull(undefined)).toBeNull()
  expect(decimalOrNull('0')?.toString()).toBe('0')
  expect(() => decimalOrNull('none')).toThrow(RangeError)
})

describe('round', () => {
  test.each([
    ['2.5', 0, '3'],
    ['-2.5', 0, '-3'],
    ['2.4999', 0, '2'],
    ['1.005', 2, '1.01'],
    ['-1.005', 2, '-1.01'],
    ['1234.5', -2, '1200'],
    ['7', 4, '7'],
  ])('%s to %i places is %s', (source, places, text) => {
    expect(decimal(source).round(places).toString()).toBe(text)
  })

  test('minus zero never appears', () => {
    expect(decimal('-0.001').toFixed(2)).toBe('0.00')
    expect(Object.is(decimal('-0.4').round().toNumber(), 0)).toBe(true)
    expect(decimal(0).neg().toString()).toBe('0')
  })
})

describe('an operation', () => {
  // Digit by digit, by others.
  const Long = Big()
  Long.DP = 20
  Long.NE = -1_000
  Long.PE = 1_000
  const number = fc
    .tuple(fc.bigInt({ min: -(10n ** 26n), max: 10n ** 26n }), fc.integer({ min: -24, max: 4 }))
    .map(([digits, exponent]) => `${digits}e${exponent}`)
  const plain = (value: Big) => value.toString().replace(/^-(?=[0.]*$)/, '')

  test.each(['plus', 'minus', 'times', 'div'] as const)('%s gives what big.js gives', (name) => {
    fc.assert(
      fc.property(number, number, (one, other) => {
        fc.pre(name !== 'div' || !decimal(other).eq(0))
        const found = decimal(one)[name](other)
        expect(found.toString()).toBe(plain(new Long(one)[name](other)))
        // What is equal is the same, whatever it came from.
        expect(found).toEqual(decimal(found.toString()))
      }),
    )
  })

  test('comparisons and roundings are those of big.js', () => {
    fc.assert(
      fc.property(number, number, fc.integer({ min: -3, max: 25 }), (one, other, places) => {
        const [ours, theirs] = [decimal(one), new Long(one)]
        expect(ours.cmp(other)).toBe(theirs.cmp(other))
        expect(ours.eq(other)).toBe(theirs.eq(other))
        expect(ours.round(places).toString()).toBe(plain(theirs.round(places)))
        expect(ours.round(places, 'down').toString()).toBe(plain(theirs.round(places, Big.roundDown)))
        expect(ours.round(places, 'up').toString()).toBe(plain(theirs.round(places, Big.roundUp)))
        if (places > 0) expect(ours.prec(places).toString()).toBe(plain(theirs.prec(places)))
        const fixed = theirs.toFixed(Math.max(places, 0)).replace(/^-(?=[0.]*$)/, '')
        expect(ours.toFixed(Math.max(places, 0))).toBe(fixed)
        expect(ours.toNumber()).toBe(Number(theirs.toString()) + 0)
        expect([ours.abs().toString(), ours.neg().toString()]).toEqual([plain(theirs.abs()), plain(theirs.neg())])
      }),
    )
  })

  test('counts the units of a place', () => {
    fc.assert(
      fc.property(number, fc.integer({ min: 0, max: 30 }), (text, places) => {
        const expected = new Long(text).round(places).times(new Long(10).pow(places))
        expect(decimal(text).unitsOf(places)).toBe(BigInt(plain(expected)))
      }),
    )
  })

  test('a value is written the same however its places came', () => {
    expect(Decimal.of(12_500n, 3)).toEqual(decimal('12.5'))
    expect(Decimal.of(0n, 8)).toEqual(decimal(0))
  })
})

describe('quotientOf', () => {
  test('is what a long division gives, to the last of its 20 places', () => {
    const numbers = fc
      .tuple(fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n }), fc.integer({ min: -30, max: 5 }))
      .map(([digits, exponent]) => decimal(`${digits}e${exponent}`))
    fc.assert(
      fc.property(numbers, numbers, (numerator, denominator) => {
        fc.pre(!denominator.eq(0))
        expect(quotientOf(numerator, denominator).eq(numerator.div(denominator))).toBe(true)
      }),
    )
  })

  test('rounds a half away from zero, leaves no minus on a zero, and refuses to divide by zero', () => {
    expect(quotientOf(decimal('1e-20'), decimal(2)).toString()).toBe('0.00000000000000000001')
    expect(quotientOf(decimal('-1e-20'), decimal(2)).toString()).toBe('-0.00000000000000000001')
    expect(quotientOf(decimal('-1e-20'), decimal(3)).toString()).toBe('0')
    expect(() => quotientOf(decimal(1), decimal(0))).toThrow(RangeError)
  })
})

describe('nearestInteger', () => {
  test('rounds once', () => {
    // Cut to 20 places first, this quotient would read 0.5 and become 1.
    expect(nearestInteger(decimal('0.4999999999999999999999999'), decimal(1))).toBe(0)
    expect(nearestInteger(decimal(-1), decimal(2))).toBe(-1)
  })

  test('agrees with whole-number arithmetic', () => {
    const numerators = fc.bigInt({ min: -(10n ** 24n), max: 10n ** 24n })
    const denominators = fc.bigInt({ min: 1n, max: 10n ** 24n })
    fc.assert(
      fc.property(numerators, denominators, (numerator, denominator) => {
        const size = (2n * (numerator < 0n ? -numerator : numerator) + denominator) / (2n * denominator)
        const expected = Number(numerator < 0n ? -size : size)
        expect(nearestInteger(decimal(String(numerator)), decimal(String(denominator)))).toBe(expected)
      }),
    )
  })
})
