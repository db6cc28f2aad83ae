import { useIntl } from 'react-intl'
import { graphql, useFragment } from '../../../kit/relay/hooks.ts'
import type { CardRow_subscription$key } from '../../../__generated__/CardRow_subscription.graphql.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Tag } from '../../../ui/layout/Tag.ts'
import { AccountRow } from '../../../kit/forms/AccountPart.tsx'
import { CardLine } from '../cards/CardLine.tsx'
import { Box } from '../../../ui/layout/boxes.ts'
import { Text } from '../../../ui/text/Text.ts'
import { BillingRow, BillingRowEnd } from './BillingRow.tsx'

interface CardRowProps {
  readonly subscription: CardRow_subscription$key
  readonly onManage: () => void
}

export function CardRow({ subscription: key, onManage }: CardRowProps) {
  const { formatMessage } = useIntl()
  const { defaultPaymentMethod: card } = useFragment(
    graphql`
      fragment CardRow_subscription on PlanSubscription {
        defaultPaymentMethod {
          isExpired
          ...CardLine_method
        }
      }
    `,
    key,
  )
  if (!card) {
    return (
      <AccountRow label={formatMessage({ id: 'billing.noCard' })} hint={formatMessage({ id: 'billing.noCard.text' })}>
        <Button onClick={onManage}>{formatMessage({ id: 'billing.manage' })}</Button>
      </AccountRow>
    )
  }
  return (
    <BillingRow>
      <Box flex="1 1 12rem" minW="0">
        <CardLine method={card} />
        {card.isExpired && (
          <Text mt="0.375rem" color="danger" textStyle="note">
            {formatMessage({ id: 'billing.expired' })}
          </Text>
        )}
      </Box>
      <BillingRowEnd>
        <Tag tone="quiet">{formatMessage({ id: 'card.default' })}</Tag>
        <Button onClick={onManage}>{formatMessage({ id: 'billing.manage' })}</Button>
      </BillingRowEnd>
    </BillingRow>
  )
}
