import { decodeGlobalID, encodeGlobalID } from '@pothos/plugin-relay'
import { Refusal } from './refusal.ts'

/** The id within its type. Refused with resource_missing when the text is no id, or one of another type. */
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

/** The id among everything of a file that was sent. */
export function importIdOf(id: string): string {
  return encodeGlobalID(IMPORT, id)
}

/** What such an id means. Refused with resource_missing when it is none. */
export function importIdIn(globalId: string): string {
  return idWithin(IMPORT, globalId)
}
