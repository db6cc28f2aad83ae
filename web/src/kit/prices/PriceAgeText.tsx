import { ClockAlert, Moon } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { isStalePrice } from '@palier/domain/market/priceAge'
import { useNow } from '../../device/clock.ts'
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.tsx'
import { usePriceAge } from './usePriceAge.ts'
import styles from './PriceAgeText.module.css'

interface PriceAgeTextProps {
  /** ISO 8601; null if unknown. */
  readonly at: string | null
  readonly isIntraday: boolean
}

export function PriceAgeText({ at, isIntraday }: PriceAgeTextProps) {
  const now = useNow()
  const ageOf = usePriceAge()
  const isStale = at !== null && isStalePrice(at, now)
  return (
    <span className={styles['age']} data-stale={isStale || undefined}>
      {isStale && (
        <>
          <ClockAlert className={styles['icon']} aria-hidden="true" />
          <VisuallyHidden>
            <FormattedMessage id="age.stale" />,{' '}
          </VisuallyHidden>
        </>
      )}
      {!isStale && !isIntraday && at !== null && <Moon className={styles['icon']} aria-hidden="true" />}
      {ageOf(at, now)}
    </span>
  )
}
