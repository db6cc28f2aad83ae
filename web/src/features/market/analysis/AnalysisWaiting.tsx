import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { Skeleton } from '../../../ui/status/Skeleton.tsx'
import { Spinner } from '../../../ui/status/Spinner.tsx'
import styles from './Analysis.module.css'

export const AI_OVERLAY_DELAY_MILLISECONDS = 3000

/** The placeholder of an analysis that is loading. After three seconds it says that this takes long. */
export function AnalysisWaiting() {
  const { formatMessage } = useIntl()
  const [isLong, setIsLong] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsLong(true), AI_OVERLAY_DELAY_MILLISECONDS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div className={styles['waiting']}>
      <div className={styles['grid']}>
        <Skeleton width="100%" height="20rem" />
        <Skeleton width="100%" height="20rem" />
        <Skeleton width="100%" height="12rem" />
        <Skeleton width="100%" height="12rem" />
      </div>
      <div role="status">
        {isLong && (
          <div className={styles['overlay']}>
            <p className={styles['patience']}>
              <Spinner />
              {formatMessage({ id: 'stock.analysis.patience' })}
            </p>
          </div>
        )}
      </div>
    </div>
  )
}
