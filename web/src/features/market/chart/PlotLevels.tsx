import { useFormatters } from '../../../kit/language/useFormatters.ts'
import type { Places, PlotLine } from '../../../kit/chart/plotFrame.ts'
import { GRIP, stairRoom } from '../../../kit/stair/stairPlace.ts'
import { ChartSteps } from './ChartStair.tsx'
import type { PricePlotProps } from './PricePlot.tsx'
import plot from '../../../kit/chart/TimeChart.module.css'
import styles from './PricePlot.module.css'

const TAG = { width: 52, height: 20 } as const

interface PlotLevelsProps extends Pick<PricePlotProps, 'frame' | 'span' | 'hasStair' | 'livePrice' | 'previousClose'> {
  readonly places: Places
  readonly end: PlotLine['points'][number] | null
}

export function PlotLevels({ frame, span, hasStair, livePrice, previousClose, end, places }: PlotLevelsProps) {
  const { price } = useFormatters()
  const { left, right, top, bottom, x, y } = places
  const stairEdge = hasStair ? right + stairRoom(frame) - GRIP.width / 2 : right
  return (
    <>
      {previousClose !== null && (
        <line
          className={styles['previousClose']}
          data-testid="previous-close"
          x1={left}
          x2={right}
          y1={y(previousClose)}
          y2={y(previousClose)}
        />
      )}
      {previousClose !== null && !frame.isSmall && !isNear(previousClose, livePrice, y) && (
        <text className={plot['axis']} x={left - 10} y={y(previousClose) + 4} textAnchor="end">
          {price(previousClose)}
        </text>
      )}
      {hasStair && <ChartSteps frame={frame} span={span} places={places} />}
      {livePrice !== null && (
        <g className={styles['live']}>
          <line className={styles['liveLine']} x1={left} x2={stairEdge} y1={y(livePrice)} y2={y(livePrice)} />
          <rect
            x={0}
            y={clamp(y(livePrice), top, bottom) - TAG.height / 2}
            width={tagWidth(price(livePrice))}
            height={TAG.height}
            rx={4}
          />
          <text
            className={styles['tagText']}
            x={tagWidth(price(livePrice)) / 2}
            y={clamp(y(livePrice), top, bottom) + 4}
            textAnchor="middle"
          >
            {price(livePrice)}
          </text>
        </g>
      )}
      {end?.value != null && <circle className={plot['end']} cx={x(end.place)} cy={y(end.value)} r={4} />}
    </>
  )
}

function isNear(one: number, other: number | null, y: Places['y']): boolean {
  return other !== null && Math.abs(y(one) - y(other)) < TAG.height
}

function tagWidth(text: string): number {
  return Math.max(TAG.width, text.length * 7 + 8)
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value))
}
