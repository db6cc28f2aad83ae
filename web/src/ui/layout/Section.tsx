import { useId, type ReactNode } from 'react'
import styles from './Section.module.css'

interface SectionProps {
  readonly title: string
  /** At the right of the title: a button, a link, a count. */
  readonly aside?: ReactNode
  readonly children: ReactNode
}

/** A part of a page under an ink rule, named by its `h2`. */
export function Section({ title, aside, children }: SectionProps) {
  const id = useId()
  return (
    <section className={styles['section']} aria-labelledby={id}>
      <div className={styles['head']}>
        <h2 id={id} className={styles['title']}>
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  )
}
