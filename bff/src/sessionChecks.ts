import { LRUCache } from 'lru-cache'

const CHECK_AGAIN_MILLISECONDS = 60_000
const MAXIMUM_REMEMBERED = 50_000

export type SessionChecks = ReturnType<typeof createSessionChecks>

/** When each session was last known to be good: any call that the api answered for it proves that. */
export function createSessionChecks(now: () => number) {
  const goodAt = new LRUCache<string, number>({ max: MAXIMUM_REMEMBERED })

  return {
    isDue: (sessionId: string) => now() - (goodAt.get(sessionId) ?? -Infinity) > CHECK_AGAIN_MILLISECONDS,
    good: (sessionId: string) => void goodAt.set(sessionId, now()),
    forget: (sessionId: string) => void goodAt.delete(sessionId),
  }
}
