import {
  getNullableType,
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
} from 'graphql'

const SCALARS: Readonly<Record<string, unknown>> = {
  Boolean: false,
  Date: '2026-03-02',
  DateTime: '2026-03-02T12:00:00Z',
  Decimal: '10',
  Float: 1,
  Int: 1,
  String: 'text',
}

/** The smallest value that a type of input takes: what may be left out is left out. */
export function sampleInput(type: GraphQLInputType): unknown {
  const bare = getNullableType(type)
  if (isListType(bare)) return [sampleInput(bare.ofType)]
  if (isEnumType(bare)) return bare.getValues()[0]?.name
  if (isInputObjectType(bare)) {
    const required = Object.values(bare.getFields()).filter((field) => isNonNullType(field.type))
    return Object.fromEntries(required.map((field) => [field.name, sampleInput(field.type)]))
  }
  if (bare.name === 'ID') return Buffer.from('Stock:s1').toString('base64')
  return SCALARS[bare.name]
}
