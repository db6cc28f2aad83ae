import { useState } from 'react'
import { badgeLevelOf, scoreText, type BadgeLevel } from '@palier/domain/watchlists/score'
import { stairPath } from '../layout/stairPath.ts'
import styles from './ScoreBadge.module.css'

interface Flight {
  readonly steps: number
  readonly direction: 'up' | 'down'
}

const flights: Record<BadgeLevel, Flight> = {
  1: { steps: 5, direction: 'up' },
  2: { steps: 4, direction: 'up' },
  3: { steps: 3, direction: 'up' },
  4: { steps: 2, direction: 'up' },
  5: { steps: 1, direction: 'up' },
  11: { steps: 0, direction: 'up' },
  21: { steps: 5, direction: 'down' },
  22: { steps: 4, direction: 'down' },
}

const grids = { table: { tread: 3, rise: 2 }, large: { tread: 5, rise: 3 } } as const

interface ScoreBadgeProps {
  readonly score: number
  readonly label: string
  readonly size?: 'table' | 'large'
  /** Omits the stair always, or below 1264 px. */
  readonly compact?: 'always' | 'narrow'
}

export function ScoreBadge({ score, label, size = 'table', compact }: ScoreBadgeProps) {
  const level = badgeLevelOf(score)
  return (
    <span
      className={styles['badge']}
      role="img"
      aria-label={label}
      data-level={level}
      data-size={size}
      data-compact={compact}
    >
      <BadgeStair level={level} size={size} />
      {/* Ellipsis character: as wide as a digit, and never broken. */}
      <span className={styles['number']}>{level === 11 ? '…' : scoreText(score)}</span>
    </span>
  )
}

function BadgeStair({ level, size }: { level: BadgeLevel; size: 'table' | 'large' }) {
  const [levels, setLevels] = useState({ present: level, before: level })
  if (levels.present !== level) setLevels({ present: level, before: levels.present })

  const { tread, rise } = grids[size]
  const { steps, direction } = flights[level]
  const before = flights[levels.before]
  const isRising = direction === before.direction && steps > before.steps

  return (
    <svg
      className={styles['stair']}
      viewBox={`0 0 ${5 * tread} ${5 * rise}`}
      fill="currentColor"
      shapeRendering="crispEdges"
      aria-hidden="true"
    >
      <path className={styles['ghost']} d={stairPath({ steps: 5, tread, rise, direction })} />
      <path d={stairPath({ steps: isRising ? before.steps : steps, tread, rise, direction })} />
      {isRising && <path key={level} className={styles['fresh']} d={stairPath({ steps, tread, rise, direction })} />}
    </svg>
  )
}
