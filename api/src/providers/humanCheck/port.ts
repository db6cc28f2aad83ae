/** What a person is about to do. A check passed for one action opens no other. */
export type HumanAction = 'guest' | 'login' | 'register' | 'reset' | 'invitation' | 'feedback'

type HumanCheckKind = 'altcha' | 'turnstile' | 'recaptcha' | 'off'

/** Work for the browser: find the number from which the key that begins with `keyPrefix` is derived. */
export type WorkChallenge = {
  parameters: {
    algorithm: string
    nonce: string
    salt: string
    cost: number
    keyLength: number
    keyPrefix: string
    keySignature?: string
    data?: Record<string, string | number | boolean | null>
  }
  signature?: string
}

export type HumanCheckAttempt = {
  /** As the browser sent it; empty where it sent none. */
  token: string
  action: HumanAction
  /** Of the caller; of IPv6 the network of one subscriber, `2001:db8:85a3:12`. */
  address: string
  now: Date
}

/** Tells people from programs. Every adapter but `off` passes `conformance.ts`. */
export interface HumanCheck {
  readonly kind: HumanCheckKind
  /** Null where the browser gets its work elsewhere, or has none. */
  challenge(action: HumanAction, address: string, now: Date): Promise<WorkChallenge | null>
  /** A token passes once. Throws HumanCheckDown where nobody can say: that is never a pass. */
  verify(attempt: HumanCheckAttempt): Promise<'passed' | 'refused'>
}

export class HumanCheckDown extends Error {
  override readonly name = 'HumanCheckDown'
}
