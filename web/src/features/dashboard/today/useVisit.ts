import { useEffect } from 'react'
import { useRelayEnvironment } from '../../../kit/relay/hooks.ts'
import { later } from '../../../kit/failure/later.ts'

const loadSending = later([], () => import('./visitToday.ts'))

const SEEN_AFTER_MILLISECONDS = 5_000

export function useVisit(): void {
  const environment = useRelayEnvironment()
  useEffect(() => {
    const timer = setTimeout(() => {
      loadSending().then(
        ({ visitToday }) => visitToday(environment),
        // News stays marked as new. The next visit retries.
        () => {},
      )
    }, SEEN_AFTER_MILLISECONDS)
    return () => clearTimeout(timer)
  }, [environment])
}
