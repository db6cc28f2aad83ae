import { type CallVerdict, createCircuitBreaker } from '@palier/service/flow/circuitBreaker'
import { withTimeout } from '@palier/service/flow/timeout'
import { SourceError } from './callSource.ts'

const OPEN_MILLISECONDS = 30_000
// Whatever a source says: somebody may have corrected what it was tired of.
const LONGEST_OPEN_MILLISECONDS = 3_600_000
// Who calls us gives up after five seconds, and a model may be waited for besides.
const LONGEST_WAIT_MILLISECONDS = 2_000

/** Asks a source, or rejects with SourceError at once while its circuit is open. */
export type SourceBreaker = <Value>(ask: () => Promise<Value>) => Promise<Value>

/** One failure opens the circuit. */
const breakerOf = (clock: () => number) =>
  createCircuitBreaker({ limits: { lastCalls: 1, failingShare: 1, openMilliseconds: OPEN_MILLISECONDS }, clock })

/**
 * Spares a source that is down, or whose quota is used up, for half a minute, or for as long as it asks: whoever asks
 * meanwhile is told so at once instead of waiting for the same failure.
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
 * Waits for a source no longer than somebody waits for a page. Once it was too slow nobody waits for it for half a
 * minute, unless what was asked comes after all; it comes for nobody then, but may be stored.
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
