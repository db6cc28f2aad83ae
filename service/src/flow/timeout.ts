import { setTimeout as delay } from 'node:timers/promises'

/** Resolves with undefined after the timeout; the work continues. Rejects like the work. */
export async function withTimeout<Value>(milliseconds: number, work: Promise<Value>): Promise<Value | undefined> {
  const settled = new AbortController()
  const late = delay(milliseconds, undefined, { ref: false, signal: settled.signal })
  late.catch(() => {})
  try {
    return await Promise.race([work, late])
  } finally {
    settled.abort()
    // Ignores a later failure.
    work.catch(() => {})
  }
}

/** Rejects with the reason of the signal if it is aborted first. */
export async function untilAborted<Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value> {
  work.catch(() => {})
  signal.throwIfAborted()
  let onAbort = () => {}
  const aborted = new Promise<never>((_, reject) => (onAbort = () => reject(signal.reason)))
  signal.addEventListener('abort', onAbort, { once: true })
  try {
    return await Promise.race([work, aborted])
  } finally {
    signal.removeEventListener('abort', onAbort)
  }
}
