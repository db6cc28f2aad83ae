import { ClockAlert, Moon } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { isStalePrice } from '@palier/domain/market/priceAge'
import { useNow } from '../../device/clock.ts'
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.tsx'
import { usePriceAge } from './usePriceAge.ts'
import styles from './PriceAgeText.module.css'

interface PriceAgeTextProps {
  /** An instant, ISO 8601; null where it is not known. */
  readonly at: string | null
  /** The price of a session under way; otherwise that of the end of a day. */
  readonly isIntraday: boolean
}

/** How old a price is; a clock beside a stale one, a moon beside one of the end of the day. */
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
