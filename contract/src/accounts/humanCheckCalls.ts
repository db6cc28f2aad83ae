import { z } from 'zod'
import { call } from '../kernel/call.ts'

export const humanAction = z.enum(['guest', 'login', 'register', 'reset', 'invitation', 'feedback'])
export type HumanAction = z.infer<typeof humanAction>

/** A challenge is valid for one action, once. */
export const getHumanCheck = call({
  item: 'D17',
  summary: 'Issues a challenge for a human check',
  path: '/api/Extensions/HumanCheck/Challenge',
  access: 'open',
  extension: true,
  input: z.object({ action: humanAction }),
  output: z.object({
    kind: z.enum(['altcha', 'turnstile', 'recaptcha', 'off']),
    siteKey: z.string().nullable(),
    challenge: z.record(z.string(), z.unknown()).nullable(),
  }),
  errors: ['HumanCheckUnavailable'],
})
