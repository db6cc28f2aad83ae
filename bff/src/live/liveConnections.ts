import { mapBounded } from '../cache/mapBounded.ts'
import { expirationOf, type Session } from '../session/session.ts'

// A timer keeps its delay in 31 bits: a longer one would fire at once.
const LONGEST_DELAY_MILLISECONDS = 2 ** 31 - 1
/** How often a token for scripts is looked at again where the api tells nobody that it was revoked. */
const RECHECK_MILLISECONDS = 60_000
const CHECKS_AT_ONCE = 8

/** How the processes tell each other which sessions are over. */
export type EndedSessions = {
  notify: (sessionId: string) => void
  onEnded: (listener: (sessionId: string) => void) => void
}

/** Of a process that is alone. */
export const NO_ENDED_SESSIONS: EndedSessions = { notify() {}, onEnded() {} }

type Options = {
  now: () => number
  /** Whether it is certain that this session is over before its time; asks the api. */
  hasEnded: (session: Session) => Promise<boolean>
  ended?: EndedSessions
  /** Called of each session that ended in any process: nothing that is remembered of it counts any more. */
  forget?: (sessionId: string) => void
  /** Called while there is a connection: has this process told of sessions that end elsewhere, until the answer is called. */
  watch?: () => () => void
}

type Held = { session: Session; ends: Set<() => void>; unwatch: () => void }

export type LiveConnections = ReturnType<typeof createLiveConnections>

/** What stays open for a session in this process. Nothing of it outlives the session, wherever that ends. */
export function createLiveConnections(options: Options) {
  const { now, hasEnded, ended = NO_ENDED_SESSIONS, forget = () => {}, watch = () => () => {} } = options
  const held = new Map<string, Held>()

  function endHere(sessionId: string): void {
    forget(sessionId)
    for (const end of held.get(sessionId)?.ends ?? []) end()
  }
  ended.onEnded(endHere)

  function hold(session: Session): Held {
    const before = held.get(session.id)
    if (before) return before
    const own = { session, ends: new Set<() => void>(), unwatch: watch() }
    held.set(session.id, own)
    return own
  }

  return {
    /** `end` is called once when the session is over. The answer forgets it, for a connection that ended by itself. */
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
        if (own.ends.size > 0 || held.get(session.id) !== own) return
        held.delete(session.id)
        own.unwatch()
      }
    },
    endOf(sessionId: string): void {
      endHere(sessionId)
      ended.notify(sessionId)
    },
    /** Some sessions of this person, or of anybody, have ended somewhere: those that are open here are looked at again. */
    async recheck(userId: string | null): Promise<void> {
      const affected = [...held.values()].filter(({ session }) => userId === null || session.userId === userId)
      await mapBounded(affected, CHECKS_AT_ONCE, async ({ session }) => {
        if (await hasEnded(session)) endHere(session.id)
      })
    },
  }
}
