import { useIntl } from 'react-intl'
import { useIsMobile } from '../../device/media.ts'
import { ApplicationMessages } from '../../features/shell/messages/ApplicationMessages.tsx'
import { Skeleton } from '../../ui/status/Skeleton.tsx'
import { Wordmark } from '../../ui/layout/Wordmark.tsx'
import failureStyles from './Failure.module.css'
import styles from './LoadingPage.module.css'

const ROWS = 8

/** The first page while its data and code are on their way: the frame, a heading and rows in their final sizes. */
export function LoadingPage() {
  const { formatMessage } = useIntl()
  const isMobile = useIsMobile()
  return (
    <div className={failureStyles['page']}>
      <div className={failureStyles['bar']}>
        <Wordmark size={isMobile ? 'phone' : 'bar'} />
      </div>
      <div className={styles['message']}>
        <ApplicationMessages />
      </div>
      <div role="status" aria-label={formatMessage({ id: 'shell.loading' })}>
        <div className={styles['heading']}>
          <Skeleton width="16rem" height="2.125rem" />
          <Skeleton width="min(24rem, 100%)" height="1.25rem" />
        </div>
        {Array.from({ length: ROWS }, (_, index) => (
          <div key={index} className={styles['row']}>
            <Skeleton width="4.0625rem" height="1.375rem" radius="var(--p-radii-small)" />
            <Skeleton width="12rem" height="1.125rem" />
            <Skeleton width="4rem" height="1.125rem" />
          </div>
        ))}
      </div>
    </div>
  )
}
