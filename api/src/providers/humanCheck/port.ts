/** Action protected by a check. A check passed for one action is invalid for the others. */
export type HumanAction = 'guest' | 'login' | 'register' | 'reset' | 'invitation' | 'feedback'

type HumanCheckKind = 'altcha' | 'turnstile' | 'recaptcha' | 'off'

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
  /** As sent by the browser; empty if missing. */
  token: string
  action: HumanAction
  /** Caller's address; for IPv6 the subscriber's network, such as `2001:db8:85a3:12`. */
  address: string
  now: Date
}

/** Every adapter except `off` passes `conformance.ts`. */
export interface HumanCheck {
  readonly kind: HumanCheckKind
  /** Null if the browser gets its challenge elsewhere, or needs none. */
  challenge(action: HumanAction, address: string, now: Date): Promise<WorkChallenge | null>
  /**
   * A token passes once. Throws HumanCheckDown if the check cannot be decided; that is never a
   * pass.
   */
  verify(attempt: HumanCheckAttempt): Promise<'passed' | 'refused'>
}

export class HumanCheckDown extends Error {
  override readonly name = 'HumanCheckDown'
}
