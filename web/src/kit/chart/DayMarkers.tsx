import { placeOfDate, type PlotDay, type PlotMarker } from './dayPlaces.ts'
import type { Places, PlotRange } from './plotFrame.ts'
import { tradePath, tradeTop, TRADE_SIZE } from './tradePath.ts'
import styles from './TimeChart.module.css'

interface DayMarkersProps {
  readonly days: readonly PlotDay[]
  readonly markers: readonly PlotMarker[]
  readonly range: PlotRange
  readonly places: Places
}

export function DayMarkers({ days, markers, range, places }: DayMarkersProps) {
  return markers.map(({ date, kind, text }, index) => {
    const place = placeOfDate(days, date)
    const day = place === null ? undefined : days[place]
    if (place === null || !day || place < range.from || place > range.to) return null
    const x = places.x(place)
    const left = x - TRADE_SIZE.width / 2
    const right = x + TRADE_SIZE.width / 2
    const isFirst = x - places.left < (places.right - places.left) * 0.06
    return (
      <g key={index}>
        <path className={styles[kind]} d={tradePath(kind, x, places.y(day.value))} />
        <text
          className={styles['quantity']}
          data-amount
          x={isFirst ? right + 5 : left - 5}
          y={tradeTop(kind, places.y(day.value)) + TRADE_SIZE.height - 1}
          textAnchor={isFirst ? 'start' : 'end'}
        >
          {text}
        </text>
      </g>
    )
  })
}
