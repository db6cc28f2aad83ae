import { useIntl } from 'react-intl'
import type { Currency } from '@palier/domain/market/currency'
import type { Thresholds } from '@palier/domain/watchlists/thresholds'
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden.tsx'
import { useFormatters } from '../../../kit/language/useFormatters.ts'
import { rangeShape } from './rangeShape.ts'
import styles from './RangeBar.module.css'

interface RangeBarProps {
  /** Decimals as text; null where they are not known. */
  readonly low: string | null
  readonly high: string | null
  readonly price: string | null
  readonly levels: Thresholds | null
  readonly currency: Currency
}

/** A lowest and a highest price, with the present one and the reader's own between them. */
export function RangeBar({ low, high, price, levels, currency }: RangeBarProps) {
  const { formatMessage } = useIntl()
  const formatters = useFormatters()
  if (low === null || high === null) return '–'
  const own = levels ? Object.values(levels).filter((level) => level !== null) : []
  const shape = rangeShape(Number(low), Number(high), price === null ? null : Number(price), own.map(Number))
  return (
    <span className={styles['range']}>
      <span aria-hidden="true">{formatters.price(low)}</span>
      <span className={styles['bar']} aria-hidden="true">
        {shape.levels.map((place) => (
          <span key={place} className={styles['level']} style={{ left: `${place}%` }} />
        ))}
        {shape.price !== null && <span className={styles['tick']} style={{ left: `${shape.price}%` }} />}
      </span>
      <span aria-hidden="true">{formatters.price(high)}</span>
      <VisuallyHidden>
        {formatMessage(
          { id: 'stock.range' },
          {
            low: formatters.money(low, currency),
            high: formatters.money(high, currency),
            count: shape.levels.length,
          },
        )}
      </VisuallyHidden>
    </span>
  )
}
