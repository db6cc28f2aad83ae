import { secureEndpoint } from '../kernel/secureEndpoint.ts'
import { askVerifier } from './askVerifier.ts'
import type { HumanCheck } from './port.ts'

const VERIFY_URL = 'https://challenges.cloudflare.com/turnstile/v0/siteverify'
const LONGEST_TOKEN = 2048

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

/** Cloudflare Turnstile. It keeps tokens for 300 seconds and counts them once. */
export function createTurnstile(options: HostedCheckOptions): HumanCheck {
  const {
    secret,
    hostname,
    verifyUrl = VERIFY_URL,
    allowInsecure,
    fetch = globalThis.fetch,
    deadlineMilliseconds,
  } = options
  const url = secureEndpoint(verifyUrl, allowInsecure)

  return {
    kind: 'turnstile',
    challenge: async () => null,
    async verify({ token, action, address }) {
      if (token === '' || token.length > LONGEST_TOKEN) return 'refused'
      const verdict = await askVerifier({ url, secret, hostname, token, address, fetch, deadlineMilliseconds })
      return verdict?.action === action ? 'passed' : 'refused'
    },
  }
}
