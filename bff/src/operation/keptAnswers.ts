import { LRUCache } from 'lru-cache'
import type { Session } from '../session/session.ts'
import { type KnownSources, readTheSame } from './answerSources.ts'
import type { Operation } from './context.ts'

const MAXIMUM_BYTES = 32 * 1024 * 1024
/** So that one long list does not push out everybody else. */
const LARGEST_SHARE = 8
/** Of a source and what holds it. */
const BYTES_A_SOURCE = 500

/** An answer that is written already; `compressed` once somebody took it so. */
export type WrittenAnswer = {
  status: number
  headers: ReadonlyMap<string, string>
  body: Buffer
  compressed: Buffer | null
}

type Kept = { answer: WrittenAnswer; sources: KnownSources<Operation>; sessionId: string }

type Options = { onFound: (outcome: 'reused' | 'changed') => void; maximumBytes?: number }

/** What an answer depends on beside its sources: the operation, who asks, and how. */
export type AskedBy = { id: string; variables: Record<string, unknown> | undefined; operation: Operation }

export type KeptAnswers = ReturnType<typeof createKeptAnswers>

/**
 * The last written answers of signed-in people. One is handed out only after everything that it was made of has been read
 * again for the same session and found the same: the api is asked as ever, whatever changed there and whoever changed it,
 * but the answer is neither put together nor written nor compressed again.
 */
export function createKeptAnswers({ onFound, maximumBytes = MAXIMUM_BYTES }: Options) {
  const kept = new LRUCache<string, Kept>({
    maxSize: maximumBytes,
    maxEntrySize: maximumBytes / LARGEST_SHARE,
    // Compressed it is shorter: twice is more than both.
    sizeCalculation: ({ answer: { body }, sources }, key) =>
      key.length + 2 * body.length + sources.length * BYTES_A_SOURCE,
  })

  return {
    /** Null where there is none, or something has changed: what was read to find that out is at hand for the operation. */
    async find(asked: AskedBy): Promise<WrittenAnswer | null> {
      const key = keyOf(asked)
      const known = key === null ? undefined : kept.get(key)
      if (!known) return null
      const isSame = await readTheSame(known.sources, asked.operation)
      onFound(isSame ? 'reused' : 'changed')
      return isSame ? known.answer : null
    },
    /** Where it is known what the answer was made of. */
    keep(asked: AskedBy, answer: WrittenAnswer): void {
      const { session, sources } = asked.operation
      const key = keyOf(asked)
      const known = sources.known()
      if (key !== null && session && known) kept.set(key, { answer, sources: known, sessionId: session.id })
    },
    /** A session has ended. */
    forget(sessionId: string): void {
      for (const [key, known] of kept.entries()) if (known.sessionId === sessionId) kept.delete(key)
    },
    /** What all of them take, as it is bounded. */
    bytes: () => kept.calculatedSize,
  }
}

/** Null for visitors. The session with all that its cookie tells, which may change while its token stays. */
function keyOf({ id, variables, operation: { session, caller } }: AskedBy): string | null {
  if (!session) return null
  const { language, preproductionKey, isByCookie } = caller
  return JSON.stringify([id, variables, tellOf(session), language, preproductionKey, isByCookie])
}

/** Without the token, of which the id is a digest. */
function tellOf({ token: _, ...told }: Session): Omit<Session, 'token'> {
  return told
}
