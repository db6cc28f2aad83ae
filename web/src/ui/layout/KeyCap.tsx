import styles from './KeyCap.module.css'

/** A key of the keyboard; a picture for the eye, since fields and buttons name their key themselves. */
export function KeyCap({ children }: { children: string }) {
  return (
    <kbd className={styles['key']} aria-hidden="true">
      {children}
    </kbd>
  )
}
