import { UNAVAILABLE_PART } from '@palier/contract/envelope'
import { Refusal } from './refusal.ts'

export type GateLimits = {
  /** What is refused where there is no room; nothing else is in trouble then. */
  part: 'imports'
  atOnce: number
  waiting: number
  waitMilliseconds: number
}

/** Does a work where there is room for it; refused with ServiceUnavailable and a time where there is none in time. */
export type Gate = <Answer>(work: () => Promise<Answer>) => Promise<Answer>

type GateState = { isAwaited(): boolean }

const SHORT_WAIT_SECONDS = 5

/** Room for so many works at once. So many more wait, in the order of their coming, and each only so long. */
export function createGate({ part, atOnce, waiting, waitMilliseconds }: GateLimits): Gate & GateState {
  const crowded = () =>
    new Refusal('ServiceUnavailable', { [UNAVAILABLE_PART]: part, retryAfterSeconds: SHORT_WAIT_SECONDS })
  let free = atOnce
  // Insertion order is the order of coming.
  const line = new Set<() => void>()

  function enter(): Promise<void> {
    if (free > 0) {
      free -= 1
      return Promise.resolve()
    }
    if (line.size >= waiting) return Promise.reject(crowded())
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        line.delete(begin)
        reject(crowded())
      }, waitMilliseconds)
      function begin(): void {
        clearTimeout(timer)
        line.delete(begin)
        resolve()
      }
      line.add(begin)
    })
  }

  /** The room goes to who has waited longest. */
  function leave(): void {
    const [next] = line
    if (next) next()
    else free += 1
  }

  async function pass<Answer>(work: () => Promise<Answer>): Promise<Answer> {
    await enter()
    try {
      return await work()
    } finally {
      leave()
    }
  }

  return Object.assign(pass, { isAwaited: () => line.size > 0 })
}
