import { z } from 'zod'
import { HumanCheckDown } from './port.ts'

const DEADLINE_MILLISECONDS = 5000
const LARGEST_ANSWER_BYTES = 64 * 1024

// Anything else means that we, not the visitor, did something wrong.
const REFUSALS = new Set(['missing-input-response', 'invalid-input-response', 'timeout-or-duplicate', 'browser-error'])

const verdict = z.object({
  success: z.boolean(),
  action: z.string().optional(),
  score: z.number().optional(),
  'error-codes': z.array(z.string()).optional(),
})

export type Verdict = { action: string | null; score: number | null }

export type Question = {
  url: URL
  secret: string
  token: string
  address: string
  fetch: typeof fetch
  deadlineMilliseconds?: number | undefined
}

/**
 * Asks a hosted check about a token: null where it refuses. Throws HumanCheckDown where it does not answer in time,
 * answers something else, or rejects our own key.
 */
export async function askVerifier(question: Question): Promise<Verdict | null> {
  const { success, action, score, 'error-codes': codes = [] } = await answerTo(question)
  if (success) return { action: action ?? null, score: score ?? null }
  if (codes.length > 0 && codes.every((code) => REFUSALS.has(code))) return null
  throw new HumanCheckDown('The human check does not accept this service.')
}

async function answerTo({ url, secret, token, address, fetch, deadlineMilliseconds }: Question) {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      body: new URLSearchParams({ secret, response: token, remoteip: address }),
      redirect: 'error',
      signal: AbortSignal.timeout(deadlineMilliseconds ?? DEADLINE_MILLISECONDS),
    })
    if (!answer.ok) throw new HumanCheckDown(`The human check answered ${answer.status}.`)
    return verdict.parse(JSON.parse(await boundedText(answer)))
  } catch (error) {
    // What went wrong inside may repeat what was sent.
    throw error instanceof HumanCheckDown ? error : new HumanCheckDown('The human check gives no answer.')
  }
}

async function boundedText({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body ?? []) {
    size += chunk.length
    if (size > LARGEST_ANSWER_BYTES) throw new HumanCheckDown('The human check says too much.')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString()
}
