import { createHash } from 'node:crypto'
import { secureEndpoint } from '../../kernel/secureEndpoint.ts'
import type { Analysis, AnalysisInput, AnalysisLanguage, Analyst } from '../port.ts'
import { askModel, ModelError, type ModelAnswer, type ModelErrorReason } from './askModel.ts'
import { FIRST_DIALECT } from './dialect.ts'
import { groundedCompanies, groundedPartnerships, groundedQuestions } from './ground.ts'
import { withoutTrailingSlash } from '../../../kernel/withoutTrailingSlash.ts'
import { messagesFor } from './prompt.ts'

export interface TokenBudget {
  /** False if this many more tokens would exceed today's budget. */
  allows(tokens: number, now: Date): Promise<boolean>
  spend(tokens: number, now: Date): Promise<void>
}

export type OpenAiOptions = {
  /** Base URL such as `https://api.example.com/v1`. */
  baseUrl: string
  apiKey: string
  model: string
  allowInsecure?: boolean
  /** Used if the model fails. Always computes the sentiments. */
  fallback: Analyst
  budget: TokenBudget
  onFailure: (reason: string) => void
  fetch?: typeof fetch
  deadlineMilliseconds?: number
}

// Upper estimate for one question and its answer with little reasoning.
const TOKENS_A_QUESTION = 12_000
const DEADLINE_MILLISECONDS = 40_000
const TRIES = 2
const TRUNCATED_KEPT = 1_000
// Failures that used tokens, even if the usage was not reported.
const ANSWERED: ReadonlySet<ModelErrorReason> = new Set(['refused', 'truncated', 'filtered', 'unreadable'])

export function createOpenAiAnalyst(options: OpenAiOptions): Analyst {
  const { apiKey, model, fallback, budget, onFailure } = options
  const url = secureEndpoint(`${withoutTrailingSlash(options.baseUrl)}/chat/completions`, options.allowInsecure)
  const { fetch = globalThis.fetch, deadlineMilliseconds = DEADLINE_MILLISECONDS } = options
  const service = { dialect: FIRST_DIALECT }
  // Hashes of questions whose answer is truncated even without a limit of ours.
  const unanswerable = new Set<string>()

  async function ask(input: AnalysisInput, language: AnalysisLanguage, now: Date): Promise<ModelAnswer | null> {
    const messages = messagesFor(input, language)
    const hash = createHash('sha256').update(JSON.stringify(messages)).digest('base64')
    if (unanswerable.has(hash)) return null
    for (let attempt = 1; attempt <= TRIES; attempt += 1) {
      if (!(await budget.allows(TOKENS_A_QUESTION, now))) {
        onFailure('budget')
        return null
      }
      let tokens = TOKENS_A_QUESTION
      try {
        const onTokens = (taken: number) => (tokens = taken)
        return await askModel({ service, url, apiKey, model, messages, fetch, deadlineMilliseconds, onTokens })
      } catch (error) {
        if (!(error instanceof ModelError)) throw error
        onFailure(error.reason)
        if (!ANSWERED.has(error.reason)) tokens = 0
        if (error.reason === 'truncated' && !error.mayRetry) remember(unanswerable, hash)
        if (!error.mayRetry) return null
      } finally {
        await budget.spend(tokens, now)
      }
    }
    return null
  }

  return {
    name: model,
    async analyse(input, language, now): Promise<Analysis> {
      const [base, answer] = await Promise.all([fallback.analyse(input, language, now), ask(input, language, now)])
      if (!answer) return base
      const source = { name: model, at: now, url: null }
      const questions = groundedQuestions(answer, source)
      const similarCompanies = groundedCompanies(answer, input, source)
      return {
        ...base,
        engine: model,
        partnerships: groundedPartnerships(answer, input),
        similarCompanies: similarCompanies.length > 0 ? similarCompanies : base.similarCompanies,
        questions: questions.length > 0 ? questions : base.questions,
      }
    },
  }
}

function remember(hashes: Set<string>, hash: string): void {
  hashes.add(hash)
  const [oldest] = hashes
  if (oldest !== undefined && hashes.size > TRUNCATED_KEPT) hashes.delete(oldest)
}
