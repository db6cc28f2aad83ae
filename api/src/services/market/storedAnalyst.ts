import { createSingleFlight } from '@palier/service/flow/singleFlight'
import { withTimeout } from '@palier/service/flow/timeout'
import { z } from 'zod'
import {
  addTokens,
  countTokens,
  findModelAnalysis,
  upsertModelAnalysis,
} from '../../database/queries/market/analysisQueries.ts'
import type { Database } from '../../database/kernel/database.ts'
import type { TokenBudget } from '../../providers/analysis/openAi/openAiAnalyst.ts'
import type { Analysis, AnalysisInput, AnalysisLanguage, Analyst } from '../../providers/analysis/port.ts'

type StoredAnalystOptions = {
  database: Database
  /** Language model: slow and expensive. */
  model: Analyst
  promptVersion: number
  /** Used while the model runs, and for today's sentiment. */
  fallback: Analyst
  onError: (error: unknown) => void
  longestWaitMilliseconds?: number
}

const FRESH_MILLISECONDS = 7 * 86_400_000
// Callers time out after five seconds.
const LONGEST_WAIT_MILLISECONDS = 2_500

const source = z.object({ name: z.string(), at: z.coerce.date(), url: z.string().nullable() })
const content = z.object({
  partnerships: z.array(
    z.object({
      companyName: z.string(),
      description: z.string(),
      source: source.extend({ url: z.string() }),
      searchWords: z.string(),
      others: z.array(z.object({ title: z.string(), snippet: z.string(), url: z.string() })),
    }),
  ),
  similarCompanies: z.array(
    z.object({
      name: z.string(),
      stockId: z.string().nullable(),
      description: z.string(),
      // Older stored analyses have none.
      correlation: z.number().nullable().default(null),
      source,
    }),
  ),
  questions: z.array(z.object({ question: z.string(), source })),
})

/**
 * Stores a model's analyses for a week per listing and language. An outdated one is shown while a
 * new one is made; the fallback is used after a timeout.
 */
export function createStoredAnalyst(options: StoredAnalystOptions): Analyst {
  const { database, model, promptVersion, fallback, onError } = options
  const { longestWaitMilliseconds = LONGEST_WAIT_MILLISECONDS } = options
  const making = createSingleFlight<Partial<Analysis>>()

  async function findStored(stockId: string, language: AnalysisLanguage) {
    const row = await findModelAnalysis(database, { stockId, language, engine: model.name, promptVersion })
    const stored = row ? content.safeParse(row.content) : null
    return row && stored?.success ? { ...stored.data, at: row.madeAt } : null
  }

  async function make(input: AnalysisInput, language: AnalysisLanguage, now: Date) {
    // Checks again: another caller may have just stored an analysis.
    const stored = await findStored(input.stock.stockId, language)
    if (stored && isFresh(stored, now)) return { ...stored, engine: model.name }
    const made = await model.analyse(input, language, now)
    // The fallback's analysis is not stored.
    if (made.engine !== model.name) return made
    const { partnerships, similarCompanies, questions } = made
    await upsertModelAnalysis(database, {
      stockId: input.stock.stockId,
      language,
      engine: model.name,
      promptVersion,
      content: { partnerships, similarCompanies, questions },
      madeAt: now,
    })
    return made
  }

  function makeOnce(input: AnalysisInput, language: AnalysisLanguage, now: Date) {
    const made = making.run(`${input.stock.stockId}:${language}`, () => make(input, language, now))
    // The caller may have timed out.
    made.catch(onError)
    return made
  }

  return {
    name: model.name,
    async analyse(input, language, now) {
      const [stored, base] = await Promise.all([
        findStored(input.stock.stockId, language),
        fallback.analyse(input, language, now),
      ])
      if (!stored) {
        const made = makeOnce(input, language, now)
        return { ...base, ...(await withTimeout(longestWaitMilliseconds, made).catch(() => base)) }
      }
      if (!isFresh(stored, now)) void makeOnce(input, language, now)
      return { ...base, ...stored, engine: model.name }
    },
  }
}

function isFresh({ at }: { at: Date }, now: Date): boolean {
  return now.getTime() - at.getTime() <= FRESH_MILLISECONDS
}

/** Daily limit (UTC), shared by all processes. */
export function createTokenBudget(database: Database, tokensADay: number): TokenBudget {
  return {
    async allows(tokens, now) {
      return (await countTokens(database, dateOf(now))) + tokens <= tokensADay
    },
    async spend(tokens, now) {
      if (tokens > 0) await addTokens(database, dateOf(now), tokens)
    },
  }
}

function dateOf(now: Date): string {
  return now.toISOString().slice(0, 10)
}
