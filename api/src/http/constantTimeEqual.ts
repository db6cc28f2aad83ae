import { createHash, timingSafeEqual } from 'node:crypto'

/** Compares in constant time, so that the time reveals neither position nor number of differing characters. */
export function constantTimeEqual(given: string, expected: string): boolean {
  return timingSafeEqual(digest(given), digest(expected))
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}

/** Whether a text is one of several secrets; compares with all of them, so that the time tells nothing. */
export function constantTimeEqualsAny(given: string, secrets: readonly string[]): boolean {
  return secrets.map((secret) => constantTimeEqual(given, secret)).includes(true)
}
