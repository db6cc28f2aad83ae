import { createBoundedCache } from './boundedCache.ts'

/** Capacity of a bucket, in seconds of refill. */
export const BUCKET_SECONDS = 20
const MAXIMUM_BUCKETS = 50_000

/** Thrown when the budget is exhausted; waiting helps. */
export class TooManyOperations extends Error {
  override readonly name = 'TooManyOperations'
  readonly code = 'operationsLimitReached'
  readonly retryAfterSeconds: number

  constructor(retryAfterSeconds: number) {
    super(`Operation budget exhausted: retry in ${retryAfterSeconds} s`)
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/**
 * Takes points from a bucket shared by all processes: 0, or the seconds until there are enough; null when none is
 * shared.
 */
export type TakeShared = (whose: string, points: number, pointsPerSecond: number) => Promise<number | null>

/** For a single process. */
export const TAKES_ITS_OWN: TakeShared = async () => null

export type OperationBudgets = ReturnType<typeof createOperationBudgets>

/** Token buckets of points per viewer and per address. */
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
    /** Takes points from a bucket; more than its capacity counts as the capacity. Throws TooManyOperations. */
    async spend(whose: string, points: number): Promise<void> {
      const asked = Math.min(points, maximum)
      const waitSeconds = (await takeShared(whose, asked, pointsPerSecond)) ?? takeOwn(whose, asked)
      if (waitSeconds > 0) throw new TooManyOperations(waitSeconds)
    },
  }
}
