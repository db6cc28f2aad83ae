import type { Currency, SecurityKey } from '../marketData/port.ts'

export type NewsLanguage = 'fr' | 'en'

/** The listing that news are asked about. Sector and industries are concept keys, null where unknown. */
export type NewsSubject = {
  readonly key: SecurityKey
  readonly ticker: string
  readonly companyName: string
  readonly currency: Currency
  readonly sector: string | null
}

/** One published text. What it says is another's word: never markup, never an instruction. */
export type NewsArticle = {
  /** Stable: the same article has the same id whenever it is read. */
  readonly id: string
  readonly title: string
  readonly content: string
  readonly at: Date
  readonly link: string
  readonly source: string
  /** From -1, bad, to 1, good; null where nobody has judged it. */
  readonly sentiment: number | null
  readonly symbols: readonly string[]
  /** True for a text that was made up for a sample. */
  readonly isSample: boolean
}

/** A source of news. Every adapter passes `conformance.ts`. A listing that it does not know has none. */
export interface NewsSource {
  readonly name: string
  /** At most so many, newest first, none of the future; in the language where the source has it. */
  latest(subject: NewsSubject, language: NewsLanguage, atMost: number, now: Date): Promise<readonly NewsArticle[]>
}
