/** Tells whoever waits that it is worth looking again. `notifyOthers` has the other processes look too. */
export function createChangeSignal(notifyOthers: () => void = () => {}) {
  const waiting = new Set<() => void>()
  let calls = 0
  let hasEnded = false

  function wakeHere(): void {
    calls += 1
    for (const resume of [...waiting]) resume()
  }

  return {
    /** Something was written here. */
    wake(): void {
      wakeHere()
      notifyOthers()
    },
    /** Something was written elsewhere, or may have been. */
    wakeHere,
    /** From now on nobody waits. */
    end(): void {
      hasEnded = true
      wakeHere()
    },
    hasEnded: () => hasEnded,
    /** How often it was called so far: taken before a look, so that a call in the middle of that is not missed. */
    calls: () => calls,
    /** Resolves at the next call after so many, or when the time is over. */
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
