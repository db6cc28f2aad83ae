import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { RelayEnvironmentProvider, usePreloadedQuery } from '../../kit/relay/hooks.ts'
import { useLoaderData, useLocation, useNavigation } from 'react-router-dom'
import { focusOn, scrollToTop, setDocumentTitle, showHumanBadge } from '../../device/document.ts'
import { FailureBoundary } from '../../kit/failure/FailureBoundary.tsx'
import { KeptAtContext } from '../../kit/offline/KeptAtContext.ts'
import { PageNameContext } from '../../kit/navigation/PageNameContext.ts'
import { rememberPage } from '../../kit/navigation/recentPages.ts'
import type { LoadedPage } from './loadPage.ts'
import { pageShapeOf, PageSkeleton } from './PageSkeleton.tsx'
import { useLastPage } from './LastPageContext.ts'
import { hasHumanBadge } from './routes.ts'
import type { ScreenQuery } from './lazyScreen.ts'
import { ScreenFailure } from './ScreenFailure.tsx'
import { Shell } from '../shell/Shell.tsx'
import styles from './PageOutlet.module.css'

const UNSEEN_MILLISECONDS = 150

export function PageOutlet() {
  // The router does not type loader data. Every page's loader returns a LoadedPage.
  const { page, ready, isSignedIn, SignedInShell } = useLoaderData() as LoadedPage
  return (
    <RelayEnvironmentProvider environment={ready.environment}>
      <PageNameContext value={page.name}>
        <KeptAtContext value={ready.keptAt}>
          <LoadedScreen page={page} ready={ready} isSignedIn={isSignedIn} SignedInShell={SignedInShell} />
        </KeptAtContext>
      </PageNameContext>
    </RelayEnvironmentProvider>
  )
}

function LoadedScreen(loaded: LoadedPage) {
  const { page, ready, isSignedIn, SignedInShell } = loaded
  const { formatMessage } = useIntl()
  const { pathname } = useLocation()
  const { query, Screen, titleOf } = ready.module
  const data = usePreloadedQuery<ScreenQuery>(query, ready.reference)
  const isHome = page.name === 'Home'
  const name = titleOf?.(data) ?? formatMessage({ id: page.title })
  useLayoutEffect(() => setDocumentTitle(isHome ? null : name), [isHome, name])
  useLayoutEffect(() => showHumanBadge(hasHumanBadge(page, isSignedIn)), [page, isSignedIn])
  useFocusOnArrival(pathname)
  const lastPage = useLastPage()
  useEffect(() => {
    lastPage.current = loaded
  }, [lastPage, loaded])
  const coming = useComingPath(pathname)
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
      {coming !== null && <PageSkeleton shape={pageShapeOf(coming, isSignedIn)} />}
      {/* Keeps the previous page mounted until the next one is ready, so that going back loses nothing. */}
      <div className={coming === null ? styles['screen'] : styles['left']}>
        <FailureBoundary resetKey={ready} fallback={(retry) => <ScreenFailure onRetried={retry} />}>
          <Screen data={data} />
        </FailureBoundary>
      </div>
    </Shell>
  )
}

function useComingPath(pathname: string): string | null {
  const { location } = useNavigation()
  const next = location && location.pathname !== pathname ? location.pathname : null
  const [shown, setShown] = useState<string | null>(null)
  useEffect(() => {
    if (next === null) return
    const timer = setTimeout(() => {
      setShown(next)
      scrollToTop()
    }, UNSEEN_MILLISECONDS)
    return () => {
      clearTimeout(timer)
      setShown(null)
    }
  }, [next])
  return next === shown ? next : null
}

/** Screen readers start at the new page instead of on a removed link. */
function useFocusOnArrival(pathname: string): void {
  const before = useRef(pathname)
  useEffect(() => {
    if (before.current === pathname) return
    before.current = pathname
    focusOn('content')
  }, [pathname])
}
