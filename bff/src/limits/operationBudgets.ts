import { createBoundedCache } from './boundedCache.ts'

/** In seconds of refill. */
export const BUCKET_SECONDS = 20
const MAXIMUM_BUCKETS = 50_000

export class TooManyOperations extends Error {
  override readonly name = 'TooManyOperations'
  readonly code = 'operationsLimitReached'
  readonly retryAfterSeconds: number

  constructor(retryAfterSeconds: number) {
    super(`Operation budget exhausted: retry in ${retryAfterSeconds} s`)
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** Resolves with 0 or the seconds to wait; null if no bucket is shared between processes. */
export type TakeShared = (whose: string, points: number, pointsPerSecond: number) => Promise<number | null>

export const TAKES_ITS_OWN: TakeShared = async () => null

export type OperationBudgets = ReturnType<typeof createOperationBudgets>

export function createOperationBudgets(pointsPerSecond: number, now: () => number, takeShared = TAKES_ITS_OWN) {
  const maximum = pointsPerSecond * BUCKET_SECONDS
  const buckets = createBoundedCache<string, { left: number; at: number }>(MAXIMUM_BUCKETS)

  function takeOwn(whose: string, asked: number): number {
    const { left: before, at } = buckets.get(whose) ?? { left: maximum, at: now() }
    const left = Math.min(maximum, before + (Math.max(0, now() - at) / 1000) * pointsPerSecond)
    if (left < asked) return Math.ceil((asked - left) / pointsPerSecond)
    buckets.set(whose, { left: left - asked, at: now() })
    return 0
  }

  return {
    /** Counts at most the capacity of the bucket. Throws `TooManyOperations`. */
    async spend(whose: string, points: number): Promise<void> {
      const asked = Math.min(points, maximum)
      const waitSeconds = (await takeShared(whose, asked, pointsPerSecond)) ?? takeOwn(whose, asked)
      if (waitSeconds > 0) throw new TooManyOperations(waitSeconds)
    },
  }
}
