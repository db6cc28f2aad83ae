import { createLog } from '@palier/service/log'
import { buildSchema, GraphQLError, parse, validate } from 'graphql'
import { compileQuery, isCompiledQuery } from 'graphql-jit'
import { describe, expect, it } from 'vitest'
import { schema } from '../../graph/schema.ts'
import { publicErrorOf, publicValidationErrors } from './publicErrors.ts'

const log = createLog('fatal')

describe('messages of errors', () => {
  const MESSAGES = [
    ['a phrase of graphql-js 14,000 times', 'cannot represent '.repeat(14_000)],
    ['an expected type without an end', `Expected type "${'x'.repeat(240_000)}`],
    ['suggestions without an end', ' Did you mean '.repeat(17_000)],
    ['digits and spaces', '1 '.repeat(120_000)],
    ['places', ' at "a"'.repeat(30_000)],
    ['a variable with a long value', `Variable "$a" got invalid value "${' Field "a" '.repeat(20_000)}"`],
  ] as const

  it.each(MESSAGES)('are read within 20 ms and sent in at most 700 characters: %s [SEC-1]', (_what, message) => {
    const began = performance.now()
    const told = publicErrorOf(new GraphQLError(message), log, 'en')
    expect(performance.now() - began).toBeLessThan(20)
    expect(told.message.length).toBeLessThanOrEqual(700)
  })

  it.each([
    ['Variable "$c" got invalid value "SECRET"; Value "SECRET" does not exist in "Currency" enum.'],
    ['Int cannot represent non-integer value: SECRET'],
    ['Enum "Currency" cannot represent value: "SECRET"'],
    ['Expected value of type "Currency", found "SECRET".'],
    ['Value "SECRET" does not exist in "Currency" enum. Did you mean the enum value "CAD"?'],
    ['Syntax Error: Expected Name, found String "SECRET".'],
    ['Syntax Error: Unexpected String "SECRET".'],
  ])('never repeat a submitted value: %s [SEC-1]', (message) => {
    expect(publicErrorOf(new GraphQLError(message), log, 'en').message).not.toContain('SECRET')
  })

  it('still name the missing field of a long input object [SEC-1]', () => {
    const reason = 'Field "name" of required type "String!" was not provided.'
    const message = `Variable "$input" got invalid value { note: "${'x'.repeat(9000)}" }; ${reason}`
    const told = publicErrorOf(new GraphQLError(message), log, 'en')
    expect(told.message).toBe(`Variable "$input" got an invalid value. ${reason}`)
  })

  it('name the argument before an invalid literal, however long the alias before it is [SEC-6]', () => {
    const text = `{ ${'a'.repeat(15_000)}: site { exchangeRate(from: 1, to : 2) } }`
    const began = performance.now()
    const errors = publicValidationErrors(validate(schema, parse(text)))
    expect(performance.now() - began).toBeLessThan(200)
    expect(errors.map(({ extensions }) => extensions['field'])).toEqual(['from', 'to'])
  })
})

it('a null page size of a compiled operation is an invalid input [SEC-8]', async () => {
  const pages = buildSchema('type Query { page(first: Int! = 20): Int }')
  const query = compileQuery(pages, parse('query ($count: Int = 20) { page(first: $count) }'))
  if (!isCompiledQuery(query)) throw new Error('The operation does not compile.')
  const { errors = [] } = await query.query({}, {}, { count: null })
  expect(errors.map((error) => publicErrorOf(error, log, 'en').extensions)).toEqual([{ code: 'INVALID_INPUT' }])
})
