import { GraphQLScalarType } from 'graphql'
import { describe, expect, test } from 'vitest'
import { schema } from '../schema.ts'
import { decimalText } from './scalars.ts'

function scalar(name: string): GraphQLScalarType {
  const type = schema.getType(name)
  if (type instanceof GraphQLScalarType) return type
  throw new Error(`${name} is no scalar`)
}

describe('Decimal [D6] [D23]', () => {
  test.each([
    [0.1, '0.1'],
    [0.1 + 0.2, '0.30000000000000004'],
    [1e21, '1000000000000000000000'],
    [5e-7, '0.0000005'],
    [-1.5e-10, '-0.00000000015'],
    [-0, '0'],
    [123456789.01, '123456789.01'],
    [Number.MAX_SAFE_INTEGER, '9007199254740991'],
    ['12.500', '12.5'],
    ['1e3', '1000'],
  ])('%s is told as %s, exact and without an exponent [D23]', (value, text) => {
    expect(decimalText(value)).toBe(text)
    expect(Number(text)).toBe(Number(value) + 0)
  })

  test('what is no number is never told as one [D23]', () => {
    for (const value of [Number.NaN, Number.POSITIVE_INFINITY, 'twelve']) expect(() => decimalText(value)).toThrow()
  })

  test('only the plain text of a number of reasonable length is taken [D23]', () => {
    const { parseValue } = scalar('Decimal')
    expect(parseValue('-12.50')).toBe('-12.5')
    for (const value of [12.5, '1e9', '', '1,5', ' 1', `1${'0'.repeat(31)}`, null]) {
      expect(() => parseValue(value)).toThrow()
    }
  })
})

describe('DateTime', () => {
  test('an instant is told in UTC, also one that names no zone', () => {
    const { serialize } = scalar('DateTime')
    expect(serialize('2026-11-20T10:00:00-05:00')).toBe('2026-11-20T15:00:00.000Z')
    expect(serialize('2026-11-20T15:00:00')).toBe('2026-11-20T15:00:00.000Z')
    expect(() => serialize('0001-01-01T00:00:00')).toThrow()
  })

  test('what is no instant is not taken', () => {
    const { parseValue } = scalar('DateTime')
    expect(parseValue('2026-11-20T15:00:00Z')).toBe('2026-11-20T15:00:00.000Z')
    for (const value of ['yesterday', 5]) expect(() => parseValue(value)).toThrow()
  })
})
