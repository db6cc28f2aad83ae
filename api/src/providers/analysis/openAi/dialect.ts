import { ANSWER_SCHEMA } from './prompt.ts'

const SHAPES = ['schema', 'json', 'words'] as const

/**
 * Request format of a chat completions service. OpenAI's newer models refuse `max_tokens`, while
 * some local servers know only that. Some services cannot enforce a schema, or JSON at all.
 */
export type Dialect = {
  readonly tokens: 'max_completion_tokens' | 'max_tokens'
  readonly shape: (typeof SHAPES)[number]
  /** Sent as `reasoning_effort`. Null if the service does not know the parameter. */
  readonly effort: 'low' | null
  /** Tokens for reasoning and answer together. Null leaves the limit to the service. */
  readonly limit: number | null
}

// OpenAI's advice for reasoning models: smaller limits are used up before the answer begins.
const REASONING_ROOM = 25_000
// For models with a small context or output, which refuse larger limits.
const SMALL_ROOM = 4_000
const TOO_LARGE = /too large|at most|maximum context|context length|less than or equal/i

export const FIRST_DIALECT: Dialect = {
  tokens: 'max_completion_tokens',
  shape: 'schema',
  effort: 'low',
  limit: REASONING_ROOM,
}

/** Next dialect to try after a refusal. Null if none is left. */
export function nextDialect(dialect: Dialect, refusal: string): Dialect | null {
  if (dialect.effort !== null && refusal.includes('reasoning_effort')) return { ...dialect, effort: null }
  if (dialect.limit === REASONING_ROOM && TOO_LARGE.test(refusal)) return { ...dialect, limit: SMALL_ROOM }
  if (dialect.tokens === 'max_completion_tokens' && refusal.includes('max_completion_tokens'))
    return { ...dialect, tokens: 'max_tokens' }
  const shape = SHAPES[SHAPES.indexOf(dialect.shape) + 1]
  return shape && /response_format|json_schema|json_object/.test(refusal) ? { ...dialect, shape } : null
}

/** Dialect after a truncated answer. Null if the limit was the service's own. */
export function roomierDialect(dialect: Dialect): Dialect | null {
  return dialect.limit === null ? null : { ...dialect, limit: null }
}

export function outputRoom({ tokens, effort, limit }: Dialect): object {
  return { ...(limit !== null && { [tokens]: limit }), ...(effort !== null && { reasoning_effort: effort }) }
}

/** Empty if the dialect requests JSON in words. */
export function responseFormat({ shape }: Dialect): object {
  const schema = { type: 'json_schema', json_schema: { name: 'context', strict: true, schema: ANSWER_SCHEMA } }
  if (shape === 'words') return {}
  return { response_format: shape === 'schema' ? schema : { type: 'json_object' } }
}

export function shapeInWords({ shape }: Dialect): { role: string; content: string }[] {
  if (shape === 'schema') return []
  const content = `Answer with one JSON object of this schema and nothing else: ${JSON.stringify(ANSWER_SCHEMA)}`
  return [{ role: 'system', content }]
}
