import { createMemoryRouter } from 'react-router-dom'
import { Environment, Network, Observable, RecordSource, Store, type GraphQLResponse } from 'relay-runtime'
import { Application } from './app/Application.tsx'
import { createMessageLoader } from './app/language/messageLoader.ts'
import { loadedFirst } from './app/routes/loadedFirst.ts'
import { createRouter } from './app/routes/router.tsx'
import { createSession } from './app/routes/session.ts'
import { defaultColorChoice } from './app/theme/colorChoice.ts'
import { renderWithStyles } from './app/theme/renderWithStyles.tsx'
import { now } from './device/clock.ts'
import { createStorage, openStore } from './device/storage/storage.ts'
import type { Language } from './kit/language/LanguageContext.ts'

export { default as query } from './__generated__/WelcomeScreenQuery$parameters.ts'

const LIGHT = { matches: false, addEventListener() {}, removeEventListener() {} }

/**
 * Renders Home as a visitor first sees it, from the response to its query, with the application's
 * router and components. Throws if the response redirects the visitor. The server calls this: see
 * bff/src/server/http/welcomePage.ts.
 */
export async function renderWelcome(answer: GraphQLResponse, language: Language) {
  const storage = createStorage(openStore())
  const messageLoader = createMessageLoader({ language, storage })
  const environment = new Environment({
    network: Network.create(() => Observable.from(Promise.resolve(answer))),
    store: new Store(new RecordSource()),
    isServer: true,
  })
  const session = createSession({
    storage,
    now,
    createEnvironment: () => ({ environment, reconnect() {}, close() {} }),
  })
  const router = createRouter({ session, storage, messageLoader }, createMemoryRouter)
  await Promise.all([messageLoader.load(['shell']), loadedFirst(router)])
  const { errors, location } = router.state
  if (errors) throw Object.values(errors)[0]
  if (location.pathname !== '/') throw new Error(`Prerendered page redirects to ${location.pathname}`)

  const page = renderWithStyles(
    <Application
      storage={storage}
      messageLoader={messageLoader}
      router={router}
      colorChoice={defaultColorChoice}
      darkQuery={LIGHT}
      onChooseColor={() => {}}
    />,
  )
  router.dispose()
  return page
}
