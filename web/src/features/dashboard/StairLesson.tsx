import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import styles from './StairLesson.module.css'

/** How a list works, in one sentence beside a stair. */
export function StairLesson() {
  const strong = (text: ReactNode) => <strong className={styles['strong']}>{text}</strong>
  return (
    <div className={styles['lesson']}>
      <svg className={styles['stair']} viewBox="0 0 60 40" shapeRendering="crispEdges" aria-hidden="true">
        <path className={styles['ghost']} d="M48 0H60V40H48Z" />
        <path className={styles['filled']} d="M0 40V32H12V24H24V16H36V8H48V40Z" />
      </svg>
      <p className={styles['text']}>
        <FormattedMessage id="dashboard.first.lesson" values={{ strong }} />
      </p>
    </div>
  )
}
