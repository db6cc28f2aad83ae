import type { AnalysisInput, AnalysisLanguage, ClaimSource, Question } from '../port.ts'
import { QUESTION_TEMPLATES, type Facts } from './questionTemplates.ts'
import { polarityOf } from '../../news/polarity.ts'

const MAXIMUM = 8
const SESSIONS_A_YEAR = 252
const SOURCES = {
  price: { fr: 'Cours et historique', en: 'Prices and history' },
  figures: { fr: 'Données fondamentales', en: 'Fundamentals' },
  news: { fr: 'Actualités du titre', en: 'News of the stock' },
  classification: { fr: 'Classification du titre', en: 'Classification of the stock' },
} as const
const SAMPLES = {
  price: { fr: 'Cours simulés', en: 'Simulated prices' },
  figures: { fr: 'Données fondamentales d’exemple', en: 'Sample fundamentals' },
  news: { fr: 'Actualités d’exemple', en: 'Sample news' },
  classification: SOURCES.classification,
} as const

export function questionsOf(input: AnalysisInput, language: AnalysisLanguage, now: Date): Question[] {
  const facts = factsOf(input)
  const subjects = new Set<string>()
  const questions: Question[] = []
  for (const { subject, basis, applies, ask } of QUESTION_TEMPLATES) {
    if (questions.length >= MAXIMUM || subjects.has(subject) || !applies(facts)) continue
    subjects.add(subject)
    questions.push({ question: ask[language](facts), source: sourceOf(basis, input, language, now) })
  }
  return questions
}

function sourceOf(
  basis: keyof typeof SOURCES,
  { stock, fundamentals, articles, isSample }: AnalysisInput,
  language: AnalysisLanguage,
  now: Date,
): ClaimSource {
  const dates = { price: stock.quote?.at, figures: fundamentals?.asOf, news: articles[0]?.at, classification: now }
  const url = basis === 'news' ? (articles[0]?.link ?? null) : null
  return { name: (isSample ? SAMPLES : SOURCES)[basis][language], at: dates[basis] ?? now, url }
}

function factsOf({ stock, fundamentals, articles }: AnalysisInput): Facts {
  const { quote, closes, currency, kind, sector, industry, companyName, ticker, industryName } = stock
  const prices = closes.map(({ close }) => close.toNumber())
  const moves = prices.slice(1).map((price, index) => Math.log(price / (prices[index] ?? price)))
  const squares = moves.reduce((sum, move) => sum + move * move, 0)
  const polarities = articles.map((article) => article.sentiment ?? polarityOf(article))

  return {
    companyName,
    ticker,
    industryName,
    currency,
    kind,
    sector,
    industry,
    price: quote?.price.toNumber() ?? null,
    yearLow: quote?.yearLow.toNumber() ?? null,
    yearHigh: quote?.yearHigh.toNumber() ?? null,
    marketCap: quote?.marketCap?.toNumber() ?? null,
    dividendYield: fundamentals?.dividendYield?.toNumber() ?? null,
    targetPrice: fundamentals?.targetPrice?.toNumber() ?? null,
    priceEarnings: fundamentals?.priceEarnings?.toNumber() ?? null,
    payoutRatio: fundamentals?.payoutRatio?.toNumber() ?? null,
    beta: fundamentals?.beta?.toNumber() ?? null,
    volatility: moves.length === 0 ? null : Math.sqrt((squares / moves.length) * SESSIONS_A_YEAR),
    quarterMove: prices.length < 2 ? null : (prices.at(-1) ?? 0) / (prices[0] ?? 1) - 1,
    newsCount: articles.length,
    newsMood: polarities.length === 0 ? null : polarities.reduce((sum, one) => sum + one, 0) / polarities.length,
  }
}
