import { useState } from 'react'
import type { BadgeLevel } from '@palier/domain/watchlists/score'
import { priceRailShape, type RailFigures, type RailZone } from './priceRailShape.ts'
import styles from './PriceRail.module.css'

/** Pixels. Shorter moves are not visible, and each animation costs a layer. */
const SHORTEST_GLIDE = 3

interface PriceRailProps extends RailFigures {
  readonly level: BadgeLevel
  readonly label: string
  /** Pixels; each step is a fifth. */
  readonly height?: number
}

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
      {/* Outside the drawing: animating inside the SVG would force a layout in every frame. */}
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
