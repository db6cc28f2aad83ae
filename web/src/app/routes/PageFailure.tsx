import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { RelayEnvironmentProvider } from '../../kit/relay/hooks.ts'
import { Link, useRevalidator, useRouteError } from 'react-router-dom'
import { reloadPage } from '../../device/document.ts'
import { isOnline } from '../../device/online.ts'
import { AlertMessage } from '../../kit/alert/AlertMessage.tsx'
import { RequestFailure } from '../../kit/alert/RequestFailure.ts'
import { useAlertMessages } from '../../kit/alert/useAlertMessages.ts'
import { PanelFailure } from '../../kit/failure/PanelFailure.tsx'
import { pathTo } from '../../kit/navigation/paths.ts'
import { Wordmark } from '../../ui/layout/Wordmark.tsx'
import { Shell } from '../shell/Shell.tsx'
import styles from './Failure.module.css'
import { useLastPage } from './LastPageContext.ts'
import type { LoadedPage } from './loadPage.ts'

/** Retries on click and once the network returns. If code fails to load with a network, reloads the document. */
export function PageFailure() {
  const { formatMessage } = useIntl()
  const failure = useRouteError()
  const { revalidate } = useRevalidator()
  const isRequest = failure instanceof RequestFailure
  const isOffline = !isOnline()
  const panel = (
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
  )
  const last = useLastPage().current
  if (last) return <FrameOf page={last}>{panel}</FrameOf>
  return (
    <div className={styles['page']}>
      <header className={styles['bar']}>
        <Link to={pathTo('Home')} aria-label={formatMessage({ id: 'shell.home' })}>
          <Wordmark />
        </Link>
      </header>
      <main className={styles['box']}>{panel}</main>
    </div>
  )
}

function FrameOf({ page: { page, ready, SignedInShell }, children }: { page: LoadedPage; children: ReactNode }) {
  return (
    <RelayEnvironmentProvider environment={ready.environment}>
      <Shell
        query={ready.answer}
        SignedInShell={SignedInShell}
        title={null}
        isBareSignedOut={page.isBareSignedOut ?? false}
        isSignInPage={page.isSignInPage ?? false}
      >
        <div className={styles['box']}>{children}</div>
      </Shell>
    </RelayEnvironmentProvider>
  )
}

function RequestMessage({ code }: { code: string }) {
  useAlertMessages(code)
  return <AlertMessage alert={{ code }} />
}
