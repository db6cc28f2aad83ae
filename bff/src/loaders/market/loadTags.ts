import type { WireKnownTag } from '@palier/contract/market/stockSchemas'
import type { Operation } from '../../operation/context.ts'
import { readPublic } from '../../operation/publicReads.ts'

/** Ordered by name, then by value, without duplicates. */
export async function loadTags(operation: Operation): Promise<WireKnownTag[]> {
  return (await readPublic(operation, operation.services.publicReads.tags, {})).value.tags
}
