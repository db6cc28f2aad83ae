import { useIntl } from 'react-intl'
import { Link, useRevalidator, useRouteError } from 'react-router-dom'
import { reloadPage } from '../device/document.ts'
import { alertMessageId } from '../features/alert/AlertMessage.tsx'
import { RequestFailure } from '../features/alert/RequestFailure.ts'
import { PanelFailure } from '../features/failure/PanelFailure.tsx'
import { pathTo } from '../features/navigation/paths.ts'
import { Wordmark } from '../ui/Wordmark.tsx'
import styles from './Failure.module.css'

/** A page whose data or code did not come. Data is asked for again; missing code wants the page anew. */
export function PageFailure() {
  const { formatMessage, messages } = useIntl()
  const failure = useRouteError()
  const { revalidate } = useRevalidator()
  const isRequest = failure instanceof RequestFailure
  const text = isRequest
    ? formatMessage(
        { id: alertMessageId(failure.code, messages) },
        { maximum: 0, unit: 'none', minutes: 0, date: 'none' },
      )
    : formatMessage({ id: 'failure.applicationText' })
  return (
    <div className={styles['page']}>
      <header className={styles['bar']}>
        <Link to={pathTo('Home')} aria-label={formatMessage({ id: 'shell.home' })}>
          <Wordmark />
        </Link>
      </header>
      <main className={styles['box']}>
        <PanelFailure
          title={formatMessage({ id: 'failure.title' })}
          text={text}
          onRetry={isRequest ? revalidate : reloadPage}
        />
      </main>
    </div>
  )
}
