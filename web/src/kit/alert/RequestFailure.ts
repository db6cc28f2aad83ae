import { isOnline } from '../../device/online.ts'

/** A request without data: `code` is one of the catalogue, or the text of a foreign server. */
export class RequestFailure extends Error {
  override readonly name = 'RequestFailure'
  readonly code: string

  constructor(code: string, options?: ErrorOptions) {
    super(`Request failed: ${code}`, options)
    this.code = code
  }
}

/** The code of anything that was thrown. */
export function codeOf(failure: unknown): string {
  return failure instanceof RequestFailure ? failure.code : 'unknown'
}

/** The code of a request without an answer. */
export function codeOfSilence(): 'Offline' | 'ServiceUnavailable' {
  return isOnline() ? 'ServiceUnavailable' : 'Offline'
}

/** Whether a code means that there was no answer. */
export function isSilence(code: string): boolean {
  return code === 'Offline' || code === 'ServiceUnavailable'
}
