import { useCallback, useState } from 'react'
import { graphql } from 'relay-runtime'
import type { usePayOwedInvoiceMutation } from '../../../__generated__/usePayOwedInvoiceMutation.graphql.ts'
import { useAlert } from '../../../kit/alert/AlertContext.ts'
import { useSafeMutation } from '../../../kit/alert/useSafeMutation.ts'
import { useReload } from '../../../kit/failure/useReload.ts'
import { refusalOfCard } from '../payment/orderProblem.ts'
import { usePlanArrival } from '../payment/usePlanArrival.ts'
import type { Confirmation, Order } from '../payment/confirmation.ts'
import type { PaymentProblem } from '../cardFields/paymentProblem.ts'

interface PayOwed {
  /** Resolves with false if the payment could not start or was refused. */
  readonly payOwed: () => Promise<boolean>
  readonly owedRefusal: PaymentProblem | null
}

/** Retries an owed payment with the default card. */
export function usePayOwedInvoice(confirm: (order: Order) => Promise<Confirmation>): PayOwed {
  const [owedRefusal, setOwedRefusal] = useState<PaymentProblem | null>(null)
  const alert = useAlert()
  const reload = useReload()
  const waitForPlan = usePlanArrival()
  const mutate = useSafeMutation<usePayOwedInvoiceMutation>(graphql`
    mutation usePayOwedInvoiceMutation {
      payOwedInvoice {
        ... on PayOwedInvoicePayload @alias(as: "payload") {
          clientSecret
          retryToken
          subscription {
            plan {
              name
            }
            ...PlanRow_subscription
            ...PaymentDefault_subscription
          }
        }
        ...refusal_problem @alias(as: "refusal")
      }
    }
  `)
  const payOwed = useCallback(async () => {
    setOwedRefusal(null)
    const { payload, problem } = await mutate({})
    if (problem) {
      const refusal = refusalOfCard(problem)
      if (refusal) setOwedRefusal(refusal)
      else alert(problem)
      return false
    }
    const { clientSecret, retryToken, subscription } = payload
    if (clientSecret == null) return true
    const confirmation = await confirm({ secret: clientSecret, purpose: 'payment', card: null })
    if (confirmation.status === 'refused') {
      setOwedRefusal(confirmation.refusal)
      return false
    }
    if (retryToken != null) await waitForPlan({ planName: subscription.plan.name, retryToken })
    await reload()
    return true
  }, [alert, mutate, confirm, reload, waitForPlan])
  return { payOwed, owedRefusal }
}
