import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import type { BillingAddress } from '@palier/domain/billing/billingAddress'
import { type TaxKind, useTaxName } from './useTaxName.ts'
import { centsOf } from '../plans/centsOf.ts'
import { LargeAmount } from '../plans/PlanPrice.tsx'
import { useFormatters } from '../../../kit/language/useFormatters.ts'
import { Box, Flex } from '../../../ui/layout/boxes.ts'
import { FactLine } from './FactLine.tsx'

const CENTS = 100

interface Tax {
  readonly kind?: TaxKind | null | undefined
  readonly amount: string
}

interface SummaryLinesProps {
  readonly label: ReactNode
  readonly taxes: readonly Tax[]
  /** Buyer's address, for the tax rates; null if unknown. */
  readonly place: BillingAddress | null
  readonly totalCents: number
}

export function SummaryLines({ label, taxes, place, totalCents }: SummaryLinesProps) {
  const { formatMessage } = useIntl()
  const { money } = useFormatters()
  const taxName = useTaxName()
  const taxLines = taxes.map(({ kind, amount }) => ({ label: taxName(kind, place), cents: centsOf(amount) }))
  const taxCents = taxLines.reduce((sum, { cents }) => sum + cents, 0)
  const lines = [{ label, cents: totalCents - taxCents }, ...taxLines]
  const isNothing = totalCents === 0 && lines.every(({ cents }) => cents === 0)
  return (
    <dl>
      {!isNothing &&
        lines.map(({ label, cents }, index) => (
          <FactLine key={index} label={label}>
            {money(cents / CENTS, 'CAD')}
          </FactLine>
        ))}
      <Flex
        align="baseline"
        justify="space-between"
        gap="4"
        {...(!isNothing && { mt: '2', pt: '3', borderTopWidth: '1px', borderTopColor: 'border' })}
      >
        <Box as="dt" fontWeight="semibold">
          {formatMessage({ id: 'order.total' })}
        </Box>
        <dd>
          <LargeAmount cents={totalCents} />
        </dd>
      </Flex>
    </dl>
  )
}
