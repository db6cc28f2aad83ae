import { stairPath } from '../../../ui/layout/stairPath.ts'

const STEPS = 5
const SIZES = { card: { tread: 5, rise: 3 }, row: { tread: 8, rise: 5 } } as const

interface PlanMarkProps {
  /** Rank of the plan, from 1; from 5 on the stair is full. */
  readonly order: number
  /** Treads are 5 wide and 3 high in a card, 8 and 5 in a row. */
  readonly size?: keyof typeof SIZES
}

export function PlanMark({ order, size = 'card' }: PlanMarkProps) {
  const { tread, rise } = SIZES[size]
  const width = STEPS * tread
  const height = STEPS * rise
  const climbed = Math.min(Math.max(order, 1), STEPS)
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      style={{ flex: 'none', width: `${width / 16}rem`, height: `${height / 16}rem` }}
      shapeRendering="crispEdges"
      aria-hidden="true"
    >
      <path fill="var(--p-colors-rail)" d={stairPath({ steps: STEPS, tread, rise })} />
      <path fill="var(--p-colors-accent)" d={stairPath({ steps: climbed, tread, rise })} />
    </svg>
  )
}
