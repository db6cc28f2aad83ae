import type { ReactNode } from 'react'
import styles from './EmptyState.module.css'

interface EmptyStateProps {
  readonly sentence: string
  /** The one primary action. */
  readonly action?: ReactNode
  /** Sample rows in the shape of the data, without links or buttons: they are hidden from screen readers. */
  readonly ghost?: ReactNode
  /** A CSS length: the height of the data that is not there. */
  readonly height?: string
}

/** The content of an empty box of data. The caller renders the box. */
export function EmptyState({ sentence, action, ghost, height }: EmptyStateProps) {
  return (
    <div className={styles['empty']} style={{ minHeight: height }}>
      <div className={styles['words']}>
        <p className={styles['sentence']}>{sentence}</p>
        {action}
      </div>
      {ghost && (
        <div className={styles['ghost']} aria-hidden="true" inert>
          {ghost}
        </div>
      )}
    </div>
  )
}
