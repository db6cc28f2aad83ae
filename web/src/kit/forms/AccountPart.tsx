import type { ReactNode } from 'react'
import styles from './AccountPart.module.css'

interface AccountPartProps {
  readonly id: string
  readonly title: string
  readonly text: string
  readonly children: ReactNode
}

/** A section of the account page: what it is about at the left, its rows at the right. */
export function AccountPart({ id, title, text, children }: AccountPartProps) {
  return (
    <section id={id} className={styles['part']} aria-labelledby={`${id}-title`}>
      <div>
        <h2 id={`${id}-title`} className={styles['title']}>
          {title}
        </h2>
        <p className={styles['hint']}>{text}</p>
      </div>
      <div className={styles['rows']}>{children}</div>
    </section>
  )
}

interface AccountRowProps {
  readonly label: ReactNode
  readonly hint?: ReactNode
  /** The one control of the row. */
  readonly children?: ReactNode
}

/** What a setting is, and its one control at the right edge. */
export function AccountRow({ label, hint, children }: AccountRowProps) {
  return (
    <div className={styles['row']}>
      <div className={styles['words']}>
        <p className={styles['label']}>{label}</p>
        {hint && <p className={styles['hint']}>{hint}</p>}
      </div>
      {children}
    </div>
  )
}
