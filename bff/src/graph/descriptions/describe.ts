import {
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  isSpecifiedScalarType,
} from 'graphql'
import { ACCOUNT_DESCRIPTIONS } from './accountDescriptions.ts'
import { COMMON_DESCRIPTIONS, descriptionOfKind } from './commonDescriptions.ts'
import { ENUM_DESCRIPTIONS } from './enumDescriptions.ts'
import { LIST_DESCRIPTIONS } from './listDescriptions.ts'
import { PORTFOLIO_DESCRIPTIONS } from './portfolioDescriptions.ts'
import { STOCK_DESCRIPTIONS } from './stockDescriptions.ts'

/** Descriptions by `Type`, `Type.field` or `Type.field(argument)`, for what has none where it is defined. */
export const DESCRIPTIONS: Readonly<Record<string, string>> = {
  ...ACCOUNT_DESCRIPTIONS,
  ...ENUM_DESCRIPTIONS,
  ...LIST_DESCRIPTIONS,
  ...PORTFOLIO_DESCRIPTIONS,
  ...STOCK_DESCRIPTIONS,
}

type Described = { description?: string | null | undefined }

/** Adds missing descriptions: specific ones, else those by kind or name. Mutates the schema. */
export function describe(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (isIntrospectionType(type) || isSpecifiedScalarType(type)) continue
    say(type, DESCRIPTIONS[type.name] ?? descriptionOfKind(type.name))
    if (isEnumType(type)) for (const value of type.getValues()) say(value, DESCRIPTIONS[`${type.name}.${value.name}`])
    if (isInputObjectType(type)) {
      for (const field of Object.values(type.getFields())) {
        say(field, DESCRIPTIONS[`${type.name}.${field.name}`] ?? COMMON_DESCRIPTIONS[field.name])
      }
    }
    if (!isObjectType(type) && !isInterfaceType(type)) continue
    for (const field of Object.values(type.getFields())) {
      const place = `${type.name}.${field.name}`
      say(field, DESCRIPTIONS[place] ?? COMMON_DESCRIPTIONS[field.name])
      for (const argument of field.args)
        say(argument, DESCRIPTIONS[`${place}(${argument.name})`] ?? COMMON_DESCRIPTIONS[argument.name])
    }
  }
  return schema
}

function say(described: Described, words: string | undefined): void {
  if (!described.description && words !== undefined) described.description = words
}
