import { useEffect } from 'react'
import { useRelayEnvironment } from 'react-relay/hooks'
import { graphql } from 'relay-runtime'
import type { useVisitMutation } from '../../../__generated__/useVisitMutation.graphql.ts'
import { sendMutation } from '../../../kit/alert/useSafeMutation.ts'

/** Whoever looks this long has seen it. */
const SEEN_AFTER_MILLISECONDS = 5_000

/** Tells the server that the person sees the dashboard; a failure only leaves news new. */
export function useVisit(): void {
  const environment = useRelayEnvironment()
  useEffect(() => {
    const timer = setTimeout(() => {
      void sendMutation<useVisitMutation>(
        environment,
        graphql`
          mutation useVisitMutation {
            visitToday {
              ... on VisitTodayPayload @alias(as: "payload") {
                isNoted
              }
              ...refusal_problem @alias(as: "refusal")
            }
          }
        `,
        {},
      )
    }, SEEN_AFTER_MILLISECONDS)
    return () => clearTimeout(timer)
  }, [environment])
}
