/// <reference lib="webworker" />
// Keeps the code of the application on the device, so that it opens without a network, and shows what is pushed. No answer about a person, no
// GraphQL and no page but the empty shell is ever kept here. The build makes this one file of its own (vite.config.ts).

declare const self: ServiceWorkerGlobalScope

/** Written by the build: `name` changes with every file; `shell` are those of all `files` that the shell names. */
declare const RELEASE: { readonly name: string; readonly shell: readonly string[]; readonly files: readonly string[] }

const PREFIX = 'palier-'
const OWN = PREFIX + RELEASE.name
const SHELL = '/'

self.addEventListener('install', (event) => event.waitUntil(keepRelease()))
self.addEventListener('activate', (event) => event.waitUntil(takeOver()))
self.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request
  const { origin, pathname } = new URL(url)
  if (method !== 'GET' || origin !== self.location.origin) return
  if (mode === 'navigate') event.respondWith(pageOrShell(event))
  else if (pathname.startsWith('/assets/')) event.respondWith(keptOrFetched(event.request))
})

self.addEventListener('push', (event) => {
  if (event.data) event.waitUntil(show(event.data.json()))
})
self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(String(event.notification.data)))
})

/** Rejects where something of it does not come: the release before then stays in its place until the next visit. */
async function keepRelease(): Promise<void> {
  const shell = await fetch(SHELL, { cache: 'no-cache' })
  const html = await shell.clone().text()
  // While a release is rolled out, another server may answer with the shell of the one before.
  if (!shell.ok || !RELEASE.shell.every((file) => html.includes(file)))
    throw new Error('App shell belongs to another release')
  const cache = await caches.open(OWN)
  await cache.addAll(RELEASE.files)
  await cache.put(SHELL, shell)
  await self.skipWaiting()
}

async function takeOver(): Promise<void> {
  const others = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== OWN)
  // A page that is still open may want a piece of the release that it came with.
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)))
  await self.registration.navigationPreload?.enable()
  await self.clients.claim()
}

/** The network first: with one, a page is never of an old release. */
async function pageOrShell({ request, preloadResponse }: FetchEvent): Promise<Response> {
  try {
    const preloaded: Response | undefined = await preloadResponse
    return preloaded ?? (await fetch(request))
  } catch (failure) {
    const shell = await (await caches.open(OWN)).match(SHELL, { ignoreVary: true })
    if (shell) return shell
    throw failure
  }
}

/** The name of such a file changes with its content. */
async function keptOrFetched(request: Request): Promise<Response> {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request)
}

/** What the server writes into a push (api/src/services/notifications/pushes.ts). */
interface Message {
  readonly title: string
  readonly body: string
  readonly language: string
  readonly path: string
}

/** A later push of the same list takes the place of the one that is shown. */
async function show({ title, body, language, path }: Message): Promise<void> {
  const icon = '/application-icon-192.png'
  await self.registration.showNotification(title, { body, lang: language, icon, tag: path, data: path })
}

/** An open page of the application is used, one that is there already before all others, else one is opened. */
async function open(path: string): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window' })
  const isThere = ({ url }: WindowClient) => new URL(url).pathname === path
  const page = pages.find(isThere) ?? pages[0]
  if (!page) return void (await self.clients.openWindow(path))
  // A browser that gives no focus shows the list all the same. A page that is there may hold what somebody types.
  await page.focus().catch(() => {})
  if (!isThere(page)) await page.navigate(path)
}
