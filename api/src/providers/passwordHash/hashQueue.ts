const SHORT_WAIT_SECONDS = 5

/** More passwords wait to be hashed than can be in good time. */
export class HashQueueFull extends Error {
  override readonly name = 'HashQueueFull'
  readonly retryAfterSeconds = SHORT_WAIT_SECONDS

  constructor() {
    super('Too many passwords wait to be hashed.')
  }
}

/** Runs at most `concurrency` works at once and lets `limit` more wait, first come first served. Beyond: HashQueueFull. */
export function createHashQueue(concurrency: number, limit: number) {
  const waiting: (() => void)[] = []
  let running = 0

  async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    if (running >= concurrency) {
      if (waiting.length >= limit) throw new HashQueueFull()
      // Whoever ends hands its place over, so that nobody slips in between.
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else {
      running += 1
    }
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
  return { inTurn, waiting: () => waiting.length }
}
