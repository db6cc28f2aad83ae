import { useEffect } from 'react'
import { useIntl } from 'react-intl'
import { Link, useRevalidator, useRouteError } from 'react-router-dom'
import { reloadPage } from '../../device/document.ts'
import { isOnline, onOnline } from '../../device/online.ts'
import { AlertMessage } from '../../kit/alert/AlertMessage.tsx'
import { RequestFailure } from '../../kit/alert/RequestFailure.ts'
import { useAlertMessages } from '../../kit/alert/useAlertMessages.ts'
import { PanelFailure } from '../../kit/failure/PanelFailure.tsx'
import { pathTo } from '../../kit/navigation/paths.ts'
import { Wordmark } from '../../ui/layout/Wordmark.tsx'
import styles from './Failure.module.css'

/**
 * A page whose data or code did not come. It is asked for again by a press, and by itself once the network is back;
 * code that does not come although there is a network wants the page anew.
 */
export function PageFailure() {
  const { formatMessage } = useIntl()
  const failure = useRouteError()
  const { revalidate } = useRevalidator()
  useEffect(() => onOnline(() => void revalidate()), [revalidate])
  const isRequest = failure instanceof RequestFailure
  const isOffline = !isOnline()
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
          text={
            isOffline ? (
              formatMessage({ id: 'failure.offline' })
            ) : isRequest ? (
              <RequestMessage code={failure.code} />
            ) : (
              formatMessage({ id: 'failure.applicationText' })
            )
          }
          onRetry={isRequest || isOffline ? revalidate : reloadPage}
        />
      </main>
    </div>
  )
}

/** The sentence of a code; the general one until it comes. */
function RequestMessage({ code }: { code: string }) {
  useAlertMessages(code)
  return <AlertMessage alert={{ code }} />
}
