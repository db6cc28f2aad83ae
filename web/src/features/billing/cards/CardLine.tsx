import { CircleAlert } from 'lucide-react'
import { useIntl } from 'react-intl'
import { graphql, useFragment } from '../../../kit/relay/hooks.ts'
import type { CardLine_method$key } from '../../../__generated__/CardLine_method.graphql.ts'
import { expiryText, maskedCard } from '../cardFields/cardLabels.ts'
import { CardTile } from './CardTile.tsx'
import { Flex, HStack } from '../../../ui/layout/boxes.ts'
import { Text } from '../../../ui/text/Text.ts'

export function CardLine({ method: key }: { method: CardLine_method$key }) {
  const { formatMessage } = useIntl()
  const { brand, last4, nameOnCard, expirationMonth, expirationYear, isExpired } = useFragment(
    graphql`
      fragment CardLine_method on PaymentMethod {
        brand
        last4
        nameOnCard
        expirationMonth
        expirationYear
        isExpired
      }
    `,
    key,
  )
  const holder = nameOnCard?.trim() || 'none'
  const expiry = expiryText(expirationMonth, expirationYear)
  return (
    <HStack as="span" gap="4" minW="0">
      <CardTile brand={brand} />
      <Flex as="span" direction="column" minW="0">
        <Text as="span" fontWeight="medium" fontVariantNumeric="tabular-nums">
          {maskedCard(brand, last4)}
        </Text>
        {isExpired ? (
          <HStack as="span" textStyle="note" overflowWrap="anywhere" gap="1" color="danger">
            <CircleAlert size="0.875rem" aria-hidden="true" />
            {formatMessage({ id: 'card.expired' }, { holder, expiry })}
          </HStack>
        ) : (
          <Text as="span" textStyle="note" overflowWrap="anywhere" color="fg.muted">
            {formatMessage({ id: 'card.facts' }, { holder, expiry })}
          </Text>
        )}
      </Flex>
    </HStack>
  )
}
