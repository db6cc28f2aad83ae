import type { Decimal } from '@palier/domain/kernel/decimal'
import type { Fundamentals, Quote } from '../marketData/port.ts'
import type { NewsArticle } from '../news/port.ts'

export type AnalysisLanguage = 'fr' | 'en'

export const ANALYSIS_KEYS = ['sentiments', 'partnerships', 'similarCompanies', 'questions'] as const
export type AnalysisKey = (typeof ANALYSIS_KEYS)[number]

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
  /** Closes of recent months, oldest first. */
  readonly closes: readonly { readonly date: string; readonly close: Decimal }[]
}

export type AnalysisInput = {
  readonly stock: AnalysedStock
  readonly fundamentals: Fundamentals | null
  /** Newest first. Untrusted text. */
  readonly articles: readonly NewsArticle[]
  readonly candidates: readonly AnalysedStock[]
  readonly isSample: boolean
}

export type ClaimSource = { readonly name: string; readonly at: Date; readonly url: string | null }

export type DaySentiment = { readonly date: string; readonly count: number; readonly normalized: number }
export type Partnership = {
  readonly companyName: string
  readonly description: string
  readonly source: ClaimSource & { readonly url: string }
  readonly searchWords: string
  /** Other articles about both companies, as plain text. */
  readonly others: readonly { readonly title: string; readonly snippet: string; readonly url: string }[]
}
export type SimilarCompany = {
  readonly name: string
  /** Null if the company is not listed here. */
  readonly stockId: string | null
  readonly description: string
  /** Correlation of daily returns, from -1 to 1. Null if unknown. */
  readonly correlation: number | null
  readonly source: ClaimSource
}
export type Question = { readonly question: string; readonly source: ClaimSource }

export type Analysis = {
  readonly engine: string
  readonly at: Date
  readonly isSample: boolean
  readonly sentiments: readonly DaySentiment[]
  readonly partnerships: readonly Partnership[]
  readonly similarCompanies: readonly SimilarCompany[]
  readonly questions: readonly Question[]
}

/** Analyses only the given input. Every adapter passes `conformance.ts`. */
export interface Analyst {
  readonly name: string
  analyse(input: AnalysisInput, language: AnalysisLanguage, now: Date): Promise<Analysis>
}
