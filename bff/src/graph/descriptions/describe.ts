import {
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  isSpecifiedScalarType,
} from 'graphql'
import { ACCOUNT_WORDS } from './accountWords.ts'
import { COMMON_WORDS, wordsOfKind } from './commonWords.ts'
import { ENUM_WORDS } from './enumWords.ts'
import { LIST_WORDS } from './listWords.ts'
import { PORTFOLIO_WORDS } from './portfolioWords.ts'
import { STOCK_WORDS } from './stockWords.ts'

/** By `Type`, `Type.field` or `Type.field(argument)`: what is said of it where nothing is said where it is made. */
export const WORDS: Readonly<Record<string, string>> = {
  ...ACCOUNT_WORDS,
  ...ENUM_WORDS,
  ...LIST_WORDS,
  ...PORTFOLIO_WORDS,
  ...STOCK_WORDS,
}

type Described = { description?: string | null | undefined }

/** Gives words to what has none: its own, else those that hold for everything of its kind or name. Changes the schema. */
export function describe(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (isIntrospectionType(type) || isSpecifiedScalarType(type)) continue
    say(type, WORDS[type.name] ?? wordsOfKind(type.name))
    if (isEnumType(type)) for (const value of type.getValues()) say(value, WORDS[`${type.name}.${value.name}`])
    if (isInputObjectType(type)) {
      for (const field of Object.values(type.getFields())) {
        say(field, WORDS[`${type.name}.${field.name}`] ?? COMMON_WORDS[field.name])
      }
    }
    if (!isObjectType(type) && !isInterfaceType(type)) continue
    for (const field of Object.values(type.getFields())) {
      const place = `${type.name}.${field.name}`
      say(field, WORDS[place] ?? COMMON_WORDS[field.name])
      for (const argument of field.args)
        say(argument, WORDS[`${place}(${argument.name})`] ?? COMMON_WORDS[argument.name])
    }
  }
  return schema
}

function say(described: Described, words: string | undefined): void {
  if (!described.description && words !== undefined) described.description = words
}
