import { type Decimal, decimal } from '@palier/domain/decimal'
import { instantOf } from '@palier/domain/instant'
import { badInput } from './badInput.ts'
import { builder } from './builder.ts'

builder.scalarType('Decimal', {
  description: 'An exact decimal number as text: money, quantities and rates never pass through binary floating point.',
  serialize: decimalText,
  parseValue(value) {
    if (typeof value !== 'string' || !/^-?\d{1,30}(\.\d{1,30})?$/.test(value)) {
      throw badInput('A Decimal is a text such as "12.5".')
    }
    return decimalText(value)
  },
})

builder.scalarType('DateTime', {
  description: 'An instant in UTC, ISO 8601.',
  serialize: instantText,
  parseValue(value) {
    if (typeof value !== 'string') throw badInput('A DateTime is a text.')
    return instantText(value)
  },
})

/** The shortest text that is exactly this number, without an exponent. Throws for what is no number. */
export function decimalText(value: string | number | Decimal): string {
  if (typeof value === 'number') {
    const text = String(value)
    if (/^-?\d+(\.\d+)?$/.test(text)) return text
  }
  return decimal(value).toString()
}

function instantText(value: string): string {
  const instant = instantOf(value)
  if (instant === null) throw badInput('A DateTime is an instant such as "2026-11-20T14:30:00Z".')
  return new Date(instant).toISOString()
}
