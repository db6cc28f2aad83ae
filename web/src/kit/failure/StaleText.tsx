import { ClockAlert } from 'lucide-react'
import { useIntl } from 'react-intl'
import { useNow } from '../../device/clock.ts'
import { usePriceAge } from '../prices/usePriceAge.ts'
import { Text } from '../../ui/text/Text.ts'

interface StaleTextProps {
  /** Time of the data, ISO 8601; null if fresh. */
  readonly since: string | null | undefined
}

export function StaleText({ since }: StaleTextProps) {
  const { formatMessage } = useIntl()
  const now = useNow()
  const ageOf = usePriceAge()
  if (since == null) return null
  return (
    <Text display="flex" alignItems="center" gap="0.3125rem" mb="2" textStyle="note" color="fg.muted" role="status">
      <ClockAlert size="0.875rem" aria-hidden="true" />
      {formatMessage({ id: 'failure.stale' }, { age: ageOf(since, now) })}
    </Text>
  )
}
