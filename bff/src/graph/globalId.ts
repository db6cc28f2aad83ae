import { decodeGlobalID } from '@pothos/plugin-relay'
import { Refusal } from './problem.ts'

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
