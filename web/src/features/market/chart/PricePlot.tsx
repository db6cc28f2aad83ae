import { useMemo, type ReactNode } from 'react'
import { EndLabels, type EndLabel } from '../../../kit/chart/EndLabels.tsx'
import type { PlotFrame, PlotLine, PlotRange, Span } from '../../../kit/chart/plotFrame.ts'
import { TimeChart, type TimeChartProps } from '../../../kit/chart/TimeChart.tsx'
import type { DividendMark } from './points/dividends.ts'
import type { TradeMark } from './points/ownTrades.ts'
import { PriceBrush } from './PriceBrush.tsx'
import type { PlotPoint } from './points/pricePoint.ts'
import type { TimeAxis } from '../../../kit/chart/timeTicks.ts'
import { ChartGrips } from './ChartStair.tsx'
import { PlotDividends } from './PlotDividends.tsx'
import { PlotLevels } from './PlotLevels.tsx'
import { PlotTrades } from './PlotTrades.tsx'
import styles from './PricePlot.module.css'

const AREA_OPACITY = 0.055

export interface PricePlotProps extends Omit<
  TimeChartProps,
  'frame' | 'layers' | 'controls' | 'taken' | 'areaOpacity' | 'isOfAmounts' | 'range' | 'span' | 'lines'
> {
  readonly frame: PlotFrame
  readonly range: PlotRange
  readonly span: Span
  readonly lines: readonly PlotLine[]
  readonly hasStair: boolean
  readonly trades: readonly TradeMark[]
  readonly dividends: readonly DividendMark[]
  /** Null if the plot shows no prices, or not the current one. */
  readonly livePrice: number | null
  /** Set only for the day interval. */
  readonly previousClose: number | null
  readonly endLabels: readonly EndLabel[]
  /** Whole line for the strip below the plot; null without a strip. */
  readonly strip: readonly PlotPoint[] | null
  readonly axis: Omit<TimeAxis, 'width' | 'room' | 'instants' | 'before'>
  readonly instant: (at: number) => string
  readonly onRange: (range: PlotRange | null) => void
  readonly below: ReactNode
}

export function PricePlot({ hasStair, livePrice, previousClose, endLabels, ...props }: PricePlotProps) {
  const { trades, dividends, strip, axis, instant, below, ...chart } = props
  const { frame, lines, range, span } = chart
  const taken = useMemo(() => [livePrice, previousClose].filter((price) => price !== null), [livePrice, previousClose])
  const main = lines[0]?.points ?? []
  return (
    <>
      <div className={styles['plot']}>
        <TimeChart
          {...chart}
          taken={taken}
          areaOpacity={endLabels.length > 0 ? 0 : AREA_OPACITY}
          layers={(places) => (
            <svg className={styles['layer']} width={frame.width} height={frame.height} aria-hidden="true">
              <PlotDividends points={main} dividends={dividends} places={places} />
              <PlotTrades points={main} trades={trades} places={places} />
              <PlotLevels
                {...{ frame, span, hasStair, livePrice, previousClose, places }}
                end={endLabels.length === 0 && range.to === chart.lastPlace ? (main.at(-1) ?? null) : null}
              />
              <EndLabels labels={endLabels} places={places} />
            </svg>
          )}
          controls={hasStair ? (places) => <ChartGrips frame={frame} span={span} places={places} /> : undefined}
        />
      </div>
      {below}
      {strip && (
        <PriceBrush
          left={frame.margin.left}
          width={Math.max(1, frame.width - frame.margin.left - frame.margin.right)}
          points={strip}
          range={range}
          onRange={chart.onRange}
          timeAxis={axis}
          instant={instant}
        />
      )}
    </>
  )
}
