import type { Session } from './session.ts'
import { createBoundedCache } from '../limits/boundedCache.ts'

const CHECK_AGAIN_MILLISECONDS = 60_000
const MAXIMUM_REMEMBERED = 50_000

type Named = Pick<Session, 'id' | 'userId'>

export type SessionChecks = ReturnType<typeof createSessionChecks>

/** Remembers ended sessions, since their cookies may have been copied. */
export function createSessionChecks(now: () => number) {
  const goodAt = createBoundedCache<string, number>(MAXIMUM_REMEMBERED)
  const staleSince = createBoundedCache<string, number>(MAXIMUM_REMEMBERED)
  const over = createBoundedCache<string, true>(MAXIMUM_REMEMBERED)

  return {
    isDue({ id, userId }: Named): boolean {
      const at = goodAt.get(id) ?? -Infinity
      return now() - at > CHECK_AGAIN_MILLISECONDS || at <= (staleSince.get(userId) ?? -Infinity)
    },
    begin({ id }: Named): void {
      over.delete(id)
      goodAt.set(id, now())
    },
    good: ({ id }: Named) => void goodAt.set(id, now()),
    end(sessionId: string): void {
      goodAt.delete(sessionId)
      over.set(sessionId, true)
    },
    isOver: (sessionId: string) => over.has(sessionId),
    /** Some sessions of a user have ended; null: of any user. */
    markStale(userId: string | null): void {
      if (userId === null) goodAt.clear()
      else staleSince.set(userId, now())
    },
  }
}
