import { createKeyedLimiter, createLimiter, type Release } from '@palier/service/flow/limiter'
import type { FastifyReply } from 'fastify'
import { refuseIfFull } from '../kernel/limiter.ts'
import { Refusal } from '../kernel/refusal.ts'
import type { HeavyKind } from '../routes/kernel/route.ts'

// Several parts of one page may ask at the same time.
const OF_A_USER = { atOnce: 1, waiting: 12, waitMilliseconds: 30_000 }
const OF_ALL = { atOnce: 4, waiting: 200, waitMilliseconds: 30_000 }
const RETRY_AFTER_SECONDS = 5

/** Waits for a place for a heavy call of a user. */
export type Admit = (userId: string, kind: HeavyKind) => Promise<void>

/**
 * Admits heavy calls: one of each kind at a time per user, and few computations at a time in all. Users take turns,
 * however many requests each of them has waiting.
 */
export function createHeavyReads() {
  const ofUser = createKeyedLimiter(OF_A_USER)
  const ofAll = createLimiter(OF_ALL)
  const refusal = () => new Refusal('operationsLimitReached', { retryAfterSeconds: RETRY_AFTER_SECONDS })

  async function acquire(userId: string, kind: HeavyKind, signal: AbortSignal): Promise<Release> {
    const releaseOwn = await ofUser.acquire(`${kind} ${userId}`, { signal })
    if (kind !== 'computation') return releaseOwn
    try {
      const release = await ofAll.acquire({ owner: userId, signal })
      return () => {
        release()
        releaseOwn()
      }
    } catch (error) {
      releaseOwn()
      throw error
    }
  }

  return {
    /**
     * Runs a call, which waits for its place by `admit`. The place is released when the call ends, for exports when the
     * response is closed. Refused with operationsLimitReached if too many wait.
     */
    async run<Result>(
      { raw }: Pick<FastifyReply, 'raw'>,
      signal: AbortSignal,
      work: (admit: Admit) => Promise<Result>,
    ): Promise<Result> {
      const places: Release[] = []
      try {
        return await work(async (userId, kind) => {
          const acquired = await refuseIfFull(acquire(userId, kind, signal), refusal)
          if (kind === 'export' && !raw.closed) raw.once('close', acquired)
          else places.push(acquired)
        })
      } finally {
        for (const release of places) release()
      }
    },
  }
}
