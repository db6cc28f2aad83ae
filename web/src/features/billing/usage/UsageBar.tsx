import { useId } from 'react'
import { Lock } from 'lucide-react'
import { useIntl } from 'react-intl'
import { Text } from '../../../ui/text/Text.ts'
import { Flex, Stack } from '../../../ui/layout/boxes.ts'
import { Gauge } from './Gauge.tsx'
import { limitUseOf } from './limitUse.ts'

interface UsageBarProps {
  readonly label: string
  readonly used: number
  /** 0 if the plan does not include it. */
  readonly limit: number
  readonly isStacked?: boolean
}

/** Usage of one limit: a bar, a text if full, or a lock if the plan does not include it. */
export function UsageBar({ label, used, limit, isStacked = false }: UsageBarProps) {
  const { formatMessage } = useIntl()
  const id = useId()
  const isLocked = limit === 0
  const use = limitUseOf(used, limit)
  const end = () => {
    if (isLocked)
      return (
        <Lock
          size="0.8125rem"
          color="var(--p-colors-fg-muted)"
          role="img"
          aria-label={formatMessage({ id: 'usage.locked' })}
        />
      )
    return formatMessage({ id: 'usage.line' }, { used, limit })
  }
  return (
    <Stack gap="1" textStyle="note">
      <Flex
        direction={isStacked ? 'column' : 'row'}
        align={isStacked ? 'flex-start' : 'center'}
        justify="space-between"
        gap={isStacked ? '0.125rem' : '0'}
      >
        <Text id={id} as="span" color="fg.muted">
          {label}
        </Text>
        <Text as="span" textStyle={isStacked ? 'body' : 'note'} fontWeight="medium" fontVariantNumeric="tabular-nums">
          {end()}
        </Text>
      </Flex>
      {!isLocked && (
        <Gauge
          used={used}
          limit={limit}
          h="0.375rem"
          role="meter"
          aria-labelledby={id}
          aria-valuemin={0}
          aria-valuemax={limit}
          aria-valuenow={Math.min(used, limit)}
          aria-valuetext={formatMessage({ id: 'usage.said' }, { used, limit })}
        />
      )}
      {!isLocked && use !== 'open' && (
        <Text as="span" color={use === 'reached' ? 'warn' : 'fg.muted'}>
          {formatMessage({ id: `usage.${use}` })}
        </Text>
      )}
    </Stack>
  )
}
