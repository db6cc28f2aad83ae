import { useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { Spinner } from '../status/Spinner.tsx'
import styles from './BlockingOverlay.module.css'

/** Blocks the screen during a request; takes the focus and then restores it. Mount it to show it. */
export function BlockingOverlay({ label }: { label: string }) {
  const overlay = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const before = document.activeElement
    overlay.current?.focus()
    return () => {
      if (before instanceof HTMLElement) before.focus()
    }
  }, [])

  return createPortal(
    <div
      ref={overlay}
      className={styles['overlay']}
      role="alertdialog"
      aria-modal="true"
      aria-busy="true"
      aria-label={label}
      tabIndex={-1}
      onKeyDown={(event) => event.preventDefault()}
    >
      <div className={styles['box']}>
        <Spinner />
        <span>{label}</span>
      </div>
    </div>,
    document.body,
  )
}
