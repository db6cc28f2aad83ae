import { useCallback } from 'react'
import { fetchQuery, useRelayEnvironment } from '../../../kit/relay/hooks.ts'
import { graphql, requestSubscription, type IEnvironment } from 'relay-runtime'
import type { usePlanArrivalQuery } from '../../../__generated__/usePlanArrivalQuery.graphql.ts'
import type { usePlanArrivalSubscription } from '../../../__generated__/usePlanArrivalSubscription.graphql.ts'
import { useRenewSession } from './useRenewSession.ts'

/** The server waits 15 seconds; after 20 the connection must be lost. */
const LONGEST_WAIT_MILLISECONDS = 20_000

export interface Expected {
  readonly planName: string
  readonly retryToken: string
}

/** Returns true if the server reports the plan in the end, whatever errors occurred before. */
export function usePlanArrival(): (expected: Expected) => Promise<boolean> {
  const environment = useRelayEnvironment()
  const renewSession = useRenewSession()
  return useCallback(
    async (expected) => {
      const outcome = await outcomeOf(environment, expected)
      const hasCome = outcome?.status === 'DONE' || (await presentPlan(environment)) === expected.planName
      if (hasCome) await renewSession(outcome?.retryToken ?? expected.retryToken)
      return hasCome
    },
    [environment, renewSession],
  )
}

type Outcome = usePlanArrivalSubscription['response']['paymentOutcome']

function outcomeOf(environment: IEnvironment, { planName, retryToken }: Expected): Promise<Outcome | null> {
  return new Promise((resolve) => {
    const end = (outcome: Outcome | null) => {
      clearTimeout(timer)
      resolve(outcome)
      // Deferred: the first event may arrive before `subscription` is assigned.
      queueMicrotask(() => subscription.dispose())
    }
    const timer = setTimeout(() => end(null), LONGEST_WAIT_MILLISECONDS)
    const subscription = requestSubscription<usePlanArrivalSubscription>(environment, {
      subscription: graphql`
        subscription usePlanArrivalSubscription($retryToken: String!, $expectedPlanName: String!) {
          paymentOutcome(retryToken: $retryToken, expectedPlanName: $expectedPlanName) {
            status
            retryToken
          }
        }
      `,
      variables: { retryToken, expectedPlanName: planName },
      onNext: (response) => end(response?.paymentOutcome ?? null),
      onCompleted: () => end(null),
      onError: () => end(null),
    })
  })
}

async function presentPlan(environment: IEnvironment): Promise<string | null> {
  const query = graphql`
    query usePlanArrivalQuery {
      viewer {
        subscription {
          plan {
            name
          }
        }
      }
    }
  `
  try {
    const answer = await fetchQuery<usePlanArrivalQuery>(
      environment,
      query,
      {},
      { fetchPolicy: 'network-only' },
    ).toPromise()
    return answer?.viewer?.subscription?.plan.name ?? null
  } catch {
    return null
  }
}
