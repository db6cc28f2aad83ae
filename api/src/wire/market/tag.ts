import type { WireTag } from '@palier/contract/market/stockSchemas'
import { Refusal } from '../../kernel/refusal.ts'
import type { Tag } from '../../services/market/tags.ts'

const NAMES = ['sector', 'industry', 'subIndustry'] as const

/** Throws parameter_invalid_empty if a kind of tag is unknown. */
export function tagsFromWire(tags: readonly WireTag[]): Tag[] {
  return tags.map(({ name, value }) => {
    const known = NAMES.find((each) => each === name)
    if (!known) throw new Refusal('parameter_invalid_empty', { field: 'tags' })
    return { name: known, value }
  })
}
