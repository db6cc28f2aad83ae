import { mapBounded } from '../cache/mapBounded.ts'
import { expirationOf, type Session } from '../session/session.ts'

// `setTimeout` takes 31 bits: a longer delay would fire at once.
const LONGEST_DELAY_MILLISECONDS = 2 ** 31 - 1
/** Interval of API token checks, since the API may send no event for a revocation. */
const RECHECK_MILLISECONDS = 60_000
const CHECKS_AT_ONCE = 8

export type EndedSessions = {
  notify: (sessionId: string) => void
  onEnded: (listener: (sessionId: string) => void) => void
}

export const NO_ENDED_SESSIONS: EndedSessions = { notify() {}, onEnded() {} }

type Options = {
  now: () => number
  hasEnded: (session: Session) => Promise<boolean>
  ended?: EndedSessions
  forget?: (sessionId: string) => void
}

type Held = { session: Session; ends: Set<() => void> }

export type LiveConnections = ReturnType<typeof createLiveConnections>

/** Ends connections with their session, in whichever process that ends. */
export function createLiveConnections(options: Options) {
  const { now, hasEnded, ended = NO_ENDED_SESSIONS, forget = () => {} } = options
  const held = new Map<string, Held>()

  function endHere(sessionId: string): void {
    forget(sessionId)
    for (const end of held.get(sessionId)?.ends ?? []) end()
  }
  ended.onEnded(endHere)

  function hold(session: Session): Held {
    const before = held.get(session.id)
    if (before) return before
    const own = { session, ends: new Set<() => void>() }
    held.set(session.id, own)
    return own
  }

  return {
    /** Calls `end` once when the session is over. Returns a function that cancels. */
    add(session: Session, end: () => void): () => void {
      const own = hold(session)
      own.ends.add(end)
      const longest = session.apiTokenScope === null ? LONGEST_DELAY_MILLISECONDS : RECHECK_MILLISECONDS
      let timer: NodeJS.Timeout
      let isForgotten = false
      const wait = () => {
        const left = expirationOf(session) - now()
        if (left <= 0) end()
        else timer = setTimeout(() => void check(), Math.min(left, longest))
      }
      const check = async () => {
        const isOver = session.apiTokenScope !== null && (await hasEnded(session))
        if (isForgotten) return
        if (isOver) end()
        else wait()
      }
      wait()
      return () => {
        if (isForgotten) return
        isForgotten = true
        clearTimeout(timer)
        own.ends.delete(end)
        if (own.ends.size === 0 && held.get(session.id) === own) held.delete(session.id)
      }
    },
    endOf(sessionId: string): void {
      endHere(sessionId)
      ended.notify(sessionId)
    },
    /** Checks the open sessions of a user, or of all users, against the API. */
    async recheck(userId: string | null): Promise<void> {
      const affected = [...held.values()].filter(({ session }) => userId === null || session.userId === userId)
      await mapBounded(affected, CHECKS_AT_ONCE, async ({ session }) => {
        if (await hasEnded(session)) endHere(session.id)
      })
    },
  }
}
