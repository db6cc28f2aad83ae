import { ANSWER_SCHEMA } from './prompt.ts'

const SHAPES = ['schema', 'json', 'words'] as const

/**
 * What a service of the chat completions protocol takes. OpenAI's newer models refuse `max_tokens`, some local servers
 * know nothing else; not every one can hold an answer to a schema, or to JSON at all.
 */
export type Dialect = {
  readonly tokens: 'max_completion_tokens' | 'max_tokens'
  readonly shape: (typeof SHAPES)[number]
}

/** As OpenAI documents it. */
export const FIRST_DIALECT: Dialect = { tokens: 'max_completion_tokens', shape: 'schema' }

/** The next dialect to try after a refused request; null where there is none. */
export function nextDialect(dialect: Dialect, refusal: string): Dialect | null {
  if (dialect.tokens === 'max_completion_tokens' && refusal.includes('max_completion_tokens'))
    return { ...dialect, tokens: 'max_tokens' }
  const shape = SHAPES[SHAPES.indexOf(dialect.shape) + 1]
  return shape && /response_format|json_schema|json_object/.test(refusal) ? { ...dialect, shape } : null
}

/** The part of a request that asks for JSON; empty where the dialect asks for it in words. */
export function responseFormat({ shape }: Dialect): object {
  const schema = { type: 'json_schema', json_schema: { name: 'context', strict: true, schema: ANSWER_SCHEMA } }
  if (shape === 'words') return {}
  return { response_format: shape === 'schema' ? schema : { type: 'json_object' } }
}

/** Instructions for services that do not enforce the schema. */
export function shapeInWords({ shape }: Dialect): { role: string; content: string }[] {
  if (shape === 'schema') return []
  const content = `Answer with one JSON object of this schema and nothing else: ${JSON.stringify(ANSWER_SCHEMA)}`
  return [{ role: 'system', content }]
}
