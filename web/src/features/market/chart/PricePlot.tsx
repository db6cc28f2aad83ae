import { useMemo } from 'react'
import { EndLabels, type EndLabel } from '../../../kit/chart/EndLabels.tsx'
import type { PlotLine, PlotRange, Span } from '../../../kit/chart/plotFrame.ts'
import { TimeChart, type TimeChartProps } from '../../../kit/chart/TimeChart.tsx'
import type { PriceFrame } from './priceFrame.ts'
import type { TradeMark } from './points/ownTrades.ts'
import { PlotLevels } from './PlotLevels.tsx'
import { PlotTrades } from './PlotTrades.tsx'
import type { ChartStep } from './thresholdSteps.ts'
import styles from './PricePlot.module.css'

const AREA_OPACITY = 0.055

export interface PricePlotProps extends Omit<
  TimeChartProps,
  'frame' | 'layers' | 'taken' | 'areaOpacity' | 'isOfAmounts' | 'range' | 'span' | 'lines'
> {
  readonly frame: PriceFrame
  readonly range: PlotRange
  readonly span: Span
  readonly lines: readonly PlotLine[]
  readonly steps: readonly ChartStep[]
  readonly stepNames: Readonly<Record<ChartStep['key'], string>>
  readonly trades: readonly TradeMark[]
  /** Null where the plot does not show prices, or not the present one. */
  readonly livePrice: number | null
  /** On the day interval alone. */
  readonly previousClose: number | null
  /** Names lines where there are several. */
  readonly endLabels: readonly EndLabel[]
}

/** The price over time, with what is marked on it. */
export function PricePlot({ steps, stepNames, trades, livePrice, previousClose, endLabels, ...chart }: PricePlotProps) {
  const { frame, lines, range } = chart
  const taken = useMemo(() => [livePrice, previousClose].filter((price) => price !== null), [livePrice, previousClose])
  const main = lines[0]?.points ?? []
  return (
    <TimeChart
      {...chart}
      taken={taken}
      areaOpacity={endLabels.length > 0 ? 0 : AREA_OPACITY}
      layers={(places) => (
        <svg className={styles['layer']} width={frame.width} height={frame.height} aria-hidden="true">
          <PlotTrades points={main} trades={trades} places={places} />
          <PlotLevels
            {...{ frame, steps, stepNames, livePrice, previousClose, places }}
            end={endLabels.length === 0 && range.to === chart.lastPlace ? (main.at(-1) ?? null) : null}
          />
          <EndLabels labels={endLabels} places={places} />
        </svg>
      )}
    />
  )
}
