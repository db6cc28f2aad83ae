import { z } from 'zod'
import { boundedText } from '../../boundedText.ts'
import { ANSWER_SCHEMA } from './prompt.ts'

const LARGEST_ANSWER_BYTES = 256 * 1024
const MAXIMUM_TOKENS = 2000

/** Why a model gave no usable answer. `mayRetry`: another try may do better. */
export class ModelTrouble extends Error {
  override readonly name = 'ModelTrouble'
  readonly reason: 'refused' | 'truncated' | 'filtered' | 'limited' | 'unreadable' | 'unreachable'
  readonly mayRetry: boolean

  constructor(reason: ModelTrouble['reason'], mayRetry: boolean) {
    super(`The model gave no usable answer: ${reason}.`)
    this.reason = reason
    this.mayRetry = mayRetry
  }
}

const completion = z.object({
  choices: z
    .array(
      z.object({
        finish_reason: z.string().nullish(),
        message: z.object({ content: z.string().nullish(), refusal: z.string().nullish() }),
      }),
    )
    .min(1),
  usage: z.object({ prompt_tokens: z.number(), completion_tokens: z.number() }).nullish(),
})

const short = z.string().trim().min(1).max(200)
const long = z.string().trim().min(1).max(600)

const answer = z.object({
  partnerships: z.array(z.object({ companyName: short, description: long, sourceId: z.string() })).max(20),
  similarCompanies: z.array(z.object({ name: short, symbol: z.string().nullable(), description: long })).max(20),
  questions: z.array(z.object({ question: long })).max(20),
})

export type ModelAnswer = z.infer<typeof answer>

export type ModelQuestion = {
  url: URL
  apiKey: string
  model: string
  messages: readonly { role: string; content: string }[]
  fetch: typeof fetch
  deadlineMilliseconds: number
  /** Hears how many tokens the answer took, also where it is of no use. */
  onTokens: (tokens: number) => void
}

/** Asks a model that speaks the chat completions protocol. Throws ModelTrouble, which never repeats what was sent. */
export async function askModel(question: ModelQuestion): Promise<ModelAnswer> {
  const text = await send(question)
  const parsed = completion.safeParse(readJson(text))
  if (!parsed.success) throw new ModelTrouble('unreadable', true)
  const { choices, usage } = parsed.data
  if (usage) question.onTokens(usage.prompt_tokens + usage.completion_tokens)

  const [choice] = choices
  if (choice?.message.refusal) throw new ModelTrouble('refused', false)
  if (choice?.finish_reason === 'content_filter') throw new ModelTrouble('filtered', false)
  if (choice?.finish_reason === 'length') throw new ModelTrouble('truncated', true)
  const read = answer.safeParse(readJson(choice?.message.content ?? ''))
  if (!read.success) throw new ModelTrouble('unreadable', true)
  return read.data
}

async function send({ url, apiKey, model, messages, fetch, deadlineMilliseconds }: ModelQuestion): Promise<string> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(apiKey !== '' && { authorization: `Bearer ${apiKey}` }) },
      body: JSON.stringify({
        model,
        messages,
        max_tokens: MAXIMUM_TOKENS,
        response_format: { type: 'json_schema', json_schema: { name: 'context', strict: true, schema: ANSWER_SCHEMA } },
      }),
      redirect: 'error',
      signal: AbortSignal.timeout(deadlineMilliseconds),
    })
    if (response.status === 429) throw new ModelTrouble('limited', false)
    if (!response.ok) throw new ModelTrouble('unreachable', response.status >= 500)
    return await boundedText(response, LARGEST_ANSWER_BYTES)
  } catch (error) {
    throw error instanceof ModelTrouble ? error : new ModelTrouble('unreachable', false)
  }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
