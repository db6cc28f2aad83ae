import { expirationOf, type Session } from '../session.ts'

// A timer keeps its delay in 31 bits: a longer one would fire at once.
const LONGEST_DELAY_MILLISECONDS = 2 ** 31 - 1
/** How often a token for scripts is looked at again, which may be revoked anywhere. */
const LOOK_AGAIN_MILLISECONDS = 60_000

/** How the processes tell each other which sessions are over. */
export type EndedSessions = { tell: (sessionId: string) => void; onHeard: (hear: (sessionId: string) => void) => void }

/** Of a process that is alone. */
export const TELLS_NOBODY: EndedSessions = { tell() {}, onHeard() {} }

type Options = {
  now: () => number
  /** Whether it is certain that this session is over before its time. */
  hasEnded: (session: Session) => Promise<boolean>
  ended?: EndedSessions
  /** Called of each session that ended in any process: nothing that is remembered of it counts any more. */
  forget?: (sessionId: string) => void
}

export type LiveConnections = ReturnType<typeof createLiveConnections>

/** What stays open for a session in this process. Nothing of it outlives the session, wherever that ends. */
export function createLiveConnections({ now, hasEnded, ended = TELLS_NOBODY, forget = () => {} }: Options) {
  const endings = new Map<string, Set<() => void>>()

  function endHere(sessionId: string): void {
    forget(sessionId)
    for (const end of endings.get(sessionId) ?? []) end()
  }
  ended.onHeard(endHere)

  return {
    /** `end` is called once when the session is over. The answer forgets it, for a connection that ended by itself. */
    add(session: Session, end: () => void): () => void {
      const own = endings.get(session.id) ?? new Set()
      endings.set(session.id, own.add(end))
      const longest = session.apiTokenScope === null ? LONGEST_DELAY_MILLISECONDS : LOOK_AGAIN_MILLISECONDS
      let timer: NodeJS.Timeout
      let isForgotten = false
      const wait = () => {
        const left = expirationOf(session) - now()
        if (left <= 0) end()
        else timer = setTimeout(() => void look(), Math.min(left, longest))
      }
      const look = async () => {
        const isOver = session.apiTokenScope !== null && (await hasEnded(session))
        if (isForgotten) return
        if (isOver) end()
        else wait()
      }
      wait()
      return () => {
        isForgotten = true
        clearTimeout(timer)
        own.delete(end)
        if (own.size === 0 && endings.get(session.id) === own) endings.delete(session.id)
      }
    },
    endOf(sessionId: string): void {
      endHere(sessionId)
      ended.tell(sessionId)
    },
  }
}
