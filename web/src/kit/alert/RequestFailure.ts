import { isOnline } from '../../device/online.ts'

/** A request that brought no data: `code` is one of the catalogue, or whatever a foreign server said. */
export class RequestFailure extends Error {
  override readonly name = 'RequestFailure'
  readonly code: string

  constructor(code: string, options?: ErrorOptions) {
    super(`The request failed: ${code}`, options)
    this.code = code
  }
}

/** The code of anything that was thrown. */
export function codeOf(failure: unknown): string {
  return failure instanceof RequestFailure ? failure.code : 'unknown'
}

/** The code of a request that nobody has answered. */
export function codeOfSilence(): 'Offline' | 'ServiceUnavailable' {
  return isOnline() ? 'ServiceUnavailable' : 'Offline'
}

/** Whether a code says that nobody has answered. */
export function isSilence(code: string): boolean {
  return code === 'Offline' || code === 'ServiceUnavailable'
}
