/** Wakes those who wait for a change. `notifyOthers` wakes the other processes. */
export function createChangeSignal(notifyOthers: () => void = () => {}) {
  const waiting = new Set<() => void>()
  let calls = 0
  let hasEnded = false

  function wakeHere(): void {
    calls += 1
    for (const resume of [...waiting]) resume()
  }

  return {
    /** A change in this process. */
    wake(): void {
      wakeHere()
      notifyOthers()
    },
    /** A change, or a possible one, in another process. */
    wakeHere,
    /** Releases all waiters for good. */
    end(): void {
      hasEnded = true
      wakeHere()
    },
    hasEnded: () => hasEnded,
    /** The number of calls so far: read before polling, so that a call during the poll is not missed. */
    calls: () => calls,
    /** Resolves at the next call after `after`, or after the timeout. */
    next(milliseconds: number, after: number): Promise<void> {
      if (hasEnded || calls > after) return Promise.resolve()
      return new Promise((resolve) => {
        const resume = () => {
          clearTimeout(timer)
          waiting.delete(resume)
          resolve()
        }
        const timer = setTimeout(resume, milliseconds)
        waiting.add(resume)
      })
    },
  }
}

export type ChangeSignal = ReturnType<typeof createChangeSignal>
