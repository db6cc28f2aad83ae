import { expirationOf, type Session } from '../session.ts'

// A timer keeps its delay in 31 bits: a longer one would fire at once.
const LONGEST_DELAY_MILLISECONDS = 2 ** 31 - 1

export type LiveConnections = ReturnType<typeof createLiveConnections>

/** What stays open for a session in this process. Nothing of it outlives the session. */
export function createLiveConnections(now: () => number) {
  const endings = new Map<string, Set<() => void>>()

  return {
    /** `end` is called once when the session is over. The answer forgets it, for a connection that ended by itself. */
    add(session: Session, end: () => void): () => void {
      const own = endings.get(session.id) ?? new Set()
      endings.set(session.id, own.add(end))
      let timer: NodeJS.Timeout
      const watch = () => {
        const left = expirationOf(session) - now()
        if (left <= 0) end()
        else timer = setTimeout(watch, Math.min(left, LONGEST_DELAY_MILLISECONDS))
      }
      watch()
      return () => {
        clearTimeout(timer)
        own.delete(end)
        if (own.size === 0 && endings.get(session.id) === own) endings.delete(session.id)
      }
    },
    endOf(sessionId: string): void {
      for (const end of endings.get(sessionId) ?? []) end()
    },
  }
}
