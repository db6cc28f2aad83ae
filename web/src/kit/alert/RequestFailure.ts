import { isOnline } from '../../device/online.ts'

/** `code` is from the catalogue, or is the text of a foreign server. */
export class RequestFailure extends Error {
  override readonly name = 'RequestFailure'
  readonly code: string

  constructor(code: string, options?: ErrorOptions) {
    super(`Request failed: ${code}`, options)
    this.code = code
  }
}

export function codeOf(failure: unknown): string {
  return failure instanceof RequestFailure ? failure.code : 'unknown'
}

export function codeOfSilence(): 'Offline' | 'ServiceUnavailable' {
  return isOnline() ? 'ServiceUnavailable' : 'Offline'
}

export function isNoResponse(code: string): boolean {
  return code === 'Offline' || code === 'ServiceUnavailable'
}
