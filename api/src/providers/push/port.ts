/** Push endpoint of a browser and its keys in base64url. */
export type PushTarget = { endpoint: string; p256dh: string; auth: string }

/**
 * Outcome of a push. `gone`: the subscription has ended. `refused`: the push service will never
 * accept this push. `later`: retry, after this many seconds if the push service names them.
 */
export type PushOutcome =
  | { kind: 'sent' | 'gone' }
  | { kind: 'refused'; status: number }
  | { kind: 'later'; afterSeconds: number | null }

export type PushSender = {
  /** VAPID public key in base64url. */
  publicKey: string
  accepts(endpoint: string): boolean
  /**
   * Encrypts and sends at most 3 kB of text. `topic`: replaces an undelivered push with the same
   * topic. Never rejects.
   */
  send(target: PushTarget, text: string, options: { seconds: number; topic: string }): Promise<PushOutcome>
}
