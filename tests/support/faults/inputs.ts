import { TERMS } from '@palier/domain/accounts/terms'
import {
  getNullableType,
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
} from 'graphql'

/** What is checked before it is sent must be well-formed. */
const BY_NAME: Readonly<Record<string, unknown>> = {
  areTermsAccepted: true,
  days: 7,
  email: 'quelquun@exemple.ca',
  isAccepted: true,
  rating: 4.5,
  termsVersion: TERMS.version,
}

const BY_TYPE: Readonly<Record<string, unknown>> = {
  Boolean: false,
  Date: '2026-03-02',
  DateTime: '2026-03-02T12:00:00Z',
  Decimal: '10',
  Float: 1,
  ID: Buffer.from('Stock:00000000-0000-4000-8000-000000000000').toString('base64'),
  Int: 1,
  String: '00000000-0000-4000-8000-000000000000',
}

/** The smallest value that a type of input takes, by the name of where it goes: what may be left out is left out. */
export function inputOf(
  type: GraphQLInputType,
  name: string,
  special: Readonly<Record<string, unknown>> = {},
): unknown {
  const bare = getNullableType(type)
  if (isListType(bare)) return [inputOf(bare.ofType, name, special)]
  if (isEnumType(bare)) return bare.getValues()[0]?.name
  if (isInputObjectType(bare)) {
    const required = Object.values(bare.getFields()).filter((field) => isNonNullType(field.type))
    return Object.fromEntries(required.map((field) => [field.name, inputOf(field.type, field.name, special)]))
  }
  return special[name] ?? BY_NAME[name] ?? BY_TYPE[bare.name]
}
