import type { ErrorCode, TravellingCode } from '@palier/contract/kernel/errorCodes'
import { REFUSAL_CODES, type RefusalCode as Name } from '@palier/domain/kernel/refusalCodes'
import { builder } from './builder.ts'
import { plainSentence } from './refusalSentence.ts'

const names: ReadonlyMap<ErrorCode, Name> = new Map(entriesOf(REFUSAL_CODES).map(([name, code]) => [code, name]))

/** Every refusal of the contract that travels, in the one spelling of the graph. */
export const RefusalCode = builder.enumType('RefusalCode', {
  description: 'Code of a refusal; also used in `extensions.code` of errors.',
  values: Object.fromEntries(
    entriesOf(REFUSAL_CODES).map(([name, value]) => [name, { value, description: plainSentence(value) }]),
  ) as Record<Name, { value: ErrorCode; description: string }>,
})

/** How the graph spells a code of the contract; one that it lacks is UNKNOWN. */
export function nameOfCode(code: ErrorCode): Name {
  return names.get(code) ?? 'UNKNOWN'
}

function entriesOf(codes: Record<Name, TravellingCode>): [Name, TravellingCode][] {
  // What a table is typed to hold is what it holds.
  return Object.entries(codes) as [Name, TravellingCode][]
}
