import { RestError } from '@palier/contract/client'
import { REFUSAL_CODES, type RefusalCode } from '@palier/domain/kernel/refusalCodes'
import { getNamedType, type GraphQLInputObjectType, isInputObjectType } from 'graphql'
import { describe, expect, test } from 'vitest'
import { schema } from '../schema.ts'
import { BLAMED_FIELDS } from './blamedFields.ts'
import { withBlame } from './blameFields.ts'
import { Refusal } from './refusal.ts'

const inputs = Object.values(schema.getMutationType()?.getFields() ?? {}).flatMap(({ name, args }) => {
  const type = getNamedType(args.find((arg) => arg.name === 'input')?.type)
  return isInputObjectType(type) ? [{ name, type }] : []
})

function namesIn(type: GraphQLInputObjectType): string[] {
  return Object.values(type.getFields()).flatMap((field) => {
    const inner = getNamedType(field.type)
    return [field.name, ...(isInputObjectType(inner) ? namesIn(inner) : [])]
  })
}

function blamedBy(code: RefusalCode, mutation: string, field: string | null = null): string | null {
  const type = inputs.find(({ name }) => name === mutation)?.type
  if (!type) throw new Error(`unknown mutation ${mutation}`)
  return withBlame(new Refusal(REFUSAL_CODES[code], { field }), type).field
}

describe('the field of a refusal', () => {
  test('each code with a cause in one field names it in every mutation that has it [OPS-8]', () => {
    const codes = Object.entries(BLAMED_FIELDS) as [RefusalCode, readonly string[]][]
    const silent = inputs.flatMap(({ name, type }) =>
      codes
        .filter(([, fields]) => fields.some((field) => namesIn(type).includes(field)))
        .filter(([code, fields]) => !fields.includes(blamedBy(code, name) ?? ''))
        .map(([code]) => `${name} ${code}`),
    )
    expect(inputs.length).toBeGreaterThan(60)
    expect(silent).toEqual([])
  })

  test('each field that a code blames is an input of some mutation [OPS-8]', () => {
    const known = new Set(['after', ...inputs.flatMap(({ type }) => namesIn(type))])
    const blamed = Object.values(BLAMED_FIELDS).flat()
    expect(blamed.filter((field) => !known.has(field))).toEqual([])
  })

  test('a field is named only if the input has it [OPS-8]', () => {
    expect(blamedBy('INVALID_INPUT', 'createLot', 'body')).toBeNull()
    expect(blamedBy('INVALID_INPUT', 'createLot', 'price')).toBe('price')
  })

  test('an object that does not exist is blamed on the only id of the input [OPS-8]', () => {
    expect(blamedBy('NOT_FOUND', 'deletePortfolio')).toBe('portfolioId')
    expect(blamedBy('NOT_FOUND', 'resendInvitation')).toBe('email')
    expect(blamedBy('NOT_FOUND', 'deleteLot')).toBeNull()
  })

  test('the human check is blamed by the name of its input [OPS-8]', () => {
    const cause = new RestError('/api', 400, [{ errorCode: 'parameter_invalid_empty', params: { field: 'token' } }])
    const refusal = new Refusal('parameter_invalid_empty', { field: 'token', cause })
    const fields = ['register', 'resetPassword', 'signIn'].map((mutation) => {
      const type = inputs.find(({ name }) => name === mutation)?.type
      return type && withBlame(refusal, type).field
    })
    expect(fields).toEqual(['humanActionToken', 'humanActionToken', 'humanActionToken'])
  })

  test('codes with different causes name no field, and those with the same cause name it [OPS-8]', () => {
    const type = inputs.find(({ name }) => name === 'register')?.type
    const fieldOf = (codes: Refusal['codes']) =>
      type && withBlame(new Refusal(codes[0] ?? 'unknown', { codes }), type).field
    expect(fieldOf(['PasswordTooShort', 'PasswordRequiresDigit'])).toBe('password')
    expect(fieldOf(['PasswordTooShort', 'PasswordConfirmationMismatch'])).toBeNull()
  })
})
