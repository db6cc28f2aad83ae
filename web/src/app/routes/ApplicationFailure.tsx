import { useIntl } from 'react-intl'
import { reloadPage } from '../../device/document.ts'
import { PanelFailure } from '../../kit/failure/PanelFailure.tsx'
import { Wordmark } from '../../ui/layout/Wordmark.tsx'
import styles from './Failure.module.css'

export function ApplicationFailure() {
  const { formatMessage } = useIntl()
  return (
    <div className={styles['page']}>
      <header className={styles['bar']}>
        <Wordmark />
      </header>
      <main className={styles['box']}>
        <PanelFailure
          title={formatMessage({ id: 'failure.application' })}
          text={formatMessage({ id: 'failure.applicationText' })}
          onRetry={reloadPage}
        />
      </main>
    </div>
  )
}
