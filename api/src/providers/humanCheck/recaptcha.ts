import { createHostedCheck, type HostedCheckOptions } from './hostedCheck.ts'
import type { HumanCheck } from './port.ts'

const SERVICE = {
  kind: 'recaptcha',
  verifyUrl: 'https://www.google.com/recaptcha/api/siteverify',
  longestToken: 8192,
  lowestScore: 0.5,
  hasIdempotency: false,
} as const

/** Google reCAPTCHA v3. It keeps tokens for two minutes and counts them once. */
export function createRecaptcha(options: HostedCheckOptions): HumanCheck {
  return createHostedCheck(SERVICE, options)
}
