import { createHostedCheck, type HostedCheckOptions } from './hostedCheck.ts'
import type { HumanCheck } from './port.ts'

const SERVICE = {
  kind: 'turnstile',
  verifyUrl: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
  longestToken: 2048,
  lowestScore: null,
  hasIdempotency: true,
} as const

/** Cloudflare Turnstile. Its tokens are valid for 300 seconds and once. */
export function createTurnstile(options: HostedCheckOptions): HumanCheck {
  return createHostedCheck(SERVICE, options)
}
