import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decimal } from './decimal.ts'
import { decimalSignOf, isEmptyCell, NO_DECIMAL_EVIDENCE, readFileNumber, withNumber } from './fileNumber.ts'

function proofOf(...texts: string[]) {
  return decimalSignOf(texts.reduce(withNumber, NO_DECIMAL_EVIDENCE))
}

describe('a number of a file [PORT-12]', () => {
  test.each([
    ['1234.5', '.', '1234.5'],
    ['1,234.50', '.', '1234.5'],
    ['1,234', '.', '1234'],
    ['1,234', ',', '1.234'],
    ['1.234.567,89', ',', '1234567.89'],
    ['1 234,50', ',', '1234.5'],
    ['1\u202F234\u00A0567,5', ',', '1234567.5'],
    ["1'234.50", '.', '1234.5'],
    ['$420.10', '.', '420.1'],
    ['-$26,582.91', '.', '-26582.91'],
    ['($12.50)', '.', '-12.5'],
    ['−5', '.', '-5'],
    ['12,50 $ US', ',', '12.5'],
    ['12,50 $', ',', '12.5'],
    ['1.0 CAD', '.', '1'],
    ['.5', '.', '0.5'],
    ['7.', '.', '7'],
    [' 3 ', '.', '3'],
  ] as const)('%s with %s is %s', (text, sign, value) => {
    expect(readFileNumber(text, sign)?.toString() ?? null).toBe(value)
  })

  test.each([
    '',
    '-',
    'abc',
    '1e309',
    '0x10',
    '1.2.3',
    '12,34.5',
    '1,23',
    '0,123',
    '1 23',
    '12 34',
    '--5',
    'NaN',
    '=1+1',
    '1'.repeat(61),
  ])('%s is none', (text) => {
    expect(readFileNumber(text, '.')).toBeNull()
  })

  test('a cell of 100,000 spaces and a letter is read in linear time [SEC-4]', { timeout: 1_000 }, () => {
    expect(isEmptyCell(`${' '.repeat(100_000)}x`)).toBe(false)
    expect(isEmptyCell(`${' '.repeat(100_000)}Not available `)).toBe(true)
  })

  test('an empty cell is empty by any dash', () => {
    expect(['', ' ', '-', '–', ' — ', undefined].map(isEmptyCell)).toEqual(Array(6).fill(true))
    expect(['0', '-1', 'x'].map(isEmptyCell)).toEqual([false, false, false])
  })
})

describe('the decimal sign of a file [PORT-12]', () => {
  test.each([
    [['1.5'], '.'],
    [['1,5'], ','],
    [['1,234.5'], '.'],
    [['1.234,5'], ','],
    [['1,234,567'], '.'],
    [['1.234.567'], ','],
    [['0,123'], ','],
    [['.125'], '.'],
    [['1234,567'], ','],
    [['1 234,567'], ','],
    [['1,234', '2.5'], '.'],
    [['1,234', '2,5'], ','],
    [['10', '200'], '.'],
    [['text', ''], '.'],
  ] as const)('%j prove %s', (texts, sign) => {
    expect(proofOf(...texts)).toEqual({ kind: 'proved', value: sign })
  })

  test('what reads either way is asked, not guessed', () => {
    expect(proofOf('1,234', '10')).toEqual({ kind: 'ambiguous', choices: ['.', ','] })
    expect(proofOf('1.234')).toEqual({ kind: 'ambiguous', choices: ['.', ','] })
  })

  test('two signs as often in one file are a contradiction', () => {
    expect(proofOf('1.5', '1,5').kind).toBe('contradictory')
    expect(proofOf('1.5', '1,5', '1,234').kind).toBe('contradictory')
  })

  test('of one cell with another sign the rest proves the sign', () => {
    expect(proofOf('1.5', '2.5', '1,5')).toEqual({ kind: 'proved', value: '.' })
    expect(proofOf('1,5', '2.5', '3,5', '1 234,5')).toEqual({ kind: 'proved', value: ',' })
  })

  test('what a broker writes holds, unless a spreadsheet has saved all of it anew', () => {
    const known = (...texts: string[]) => decimalSignOf(texts.reduce(withNumber, NO_DECIMAL_EVIDENCE), '.')
    expect(known('1,234', '5')).toEqual({ kind: 'proved', value: '.' })
    expect(known('1.5', '2,5', '3,5')).toEqual({ kind: 'proved', value: '.' })
    expect(known('12,345', '2,5')).toEqual({ kind: 'proved', value: ',' })
  })

  test('whatever is written is read back, and never proves the other sign', () => {
    const numbers = fc
      .bigInt({ min: -(10n ** 15n), max: 10n ** 15n })
      .map((parts) => decimal(String(parts)).div(10_000))
    fc.assert(
      fc.property(numbers, fc.constantFrom<('.' | ',')[]>('.', ','), fc.boolean(), (number, sign, isGrouped) => {
        const [whole = '', fraction] = number.abs().toString().split('.')
        const group = sign === '.' ? ',' : '.'
        const grouped = isGrouped ? whole.replace(/\B(?=(\d{3})+$)/g, group) : whole
        const text = `${number.lt(0) ? '-' : ''}${grouped}${fraction === undefined ? '' : sign + fraction}`
        expect(readFileNumber(text, sign)?.toString()).toBe(number.toString())
        const proof = proofOf(text)
        if (proof.kind === 'proved' && /[.,]/.test(text)) expect(proof.value).toBe(sign)
      }),
    )
  })
})
