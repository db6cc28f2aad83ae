import type { Ref } from 'react'
import styles from './PageHeading.module.css'

interface PageHeadingProps {
  readonly title: string
  readonly lede: string
  readonly ref?: Ref<HTMLHeadingElement>
}

/** The heading of the plans and of each step, with one sentence under it. */
export function PageHeading({ title, lede, ref }: PageHeadingProps) {
  return (
    <header className={styles['heading']}>
      <h1 ref={ref} className={styles['title']} tabIndex={-1}>
        {title}
      </h1>
      <p className={styles['lede']}>{lede}</p>
    </header>
  )
}
