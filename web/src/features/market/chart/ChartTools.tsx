import { memo, type Ref } from 'react'
import { ChartColumn, GitCompareArrows, Maximize2, Table2 } from 'lucide-react'
import { useIntl } from 'react-intl'
import { Button } from '../../../ui/buttons/Button.tsx'
import { IconButton } from '../../../ui/buttons/IconButton.tsx'
import styles from './PriceChart.module.css'

interface ChartToolsProps {
  readonly isCompared: boolean
  readonly onCompare: () => void
  readonly isVolumeOn: boolean
  /** Absent for a single day, for which volumes say nothing. */
  readonly onVolume: (() => void) | undefined
  /** Set if the table replaces the chart. */
  readonly tableId: string | undefined
  readonly onTable: () => void
  /** Absent if the chart fills the window already. */
  readonly onFull?: (() => void | Promise<void>) | undefined
  readonly opener?: Ref<HTMLButtonElement> | undefined
}

/** Memoized: the buttons cost as much as redrawing the line at every tick. */
export const ChartTools = memo(function ChartTools({
  isCompared,
  onCompare,
  isVolumeOn,
  onVolume,
  tableId,
  onTable,
  onFull,
  opener,
}: ChartToolsProps) {
  const { formatMessage } = useIntl()
  const isTable = tableId !== undefined
  return (
    <div className={styles['tools']}>
      <Button size="small" variant={isCompared ? 'secondary' : 'quiet'} aria-pressed={isCompared} onClick={onCompare}>
        <GitCompareArrows aria-hidden="true" />
        {formatMessage({ id: 'stock.chart.compare' })}
      </Button>
      {onVolume && (
        <Button size="small" variant={isVolumeOn ? 'secondary' : 'quiet'} aria-pressed={isVolumeOn} onClick={onVolume}>
          <ChartColumn aria-hidden="true" />
          {formatMessage({ id: 'stock.chart.volume' })}
        </Button>
      )}
      <IconButton
        label={formatMessage({ id: 'stock.chart.table' })}
        size="small"
        variant={isTable ? 'secondary' : 'quiet'}
        aria-pressed={isTable}
        aria-controls={tableId}
        onClick={onTable}
      >
        <Table2 aria-hidden="true" />
      </IconButton>
      {onFull && (
        <IconButton
          ref={opener}
          label={formatMessage({ id: 'stock.chart.full' })}
          size="small"
          variant="quiet"
          onClick={onFull}
        >
          <Maximize2 aria-hidden="true" />
        </IconButton>
      )}
    </div>
  )
})
