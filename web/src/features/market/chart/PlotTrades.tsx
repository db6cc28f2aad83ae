import type { Places } from './plotFrame.ts'
import type { PricePlotProps } from './PricePlot.tsx'
import { tradePath } from '../../../kit/chart/tradePath.ts'
import styles from './PricePlot.module.css'

interface PlotTradesProps extends Pick<PricePlotProps, 'frame' | 'points' | 'trades'> {
  readonly places: Places
}

/** The reader's purchases below the line, and the sales above it. */
export function PlotTrades({ frame, points, trades, places: { x, y } }: PlotTradesProps) {
  return (
    <svg className={styles['layer']} width={frame.width} height={frame.height} aria-hidden="true">
      {trades.map(({ place, kind }) => {
        const point = points[place]
        return (
          point && (
            <path
              key={`${place} ${kind}`}
              className={styles[kind]}
              data-trade={kind}
              d={tradePath(kind, x(place), y(point.price))}
            />
          )
        )
      })}
    </svg>
  )
}
