import { useState } from 'react'
import type { BadgeLevel } from '@palier/domain/watchlists/score'
import { priceRailShape, type RailFigures, type RailZone } from './priceRailShape.ts'
import styles from './PriceRail.module.css'

/** Pixels. Nobody sees a shorter way being gone, and each costs a layer of its own meanwhile. */
const SHORTEST_GLIDE = 3

interface PriceRailProps extends RailFigures {
  /** The level of the present score: its colour fills what is crossed. */
  readonly level: BadgeLevel
  /** The whole sentence for screen readers: range, price, next price and its distance. */
  readonly label: string
  /** Pixels; a fifth of it is one step. */
  readonly height?: number
}

/** The 52-week range with the thresholds as steps and the price as a tick. Sizes are CSS pixels, drawn in rem. */
export function PriceRail({ level, label, height = 10, ...figures }: PriceRailProps) {
  const { width } = figures
  const { tick, zones, crossed } = priceRailShape(figures)
  const [last, setLast] = useState({ tick, glides: false })
  if (last.tick !== tick) setLast({ tick, glides: Math.abs(tick - last.tick) >= SHORTEST_GLIDE })
  return (
    <span className={styles['rail']} style={{ width: `${width / 16}rem`, height: `${(height + 4) / 16}rem` }}>
      <svg
        className={styles['steps']}
        viewBox={`0 -3 ${width} ${height + 4}`}
        shapeRendering="crispEdges"
        role="img"
        aria-label={label}
      >
        <path className={styles['base']} d={outline(zones, height)} />
        {crossed.length > 0 && (
          <path
            className={styles['crossed']}
            style={{ fill: `var(--p-colors-score-${level}-bg)` }}
            d={outline(crossed, height)}
          />
        )}
      </svg>
      {/* Beside the drawing: what moves inside of it would be laid out at every frame of its way. */}
      <span
        className={styles['tick']}
        data-glides={last.glides || undefined}
        style={{ transform: `translateX(${tick / 16}rem)` }}
      />
    </span>
  )
}

function outline(zones: readonly RailZone[], height: number): string {
  return zones
    .map(({ from, to, fifths }) => `M${from} ${height}V${height - (fifths * height) / 5}H${to}V${height}Z`)
    .join('')
}
