import { useEffect, useState } from 'react'
import { Check } from 'lucide-react'
import type { Notice } from './SnackbarContext.ts'
import styles from './Snackbar.module.css'

interface SnackbarProps {
  readonly notice: Notice
  /** How long it stays, the time under the pointer or the focus not counted. */
  readonly milliseconds: number
  readonly onClose: () => void
}

/** One short notice, with at most one action. */
export function Snackbar({ notice, milliseconds, onClose }: SnackbarProps) {
  const [isPaused, setIsPaused] = useState(false)
  useEffect(() => {
    if (isPaused) return
    const timer = setTimeout(onClose, milliseconds)
    return () => clearTimeout(timer)
  }, [isPaused, milliseconds, onClose])

  const { action } = notice
  return (
    <div
      className={styles['snackbar']}
      onPointerEnter={() => setIsPaused(true)}
      onPointerLeave={() => setIsPaused(false)}
      onFocus={() => setIsPaused(true)}
      onBlur={() => setIsPaused(false)}
    >
      {!notice.isBad && <Check className={styles['icon']} aria-hidden="true" />}
      <span>{notice.text}</span>
      {action && (
        <button
          className={styles['action']}
          type="button"
          onClick={() => {
            action.run()
            onClose()
          }}
        >
          {action.label}
        </button>
      )}
    </div>
  )
}
