import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { useFormatters } from '../../../kit/language/useFormatters.ts'
import { centsOf } from './centsOf.ts'
import type { OfferedPlan } from './offeredPlan.ts'
import { Stack } from '../../../ui/layout/boxes.ts'
import { Text } from '../../../ui/text/Text.ts'

const CENTS = 100

/** Amount with its cents and currency set small. */
export function LargeAmount({ cents, currency = 'CAD' }: { cents: number; currency?: OfferedPlan['currency'] }) {
  const { moneyParts } = useFormatters()
  return (
    <Amount>
      {moneyParts(cents / CENTS, currency).map(({ text, isQuiet }, index) => (
        <span key={index} data-quiet={isQuiet || undefined}>
          {text}
        </span>
      ))}
    </Amount>
  )
}

export function PlanPrice({ plan: { price, currency } }: { plan: Pick<OfferedPlan, 'price' | 'currency'> }) {
  const { formatMessage } = useIntl()
  const isFree = Number(price) === 0
  return (
    <Stack as="p" gap="0.125rem">
      {isFree ? (
        <Amount>{formatMessage({ id: 'order.free' })}</Amount>
      ) : (
        <LargeAmount cents={centsOf(price)} currency={currency} />
      )}
      <Text as="span" color="fg.muted" textStyle="note">
        {formatMessage({ id: isFree ? 'order.free.note' : 'order.price.note' })}
      </Text>
    </Stack>
  )
}

const quiet = { color: 'fg.muted', fontSize: '1.0625rem', fontWeight: 'medium', lineHeight: '1', letterSpacing: '0' }

function Amount({ children }: { children: ReactNode }) {
  return (
    <Text
      as="span"
      textStyle="planPrice"
      fontVariantNumeric="tabular-nums"
      whiteSpace="nowrap"
      css={{ '& [data-quiet]': quiet }}
    >
      {children}
    </Text>
  )
}
