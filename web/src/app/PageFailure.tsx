import { Suspense } from 'react'
import { useIntl } from 'react-intl'
import { Link, useRevalidator, useRouteError } from 'react-router-dom'
import { reloadPage } from '../device/document.ts'
import { RequestFailure } from '../features/alert/RequestFailure.ts'
import { FailureBoundary } from '../features/failure/FailureBoundary.tsx'
import { PanelFailure } from '../features/failure/PanelFailure.tsx'
import { lazyWithWords } from '../features/language/lazyWithWords.tsx'
import { pathTo } from '../features/navigation/paths.ts'
import { Wordmark } from '../ui/Wordmark.tsx'
import styles from './Failure.module.css'

const AlertMessage = lazyWithWords(
  ['alerts'],
  async () => (await import('../features/alert/AlertMessage.tsx')).AlertMessage,
)

/** A page whose data or code did not come. Data is asked for again; missing code wants the page anew. */
export function PageFailure() {
  const { formatMessage } = useIntl()
  const failure = useRouteError()
  const { revalidate } = useRevalidator()
  const isRequest = failure instanceof RequestFailure
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
          text={isRequest ? <RequestWords code={failure.code} /> : formatMessage({ id: 'failure.applicationText' })}
          onRetry={isRequest ? revalidate : reloadPage}
        />
      </main>
    </div>
  )
}

/** The sentence of a code; the general one until it comes, or where it does not. */
function RequestWords({ code }: { code: string }) {
  const { formatMessage } = useIntl()
  // Without an answer nothing else may come either: this sentence is here already.
  if (code === 'ServiceUnavailable') return formatMessage({ id: 'alerts.codes.ServiceUnavailable' })
  const general = formatMessage({ id: 'alerts.error' })
  return (
    <FailureBoundary fallback={() => general}>
      <Suspense fallback={general}>
        <AlertMessage alert={{ code }} />
      </Suspense>
    </FailureBoundary>
  )
}
