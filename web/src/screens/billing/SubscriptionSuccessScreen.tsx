import { FormattedMessage } from 'react-intl'
import { graphql } from 'relay-runtime'
import type { SubscriptionSuccessScreenQuery } from '../../__generated__/SubscriptionSuccessScreenQuery.graphql.ts'
import { CheckoutOutcome } from '../../features/billing/checkout/CheckoutOutcome.tsx'
import { usePlanNames } from '../../features/billing/plans/planName.ts'

export const query = graphql`
  query SubscriptionSuccessScreenQuery @preloadable {
    ...guards_query
    ...Shell_query
    viewer {
      subscription {
        isFree
        plan {
          name
        }
      }
    }
  }
`

/** Return page of the payment provider after a completed checkout. */
export function SubscriptionSuccessScreen({ data: { viewer } }: { data: SubscriptionSuccessScreenQuery['response'] }) {
  const { nameOf } = usePlanNames()
  const { subscription = null } = viewer ?? {}
  return (
    <CheckoutOutcome title="title.SubscriptionSuccess">
      {subscription && !subscription.isFree ? (
        <FormattedMessage id="order.success.plan" values={{ plan: nameOf(subscription.plan.name) }} />
      ) : (
        <FormattedMessage id="order.success.text" />
      )}
    </CheckoutOutcome>
  )
}

export { SubscriptionSuccessScreen as Screen }
