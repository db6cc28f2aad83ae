import type { Database } from '../../database/kernel/database.ts'
import { findConceptsInUse, type ConceptFilter, type StockRow } from '../../database/queries/market/stockQueries.ts'
import type { Concept } from '../../providers/marketData/concepts.ts'
import { foldText } from '../../providers/kernel/foldText.ts'
import type { Language } from '../kernel/viewer.ts'

export type Tag = { name: Concept['kind']; value: string }

/** A tag and what it is called in the other language, where that differs. */
type KnownTag = Tag & { otherName?: string }

/** Names the sector, the industry and the sub-industry of a stock in a language; what a stock lacks is left out. */
export type TagNames = (stock: Classification, language: Language) => Tag[]

type Classification = Pick<StockRow, 'sector' | 'industry' | 'subIndustry'>

const KINDS = ['sector', 'industry', 'subIndustry'] as const

/** Names tags from these concepts; a key that none of them has is shown as it is. */
export function createTagNames(concepts: readonly Concept[]): TagNames {
  const conceptOf = new Map(concepts.map((concept) => [`${concept.kind}:${concept.key}`, concept]))

  return (stock, language) =>
    KINDS.flatMap((name) => {
      // What a source of prices calls it, where we have no name for it.
      const key = stock[name]
      if (key === null) return []
      return [{ name, value: conceptOf.get(`${name}:${key}`)?.[language] ?? key }]
    })
}

/** The keys of the concepts that a tag names, by its words in either language. */
type TagKeys = (tag: Tag) => Iterable<string>

/** Finds concepts by either of their names, ignoring case and accents; a name that is unknown stands for itself. */
export function createTagKeys(concepts: readonly Concept[]): TagKeys {
  const keysOf = new Map<string, Set<string>>()
  for (const { kind, key, fr, en } of concepts) {
    for (const value of [fr, en]) {
      const text = `${kind}:${foldText(value)}`
      keysOf.set(text, (keysOf.get(text) ?? new Set()).add(key))
    }
  }

  return ({ name, value }) => keysOf.get(`${name}:${foldText(value)}`) ?? [value]
}

/** The tags in use and the concepts that searched tags mean. */
export function createTags(database: Database, { tagNames, tagKeys }: { tagNames: TagNames; tagKeys: TagKeys }) {
  return {
    /** Every tag that a stock has, once, ordered by name, then by value: one statement. */
    async all(language: Language): Promise<KnownTag[]> {
      const tags = new Map<string, KnownTag>()
      for (const classification of await findConceptsInUse(database)) {
        const others = new Map(tagNames(classification, otherThan(language)).map(({ name, value }) => [name, value]))
        for (const tag of tagNames(classification, language)) {
          const otherName = others.get(tag.name)
          const known = otherName === undefined || otherName === tag.value ? tag : { ...tag, otherName }
          tags.set(`${tag.name}:${tag.value}`, known)
        }
      }
      return [...tags.values()].toSorted(
        (left, right) => left.name.localeCompare(right.name, 'en') || left.value.localeCompare(right.value, language),
      )
    },
    /**
     * The concepts of tags in either language, so that a search survives a change of language. An unknown tag matches
     * no stock.
     */
    conceptsOf(tags: readonly Tag[]): ConceptFilter {
      const filter = { sector: new Set<string>(), industry: new Set<string>(), subIndustry: new Set<string>() }
      for (const tag of tags) {
        for (const key of tagKeys(tag)) filter[tag.name].add(key)
      }
      return { sector: [...filter.sector], industry: [...filter.industry], subIndustry: [...filter.subIndustry] }
    },
  }
}

const otherThan = (language: Language): Language => (language === 'fr' ? 'en' : 'fr')

export type Tags = ReturnType<typeof createTags>
