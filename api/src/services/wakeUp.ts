/** Tells whoever waits that it is worth looking again. */
export function createWakeUp() {
  const waiting = new Set<() => void>()
  let hasEnded = false

  function wake(): void {
    for (const resume of [...waiting]) resume()
  }

  return {
    wake,
    /** From now on nobody waits. */
    end(): void {
      hasEnded = true
      wake()
    },
    hasEnded: () => hasEnded,
    /** Resolves at the next call of `wake`, or when the time is over. */
    next(milliseconds: number): Promise<void> {
      if (hasEnded) return Promise.resolve()
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

export type WakeUp = ReturnType<typeof createWakeUp>
