import type { ErrorCode, TravellingCode } from '@palier/contract/kernel/errorCodes'
import { REFUSAL_CODES, type RefusalCode as Name } from '@palier/domain/kernel/refusalCodes'
import { builder } from './builder.ts'
import { plainSentence } from './refusalSentence.ts'

const names: ReadonlyMap<ErrorCode, Name> = new Map(entriesOf(REFUSAL_CODES).map(([name, code]) => [code, name]))

/** Refusal codes of the contract in the spelling of the schema. */
export const RefusalCode = builder.enumType('RefusalCode', {
  description: 'Code of a refusal; also used in `extensions.code` of errors.',
  values: Object.fromEntries(
    entriesOf(REFUSAL_CODES).map(([name, value]) => [name, { value, description: plainSentence(value) }]),
  ) as Record<Name, { value: ErrorCode; description: string }>,
})

/** UNKNOWN if the schema has no such code. */
export function nameOfCode(code: ErrorCode): Name {
  return names.get(code) ?? 'UNKNOWN'
}

function entriesOf(codes: Record<Name, TravellingCode>): [Name, TravellingCode][] {
  // Safe cast: the record has exactly these keys.
  return Object.entries(codes) as [Name, TravellingCode][]
}
