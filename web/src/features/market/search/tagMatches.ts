import type { Tag } from '../stock/tagSearch.ts'
import { foldText } from '../../../kit/text/filterText.ts'

const MOST_TAGS = 5
/** One letter fits nearly every tag. */
const FEWEST_CHARACTERS = 2

/** A tag that can be searched for, and what it is called in the other language where that differs. */
export interface KnownTag extends Tag {
  readonly otherName: string | null
}

export interface TagMatch {
  readonly tag: Tag
  /** The name in the other language, where that alone was written. */
  readonly otherName: string | null
}

/** The tags that a text names in either language, at the beginning of one of their words: whole names first. */
export function tagMatchesOf(tags: readonly KnownTag[], text: string): readonly TagMatch[] {
  const wanted = foldText(text.trim())
  if (wanted.length < FEWEST_CHARACTERS) return []
  return tags
    .flatMap(({ name, value, otherName }) => {
      const rank = rankOf(value, wanted)
      const otherRank = otherName === null ? null : rankOf(otherName, wanted)
      const best = rank ?? otherRank
      return best === null ? [] : [{ tag: { name, value }, otherName: rank === null ? otherName : null, rank: best }]
    })
    .toSorted((one, other) => one.rank - other.rank)
    .slice(0, MOST_TAGS)
    .map(({ tag, otherName }) => ({ tag, otherName }))
}

/** How well a name answers: the whole of it, its beginning, that of one of its words; null where not at all. */
function rankOf(name: string, wanted: string): number | null {
  const folded = foldText(name)
  if (folded === wanted) return 0
  if (folded.startsWith(wanted)) return 1
  return ` ${folded.replace(/[^\p{L}\p{N}]+/gu, ' ')}`.includes(` ${wanted}`) ? 2 : null
}
