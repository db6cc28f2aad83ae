import { TriangleAlert } from 'lucide-react'
import { useIntl } from 'react-intl'
import { useFragment } from 'react-relay/hooks'
import { graphql } from 'relay-runtime'
import type { PaymentDefault_subscription$key } from '../../../__generated__/PaymentDefault_subscription.graphql.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { PaymentDefaultText } from './PaymentDefaultText.tsx'
import styles from './Billing.module.css'

interface PaymentDefaultProps {
  readonly subscription: PaymentDefault_subscription$key
  readonly onManage: () => void
}

/** That a payment has failed, why, and until when the plan stays. */
export function PaymentDefault({ subscription: key, onManage }: PaymentDefaultProps) {
  const { formatMessage } = useIntl()
  const { paymentDefaultReason, endOfGracePeriod } = useFragment(
    graphql`
      fragment PaymentDefault_subscription on PlanSubscription {
        paymentDefaultReason
        endOfGracePeriod
      }
    `,
    key,
  )
  if (paymentDefaultReason == null) return null
  return (
    <div className={styles['default']} role="status">
      <TriangleAlert aria-hidden="true" />
      <p className={styles['defaultWords']}>
        <PaymentDefaultText reason={paymentDefaultReason} endOfGracePeriod={endOfGracePeriod ?? null} />
      </p>
      <Button onClick={onManage}>{formatMessage({ id: 'billing.renew' })}</Button>
    </div>
  )
}
