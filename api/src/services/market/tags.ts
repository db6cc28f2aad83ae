import type { Database } from '../../database/kernel/database.ts'
import { findConceptsInUse, type ConceptFilter, type StockRow } from '../../database/queries/market/stockQueries.ts'
import type { Concept } from '../../providers/marketData/concepts.ts'
import { foldText } from '../../providers/kernel/foldText.ts'
import type { Language } from '../kernel/viewer.ts'

export type Tag = { name: Concept['kind']; value: string }

/** `otherName` is the name in the other language, if different. */
type KnownTag = Tag & { otherName?: string }

/** Names the sector, industry and sub-industry of a stock; omits missing ones. */
export type TagNames = (stock: Classification, language: Language) => Tag[]

type Classification = Pick<StockRow, 'sector' | 'industry' | 'subIndustry'>

const KINDS = ['sector', 'industry', 'subIndustry'] as const

/** An unknown key is shown as it is. */
export function createTagNames(concepts: readonly Concept[]): TagNames {
  const conceptOf = new Map(concepts.map((concept) => [`${concept.kind}:${concept.key}`, concept]))

  return (stock, language) =>
    KINDS.flatMap((name) => {
      // Falls back to the source's name if we have no translation.
      const key = stock[name]
      if (key === null) return []
      return [{ name, value: conceptOf.get(`${name}:${key}`)?.[language] ?? key }]
    })
}

type TagKeys = (tag: Tag) => Iterable<string>

/** Ignores case and accents; an unknown name is its own key. */
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

export function createTags(database: Database, { tagNames, tagKeys }: { tagNames: TagNames; tagKeys: TagKeys }) {
  return {
    /** Unique tags of stocks, ordered by name and value. */
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
     * Concepts of tags in either language, so that a search survives a change of language. An
     * unknown tag matches no stock.
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
