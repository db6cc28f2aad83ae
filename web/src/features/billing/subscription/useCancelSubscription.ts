import { useCallback, useState } from 'react'
import { graphql } from 'relay-runtime'
import type { useCancelSubscriptionMutation } from '../../../__generated__/useCancelSubscriptionMutation.graphql.ts'
import { useAlert } from '../../../kit/alert/AlertContext.ts'
import { useCommit } from '../../../kit/alert/useCommit.ts'

interface Cancelling {
  readonly cancel: () => Promise<void>
  readonly isCancelBusy: boolean
}

/** Cancels the subscription at the end of the paid period and reports the outcome. */
export function useCancelSubscription(): Cancelling {
  const alert = useAlert()
  const [isCancelBusy, setIsCancelBusy] = useState(false)
  const commit = useCommit<useCancelSubscriptionMutation>(graphql`
    mutation useCancelSubscriptionMutation {
      cancelSubscription {
        ... on CancelSubscriptionPayload @alias(as: "payload") {
          subscription {
            ...PlanRow_subscription
          }
        }
        ...refusal_problem @alias(as: "refusal")
      }
    }
  `)
  const cancel = useCallback(async () => {
    setIsCancelBusy(true)
    const payload = await commit({})
    setIsCancelBusy(false)
    if (payload) alert({ code: 'SubscriptionCancelled' })
  }, [alert, commit])
  return { cancel, isCancelBusy }
}
