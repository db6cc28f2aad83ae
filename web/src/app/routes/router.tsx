import { createBrowserRouter, type RouteObject } from 'react-router-dom'
import type { PreloadedQuery } from '../../kit/relay/hooks.ts'
import type { OperationType } from 'relay-runtime'
import type { DeviceStorage } from '../../device/storage/storage.ts'
import { codeOf, isNoResponse } from '../../kit/alert/RequestFailure.ts'
import { STYLE_PATH } from '../../kit/navigation/paths.ts'
import { ApplicationFailure } from './ApplicationFailure.tsx'
import { loadPage, type LoadedPage } from './loadPage.ts'
import { LoadingPage } from './LoadingPage.tsx'
import { PageFailure } from './PageFailure.tsx'
import { PageOutlet } from './PageOutlet.tsx'
import { Root } from './Root.tsx'
import { NOT_FOUND, PAGES, type Page } from './routes.ts'
import type { Session } from './session.ts'
import type { MessageLoader } from '../language/messageLoader.ts'

interface RouterParts {
  readonly session: Session
  readonly storage: DeviceStorage
  readonly messageLoader: MessageLoader
}

/** Starts loading the first page immediately. `create` is replaced if there is no browser history. */
export function createRouter({ session, storage, messageLoader }: RouterParts, create = createBrowserRouter) {
  const references = retainReferences()
  const toRoute = (page: Page): RouteObject => ({
    id: page.name,
    path: page.path,
    caseSensitive: true,
    loader: async (asked) => {
      try {
        const isShown = () => shownAt(page, asked.request.url) !== undefined
        const loaded = await loadPage(page, { session, storage, messageLoader }, asked, isShown)
        references.add(loaded)
        return loaded
      } catch (failure) {
        const shown = shownAt(page, asked.request.url)
        // The server did not respond: keeps the page, including what the user typed.
        if (shown && isNoResponse(codeOf(failure))) return shown
        throw failure
      }
    },
    Component: PageOutlet,
    ErrorBoundary: PageFailure,
  })

  function shownAt({ name }: Page, address: string): LoadedPage | undefined {
    const { location, loaderData } = router.state
    const { pathname, search } = new URL(address)
    const isHere = location.pathname === pathname && location.search === search
    return isHere ? loaderData[name] : undefined
  }

  const router = create([
    {
      element: <Root session={session} storage={storage} />,
      ErrorBoundary: ApplicationFailure,
      HydrateFallback: LoadingPage,
      children: [...PAGES.map(toRoute), ...stylePage(), toRoute(NOT_FOUND)],
    },
  ])
  router.subscribe(({ navigation, loaderData }) => {
    if (navigation.state === 'idle') references.retainOnly(Object.values(loaderData))
  })
  return router
}

/** Exists only in builds that ask for it, never in the published one. */
function stylePage(): RouteObject[] {
  if (!import.meta.env.DEV && import.meta.env.VITE_STYLE_PAGE !== '1') return []
  return [
    {
      path: STYLE_PATH,
      lazy: { Component: async () => (await import('../../screens/style/StyleScreen.tsx')).StyleScreen },
    },
  ]
}

/** Disposes query references of pages no longer shown, except the previous page. */
function retainReferences() {
  const references = new Set<PreloadedQuery<OperationType>>()
  let before = new Set<unknown>()
  return {
    add: ({ ready }: LoadedPage) => void references.add(ready.reference),
    retainOnly(loaded: readonly (LoadedPage | undefined)[]) {
      const shown = new Set<unknown>(loaded.map((page) => page?.ready.reference))
      for (const reference of references) {
        if (shown.has(reference) || before.has(reference)) continue
        reference.dispose()
        references.delete(reference)
      }
      before = shown
    },
  }
}
