import { createHostedCheck, type HostedCheckOptions } from './hostedCheck.ts'
import type { HumanCheck } from './port.ts'

const SERVICE = {
  kind: 'recaptcha',
  verifyUrl: 'https://www.google.com/recaptcha/api/siteverify',
  longestToken: 8192,
  lowestScore: 0.5,
  hasIdempotency: false,
} as const

/** Google reCAPTCHA v3. Its tokens are valid for two minutes and once. */
export function createRecaptcha(options: HostedCheckOptions): HumanCheck {
  return createHostedCheck(SERVICE, options)
}
