import type { Call } from '@palier/contract/kernel/call'
import { type BreakerState, type CircuitBreaker, createCircuitBreaker } from '@palier/service/flow/circuitBreaker'
import { isConnectionFailure } from './callFailure.ts'

const LIMITS = { lastCalls: 20, failingShare: 0.5 }
/** Groups whose duration grows with the user's stored data. */
const HEAVY_GROUPS: ReadonlySet<string> = new Set(['Account', 'Overview', 'Portfolio', 'Today', 'UserDataPackage'])
const BY_SEVERITY = ['open', 'halfOpen', 'closed'] as const

type Options = {
  openMilliseconds: number
  clock: () => number
  onChange: (state: BreakerState, group: string) => void
  probe: () => Promise<boolean>
}

/** A route group is a path without `/api`, `Extensions` and its last segment. */
export function createRouteBreakers({ openMilliseconds, clock, onChange, probe }: Options) {
  const breakers = new Map<string, CircuitBreaker>()
  const limits = { ...LIMITS, openMilliseconds }

  return {
    breakerOf(call: Call): CircuitBreaker {
      const group = groupOf(call)
      const known = breakers.get(group)
      if (known) return known
      const breaker = createCircuitBreaker({ limits, clock, onChange: (state) => onChange(state, group), probe })
      breakers.set(group, breaker)
      return breaker
    },
    state(): BreakerState {
      const states = new Set([...breakers.values()].map((breaker) => breaker.state()))
      return BY_SEVERITY.find((state) => states.has(state)) ?? 'closed'
    },
    close(): void {
      for (const breaker of breakers.values()) breaker.close()
    },
  }
}

/**
 * True if the connection failed or a cheap call timed out; heavy calls concern only their caller.
 */
export function isApiFailure(call: Call, error: unknown, signal: AbortSignal): boolean {
  if (isConnectionFailure(error)) return true
  return signal.aborted && call.duration === 'short' && !HEAVY_GROUPS.has(groupOf(call))
}

function groupOf({ path }: Call): string {
  return path
    .split('/')
    .slice(0, -1)
    .filter((segment) => !['', 'api', 'Extensions'].includes(segment))
    .join('/')
}
