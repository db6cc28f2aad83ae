import { useIntl } from 'react-intl'
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden.tsx'
import type { ChartInterval } from '../../../__generated__/LoadedChartQuery.graphql.ts'
import styles from './PriceChart.module.css'

/** Interval, or year to date, which is cut from the chart of a year. */
export type ChartChoice = ChartInterval | 'YTD'

interface IntervalPillsProps {
  readonly intervals: readonly {
    readonly interval: ChartInterval
    readonly quantity: number
    readonly unit: 'DAY' | 'MONTH' | 'YEAR'
  }[]
  readonly value: ChartChoice
  readonly isPending: boolean
  readonly onChange: (choice: ChartChoice) => void
}

export function IntervalPills({ intervals, value, isPending, onChange }: IntervalPillsProps) {
  const { formatMessage } = useIntl()
  const choices = intervals.flatMap(
    ({ interval, quantity, unit }): { choice: ChartChoice; short: string; name: string }[] => {
      const own = {
        choice: interval,
        short: formatMessage({ id: `stock.chart.short.${unit}` }, { quantity }),
        name: formatMessage({ id: `stock.chart.name.${unit}` }, { quantity }),
      }
      if (interval !== 'YEAR') return [own]
      const sinceJanuary = {
        choice: 'YTD' as const,
        short: formatMessage({ id: 'stock.chart.short.YTD' }),
        name: formatMessage({ id: 'stock.chart.name.YTD' }),
      }
      return [sinceJanuary, own]
    },
  )
  return (
    <div
      className={styles['pills']}
      role="group"
      aria-label={formatMessage({ id: 'stock.chart.intervals' })}
      aria-busy={isPending || undefined}
    >
      {choices.map(({ choice, short, name }) => (
        <button
          key={choice}
          className={styles['pill']}
          type="button"
          aria-pressed={choice === value}
          onClick={() => onChange(choice)}
        >
          <span aria-hidden="true">{short}</span>
          <VisuallyHidden>{name}</VisuallyHidden>
        </button>
      ))}
    </div>
  )
}
