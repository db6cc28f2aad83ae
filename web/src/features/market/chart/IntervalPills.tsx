import { useIntl } from 'react-intl'
import type { ChartInterval } from '../../../__generated__/LoadedChartQuery.graphql.ts'
import { PeriodPills } from '../../../kit/chart/PeriodPills.tsx'

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
    ({ interval, quantity, unit }): { period: ChartChoice; short: string; name: string }[] => {
      const own = {
        period: interval,
        short: formatMessage({ id: `stock.chart.short.${unit}` }, { quantity }),
        name: formatMessage({ id: `stock.chart.name.${unit}` }, { quantity }),
      }
      if (interval !== 'YEAR') return [own]
      const sinceJanuary = {
        period: 'YTD' as const,
        short: formatMessage({ id: 'stock.chart.short.YTD' }),
        name: formatMessage({ id: 'stock.chart.name.YTD' }),
      }
      return [sinceJanuary, own]
    },
  )
  return (
    <PeriodPills
      label={formatMessage({ id: 'stock.chart.intervals' })}
      pills={choices}
      value={value}
      isPending={isPending}
      onChange={onChange}
    />
  )
}
