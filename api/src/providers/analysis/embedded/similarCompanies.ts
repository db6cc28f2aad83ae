import type { AnalysedStock, AnalysisInput, AnalysisLanguage, SimilarCompany } from '../port.ts'
import { correlationOf } from './correlation.ts'

const MAXIMUM = 6
const SOURCES = {
  fr: { real: 'Secteurs et variations quotidiennes des cours', sample: 'Secteurs et cours simulés' },
  en: { real: 'Sectors and daily price moves', sample: 'Sectors and simulated prices' },
} as const

type Compared = { candidate: AnalysedStock; closeness: number; correlation: number | null }

export function similarCompaniesOf(
  { stock, candidates, isSample }: AnalysisInput,
  language: AnalysisLanguage,
  now: Date,
): SimilarCompany[] {
  const seen = new Set([stock.companyKey])
  const source = { name: SOURCES[language][isSample ? 'sample' : 'real'], at: now, url: null }

  return candidates
    .map((candidate) => compare(stock, candidate))
    .toSorted((left, right) => right.closeness - left.closeness)
    .filter(({ candidate: { companyKey } }) => !seen.has(companyKey) && seen.add(companyKey))
    .slice(0, MAXIMUM)
    .map(({ candidate, correlation }) => {
      const { stockId, companyName: name } = candidate
      return { name, stockId, description: descriptionOf(candidate), correlation, source }
    })
}

function compare(stock: AnalysedStock, candidate: AnalysedStock): Compared {
  const correlation = correlationOf(stock.closes, candidate.closes)
  const shared =
    3 * same(stock.subIndustry, candidate.subIndustry) +
    2 * same(stock.industry, candidate.industry) +
    same(stock.sector, candidate.sector) +
    0.5 * same(stock.country, candidate.country)
  return { candidate, correlation, closeness: shared + 2 * (correlation ?? 0) - sizeGap(stock, candidate) }
}

function same(left: string | null, right: string | null): number {
  return left !== null && left === right ? 1 : 0
}

function sizeGap({ quote }: AnalysedStock, { quote: other }: AnalysedStock): number {
  if (!quote?.marketCap || !other?.marketCap) return 0
  return Math.abs(Math.log10(quote.marketCap.div(other.marketCap).toNumber())) / 2
}

function descriptionOf({ industryName, ticker }: AnalysedStock): string {
  return [industryName, ticker].filter((part) => part !== null).join(', ')
}
