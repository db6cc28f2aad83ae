import { useEffect, useLayoutEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import { RelayEnvironmentProvider, usePreloadedQuery } from 'react-relay/hooks'
import { useLoaderData, useLocation } from 'react-router-dom'
import { focusOn, setDocumentTitle, showHumanBadge } from '../../device/document.ts'
import { FailureBoundary } from '../../kit/failure/FailureBoundary.tsx'
import { PageNameContext } from '../../kit/navigation/PageNameContext.ts'
import { rememberPage } from '../../kit/navigation/recentPages.ts'
import type { LoadedPage } from './loadPage.ts'
import { hasHumanBadge } from './routes.ts'
import type { ScreenQuery } from './lazyScreen.ts'
import { ScreenFailure } from './ScreenFailure.tsx'
import { Shell } from '../shell/Shell.tsx'

/** The page that the router has loaded, with the store that its data lives in. */
export function PageOutlet() {
  // The router cannot know what its loaders answer; every page's is this.
  const { page, ready, isSignedIn, SignedInShell } = useLoaderData() as LoadedPage
  return (
    <RelayEnvironmentProvider environment={ready.environment}>
      <PageNameContext value={page.name}>
        <LoadedScreen page={page} ready={ready} isSignedIn={isSignedIn} SignedInShell={SignedInShell} />
      </PageNameContext>
    </RelayEnvironmentProvider>
  )
}

function LoadedScreen({ page, ready, isSignedIn, SignedInShell }: LoadedPage) {
  const { formatMessage } = useIntl()
  const { pathname } = useLocation()
  const { query, Screen, titleOf } = ready.module
  const data = usePreloadedQuery<ScreenQuery>(query, ready.reference)
  const isHome = page.name === 'Home'
  const name = titleOf?.(data) ?? formatMessage({ id: page.title })
  useLayoutEffect(() => setDocumentTitle(isHome ? null : name), [isHome, name])
  useLayoutEffect(() => showHumanBadge(hasHumanBadge(page, isSignedIn)), [page, isSignedIn])
  useFocusOnArrival(pathname)
  const isNamed = titleOf !== undefined && titleOf(data) !== null
  useEffect(() => {
    const kind = page.name
    if (isNamed && (kind === 'List' || kind === 'Portfolio' || kind === 'Stock')) {
      rememberPage(ready.environment, { kind, path: pathname, title: name })
    }
  }, [page, ready, pathname, name, isNamed])

  return (
    <Shell
      query={data}
      SignedInShell={SignedInShell}
      title={isHome ? null : name}
      isBareSignedOut={page.isBareSignedOut ?? false}
      isSignInPage={page.isSignInPage ?? false}
    >
      <FailureBoundary resetKey={ready} fallback={(retry) => <ScreenFailure onRetried={retry} />}>
        <Screen data={data} />
      </FailureBoundary>
    </Shell>
  )
}

/** A new page is read from its beginning: the focus does not stay on a link that is gone. */
function useFocusOnArrival(pathname: string): void {
  const before = useRef(pathname)
  useEffect(() => {
    if (before.current === pathname) return
    before.current = pathname
    focusOn('content')
  }, [pathname])
}
