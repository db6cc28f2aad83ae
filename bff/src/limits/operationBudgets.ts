import { LRUCache } from 'lru-cache'

/** A full bucket is what comes back in so many seconds. */
export const BUCKET_SECONDS = 20
const MAXIMUM_BUCKETS = 50_000

/** Somebody asks for more than they are given: waiting helps. */
export class TooManyOperations extends Error {
  override readonly name = 'TooManyOperations'
  readonly code = 'operationsLimitReached'
  readonly retryAfterSeconds: number

  constructor(retryAfterSeconds: number) {
    super(`Too much at once: try again in ${retryAfterSeconds} s.`)
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** Takes points from a bucket that all processes share: 0, or in how many seconds there are enough; null where none do. */
export type TakeShared = (whose: string, points: number, pointsPerSecond: number) => Promise<number | null>

/** Of a process that is alone. */
export const TAKES_ITS_OWN: TakeShared = async () => null

export type OperationBudgets = ReturnType<typeof createOperationBudgets>

/** Points for each viewer and each address, which come back as time goes by. */
export function createOperationBudgets(pointsPerSecond: number, now: () => number, takeShared = TAKES_ITS_OWN) {
  const maximum = pointsPerSecond * BUCKET_SECONDS
  const buckets = new LRUCache<string, { left: number; at: number }>({ max: MAXIMUM_BUCKETS })

  function takeOwn(whose: string, asked: number): number {
    const { left: before, at } = buckets.get(whose) ?? { left: maximum, at: now() }
    const left = Math.min(maximum, before + (Math.max(0, now() - at) / 1000) * pointsPerSecond)
    if (left < asked) return Math.ceil((asked - left) / pointsPerSecond)
    buckets.set(whose, { left: left - asked, at: now() })
    return 0
  }

  return {
    /** Takes the points from the bucket of that name, more than it can hold counting as all of it. Throws TooManyOperations. */
    async spend(whose: string, points: number): Promise<void> {
      const asked = Math.min(points, maximum)
      const waitSeconds = (await takeShared(whose, asked, pointsPerSecond)) ?? takeOwn(whose, asked)
      if (waitSeconds > 0) throw new TooManyOperations(waitSeconds)
    },
  }
}
