import { createHostedCheck, type HostedCheckOptions } from './hostedCheck.ts'
import type { HumanCheck } from './port.ts'

const SERVICE = {
  kind: 'turnstile',
  verifyUrl: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
  longestToken: 2048,
  lowestScore: null,
  hasIdempotency: true,
} as const

/** Cloudflare Turnstile. It keeps tokens for 300 seconds and counts them once. */
export function createTurnstile(options: HostedCheckOptions): HumanCheck {
  return createHostedCheck(SERVICE, options)
}
