import type { WireKnownTag } from '@palier/contract/market/stockSchemas'
import type { Operation } from '../context.ts'
import { readPublic } from './publicReads.ts'

/** Every tag once, ordered by name, then by value. */
export async function loadTags(operation: Operation): Promise<WireKnownTag[]> {
  return (await readPublic(operation, operation.services.publicReads.tags, {})).value.tags
}
