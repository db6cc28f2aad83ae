import { escapeHtml } from '../../providers/kernel/escapeHtml.ts'
import type { WireAiContextualInfo, WireNewsItem } from '@palier/contract/market/stockSchemas'
import type { ClaimSource, Partnership } from '../../providers/analysis/port.ts'
import type { NewsArticle } from '../../providers/news/port.ts'
import type { AllowedAnalysis } from '../../services/market/analysis.ts'

/** Date in UTC. */
export function newsToWire(article: NewsArticle): WireNewsItem {
  const { id, title, content, at, link, source, sentiment, symbols, isSample } = article
  return { id, title, content, date: at.toISOString(), link, source, sentiment, symbols: [...symbols], isSample }
}

/** Only parts allowed by the plan; the others are absent. */
export function analysisToWire({ planName, keys, analysis }: AllowedAnalysis): WireAiContextualInfo {
  if (!analysis) return { planName }
  const { sentiments, partnerships, questions, similarCompanies, engine, at, isSample } = analysis
  return {
    ...(keys.has('sentiments') && {
      sentiments: sentiments.map(({ date, ...rest }) => ({ date: `${date}T00:00:00.000Z`, ...rest })),
    }),
    ...(keys.has('partnerships') && { partnerships: partnerships.map(partnershipToWire) }),
    ...(keys.has('questions') && {
      questionsBeforeInvesting: questions.map(({ question, source }) => ({ question, source: sourceToWire(source) })),
    }),
    ...(keys.has('similarCompanies') && {
      similarCompanies: similarCompanies.map(({ name, description, stockId, correlation, source }) => ({
        name,
        description,
        ...(stockId !== null && { stockId }),
        ...(correlation !== null && { correlation }),
        source: sourceToWire(source),
      })),
    }),
    additionalData: { engine, generatedAt: at.toISOString() },
    isSample,
    planName,
  }
}

function partnershipToWire({ companyName, description, source, searchWords, others }: Partnership) {
  return {
    companyName,
    dateTime: source.at.toISOString(),
    description,
    extraLinks: others.map(({ title, snippet, url }) => ({
      thumbnail: null,
      title: { html: escapeHtml(title) },
      snippet,
      link: { url },
    })),
    googleSearchKeyWords: searchWords,
    srcUrl: source.url,
  }
}

function sourceToWire({ name, at, url }: ClaimSource) {
  return { name, date: at.toISOString(), ...(url !== null && { url }) }
}
