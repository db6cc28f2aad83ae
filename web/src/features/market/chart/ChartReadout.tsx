import type { ReactNode } from 'react'
import { Minimize2, ZoomOut } from 'lucide-react'
import { useIntl } from 'react-intl'
import type { Direction } from '@palier/domain/market/priceChange'
import { Button } from '../../../ui/buttons/Button.tsx'
import { IconButton } from '../../../ui/buttons/IconButton.tsx'
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
  /** Where the chart fills the window: whose it is, and the way back to the page. */
  readonly leave: { readonly symbol: string; readonly onLeave: () => void | Promise<void> } | null
}

/** The line above a chart: what is at the crosshair at the left, the change at the right. */
export function ChartReadout(props: ChartReadoutProps) {
  const { children, direction, change, wholeChange, isChangeNamed, onWhole, leave } = props
  const { formatMessage } = useIntl()
  return (
    <div className={styles['readout']}>
      {leave && (
        <>
          <IconButton label={formatMessage({ id: 'stock.chart.full.leave' })} variant="quiet" onClick={leave.onLeave}>
            <Minimize2 aria-hidden="true" />
          </IconButton>
          <strong className={styles['symbol']}>{leave.symbol}</strong>
        </>
      )}
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
