import { isIP } from 'node:net'
import { z } from 'zod'
import { HumanCheckDown } from './port.ts'

const DEADLINE_MILLISECONDS = 5000
const LARGEST_ANSWER_BYTES = 64 * 1024

// Anything else means that we, not the visitor, did something wrong.
const REFUSALS = new Set(['missing-input-response', 'invalid-input-response', 'timeout-or-duplicate', 'browser-error'])

const verdict = z.object({
  success: z.boolean(),
  action: z.string().nullish(),
  score: z.number().nullish(),
  hostname: z.string().nullish(),
  'error-codes': z.array(z.string()).nullish(),
})

type Verdict = { action: string | null; score: number | null }

type Question = {
  url: URL
  secret: string
  /** Where the check must have been passed; null where any host will do. */
  hostname: string | null
  token: string
  /** Of the caller, or whatever stands for it: only a real one is passed on. */
  address: string
  fetch: typeof fetch
  deadlineMilliseconds?: number | undefined
}

/**
 * Asks a hosted check about a token: null where it refuses, or was passed on the pages of somebody else. Throws HumanCheckDown where it does not answer in time,
 * answers something else, or rejects our own key.
 */
export async function askVerifier(question: Question): Promise<Verdict | null> {
  const { success, action, score, hostname, 'error-codes': told } = await answerTo(question)
  const codes = told ?? []
  // A service that is told to leave the host out cannot be held to it.
  const isElsewhere = hostname && question.hostname && hostname.toLowerCase() !== question.hostname.toLowerCase()
  if (success) return isElsewhere ? null : { action: action ?? null, score: score ?? null }
  if (codes.length > 0 && codes.every((code) => REFUSALS.has(code))) return null
  throw new HumanCheckDown('The human check does not accept this service.')
}

async function answerTo({ url, secret, token, address, fetch, deadlineMilliseconds }: Question) {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      // Callers of IPv6 are known by their network, which is no address.
      body: new URLSearchParams({ secret, response: token, ...(isIP(address) !== 0 && { remoteip: address }) }),
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
