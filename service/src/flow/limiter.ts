export type Limits = {
  atOnce: number
  waiting: number
  /** Maximum wait; by default until the signal is aborted. */
  waitMilliseconds?: number
}

type Asking = {
  /** Owners alternate. */
  owner?: string | undefined
  /** Waits behind all work that is not deferred. */
  isDeferred?: boolean | undefined
  signal?: AbortSignal
}

/** Starts the next waiting work. Calling it again has no effect. */
export type Release = () => void

/** The queue is full, or the wait has timed out. */
export class QueueFull extends Error {
  override readonly name = 'QueueFull'
}

export type Limiter = ReturnType<typeof createLimiter>

/** Each further request of an owner joins the next round; the queue is served by rounds. */
type Place = { owner: string | undefined; round: number }
type Waiting = Place & { isDeferred: boolean; begin(): void; refuse(): void }

/**
 * Semaphore with a bounded, fair queue: first come, first served, but owners alternate. If the
 * queue is full, the newest request of the owner with the most requests is refused in favour of an
 * owner with fewer.
 */
export function createLimiter({ atOnce, waiting, waitMilliseconds }: Limits) {
  const inside = new Set<Place>()
  const queue: Waiting[] = []
  let round = 0
  let whenIdle: (() => void)[] = []

  const waitingOf = (owner: string | undefined) => queue.filter((other) => owner !== undefined && other.owner === owner)

  function roundOf(owner: string | undefined): number {
    const own = [...inside, ...queue].filter((other) => owner !== undefined && other.owner === owner)
    return Math.max(round, ...own.map((other) => other.round + 1))
  }

  function makeRoomFor(owner: string | undefined): boolean {
    const most = queue
      .map((other) => waitingOf(other.owner))
      .reduce((one, own) => (own.length > one.length ? own : one), [])
    if (most.length <= waitingOf(owner).length + 1) return false
    most.at(-1)?.refuse()
    return true
  }

  function releaseOf(place: Place): Release {
    inside.add(place)
    return () => {
      if (!inside.delete(place)) return
      nextIn(queue)?.begin()
      if (inside.size > 0) return
      for (const settle of whenIdle) settle()
      whenIdle = []
    }
  }

  /** Rejects with QueueFull, or with the reason of the signal. */
  async function acquire({ owner, isDeferred = false, signal }: Asking = {}): Promise<Release> {
    signal?.throwIfAborted()
    const place = { owner, round: roundOf(owner) }
    if (inside.size < atOnce) return releaseOf(place)
    if (queue.length >= waiting && !makeRoomFor(owner)) throw new QueueFull()
    return new Promise((resolve, reject) => {
      const timer = waitMilliseconds === undefined ? undefined : setTimeout(() => own.refuse(), waitMilliseconds)
      const onAbort = () => leave(() => reject(signal?.reason))
      function leave(settle: () => void): void {
        clearTimeout(timer)
        signal?.removeEventListener('abort', onAbort)
        queue.splice(queue.indexOf(own), 1)
        settle()
      }
      const own: Waiting = {
        ...place,
        isDeferred,
        begin() {
          round = place.round
          leave(() => resolve(releaseOf(place)))
        },
        refuse: () => leave(() => reject(new QueueFull())),
      }
      signal?.addEventListener('abort', onAbort, { once: true })
      queue.push(own)
    })
  }

  return {
    acquire,
    /** Rejects like `acquire`, or like the work. */
    async run<Result>(work: () => Promise<Result>, asking?: Asking): Promise<Result> {
      const release = await acquire(asking)
      try {
        return await work()
      } finally {
        release()
      }
    },
    waiting: () => queue.length,
    isIdle: () => inside.size === 0,
    idle: () => (inside.size === 0 ? Promise.resolve() : new Promise<void>((settle) => whenIdle.push(settle))),
  }
}

/** First request of the earliest round; deferred work only if nothing else waits. */
function nextIn(queue: readonly Waiting[]): Waiting | undefined {
  const eligible = queue.some(({ isDeferred }) => !isDeferred) ? queue.filter(({ isDeferred }) => !isDeferred) : queue
  const first = Math.min(...eligible.map(({ round }) => round))
  return eligible.find(({ round }) => round === first)
}

/** Bulkheads: one limiter per key, removed when idle. */
export function createKeyedLimiter(limits: Limits) {
  const limiters = new Map<string, Limiter>()

  function removeIdle(key: string, limiter: Limiter): void {
    if (limiter.isIdle() && limiters.get(key) === limiter) limiters.delete(key)
  }

  async function acquire(key: string, asking?: Asking): Promise<Release> {
    const limiter = limiters.get(key) ?? createLimiter(limits)
    limiters.set(key, limiter)
    try {
      const release = await limiter.acquire(asking)
      return () => {
        release()
        removeIdle(key, limiter)
      }
    } catch (error) {
      removeIdle(key, limiter)
      throw error
    }
  }

  return {
    acquire,
    async run<Result>(key: string, work: () => Promise<Result>, asking?: Asking): Promise<Result> {
      const release = await acquire(key, asking)
      try {
        return await work()
      } finally {
        release()
      }
    },
  }
}
