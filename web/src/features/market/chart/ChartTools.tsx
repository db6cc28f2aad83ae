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
  /** Absent where a volume says nothing: of a single day. */
  readonly onVolume: (() => void) | undefined
  /** Of the table that is shown in the place of the chart. */
  readonly tableId: string | undefined
  readonly onTable: () => void
  /** Absent where it fills the window already. */
  readonly onFull?: (() => void | Promise<void>) | undefined
  readonly opener?: Ref<HTMLButtonElement> | undefined
}

/** How a chart may be seen otherwise. Drawn once: a button costs as much as the line with every price. */
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
