import { readFileSync } from 'node:fs'
import { setImmediate as nextTurn } from 'node:timers/promises'

const NANOSECONDS = 1e6

/**
 * Does a work and answers for how long nobody else had a turn on this thread at most, in milliseconds of computing:
 * where the system tells it, what other processes take of a busy machine is not counted.
 */
export async function longestStandstill(work: () => Promise<unknown>): Promise<number> {
  let [longest, isOver] = [0, false]
  const working = work().finally(() => (isOver = true))
  let before = computed()
  while (!isOver) {
    await nextTurn()
    const now = computed()
    longest = Math.max(longest, now - before)
    before = now
  }
  await working
  return longest
}

function computed(): number {
  try {
    return Number(readFileSync('/proc/thread-self/schedstat', 'utf8').split(' ')[0]) / NANOSECONDS
  } catch {
    return performance.now()
  }
}
