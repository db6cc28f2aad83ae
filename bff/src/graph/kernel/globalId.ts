import { decodeGlobalID, encodeGlobalID } from '@pothos/plugin-relay'
import { Refusal } from './refusal.ts'

/** Throws a `resource_missing` refusal if invalid. */
export function idWithin(typeName: string, globalId: string): string {
  const { typename, id } = decoded(globalId)
  if (typename !== typeName) throw new Refusal('resource_missing')
  return id
}

function decoded(globalId: string): { typename: string; id: string } {
  try {
    return decodeGlobalID(globalId)
  } catch (cause) {
    throw new Refusal('resource_missing', { cause })
  }
}

const IMPORT = 'Import'

export function importIdOf(id: string): string {
  return encodeGlobalID(IMPORT, id)
}

/** Throws a `resource_missing` refusal if invalid. */
export function importIdIn(globalId: string): string {
  return idWithin(IMPORT, globalId)
}

const INCOMPLETE_EVENT = 'IncompleteEvent'

export function incompleteEventIdOf(id: string): string {
  return encodeGlobalID(INCOMPLETE_EVENT, id)
}

/** Throws a `resource_missing` refusal if invalid. */
export function incompleteEventIdIn(globalId: string): string {
  return idWithin(INCOMPLETE_EVENT, globalId)
}
