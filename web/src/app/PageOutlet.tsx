import { useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import { useIntl } from 'react-intl'
import { RelayEnvironmentProvider, usePreloadedQuery } from 'react-relay/hooks'
import { useLoaderData, useLocation } from 'react-router-dom'
import { focusOn, setDocumentTitle } from '../device/document.ts'
import { FailureBoundary } from '../features/failure/FailureBoundary.tsx'
import { PageContext, type PageFacts } from '../features/navigation/PageContext.ts'
import type { LoadedPage } from './loadPage.ts'
import type { Page } from './routes.ts'
import type { ScreenQuery } from './screen.ts'
import { ScreenFailure } from './ScreenFailure.tsx'
import { Shell } from './Shell.tsx'

/** The page that the router has loaded, with the store that its data lives in. */
export function PageOutlet() {
  // The router cannot know what its loaders answer; every page's is this.
  const { page, ready } = useLoaderData() as LoadedPage
  const facts = useMemo(() => factsOf(page), [page])
  return (
    <RelayEnvironmentProvider environment={ready.environment}>
      <PageContext value={facts}>
        <LoadedScreen page={page} ready={ready} />
      </PageContext>
    </RelayEnvironmentProvider>
  )
}

/** What the screen of a page may know of it. */
export function factsOf({ name, humanCheck }: Page): PageFacts {
  return { name, isHumanCheckShown: humanCheck === 'always' }
}

function LoadedScreen({ page, ready }: LoadedPage) {
  const { formatMessage } = useIntl()
  const { pathname } = useLocation()
  const { query, Screen, titleOf } = ready.module
  const data = usePreloadedQuery<ScreenQuery>(query, ready.reference)
  const isHome = page.name === 'Home'
  const name = titleOf?.(data) ?? formatMessage({ id: page.title })
  useLayoutEffect(() => setDocumentTitle(isHome ? null : name), [isHome, name])
  useFocusOnArrival(pathname)

  return (
    <Shell query={data} title={isHome ? null : name} isBareSignedOut={page.isBareSignedOut ?? false}>
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
