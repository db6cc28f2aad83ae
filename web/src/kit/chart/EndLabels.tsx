import type { LineLook, Places } from './plotFrame.ts'
import { spreadLabels } from './spreadLabels.ts'
import styles from './TimeChart.module.css'

/** Height of a label, in pixels. */
const GAP = 32
const BESIDE = 12

export interface EndLabel {
  readonly look: LineLook
  readonly name: string
  readonly value: string
  readonly at: { readonly place: number; readonly value: number }
  readonly isAmount?: boolean | undefined
}

export function EndLabels({ labels, places }: { labels: readonly EndLabel[]; places: Places }) {
  const wanted = labels.map(({ at }) => places.y(at.value))
  const spread = spreadLabels(wanted, GAP, places.top + 10, places.bottom - 14)
  return labels.map(({ look, name, value, at, isAmount }, index) => (
    <g key={index} data-look={look}>
      {look !== 'steps' && (
        <circle
          className={styles['end']}
          cx={places.x(at.place)}
          cy={places.y(at.value)}
          r={look === 'main' ? 4 : 3.5}
        />
      )}
      <text className={styles['label']} x={places.right + BESIDE} y={(spread[index] ?? 0) - 2}>
        {name}
      </text>
      <text
        className={`${styles['label']} ${styles['strong']}`}
        data-amount={isAmount || undefined}
        x={places.right + BESIDE}
        y={(spread[index] ?? 0) + 13}
      >
        {value}
      </text>
    </g>
  ))
}
