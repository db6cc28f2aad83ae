import type { Places, PlotLine } from '../../../kit/chart/plotFrame.ts'
import { tradePath } from '../../../kit/chart/tradePath.ts'
import type { TradeMark } from './points/ownTrades.ts'
import plot from '../../../kit/chart/TimeChart.module.css'

interface PlotTradesProps {
  readonly points: PlotLine['points']
  readonly trades: readonly TradeMark[]
  readonly places: Places
}

/** The reader's purchases below the line, and the sales above it. */
export function PlotTrades({ points, trades, places: { x, y } }: PlotTradesProps) {
  return trades.map(({ place, kind }) => {
    const point = points[place]
    return (
      point?.value != null && (
        <path
          key={`${place} ${kind}`}
          className={plot[kind]}
          data-trade={kind}
          d={tradePath(kind, x(point.place), y(point.value))}
        />
      )
    )
  })
}
