import { secureEndpoint } from '../kernel/secureEndpoint.ts'
import { askVerifier } from './askVerifier.ts'
import type { HumanCheck } from './port.ts'
import type { HostedCheckOptions } from './turnstile.ts'

const VERIFY_URL = 'https://www.google.com/recaptcha/api/siteverify'
const LONGEST_TOKEN = 8192

/** From 0, surely a program, to 1, surely a person. */
const LOWEST_SCORE = 0.5

/** Google reCAPTCHA v3. It keeps tokens for two minutes and counts them once. */
export function createRecaptcha(options: HostedCheckOptions): HumanCheck {
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
    kind: 'recaptcha',
    challenge: async () => null,
    async verify({ token, action, address }) {
      if (token === '' || token.length > LONGEST_TOKEN) return 'refused'
      const verdict = await askVerifier({ url, secret, hostname, token, address, fetch, deadlineMilliseconds })
      const isPerson = verdict?.action === action && (verdict.score ?? 0) >= LOWEST_SCORE
      return isPerson ? 'passed' : 'refused'
    },
  }
}
