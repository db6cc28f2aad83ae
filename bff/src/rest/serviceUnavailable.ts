export type UnavailableReason = 'connection' | 'deadline' | 'tooLarge'

/** No usable answer came from the api: it could not be reached, took too long, or sent more than is read. */
export class ServiceUnavailable extends Error {
  override readonly name = 'ServiceUnavailable'
  readonly code = 'ServiceUnavailable'
  readonly reason: UnavailableReason

  constructor(path: string, reason: UnavailableReason, options?: ErrorOptions) {
    super(`${path} gave no answer (${reason})`, options)
    this.reason = reason
  }
}
