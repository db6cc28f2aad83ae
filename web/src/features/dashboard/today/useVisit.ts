import { useEffect } from 'react'
import { useRelayEnvironment } from '../../../kit/relay/hooks.ts'
import { later } from '../../../kit/failure/later.ts'

const loadSending = later([], () => import('./sendVisit.ts'))

/** Whoever looks this long has seen it. */
const SEEN_AFTER_MILLISECONDS = 5_000

/** Tells the server that the person sees the dashboard. */
export function useVisit(): void {
  const environment = useRelayEnvironment()
  useEffect(() => {
    const timer = setTimeout(() => {
      loadSending().then(
        ({ sendVisit }) => sendVisit(environment),
        // News stays new, and the next visit tries again.
        () => {},
      )
    }, SEEN_AFTER_MILLISECONDS)
    return () => clearTimeout(timer)
  }, [environment])
}
