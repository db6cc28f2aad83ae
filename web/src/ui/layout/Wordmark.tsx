import { StairMark } from './StairMark.tsx'
import styles from './Wordmark.module.css'

/** The mark and the name on one baseline: 18, 19 or 22 px. */
export function Wordmark({ size = 'bar' }: { size?: 'phone' | 'bar' | 'welcome' }) {
  return (
    <span className={styles['wordmark']} data-size={size}>
      <span className={styles['mark']}>
        <StairMark height="0.95em" />
      </span>
      Palier
    </span>
  )
}
