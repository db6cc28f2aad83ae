import type { ReactNode } from 'react'
import { TriangleAlert, X } from 'lucide-react'
import styles from './MessageStrip.module.css'

interface MessageStripProps {
  /** A short summary before the sentence. */
  readonly head?: string
  readonly children: ReactNode
  readonly dismissLabel?: string
  /** Without it the strip stays until its cause goes. */
  readonly onDismiss?: () => void
}

/** A message under the bar. One at a time: the caller shows the gravest. `--palier-gutter` sets its left edge. */
export function MessageStrip({ head, children, dismissLabel, onDismiss }: MessageStripProps) {
  return (
    <div className={styles['strip']} role="status">
      <div className={styles['inner']}>
        <TriangleAlert className={styles['icon']} aria-hidden="true" />
        <p className={styles['words']}>
          {head && <span className={styles['head']}>{head} </span>}
          {children}
        </p>
        {onDismiss && (
          <button className={styles['dismiss']} type="button" aria-label={dismissLabel} onClick={onDismiss}>
            <X className={styles['icon']} aria-hidden="true" />
          </button>
        )}
      </div>
    </div>
  )
}
