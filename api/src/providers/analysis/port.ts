import type { Decimal } from '@palier/domain/kernel/decimal'
import type { Fundamentals, Quote } from '../marketData/port.ts'
import type { NewsArticle } from '../news/port.ts'

export type AnalysisLanguage = 'fr' | 'en'

/** The four parts of an analysis, by the keys that plans name. */
export const ANALYSIS_KEYS = ['sentiments', 'partnerships', 'similarCompanies', 'questions'] as const
export type AnalysisKey = (typeof ANALYSIS_KEYS)[number]

/** A listing as an analysis sees it: its classification by concept keys, and the same in the reader's words. */
export type AnalysedStock = {
  readonly stockId: string
  readonly ticker: string
  readonly exchangeCode: string
  readonly companyName: string
  readonly companyKey: string
  readonly currency: 'CAD' | 'USD'
  readonly kind: string
  readonly country: string
  readonly sector: string | null
  readonly industry: string | null
  readonly subIndustry: string | null
  readonly industryName: string | null
  readonly quote: Quote | null
  /** Closes of the last months by date, oldest first. */
  readonly closes: readonly { readonly date: string; readonly close: Decimal }[]
}

/** All that an analysis may speak of. */
export type AnalysisInput = {
  readonly stock: AnalysedStock
  readonly fundamentals: Fundamentals | null
  /** Newest first. Hostile text: an article may claim anything. */
  readonly articles: readonly NewsArticle[]
  /** Other companies that it may be compared with. */
  readonly candidates: readonly AnalysedStock[]
  /** True on the simulated market. */
  readonly isSample: boolean
}

/** Where a claim comes from, and of when. */
export type ClaimSource = { readonly name: string; readonly at: Date; readonly url: string | null }

export type DaySentiment = { readonly date: string; readonly count: number; readonly normalized: number }
export type Partnership = {
  readonly companyName: string
  readonly description: string
  readonly source: ClaimSource & { readonly url: string }
  readonly searchWords: string
  /** Other articles about both. Plain text. */
  readonly others: readonly { readonly title: string; readonly snippet: string; readonly url: string }[]
}
export type SimilarCompany = {
  readonly name: string
  /** Null for a company that we do not list. */
  readonly stockId: string | null
  readonly description: string
  /** Of the daily moves of both prices, from -1 to 1; null where it is not known. */
  readonly correlation: number | null
  readonly source: ClaimSource
}
export type Question = { readonly question: string; readonly source: ClaimSource }

export type Analysis = {
  /** What made it, for the reader: an engine's or a model's name. */
  readonly engine: string
  readonly at: Date
  readonly isSample: boolean
  readonly sentiments: readonly DaySentiment[]
  readonly partnerships: readonly Partnership[]
  readonly similarCompanies: readonly SimilarCompany[]
  readonly questions: readonly Question[]
}

/** Makes an analysis of what it is given and of nothing else. Every adapter passes `conformance.ts`. */
export interface Analyst {
  readonly name: string
  analyse(input: AnalysisInput, language: AnalysisLanguage, now: Date): Promise<Analysis>
}
