import { TriangleAlert } from 'lucide-react'
import { useIntl } from 'react-intl'
import { graphql, useFragment } from '../../../kit/relay/hooks.ts'
import type { PaymentDefault_subscription$key } from '../../../__generated__/PaymentDefault_subscription.graphql.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { PaymentDefaultText } from './PaymentDefaultText.tsx'
import { Flex } from '../../../ui/layout/boxes.ts'
import { Text } from '../../../ui/text/Text.ts'

interface PaymentDefaultProps {
  readonly subscription: PaymentDefault_subscription$key
  readonly onManage: () => void
}

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
    <Flex
      align="center"
      wrap="wrap"
      rowGap="2"
      columnGap="3"
      mb="4"
      py="0.6875rem"
      px="3"
      borderRadius="control"
      bg="warn.subtle"
      color="warn"
      role="status"
    >
      <TriangleAlert size="1rem" aria-hidden="true" />
      <Text flex="1 1 16rem" textStyle="table">
        <PaymentDefaultText reason={paymentDefaultReason} endOfGracePeriod={endOfGracePeriod ?? null} />
      </Text>
      <Button onClick={onManage}>{formatMessage({ id: 'billing.renew' })}</Button>
    </Flex>
  )
}
