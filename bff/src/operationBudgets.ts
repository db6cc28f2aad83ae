import { LRUCache } from 'lru-cache'

/** A full bucket is what comes back in so many seconds. */
const BUCKET_SECONDS = 20
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

export type OperationBudgets = ReturnType<typeof createOperationBudgets>

/** Points for each viewer and each address, which come back as time goes by. */
export function createOperationBudgets(pointsPerSecond: number, now: () => number) {
  const maximum = pointsPerSecond * BUCKET_SECONDS
  const buckets = new LRUCache<string, { left: number; at: number }>({ max: MAXIMUM_BUCKETS })

  return {
    /** Takes the points from the bucket of that name, more than it can hold counting as all of it. Throws TooManyOperations. */
    spend(whose: string, points: number): void {
      const asked = Math.min(points, maximum)
      const { left: before, at } = buckets.get(whose) ?? { left: maximum, at: now() }
      const left = Math.min(maximum, before + (Math.max(0, now() - at) / 1000) * pointsPerSecond)
      if (left < asked) throw new TooManyOperations(Math.ceil((asked - left) / pointsPerSecond))
      buckets.set(whose, { left: left - asked, at: now() })
    },
  }
}
