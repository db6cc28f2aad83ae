import type { ReactNode } from 'react'
import styles from './Chip.module.css'

/** A small label in a box: plain, quiet for tags, accent for what is searched or preset. */
export function Chip({ tone = 'plain', children }: { tone?: 'plain' | 'quiet' | 'accent'; children: ReactNode }) {
  return (
    <span className={styles['chip']} data-tone={tone}>
      {children}
    </span>
  )
}
