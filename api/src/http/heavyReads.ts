import { createKeyedLimiter, createLimiter, type Limiter, type Release } from '@palier/service/flow/limiter'
import type { FastifyReply } from 'fastify'
import { refuseIfFull } from '../kernel/limiter.ts'
import { Refusal } from '../kernel/refusal.ts'
import type { HeavyKind } from '../routes/kernel/route.ts'

// Several parts of one page may send requests at the same time.
const OF_A_USER = { atOnce: 1, waiting: 12, waitMilliseconds: 30_000 }
const COMPUTATIONS = { atOnce: 4, waiting: 200, waitMilliseconds: 30_000 }
const EXPORTS = { atOnce: 2, waiting: 200, waitMilliseconds: 30_000 }
// Each user has at most one export in progress, which bounds this queue.
const PIECES = { atOnce: 2, waiting: Number.POSITIVE_INFINITY }
const RETRY_AFTER_SECONDS = 5

export type Admit = (userId: string, kind: HeavyKind) => Promise<void>

export type TakeTurn = <Piece>(read: () => Promise<Piece>) => Promise<Piece>

/**
 * Limits heavy calls: per user one of each kind at a time, and few computations and exports in
 * total. A streamed response queues for each chunk, so a stalled reader delays no other user. Users
 * take turns, however many requests each has waiting.
 */
export function createHeavyReads() {
  const ofUser = createKeyedLimiter(OF_A_USER)
  const ofAll: Partial<Record<HeavyKind, Limiter>> = {
    computation: createLimiter(COMPUTATIONS),
    export: createLimiter(EXPORTS),
  }
  const pieces = createLimiter(PIECES)
  const refusal = () => new Refusal('operationsLimitReached', { retryAfterSeconds: RETRY_AFTER_SECONDS })

  async function acquire(
    userId: string,
    kind: HeavyKind,
    signal: AbortSignal,
  ): Promise<[Release, Release | undefined]> {
    const releaseOwn = await ofUser.acquire(`${kind} ${userId}`, { signal })
    try {
      return [releaseOwn, await ofAll[kind]?.acquire({ owner: userId, signal })]
    } catch (error) {
      releaseOwn()
      throw error
    }
  }

  return {
    /**
     * Runs a call, which waits for its slot by `admit`. Slots are released when the call ends; the
     * user's slot of an export when the response closes. Throws operationsLimitReached if too many
     * are waiting.
     */
    async run<Result>(
      { raw }: Pick<FastifyReply, 'raw'>,
      signal: AbortSignal,
      work: (admit: Admit, takeTurn: TakeTurn) => Promise<Result>,
    ): Promise<Result> {
      const places: Release[] = []
      let owner: string | undefined
      const takeTurn: TakeTurn = (read) => (owner === undefined ? read() : pieces.run(read, { owner }))
      try {
        return await work(async (userId, kind) => {
          const [own, shared] = await refuseIfFull(acquire(userId, kind, signal), refusal)
          owner = userId
          if (shared) places.push(shared)
          if (kind === 'export' && !raw.closed) raw.once('close', own)
          else places.push(own)
        }, takeTurn)
      } finally {
        for (const release of places) release()
      }
    },
  }
}
