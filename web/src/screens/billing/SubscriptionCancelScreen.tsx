import { FormattedMessage } from 'react-intl'
import { graphql } from 'relay-runtime'
import { CheckoutOutcome } from '../../features/billing/checkout/CheckoutOutcome.tsx'

export const query = graphql`
  query SubscriptionCancelScreenQuery @preloadable {
    ...guards_query
    ...Shell_query
  }
`

/** Return page of the payment provider after an abandoned checkout. */
export function SubscriptionCancelScreen() {
  return (
    <CheckoutOutcome title="title.SubscriptionCancel">
      <FormattedMessage id="order.abandoned.text" />
    </CheckoutOutcome>
  )
}

export { SubscriptionCancelScreen as Screen }
