import type { ReactNode } from 'react'
import { Minimize2, ZoomOut } from 'lucide-react'
import { useIntl } from 'react-intl'
import type { Direction } from '@palier/domain/market/priceChange'
import { Button } from '../../../ui/buttons/Button.tsx'
import { IconButton } from '../../../ui/buttons/IconButton.tsx'
import { ChangeText } from '../../../ui/figures/ChangeText.tsx'
import styles from './PriceChart.module.css'

interface ChartReadoutProps {
  readonly children: ReactNode
  readonly direction: Direction
  readonly change: string
  readonly wholeChange: string
  /** True if `children` already include the change. */
  readonly isChangeNamed: boolean
  readonly onWhole: (() => void) | null
  readonly leave: { readonly symbol: string; readonly onLeave: () => void | Promise<void> } | null
}

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
