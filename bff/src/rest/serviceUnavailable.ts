/** `breaker`: not asked, since it fails at present. `crowded`: not asked, since too many wait for the same. */
type UnavailableReason = 'connection' | 'deadline' | 'tooLarge' | 'breaker' | 'crowded'

type Details = ErrorOptions & { retryAfterSeconds?: number | null }

/** No usable answer came from the api: it could not be reached, took too long, sent more than is read, or is spared. */
export class ServiceUnavailable extends Error {
  override readonly name = 'ServiceUnavailable'
  readonly code = 'ServiceUnavailable'
  readonly reason: UnavailableReason
  /** Where it is known when to come back. */
  readonly retryAfterSeconds: number | null

  constructor(path: string, reason: UnavailableReason, { retryAfterSeconds = null, ...options }: Details = {}) {
    super(`${path} gave no answer (${reason})`, options)
    this.reason = reason
    this.retryAfterSeconds = retryAfterSeconds
  }
}
