import { randomUUID } from 'node:crypto'
import { isIP } from 'node:net'
import { z } from 'zod'
import { boundedText } from '../kernel/boundedText.ts'
import { secureEndpoint } from '../kernel/secureEndpoint.ts'
import { type HumanCheck, HumanCheckDown } from './port.ts'

const DEADLINE_MILLISECONDS = 5000
const LARGEST_ANSWER_BYTES = 64 * 1024

// Errors outside these lists are the service's or ours, not the visitor's.
const FAILED = 'internal-error'
const REFUSALS = new Set(['missing-input-response', 'invalid-input-response', 'timeout-or-duplicate', 'browser-error'])

const answerSchema = z.object({
  success: z.boolean(),
  action: z.string().nullish(),
  score: z.number().nullish(),
  hostname: z.string().nullish(),
  'error-codes': z.array(z.string()).nullish(),
})

export type HostedCheckOptions = {
  secret: string
  /** Host on which the check must have been passed. Null allows any. */
  hostname: string | null
  verifyUrl?: string
  /** Allows an http `verifyUrl`. */
  allowInsecure?: boolean
  fetch?: typeof fetch
  deadlineMilliseconds?: number
}

type HostedCheck = {
  kind: HumanCheck['kind']
  verifyUrl: string
  longestToken: number
  /** Minimum score, from 0 (bot) to 1 (human). Null if the service gives no score. */
  lowestScore: number | null
  hasIdempotency: boolean
}

/**
 * Human check at a hosted service. Throws HumanCheckDown on a timeout, an unexpected response, or
 * if the service rejects our key.
 */
export function createHostedCheck(
  { kind, verifyUrl, longestToken, lowestScore, hasIdempotency }: HostedCheck,
  { secret, hostname, allowInsecure, ...options }: HostedCheckOptions,
): HumanCheck {
  const { fetch = globalThis.fetch, deadlineMilliseconds = DEADLINE_MILLISECONDS } = options
  const url = secureEndpoint(options.verifyUrl ?? verifyUrl, allowInsecure)

  async function answerTo(token: string, address: string) {
    const attempt = randomUUID()
    const answer = await answerOnce(token, address, attempt)
    const isFailed = !answer.success && answer['error-codes']?.includes(FAILED) === true
    return isFailed ? answerOnce(token, address, attempt) : answer
  }

  async function answerOnce(token: string, address: string, attempt: string) {
    // IPv6 callers are identified by their network, which is not an address.
    const form = { secret, response: token, ...(isIP(address) !== 0 && { remoteip: address }) }
    try {
      const answer = await fetch(url, {
        method: 'POST',
        body: new URLSearchParams({ ...form, ...(hasIdempotency && { idempotency_key: attempt }) }),
        redirect: 'error',
        signal: AbortSignal.timeout(deadlineMilliseconds),
      })
      if (!answer.ok) throw new HumanCheckDown(`Human check returned status ${answer.status}`)
      return answerSchema.parse(JSON.parse(await boundedText(answer, LARGEST_ANSWER_BYTES)))
    } catch (error) {
      // The original error may contain the secret or the token.
      throw error instanceof HumanCheckDown ? error : new HumanCheckDown('Human check response missing or unreadable')
    }
  }

  return {
    kind,
    challenge: async () => null,
    async verify({ token, action, address }) {
      if (token === '' || token.length > longestToken) return 'refused'
      const answer = await answerTo(token, address)
      if (!answer.success) {
        const codes = answer['error-codes'] ?? []
        if (codes.length > 0 && codes.every((code) => REFUSALS.has(code))) return 'refused'
        throw new HumanCheckDown('Human check rejected this service')
      }
      // Services can be configured to omit the host. It is then not checked.
      const passedAt = answer.hostname?.toLowerCase()
      if (hostname && passedAt && passedAt !== hostname.toLowerCase()) return 'refused'
      const isPerson = lowestScore === null || (answer.score ?? 0) >= lowestScore
      return answer.action === action && isPerson ? 'passed' : 'refused'
    },
  }
}
