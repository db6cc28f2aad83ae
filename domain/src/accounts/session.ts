import { instantOf } from '../kernel/instant.ts'

/** Milliseconds until a session ends by the expiration of its token: 0 once it has ended, or where there is no date. */
export function remainingMilliseconds(expiration: string, now: Date): number {
  const end = instantOf(expiration)
  return end === null ? 0 : Math.max(0, end - now.getTime())
}
