import { tradePath, tradeTop, TRADE_SIZE } from './tradePath.ts'
import { placeOfDate, type dayPlaces, type PlotDay, type PlotMarker } from './dayPlaces.ts'
import styles from './DayPlot.module.css'

interface DayMarkersProps {
  readonly days: readonly PlotDay[]
  readonly markers: readonly PlotMarker[]
  readonly places: ReturnType<typeof dayPlaces>
}

/** Purchases below the line, sales above it, each with its quantity. */
export function DayMarkers({ days, markers, places }: DayMarkersProps) {
  return markers.map(({ date, kind, text }, index) => {
    const place = placeOfDate(days, date)
    const day = place === null ? undefined : days[place]
    if (place === null || !day) return null
    const x = places.x(place)
    const [left, right] = [x - TRADE_SIZE.width / 2, x + TRADE_SIZE.width / 2]
    const isFirst = place < days.length * 0.06
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
