import type { Tag } from '../stock/tagSearch.ts'
import { foldText } from '../../../kit/text/filterText.ts'

const MOST_TAGS = 5
/** A single letter matches nearly every tag. */
const FEWEST_CHARACTERS = 2

/** `otherName` is the name in the other language, null if it is the same. */
export interface KnownTag extends Tag {
  readonly otherName: string | null
}

export interface TagMatch {
  readonly tag: Tag
  /** Name in the other language, if only that one matched. */
  readonly otherName: string | null
}

/** Tags with a word that starts with the text, in either language. Full matches are first. */
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

/** Rank of a match: 0 whole name, 1 start of the name, 2 start of a word, null none. */
function rankOf(name: string, wanted: string): number | null {
  const folded = foldText(name)
  if (folded === wanted) return 0
  if (folded.startsWith(wanted)) return 1
  return ` ${folded.replace(/[^\p{L}\p{N}]+/gu, ' ')}`.includes(` ${wanted}`) ? 2 : null
}
