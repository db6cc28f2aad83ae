import { renderToString } from 'react-dom/server'
import { CacheProvider } from '@emotion/react'
import createCache from '@emotion/cache'
import { createMemoryRouter } from 'react-router-dom'
import { Environment, Network, Observable, RecordSource, Store, type GraphQLResponse } from 'relay-runtime'
import { Application } from './app/Application.tsx'
import { createMessageLoader } from './app/language/messageLoader.ts'
import { createRouter } from './app/routes/router.tsx'
import { createSession } from './app/routes/session.ts'
import { defaultColorChoice } from './app/theme/colorChoice.ts'
import { now } from './device/clock.ts'
import { createStorage, openStore } from './device/storage/storage.ts'
import type { Language } from './kit/language/LanguageContext.ts'

export { default as query } from './__generated__/WelcomeScreenQuery$parameters.ts'

/** The welcome page as HTML: what goes into the head of its document, and into the element of the application. */
interface RenderedPage {
  readonly head: string
  readonly root: string
}

const LIGHT = { matches: false, addEventListener() {}, removeEventListener() {} }

/**
 * Renders Home as a visitor sees it first, from the answer to its query, by the application's own router and components.
 * Throws where the answer leads a visitor elsewhere.
 */
export async function renderWelcome(answer: GraphQLResponse, language: Language): Promise<RenderedPage> {
  const storage = createStorage(openStore())
  storage.language.write(language)
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
  await messageLoader.load(['shell'])
  if (!router.state.initialized) {
    await new Promise<void>((resolve) => {
      router.subscribe(({ initialized }) => initialized && resolve())
    })
  }
  const { errors, location } = router.state
  if (errors) throw Object.values(errors)[0]
  if (location.pathname !== '/') throw new Error(`A visitor is led to ${location.pathname}.`)

  const cache = createCache({ key: 'css' })
  // Styles are collected instead of written beside each element, where they would be siblings of it.
  cache.compat = true
  const root = renderToString(
    <CacheProvider value={cache}>
      <Application
        storage={storage}
        messageLoader={messageLoader}
        router={router}
        colorChoice={defaultColorChoice}
        darkQuery={LIGHT}
        onChooseColor={() => {}}
      />
    </CacheProvider>,
  )
  router.dispose()
  return { head: stylesOf(cache, root) + withoutScripts(cache), root }
}

type Cache = ReturnType<typeof createCache>

/** The style elements that Emotion takes over in the browser: each global one by itself, those of the elements together. */
function stylesOf({ key, inserted, registered }: Cache, html: string): string {
  const ofElements = { names: [] as string[], css: '' }
  const elements: string[] = []
  for (const [name, css] of Object.entries(inserted)) {
    if (typeof css !== 'string') continue
    if (registered[`${key}-${name}`] === undefined) elements.push(styleElement(`${key}-global ${name}`, css))
    else if (html.includes(`${key}-${name}`)) {
      ofElements.names.push(name)
      ofElements.css += css
    }
  }
  return [...elements, styleElement(`${key} ${ofElements.names.join(' ')}`, ofElements.css)].join('')
}

function styleElement(names: string, css: string): string {
  return `<style data-emotion="${names}">${css}</style>`
}

/** The dark look by the system's wish, since no script asks for it, and without what only scripts make work. */
function withoutScripts({ inserted }: Cache): string {
  const css = Object.values(inserted).join('')
  const dark = [...css.matchAll(/(?:^|[{}])\.dark\{([^{}]*)\}/g)].map(([, values]) => values).join('')
  const rules = `[data-needs-script]{display:none!important}@media (prefers-color-scheme:dark){html{background:#14171c}:root{color-scheme:dark;${dark}}}`
  return `<noscript><style>${rules}</style></noscript>`
}
