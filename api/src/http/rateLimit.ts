export type RateLimit = {
  readonly maximum: number
  /** Counts one request. Resolves with the seconds to wait if the limit is exceeded, else null. */
  take(caller: string, now: Date): Promise<number | null>
  giveBack(caller: string): Promise<void>
  wait(caller: string, now: Date): Promise<number | null>
}

type RateLimitOptions = {
  /** Limits with the same name share their counts across processes. */
  name: string
  maximum: number
  windowSeconds: number
  /** Callers stored per process. Beyond this, the oldest window is evicted. */
  rememberedCallers?: number
}

export type MakeRateLimit = (options: RateLimitOptions) => RateLimit

/**
 * Fixed-window limit in memory. The window begins with the caller's first request. Each process
 * counts separately.
 */
export function createRateLimit({ maximum, windowSeconds, rememberedCallers = 50_000 }: RateLimitOptions): RateLimit {
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
