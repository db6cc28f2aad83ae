import type { ReactNode } from 'react'
import { ZoomOut } from 'lucide-react'
import { useIntl } from 'react-intl'
import type { Direction } from '@palier/domain/market/priceChange'
import { Button } from '../../../ui/buttons/Button.tsx'
import { ChangeText } from '../../../ui/figures/ChangeText.tsx'
import styles from './PriceChart.module.css'

interface ChartReadoutProps {
  /** What is pointed at, or the last point. */
  readonly children: ReactNode
  readonly direction: Direction
  /** The change that is shown, and how it is read out. */
  readonly change: string
  readonly wholeChange: string
  /** The change is among what is at the left. */
  readonly isChangeNamed: boolean
  /** Where a part is shown. */
  readonly onWhole: (() => void) | null
}

/** The line above a chart: what is at the crosshair at the left, the change at the right. */
export function ChartReadout({ children, direction, change, wholeChange, isChangeNamed, onWhole }: ChartReadoutProps) {
  const { formatMessage } = useIntl()
  return (
    <div className={styles['readout']}>
      <span className={styles['pointed']}>{children}</span>
      <span className={styles['change']}>
        {onWhole && (
          <Button size="small" variant="quiet" onClick={onWhole}>
            <ZoomOut aria-hidden="true" />
            {formatMessage({ id: 'stock.chart.whole' })}
          </Button>
        )}
        {!isChangeNamed && <ChangeText direction={direction} text={change} screenReaderText={wholeChange} />}
      </span>
    </div>
  )
}
