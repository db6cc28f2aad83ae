/** `breaker`: the circuit is open. `crowded`: the call's queue is full. */
type UnavailableReason = 'connection' | 'deadline' | 'tooLarge' | 'breaker' | 'crowded'

type Details = ErrorOptions & { retryAfterSeconds?: number | null }

export class ServiceUnavailable extends Error {
  override readonly name = 'ServiceUnavailable'
  readonly code = 'ServiceUnavailable'
  readonly reason: UnavailableReason
  /** Null if unknown. */
  readonly retryAfterSeconds: number | null

  constructor(path: string, reason: UnavailableReason, { retryAfterSeconds = null, ...options }: Details = {}) {
    super(`No response from ${path} (${reason})`, options)
    this.reason = reason
    this.retryAfterSeconds = retryAfterSeconds
  }
}
