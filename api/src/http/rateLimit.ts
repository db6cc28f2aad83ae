export type RateLimit = {
  readonly maximum: number
  /** Counts one more of this caller; answers how many seconds to wait where it is too many, null where it is not. */
  take(caller: string, now: Date): Promise<number | null>
  /** The last one of this caller counts no more: nothing came of it. */
  giveBack(caller: string): Promise<void>
  /** How many seconds this caller has to wait before another one counts as allowed; null for none. */
  wait(caller: string, now: Date): Promise<number | null>
}

type RateLimitOptions = {
  /** Counts of one name are one count, in whichever process they are made. */
  name: string
  maximum: number
  windowSeconds: number
  /** How many callers one process remembers: beyond that the one whose window began first is forgotten. */
  rememberedCallers?: number
}

export type MakeRateLimit = (options: RateLimitOptions) => RateLimit

/** So many in a window that begins with the caller's first. Kept in memory: each process counts for itself. */
export function createRateLimit({ maximum, windowSeconds, rememberedCallers = 50_000 }: RateLimitOptions): RateLimit {
  // Insertion order is the order in which the windows began.
  const windows = new Map<string, { endsAt: number; count: number }>()

  return {
    maximum,
    async take(caller, now) {
      const instant = now.getTime()
      let window = windows.get(caller)
      if (!window || window.endsAt <= instant) {
        windows.delete(caller)
        window = { endsAt: instant + windowSeconds * 1000, count: 0 }
        windows.set(caller, window)
        if (windows.size > rememberedCallers) forgetFirst(windows)
      }
      window.count += 1
      return window.count > maximum ? Math.ceil((window.endsAt - instant) / 1000) : null
    },
    async giveBack(caller) {
      const window = windows.get(caller)
      if (window && window.count > 0) window.count -= 1
    },
    async wait(caller, now) {
      const instant = now.getTime()
      const window = windows.get(caller)
      if (!window || window.endsAt <= instant || window.count < maximum) return null
      return Math.ceil((window.endsAt - instant) / 1000)
    },
  }
}

function forgetFirst(windows: Map<string, unknown>): void {
  const { value } = windows.keys().next()
  if (value !== undefined) windows.delete(value)
}
