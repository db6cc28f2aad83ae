import type { Analyst } from '../port.ts'
import { partnershipsOf } from './partnerships.ts'
import { questionsOf } from './questions.ts'
import { sentimentsOf } from './sentiments.ts'
import { similarCompaniesOf } from './similarCompanies.ts'

const EMBEDDED_ENGINE = 'Palier'

/**
 * Analysis without a model. Sentiments are scored by a lexicon, partnerships found by phrases,
 * similar companies chosen by classification and correlation, and questions built from templates
 * with the stock's own figures.
 */
export function createEmbeddedAnalyst(): Analyst {
  return {
    name: 'embedded',
    async analyse(input, language, now) {
      return {
        engine: EMBEDDED_ENGINE,
        at: now,
        isSample: input.isSample,
        sentiments: sentimentsOf(input.articles),
        partnerships: partnershipsOf(input.articles, input.stock.companyName),
        similarCompanies: similarCompaniesOf(input, language, now),
        questions: questionsOf(input, language, now),
      }
    },
  }
}
