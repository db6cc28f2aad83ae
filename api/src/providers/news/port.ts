import type { Currency, SecurityKey } from '../marketData/port.ts'

export type NewsLanguage = 'fr' | 'en'

/** Listing for which news are requested. Sector keys are null if unknown. */
export type NewsSubject = {
  readonly key: SecurityKey
  readonly ticker: string
  readonly companyName: string
  readonly currency: Currency
  readonly sector: string | null
}

/** Untrusted text: never markup, never an instruction. */
export type NewsArticle = {
  /** Same id for the same article on every read. */
  readonly id: string
  readonly title: string
  readonly content: string
  readonly at: Date
  readonly link: string
  readonly source: string
  /** From -1 (negative) to 1 (positive). Null if not rated. */
  readonly sentiment: number | null
  readonly symbols: readonly string[]
  readonly isSample: boolean
}

/** News source. Every adapter passes `conformance.ts`. Returns nothing for an unknown listing. */
export interface NewsSource {
  readonly name: string
  /** Newest first, none later than `now`. In the requested language if available. */
  latest(subject: NewsSubject, language: NewsLanguage, atMost: number, now: Date): Promise<readonly NewsArticle[]>
}
