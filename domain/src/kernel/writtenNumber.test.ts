import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decimal } from './decimal.ts'
import { readWrittenNumber, unambiguousText, writtenNumberOf } from './writtenNumber.ts'

describe('a number that somebody writes or pastes', () => {
  test.each([
    ['1 234,50 $', '1234.5'],
    ['1\u00a0234,50\u00a0$', '1234.5'],
    ['1\u202f234,50\u00a0$\u00a0US', '1234.5'],
    ['$1,234.50', '1234.5'],
    ['US$1,234.50', '1234.5'],
    ['12,50 $', '12.5'],
    ['$12.30', '12.3'],
    ["1'234.50", '1234.5'],
    ['1’234,50', '1234.5'],
    ['1,234.5', '1234.5'],
    ['1.234,50', '1234.5'],
    ['1,234,567', '1234567'],
    ['1.234', '1.234'],
    ['12,3456', '12.3456'],
    ['0,125', '0.125'],
    ['1250', '1250'],
    ['CAD 12.50', '12.5'],
    ['12.50 USD', '12.5'],
    ['\u221212,50 $', '-12.5'],
  ])('%j has one reading', (text, value) => {
    expect(writtenNumberOf(text)?.toString()).toBe(value)
  })

  test.each([
    ['1,234', '1234', '1.234'],
    ['$12,345', '12345', '12.345'],
  ])('%j has two', (text, grouped, fraction) => {
    const written = readWrittenNumber(text)
    expect(written.kind === 'twoReadings' && [written.grouped, written.fraction].map(String)).toEqual([
      grouped,
      fraction,
    ])
  })

  test.each(['', 'abc', '12.', '.5', ',5 $', '12.5.1', '1 23', '12,34,5', '1 2', '--5'])('%j is none', (text) => {
    expect(readWrittenNumber(text)).toEqual({ kind: 'none' })
  })

  test('what a field writes by itself has one reading, and is the number', () => {
    const value = fc.tuple(fc.integer({ min: 0, max: 99_999_999 }), fc.integer({ min: 0, max: 8 }))
    fc.assert(
      fc.property(
        value,
        fc.constantFrom('.' as const, ',' as const),
        fc.integer({ min: 0, max: 4 }),
        (some, sign, least) => {
          const number = decimal(some[0]).div(10 ** some[1])
          expect(writtenNumberOf(unambiguousText(number, sign, least))?.toString()).toBe(number.toString())
        },
      ),
    )
  })

  test('what the page shows as an amount can be pasted back', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 999_999_999 }),
        fc.constantFrom('fr-CA', 'en-CA', 'fr', 'en'),
        (cents, locale) => {
          const format = new Intl.NumberFormat(locale, { style: 'currency', currency: 'CAD' })
          const shown = format.format(cents / 100)
          expect(writtenNumberOf(shown)?.toString()).toBe(decimal(cents).div(100).toString())
        },
      ),
    )
  })
})
