import { GraphQLError, type ValueNode, valueFromASTUntyped } from 'graphql'
import { type Decimal, decimal } from '@palier/domain/kernel/decimal'
import { instantOf } from '@palier/domain/kernel/instant'
import { isPlainDate } from '@palier/domain/kernel/plainDate'
import { badInput } from './badInput.ts'
import { builder } from './builder.ts'

builder.scalarType('Decimal', {
  description: 'An exact decimal number as a string, for money, quantities and rates.',
  specifiedByURL: 'https://www.w3.org/TR/xmlschema-2/#decimal',
  serialize: decimalText,
  ...readBy(decimalIn),
})

builder.scalarType('Date', {
  description: 'A calendar day without time and zone: 2026-03-02.',
  specifiedByURL: 'https://datatracker.ietf.org/doc/html/rfc3339#section-5.6',
  serialize: (day) => day,
  ...readBy(dayIn),
})

builder.scalarType('DateTime', {
  description: 'An instant in UTC, ISO 8601.',
  specifiedByURL: 'https://datatracker.ietf.org/doc/html/rfc3339#section-5.6',
  serialize: instantText,
  ...readBy(instantIn),
})

/** Parses a scalar; literals are refused at their location. */
function readBy(parseValue: (value: unknown) => string) {
  return {
    parseValue,
    parseLiteral(node: ValueNode) {
      try {
        return parseValue(valueFromASTUntyped(node))
      } catch (error) {
        if (!(error instanceof GraphQLError)) throw error
        throw new GraphQLError(error.message, { nodes: node, extensions: error.extensions })
      }
    },
  }
}

function decimalIn(value: unknown): string {
  if (typeof value !== 'string' || !/^-?\d{1,30}(\.\d{1,30})?$/.test(value)) {
    throw badInput('A Decimal must be a string such as "12.5".')
  }
  return decimalText(value)
}

function dayIn(value: unknown): string {
  if (typeof value === 'string' && isPlainDate(value)) return value
  throw badInput('A Date must be a calendar day in the format YYYY-MM-DD.')
}

function instantIn(value: unknown): string {
  if (typeof value !== 'string') throw badInput('A DateTime must be a string.')
  return instantText(value)
}

/** Shortest exact decimal text without an exponent. Throws if it is not a number. */
export function decimalText(value: string | number | Decimal): string {
  if (typeof value === 'number') {
    const text = String(value)
    if (/^-?\d+(\.\d+)?$/.test(text)) return text
  }
  return decimal(value).toString()
}

function instantText(value: string): string {
  const instant = instantOf(value)
  if (instant === null) throw badInput('A DateTime must be an instant such as "2026-11-20T14:30:00Z".')
  return new Date(instant).toISOString()
}
