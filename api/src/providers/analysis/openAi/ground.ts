import { foldText } from '../../kernel/foldText.ts'
import type { NewsArticle } from '../../news/port.ts'
import { plainText, webLinkOf } from '../../kernel/plainText.ts'
import type { AnalysisInput, Partnership, Question, SimilarCompany } from '../port.ts'
import { correlationOf } from '../embedded/correlation.ts'
import type { ModelAnswer } from './askModel.ts'
import { articleId } from './prompt.ts'

const PARTNERSHIPS = 6
const SIMILAR = 6
const QUESTIONS = 8
const DESCRIPTION = 400
const ADVICE = /\b(buy|sell|purchase|achet|vend(?:re|ez|s)|target|cible|forecast|prevoi|price of|recommand|recommend)/

/** Drops claims that the given articles and listings do not support. */
export function groundedPartnerships({ partnerships }: ModelAnswer, { articles, stock }: AnalysisInput): Partnership[] {
  const byId = new Map(articles.map((article, index) => [articleId(index), article]))
  const seen = new Set([foldText(stock.companyName)])

  return partnerships
    .flatMap(({ companyName, description, sourceId }) => {
      const article = byId.get(sourceId)
      const name = foldText(companyName)
      const url = article ? webLinkOf(article.link) : null
      if (!article || url === null || name === '' || seen.has(name) || !mentions(article, name)) return []
      seen.add(name)
      return [
        {
          companyName: plainText(companyName, DESCRIPTION),
          description: plainText(description, DESCRIPTION),
          source: { name: article.source, at: article.at, url },
          searchWords: `${plainText(companyName, DESCRIPTION)} ${stock.ticker}`,
          others: [],
        },
      ]
    })
    .slice(0, PARTNERSHIPS)
}

export function groundedCompanies(
  { similarCompanies }: ModelAnswer,
  { candidates, stock }: AnalysisInput,
  source: SimilarCompany['source'],
): SimilarCompany[] {
  const seen = new Set([foldText(stock.companyName)])
  return similarCompanies
    .flatMap(({ name, symbol, description }) => {
      const listed = candidates.find(
        (candidate) => foldText(candidate.companyName) === foldText(name) || candidate.ticker === symbol,
      )
      const shown = listed?.companyName ?? plainText(name, DESCRIPTION)
      if (shown === '' || seen.has(foldText(shown))) return []
      seen.add(foldText(shown))
      return [
        {
          name: shown,
          stockId: listed?.stockId ?? null,
          description: plainText(description, DESCRIPTION),
          // Computed, never taken from the model.
          correlation: listed ? correlationOf(stock.closes, listed.closes) : null,
          source,
        },
      ]
    })
    .slice(0, SIMILAR)
}

/** Drops advice, markup and sentences that are not questions. */
export function groundedQuestions({ questions }: ModelAnswer, source: Question['source']): Question[] {
  return questions
    .map(({ question }) => plainText(question, DESCRIPTION))
    .filter((question) => question.endsWith('?') && !ADVICE.test(foldText(question)))
    .slice(0, QUESTIONS)
    .map((question) => ({ question, source }))
}

function mentions({ title, content }: NewsArticle, name: string): boolean {
  return ` ${foldText(`${title} ${content}`)} `.includes(` ${name} `)
}
