import { placeOfDate, type dayPlaces, type PlotDay, type PlotMarker } from './dayPlaces.ts'
import styles from './DayPlot.module.css'

interface DayMarkersProps {
  readonly days: readonly PlotDay[]
  readonly markers: readonly PlotMarker[]
  readonly places: ReturnType<typeof dayPlaces>
}

const GAP = 7
const SIZE = { width: 11, height: 9 } as const

/** Purchases below the line, sales above it, each with its quantity. */
export function DayMarkers({ days, markers, places }: DayMarkersProps) {
  return markers.map(({ date, kind, text }, index) => {
    const place = placeOfDate(days, date)
    const day = place === null ? undefined : days[place]
    if (place === null || !day) return null
    const x = places.x(place)
    const isBuy = kind === 'buy'
    const top = isBuy ? places.y(day.value) + GAP : places.y(day.value) - GAP - SIZE.height
    const [left, right] = [x - SIZE.width / 2, x + SIZE.width / 2]
    const path = isBuy
      ? `M${x} ${top}L${right} ${top + SIZE.height}H${left}Z`
      : `M${x} ${top + SIZE.height}L${right} ${top}H${left}Z`
    const isFirst = place < days.length * 0.06
    return (
      <g key={index}>
        <path className={isBuy ? styles['buy'] : styles['sell']} d={path} />
        <text
          className={styles['quantity']}
          x={isFirst ? right + 5 : left - 5}
          y={top + SIZE.height - 1}
          textAnchor={isFirst ? 'start' : 'end'}
        >
          {text}
        </text>
      </g>
    )
  })
}
