import { instantOf } from '../kernel/instant.ts'

/** Milliseconds until a token expires; 0 once it has, or without a date. */
export function remainingMilliseconds(expiration: string, now: Date): number {
  const end = instantOf(expiration)
  return end === null ? 0 : Math.max(0, end - now.getTime())
}
