import { setTimeout as delay } from 'node:timers/promises'

/** What the work resolves with, or undefined where it takes longer; it goes on then. Rejects as the work does. */
export async function withTimeout<Value>(milliseconds: number, work: Promise<Value>): Promise<Value | undefined> {
  const settled = new AbortController()
  const late = delay(milliseconds, undefined, { ref: false, signal: settled.signal })
  late.catch(() => {})
  try {
    return await Promise.race([work, late])
  } finally {
    settled.abort()
    // How it fails after that concerns nobody.
    work.catch(() => {})
  }
}

/** What the work resolves with; rejects with the reason of the signal where that comes first. */
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
