export type Limits = {
  atOnce: number
  /** How many more may wait. */
  waiting: number
  /** How long each may wait; without it, until its signal is aborted. */
  waitMilliseconds?: number
}

type Asking = {
  /** Those of one owner take turns with those of others. */
  owner?: string | undefined
  /** Waits behind everything that is not deferred. */
  isDeferred?: boolean | undefined
  /** Leaves the queue when aborted. */
  signal?: AbortSignal
}

/** Gives the place to whoever waits; a second call does nothing. */
export type Release = () => void

/** As many wait as may, or this one has waited as long as it may. */
export class QueueFull extends Error {
  override readonly name = 'QueueFull'
}

export type Limiter = ReturnType<typeof createLimiter>

/** Each next one of an owner under way belongs to the next round; the queue is served round by round. */
type Place = { owner: string | undefined; round: number }
type Waiting = Place & { isDeferred: boolean; begin(): void; refuse(): void }

/**
 * Semaphore with a bounded queue: first come, first served, but of one owner never two in a row while another waits.
 * Where the queue is full, the newest of the owner with most in it gives way to somebody with less.
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

  /** Resolves when there is a place. Rejects with QueueFull, or with the reason of the signal. */
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
    /** Does the work once there is a place for it. Rejects as `acquire` does, or as the work does. */
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
    /** Resolves when nothing runs and nothing waits. */
    idle: () => (inside.size === 0 ? Promise.resolve() : new Promise<void>((settle) => whenIdle.push(settle))),
  }
}

/** The first of the earliest round; deferred works only if nothing else waits. */
function nextIn(queue: readonly Waiting[]): Waiting | undefined {
  const eligible = queue.some(({ isDeferred }) => !isDeferred) ? queue.filter(({ isDeferred }) => !isDeferred) : queue
  const first = Math.min(...eligible.map(({ round }) => round))
  return eligible.find(({ round }) => round === first)
}

/** Bulkheads: a limiter for each key, which exists as long as it is used. */
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
