import { z } from 'zod'
import { boundedText } from '../../kernel/boundedText.ts'
import { type Dialect, nextDialect, outputRoom, responseFormat, roomierDialect, shapeInWords } from './dialect.ts'

const LARGEST_ANSWER_BYTES = 256 * 1024

export type ModelErrorReason =
  | 'refused'
  | 'truncated'
  | 'filtered'
  | 'limited'
  /** The account's credit is used up. */
  | 'quota'
  /** AI_API_KEY is wrong. */
  | 'keyRefused'
  /** The key lacks access to this model, or the service is unavailable in this country. */
  | 'forbidden'
  /** AI_MODEL, or the path of AI_BASE_URL, is unknown to the service. */
  | 'modelUnknown'
  /** The service accepts the request in none of the known dialects. */
  | 'requestRefused'
  | 'unreadable'
  | 'unreachable'

export class ModelError extends Error {
  override readonly name = 'ModelError'
  readonly reason: ModelErrorReason
  readonly mayRetry: boolean

  constructor(reason: ModelErrorReason, mayRetry: boolean) {
    super(`Language model answer unusable: ${reason}`)
    this.reason = reason
    this.mayRetry = mayRetry
  }
}

const content = z.union([
  z.string(),
  z
    .array(z.object({ type: z.string(), text: z.string().optional() }))
    .transform((parts) => parts.map(({ type, text }) => (type === 'text' ? (text ?? '') : '')).join('')),
])

const completion = z.object({
  choices: z
    .array(
      z.object({
        finish_reason: z.string().nullish(),
        message: z.object({ content: content.nullish(), refusal: z.string().nullish() }),
      }),
    )
    .min(1),
  usage: z.object({ prompt_tokens: z.number(), completion_tokens: z.number() }).nullish().catch(null),
})

const short = z.string().trim().min(1).max(200)
const long = z.string().trim().min(1).max(600)

const answer = z.object({
  partnerships: z.array(z.object({ companyName: short, description: long, sourceId: z.string() })).max(20),
  similarCompanies: z.array(z.object({ name: short, symbol: z.string().nullable(), description: long })).max(20),
  questions: z.array(z.object({ question: long })).max(20),
})

export type ModelAnswer = z.infer<typeof answer>

type ModelQuestion = {
  service: { dialect: Dialect }
  url: URL
  apiKey: string
  model: string
  messages: readonly { role: string; content: string }[]
  fetch: typeof fetch
  deadlineMilliseconds: number
  /** Called with the number of tokens used, even if the response is unusable. */
  onTokens: (tokens: number) => void
}

/**
 * Asks a model over the chat completions protocol. Throws ModelError, which never repeats the
 * request.
 */
export async function askModel(question: ModelQuestion): Promise<ModelAnswer> {
  const { text, dialect } = await send(question)
  const parsed = completion.safeParse(readJson(text))
  if (!parsed.success) throw new ModelError('unreadable', true)
  const { choices, usage } = parsed.data
  if (usage) question.onTokens(usage.prompt_tokens + usage.completion_tokens)

  const [choice] = choices
  if (choice?.message.refusal) throw new ModelError('refused', false)
  if (choice?.finish_reason === 'content_filter') throw new ModelError('filtered', false)
  if (choice?.finish_reason === 'length') throw new ModelError('truncated', widenRoom(question.service, dialect))
  const read = answer.safeParse(readJson(jsonIn(choice?.message.content ?? '')))
  if (!read.success) throw new ModelError('unreadable', true)
  return read.data
}

/** Removes the token limit for later requests. False if there was none, so a retry is useless. */
function widenRoom(service: { dialect: Dialect }, used: Dialect): boolean {
  const next = roomierDialect(used)
  if (next && service.dialect === used) service.dialect = next
  return next !== null
}

/** If a parameter is refused, retries with the next dialect. */
async function send(question: ModelQuestion): Promise<{ text: string; dialect: Dialect }> {
  const { service } = question
  const { dialect } = service
  const response = await post(question, dialect)
  const text = await boundedText(response, LARGEST_ANSWER_BYTES).catch(() => unreachable())
  if (response.ok) return { text, dialect }
  const next = response.status === 400 || response.status === 422 ? nextDialect(dialect, text) : null
  if (!next) throw modelErrorOf(response.status, text)
  // A concurrent request may have switched already.
  if (service.dialect === dialect) service.dialect = next
  return send(question)
}

async function post(question: ModelQuestion, dialect: Dialect): Promise<Response> {
  const { url, apiKey, model, messages, fetch, deadlineMilliseconds } = question
  try {
    return await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(apiKey !== '' && { authorization: `Bearer ${apiKey}` }) },
      body: JSON.stringify({
        model,
        messages: [...messages, ...shapeInWords(dialect)],
        ...outputRoom(dialect),
        ...responseFormat(dialect),
      }),
      redirect: 'error',
      signal: AbortSignal.timeout(deadlineMilliseconds),
    })
  } catch {
    return unreachable()
  }
}

function unreachable(): never {
  throw new ModelError('unreachable', false)
}

const REASON_OF_STATUS: Record<number, ModelErrorReason> = {
  400: 'requestRefused',
  401: 'keyRefused',
  402: 'quota',
  403: 'forbidden',
  404: 'modelUnknown',
  422: 'requestRefused',
}

function modelErrorOf(status: number, body: string): ModelError {
  if (status === 429) return new ModelError(body.includes('insufficient_quota') ? 'quota' : 'limited', false)
  if (status === 400 && body.includes('content_filter')) return new ModelError('filtered', false)
  return new ModelError(REASON_OF_STATUS[status] ?? 'unreachable', status >= 500)
}

const END_OF_THOUGHTS = '</think>'

/** Extracts the JSON from a response with thoughts, a code fence or surrounding text. */
function jsonIn(content: string): string {
  const end = content.lastIndexOf(END_OF_THOUGHTS)
  const answer = end < 0 ? content : content.slice(end + END_OF_THOUGHTS.length)
  const first = answer.indexOf('{')
  const last = answer.lastIndexOf('}')
  return first < 0 ? answer : answer.slice(first, last + 1)
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
