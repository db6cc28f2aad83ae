import type { ChildProcess } from 'node:child_process'

/** In milliseconds, of the time since they were asked last. */
export type Measures = {
  /** How long the event loop was held up. */
  p99: number
  longest: number
  /** How long each answer took. */
  answers: number[]
  /** What the process took of the processor, all its threads together. */
  cpu: number
}

/** Asks a process that was started with `withinServer.mjs`. */
export function measuresOf(process: ChildProcess): Promise<Measures> {
  return new Promise((resolve) => {
    function hear(message: Partial<Measures>): void {
      // Whatever runs the sources sends words of its own.
      if (!message.answers) return
      process.off('message', hear)
      resolve(message as Measures)
    }
    process.on('message', hear)
    process.send('measures')
  })
}

export function spreadOf(times: readonly number[]) {
  const sorted = times.toSorted((one, other) => one - other)
  const at = (share: number) => Math.round((sorted[Math.floor(sorted.length * share)] ?? 0) * 10) / 10
  return { p50: at(0.5), p95: at(0.95), most: Math.round((sorted.at(-1) ?? 0) * 10) / 10 }
}
