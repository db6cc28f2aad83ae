import type { LotFacts } from './lotFacts.ts'
import styles from './LotMark.module.css'

/** A purchase is a full triangle that points up, a sale an empty one that points down. */
export function LotMark({ type }: { type: LotFacts['type'] }) {
  return (
    <svg className={styles['mark']} data-type={type} viewBox="0 0 11 10" aria-hidden="true">
      <path d={type === 'BUY' ? 'M5.5 1L10.5 9H0.5Z' : 'M5.5 9L10 1.5H1Z'} />
    </svg>
  )
}
