import { useIntl } from 'react-intl'
import { Skeleton } from '../ui/Skeleton.tsx'
import { Wordmark } from '../ui/Wordmark.tsx'
import failureStyles from './Failure.module.css'
import styles from './LoadingPage.module.css'

const ROWS = 8

/** The first page while its data and code are on their way: the frame, a heading and rows in their final sizes. */
export function LoadingPage() {
  const { formatMessage } = useIntl()
  return (
    <div className={failureStyles['page']} role="status" aria-label={formatMessage({ id: 'shell.loading' })}>
      <div className={failureStyles['bar']}>
        <Wordmark />
      </div>
      <div className={styles['heading']}>
        <Skeleton width="16rem" height="2.125rem" />
        <Skeleton width="24rem" height="1.25rem" />
      </div>
      {Array.from({ length: ROWS }, (_, index) => (
        <div key={index} className={styles['row']}>
          <Skeleton width="4.0625rem" height="1.375rem" radius="var(--p-radii-small)" />
          <Skeleton width="12rem" height="1.125rem" />
          <Skeleton width="4rem" height="1.125rem" />
        </div>
      ))}
    </div>
  )
}
