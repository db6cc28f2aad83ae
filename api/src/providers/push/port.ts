/** A browser that asked for pushes: where its push service takes them, and its keys in base64url. */
export type PushTarget = { endpoint: string; p256dh: string; auth: string }

/**
 * Outcome of a push. `gone`: the subscription has ended. `refused`: the push service will never accept this push.
 * `later`: to be repeated, after this many seconds if the push service names them.
 */
export type PushOutcome =
  | { kind: 'sent' | 'gone' }
  | { kind: 'refused'; status: number }
  | { kind: 'later'; afterSeconds: number | null }

export type PushSender = {
  /** The key by which browsers know that a push is ours; in base64url. */
  publicKey: string
  /** Whether pushes may be sent to this address. */
  accepts(endpoint: string): boolean
  /** Encrypts and sends a text of at most 3 kB. `topic`: it takes the place of one that still waits. Never rejects. */
  send(target: PushTarget, text: string, options: { seconds: number; topic: string }): Promise<PushOutcome>
}
