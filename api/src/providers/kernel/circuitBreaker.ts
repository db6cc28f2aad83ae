import { SourceError } from './callSource.ts'

const REST_MILLISECONDS = 30_000
// Whatever a source says: somebody may have corrected what it was tired of.
const LONGEST_REST_MILLISECONDS = 3_600_000

/** Asks a source, or fails at once while it rests. */
export type CircuitBreaker = <Value>(ask: () => Promise<Value>) => Promise<Value>

/**
 * Lets a source that is down, or whose quota is used up, rest for half a minute, or for as long as it asks: whoever asks
 * meanwhile is told so at once instead of waiting for the same failure.
 */
export function createCircuitBreaker(clock: () => number = Date.now): CircuitBreaker {
  let rest: { until: number; trouble: SourceError } | null = null

  return async (ask) => {
    if (rest && clock() < rest.until) throw rest.trouble
    try {
      return await ask()
    } catch (error) {
      if (error instanceof SourceError && ['unreachable', 'limited', 'quota'].includes(error.kind)) {
        const asked = Math.min(error.restMilliseconds ?? 0, LONGEST_REST_MILLISECONDS)
        rest = { until: clock() + Math.max(REST_MILLISECONDS, asked), trouble: error }
      }
      throw error
    }
  }
}
