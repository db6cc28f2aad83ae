import type { ListKind, ThresholdState } from '@palier/domain/watchlists/thresholds'
import styles from './ThresholdStair.module.css'

export function ThresholdStair({ kind, states }: { kind: ListKind; states: readonly ThresholdState[] }) {
  return (
    <span className={styles['stair']} data-kind={kind} aria-hidden="true">
      {states.map(({ key, state }) => (
        <span key={key} className={styles['tread']} data-key={key} data-crossed={state === 'crossed' || undefined} />
      ))}
    </span>
  )
}
