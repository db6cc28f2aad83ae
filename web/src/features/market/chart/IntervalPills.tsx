import { useIntl } from 'react-intl'
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden.tsx'
import type { ChartInterval } from '../../../__generated__/LoadedChartQuery.graphql.ts'
import type { IntervalLength } from './chartLabels.ts'
import styles from './PriceChart.module.css'

interface IntervalPillsProps {
  readonly intervals: readonly (IntervalLength & { readonly interval: ChartInterval })[]
  /** The one that is shown. */
  readonly value: ChartInterval
  readonly isPending: boolean
  readonly onChange: (interval: ChartInterval) => void
}

/** The lengths of time that a chart can show. */
export function IntervalPills({ intervals, value, isPending, onChange }: IntervalPillsProps) {
  const { formatMessage } = useIntl()
  return (
    <div
      className={styles['pills']}
      role="group"
      aria-label={formatMessage({ id: 'stock.chart.intervals' })}
      aria-busy={isPending || undefined}
    >
      {intervals.map(({ interval, quantity, unit }) => (
        <button
          key={interval}
          className={styles['pill']}
          type="button"
          aria-pressed={interval === value}
          onClick={() => onChange(interval)}
        >
          <span aria-hidden="true">{formatMessage({ id: `stock.chart.short.${unit}` }, { quantity })}</span>
          <VisuallyHidden>{formatMessage({ id: `stock.chart.name.${unit}` }, { quantity })}</VisuallyHidden>
        </button>
      ))}
    </div>
  )
}
