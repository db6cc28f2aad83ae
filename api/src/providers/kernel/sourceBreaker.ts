import { type CallVerdict, createCircuitBreaker } from '@palier/service/flow/circuitBreaker'
import { withTimeout } from '@palier/service/flow/timeout'
import { SourceError } from './callSource.ts'

const OPEN_MILLISECONDS = 30_000
// Upper bound of a pause: the cause may be fixed earlier.
const LONGEST_OPEN_MILLISECONDS = 3_600_000
// Callers time out after 5 seconds and may wait for a model as well.
const LONGEST_WAIT_MILLISECONDS = 2_000

/** Calls a provider. Rejects with SourceError while its circuit is open. */
export type SourceBreaker = <Value>(ask: () => Promise<Value>) => Promise<Value>

/** One failure opens the circuit. */
const breakerOf = (clock: () => number) =>
  createCircuitBreaker({ limits: { lastCalls: 1, failingShare: 1, openMilliseconds: OPEN_MILLISECONDS }, clock })

/**
 * Circuit breaker of a provider. After a failure or an exhausted quota, calls fail immediately for
 * 30 seconds, or for as long as the provider requests.
 */
export function createSourceBreaker(source: string, clock: () => number = Date.now): SourceBreaker {
  const breaker = breakerOf(clock)
  let last = new SourceError(source, 'unreachable')

  return async (ask) => {
    const ticket = breaker.admit()
    if (!ticket) throw last
    try {
      const answer = await ask()
      ticket.settle('good')
      return answer
    } catch (error) {
      const isDown = error instanceof SourceError && ['unreachable', 'limited', 'quota'].includes(error.kind)
      if (isDown) {
        last = error
        const asked = Math.min(error.restMilliseconds ?? 0, LONGEST_OPEN_MILLISECONDS)
        ticket.settle('bad', Math.max(OPEN_MILLISECONDS, asked))
      } else ticket.settle('good')
      throw error
    }
  }
}

type TimeoutOptions = { source: string; longestWaitMilliseconds?: number; clock?: () => number }

/**
 * Timeout for a provider. Once exceeded, calls fail immediately for 30 seconds. A late result still
 * reaches the cache.
 */
export function createSourceTimeout({ source, ...options }: TimeoutOptions): SourceBreaker {
  const { longestWaitMilliseconds = LONGEST_WAIT_MILLISECONDS, clock = () => performance.now() } = options
  const breaker = breakerOf(clock)

  return async (ask) => {
    const ticket = breaker.admit()
    if (!ticket) throw new SourceError(source, 'unreachable')
    let verdict: CallVerdict = 'nothing'
    const asked = ask()
    const wrapped = asked.then((value) => ({ value }))
    try {
      const answer = await withTimeout(longestWaitMilliseconds, wrapped)
      verdict = answer ? 'good' : 'bad'
      if (answer) return answer.value
    } finally {
      ticket.settle(verdict)
    }
    asked.then(breaker.close, () => {})
    throw new SourceError(source, 'unreachable')
  }
}
