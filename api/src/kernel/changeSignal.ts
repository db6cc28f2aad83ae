/** Wakes waiters on a change. `notifyOthers` wakes other processes. */
export function createChangeSignal(notifyOthers: () => void = () => {}) {
  const waiting = new Set<() => void>()
  let calls = 0
  let hasEnded = false

  function wakeHere(): void {
    calls += 1
    for (const resume of [...waiting]) resume()
  }

  return {
    wake(): void {
      wakeHere()
      notifyOthers()
    },
    wakeHere,
    end(): void {
      hasEnded = true
      wakeHere()
    },
    hasEnded: () => hasEnded,
    /**
     * Number of calls so far. Read it before polling, so that a call during the poll is not missed.
     */
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
