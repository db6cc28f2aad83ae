import { Pencil } from 'lucide-react'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import type { Decimal } from '@palier/domain/kernel/decimal'
import { IconButton } from '../../../ui/buttons/IconButton.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { Flex } from '../../../ui/layout/boxes.ts'
import { Heading } from '../../../ui/text/Heading.ts'
import { ProgressBar } from '../../../ui/status/ProgressBar.tsx'
import { Text } from '../../../ui/text/Text.ts'
import { useFormatters } from '../../../kit/language/useFormatters.ts'
import { pathTo } from '../../../kit/navigation/paths.ts'
import type { HeldStock } from '../figures/heldStock.ts'
import type { OwnObjective } from './ownObjective.ts'

interface ObjectiveCardProps {
  readonly objective: OwnObjective
  readonly onChange: (held: HeldStock) => void
}

export function ObjectiveCard({ objective: { stock, progression, held }, onChange }: ObjectiveCardProps) {
  const { formatMessage } = useIntl()
  const format = useFormatters()
  const { kind, target, value, percentageOfProgression, actualPercentage } = progression
  const write = (amount: Decimal) => {
    if (kind === 'totalTargetedShareCount')
      return formatMessage({ id: 'overview.shares' }, { count: amount.toNumber() })
    if (kind === 'percentageOfTotalInvestmentValue') return format.percent(amount.toString(), 1)
    return format.money(amount.toString(), stock.currency)
  }
  const progress = percentageOfProgression && format.percent(percentageOfProgression.toString(), 1)
  const filled = Math.min(100, percentageOfProgression?.toNumber() ?? 0)
  return (
    <Card as="li" minW="0" py="3" data-progress={percentageOfProgression?.toString()}>
      <Flex align="center" gap="2" minH="1.75rem">
        <Heading as="h3" textStyle="h3">
          <Link to={pathTo('Stock', { id: stock.stockId })}>{stock.symbol}</Link>
        </Heading>
        <Text as="span" flex="1" minW="0" truncate textStyle="note" color="fg.muted">
          {stock.companyName}
        </Text>
        {held && (
          <IconButton
            label={formatMessage({ id: 'overview.objective.edit' }, { symbol: stock.symbol })}
            variant="quiet"
            size="small"
            onClick={() => onChange(held)}
          >
            <Pencil aria-hidden="true" />
          </IconButton>
        )}
      </Flex>
      <Text textStyle="note" color="fg.muted">
        {formatMessage({ id: `overview.objective.${kind}` })}
      </Text>
      <Text
        mt="1"
        mb="2"
        color="fg.muted"
        fontVariantNumeric="tabular-nums"
        css={{ '& strong': { color: 'fg', fontWeight: 'semibold' } }}
      >
        <strong data-amount>{value ? write(value) : '–'}</strong>{' '}
        <span data-amount>{formatMessage({ id: 'overview.objective.of' }, { target: write(target) })}</span>
      </Text>
      <ProgressBar
        label={formatMessage({ id: 'overview.objective.progress' }, { symbol: stock.symbol })}
        value={filled}
        valueText={progress ?? formatMessage({ id: 'overview.objective.unknown' })}
        color={filled === 100 ? 'gain' : 'accent'}
      />
      <Flex
        as="p"
        justify="space-between"
        gap="2"
        mt="0.375rem"
        textStyle="note"
        color="fg.muted"
        fontVariantNumeric="tabular-nums"
        css={{ '& strong': { color: 'fg', fontWeight: 'medium' } }}
      >
        <strong>{progress ?? '–'}</strong>
        {actualPercentage && (
          <span>
            {formatMessage(
              { id: 'overview.objective.share' },
              { percent: format.percent(actualPercentage.toString(), 1) },
            )}
          </span>
        )}
      </Flex>
    </Card>
  )
}
