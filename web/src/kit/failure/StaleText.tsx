import { ClockAlert } from 'lucide-react'
import { useIntl } from 'react-intl'
import { useNow } from '../../device/clock.ts'
import { usePriceAge } from '../prices/usePriceAge.ts'
import styles from './StaleText.module.css'

interface StaleTextProps {
  /** When it was read, ISO 8601; null where it is fresh. */
  readonly since: string | null | undefined
}

/** Beside data that could not be refreshed: how old it is. */
export function StaleText({ since }: StaleTextProps) {
  const { formatMessage } = useIntl()
  const now = useNow()
  const ageOf = usePriceAge()
  if (since == null) return null
  return (
    <p className={styles['stale']} role="status">
      <ClockAlert className={styles['icon']} aria-hidden="true" />
      {formatMessage({ id: 'failure.stale' }, { age: ageOf(since, now) })}
    </p>
  )
}
