import { useEffect, useState } from 'react'
import { graphql } from 'relay-runtime'
import type { BillingAddress } from '@palier/domain/billing/billingAddress'
import type { usePreviewOrderMutation } from '../../../__generated__/usePreviewOrderMutation.graphql.ts'
import type { Problem } from '../../../kit/alert/refusal.ts'
import { type PayloadOf, useSafeMutation } from '../../../kit/alert/useSafeMutation.ts'

export type OrderPreview = PayloadOf<usePreviewOrderMutation>

/** Asks what an order, or the resumption of a cancelled plan, would charge today. */
export function useAskOrderPreview() {
  return useSafeMutation<usePreviewOrderMutation>(graphql`
    mutation usePreviewOrderMutation($input: PreviewOrderInput!) {
      previewOrder(input: $input) {
        ... on PreviewOrderPayload @alias(as: "payload") {
          amount
          prorationDate
          nextBillingDate
          taxes {
            kind
            amount
          }
        }
        ...refusal_problem @alias(as: "refusal")
      }
    }
  `)
}

interface Answer {
  readonly key: string
  readonly preview: OrderPreview | null
  readonly problem: Problem | null
}

export function usePreviewOrder(priceId: string, address: BillingAddress | null) {
  const ask = useAskOrderPreview()
  const [answer, setAnswer] = useState<Answer | null>(null)
  const [tries, setTries] = useState(0)
  const asked = address && JSON.stringify([priceId, address, tries])
  useEffect(() => {
    if (asked === null) return undefined
    let isCurrent = true
    const [price, place] = JSON.parse(asked) as [string, BillingAddress]
    void ask({ input: { priceId: price, billingAddress: place } }).then(({ payload, problem }) => {
      if (isCurrent) setAnswer({ key: asked, preview: payload, problem })
    })
    return () => {
      isCurrent = false
    }
  }, [ask, asked])
  const current = answer?.key === asked ? answer : null
  return {
    preview: current?.preview ?? null,
    problem: current?.problem ?? null,
    retry: () => setTries((before) => before + 1),
  }
}
