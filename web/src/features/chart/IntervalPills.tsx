import { useIntl } from 'react-intl'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import type { IntervalLength } from './chartWords.ts'
import styles from './PriceChart.module.css'

interface IntervalPillsProps {
  readonly intervals: readonly (IntervalLength & { readonly key: string })[]
  /** The key of the one that is shown. */
  readonly value: string
  readonly isPending: boolean
  readonly onChange: (key: string) => void
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
      {intervals.map(({ key, quantity, unit }) => (
        <button
          key={key}
          className={styles['pill']}
          type="button"
          aria-pressed={key === value}
          onClick={() => onChange(key)}
        >
          <span aria-hidden="true">{formatMessage({ id: `stock.chart.short.${unit}` }, { quantity })}</span>
          <VisuallyHidden>{formatMessage({ id: `stock.chart.name.${unit}` }, { quantity })}</VisuallyHidden>
        </button>
      ))}
    </div>
  )
}
