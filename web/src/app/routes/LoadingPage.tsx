import { Search } from 'lucide-react'
import { useLocation } from 'react-router-dom'
import { useIsMobile } from '../../device/media.ts'
import { useStorage } from '../../device/storage/StorageContext.ts'
import { ApplicationMessages } from '../../features/shell/messages/ApplicationMessages.tsx'
import { Wordmark } from '../../ui/layout/Wordmark.tsx'
import failureStyles from './Failure.module.css'
import styles from './LoadingPage.module.css'
import { pageShapeOf, PageSkeleton } from './PageSkeleton.tsx'

export function LoadingPage() {
  const isMobile = useIsMobile()
  const isSignedIn = useStorage().user.read() !== null
  const { pathname } = useLocation()
  return (
    <div className={failureStyles['page']}>
      <div className={failureStyles['bar']}>
        <Wordmark size={isMobile ? 'phone' : 'bar'} />
        {isSignedIn && !isMobile && (
          <span className={styles['search']}>
            <Search size="1rem" aria-hidden="true" />
          </span>
        )}
        {isSignedIn && <span className={styles['viewer']} />}
      </div>
      <div className={styles['message']}>
        <ApplicationMessages />
      </div>
      <PageSkeleton shape={pageShapeOf(pathname, isSignedIn)} />
    </div>
  )
}
