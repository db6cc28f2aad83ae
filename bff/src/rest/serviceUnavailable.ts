/** `breaker`: the circuit is open. `crowded`: the queue of the call is full. */
type UnavailableReason = 'connection' | 'deadline' | 'tooLarge' | 'breaker' | 'crowded'

type Details = ErrorOptions & { retryAfterSeconds?: number | null }

/** The API gave no usable answer: unreachable, too slow, too large, or not called. */
export class ServiceUnavailable extends Error {
  override readonly name = 'ServiceUnavailable'
  readonly code = 'ServiceUnavailable'
  readonly reason: UnavailableReason
  /** Seconds until a retry makes sense, when known. */
  readonly retryAfterSeconds: number | null

  constructor(path: string, reason: UnavailableReason, { retryAfterSeconds = null, ...options }: Details = {}) {
    super(`No response from ${path} (${reason})`, options)
    this.reason = reason
    this.retryAfterSeconds = retryAfterSeconds
  }
}
