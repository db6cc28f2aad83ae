import type { StockRow } from '../database/stockQueries.ts'
import type { Concept } from '../providers/marketData/concepts.ts'
import type { Language } from './viewer.ts'

export type Tag = { name: Concept['kind']; value: string }

/** Names the sector, the industry and the sub-industry of a stock in a language; what a stock lacks is left out. */
export type TagNames = (stock: StockRow, language: Language) => Tag[]

export function createTagNames(concepts: readonly Concept[]): TagNames {
  const conceptOf = new Map(concepts.map((concept) => [`${concept.kind}:${concept.key}`, concept]))

  return ({ sector, industry, subIndustry }, language) => {
    const kinds = [
      ['sector', sector],
      ['industry', industry],
      ['subIndustry', subIndustry],
    ] as const
    return kinds.flatMap(([name, key]) => {
      const concept = conceptOf.get(`${name}:${key}`)
      return concept ? [{ name, value: concept[language] }] : []
    })
  }
}
