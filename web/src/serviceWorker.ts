/// <reference lib="webworker" />
// Caches the application's code so that it opens offline, and shows push notifications. Never
// caches user data, GraphQL responses or pages other than the empty shell. The build bundles it as
// a separate file (vite.config.ts).

declare const self: ServiceWorkerGlobalScope

/**
 * Written by the build. `name` changes with every file. `shell` lists the `files` that the shell
 * references.
 */
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

/** Rejects if any file fails to load. The previous release then stays active until the next visit. */
async function keepRelease(): Promise<void> {
  const shell = await fetch(SHELL, { cache: 'no-cache' })
  const html = await shell.clone().text()
  // During a rollout, another server may return the shell of the previous release.
  if (!shell.ok || !RELEASE.shell.every((file) => html.includes(file)))
    throw new Error('App shell belongs to another release')
  const cache = await caches.open(OWN)
  await cache.addAll(RELEASE.files)
  await cache.put(SHELL, shell)
  await self.skipWaiting()
}

async function takeOver(): Promise<void> {
  const others = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== OWN)
  // An open page may still request files of its own release.
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)))
  await self.registration.navigationPreload?.enable()
  await self.clients.claim()
}

/** Network first, so that an online page is never of an old release. */
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

/** Cached files need no revalidation: their names change with their content. */
async function keptOrFetched(request: Request): Promise<Response> {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request)
}

/** Payload of a push, written by api/src/services/notifications/pushes.ts. */
interface Message {
  readonly title: string
  readonly body: string
  readonly language: string
  readonly path: string
}

/** A later push for the same list replaces the notification. */
async function show({ title, body, language, path }: Message): Promise<void> {
  const icon = '/application-icon-192.png'
  await self.registration.showNotification(title, { body, lang: language, icon, tag: path, data: path })
}

/** Focuses an open page, preferably one already at the path; otherwise opens a new one. */
async function open(path: string): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window' })
  const isThere = ({ url }: WindowClient) => new URL(url).pathname === path
  const page = pages.find(isThere) ?? pages[0]
  if (!page) return void (await self.clients.openWindow(path))
  // The page is shown even if the browser refuses focus. A page at the path is not reloaded, since
  // it may contain unsaved input.
  await page.focus().catch(() => {})
  if (!isThere(page)) await page.navigate(path)
}
