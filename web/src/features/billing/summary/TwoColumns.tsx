import type { ReactNode } from 'react'
import { Section } from '../../../ui/layout/Section.tsx'
import styles from './TwoColumns.module.css'

interface TwoColumnsProps {
  readonly title: string
  readonly children: ReactNode
  readonly asideTitle: string
  readonly aside: ReactNode
  /** The buttons; at the foot of the window on a phone. */
  readonly actions: ReactNode
  /** The note under the buttons. */
  readonly foot?: ReactNode
}

/** What is to be done at the left, what it comes to at the right, where it stays in sight. A phone begins with the latter. */
export function TwoColumns({ title, children, asideTitle, aside, actions, foot }: TwoColumnsProps) {
  return (
    <div className={styles['columns']}>
      <div className={styles['main']}>
        <Section title={title}>{children}</Section>
      </div>
      <div className={styles['side']}>
        <div className={styles['summary']}>
          <Section title={asideTitle}>{aside}</Section>
        </div>
        <div className={styles['actions']}>{actions}</div>
        {foot && <div className={styles['foot']}>{foot}</div>}
      </div>
    </div>
  )
}
