import { createHash, timingSafeEqual } from 'node:crypto'

export function constantTimeEqual(given: string, expected: string): boolean {
  return timingSafeEqual(digest(given), digest(expected))
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}

/**
 * True if the text equals one of the secrets. Compares with all of them, so that timing reveals
 * nothing.
 */
export function constantTimeEqualsAny(given: string, secrets: readonly string[]): boolean {
  return secrets.map((secret) => constantTimeEqual(given, secret)).includes(true)
}
