import { randomUUID } from 'node:crypto'
import { isIP } from 'node:net'
import { z } from 'zod'
import { boundedText } from '../kernel/boundedText.ts'
import { secureEndpoint } from '../kernel/secureEndpoint.ts'
import { type HumanCheck, HumanCheckDown } from './port.ts'

const DEADLINE_MILLISECONDS = 5000
const LARGEST_ANSWER_BYTES = 64 * 1024

// Anything else means that we, not the visitor, did something wrong.
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
  /** The host on whose pages the check must have been passed; null where any will do. */
  hostname: string | null
  verifyUrl?: string
  /** Lets `verifyUrl` be one of http. */
  allowInsecure?: boolean
  fetch?: typeof fetch
  deadlineMilliseconds?: number
}

type HostedCheck = {
  kind: HumanCheck['kind']
  verifyUrl: string
  longestToken: number
  /** From 0, surely a program, to 1, surely a person; null where the service gives no score. */
  lowestScore: number | null
  /** True if the service accepts an `idempotency_key`. */
  hasIdempotency: boolean
}

/**
 * A check at a service that answers whether a token is good. Throws HumanCheckDown where it does not answer in time, answers
 * something else, or rejects our own key.
 */
export function createHostedCheck(
  { kind, verifyUrl, longestToken, lowestScore, hasIdempotency }: HostedCheck,
  { secret, hostname, allowInsecure, ...options }: HostedCheckOptions,
): HumanCheck {
  const { fetch = globalThis.fetch, deadlineMilliseconds = DEADLINE_MILLISECONDS } = options
  const url = secureEndpoint(options.verifyUrl ?? verifyUrl, allowInsecure)

  /** Asks once more after a failure of the service itself: the idempotency key keeps the token usable. */
  async function answerTo(token: string, address: string) {
    const attempt = randomUUID()
    const answer = await answerOnce(token, address, attempt)
    const isFailed = !answer.success && answer['error-codes']?.includes(FAILED) === true
    return isFailed ? answerOnce(token, address, attempt) : answer
  }

  async function answerOnce(token: string, address: string, attempt: string) {
    // Callers of IPv6 are known by their network, which is not an address.
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
      // The error itself may repeat the secret or the token.
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
      // A service that is configured to leave the host out of its answers cannot be held to it.
      const passedAt = answer.hostname?.toLowerCase()
      if (hostname && passedAt && passedAt !== hostname.toLowerCase()) return 'refused'
      const isPerson = lowestScore === null || (answer.score ?? 0) >= lowestScore
      return answer.action === action && isPerson ? 'passed' : 'refused'
    },
  }
}
