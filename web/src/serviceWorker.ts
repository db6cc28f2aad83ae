/// <reference lib="webworker" />
// Keeps the code of the application on the device, so that it opens without a network. No answer about a person, no
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

/** Rejects where something of it does not come: the release before then stays in its place until the next visit. */
async function keepRelease(): Promise<void> {
  const shell = await fetch(SHELL, { cache: 'no-cache' })
  const html = await shell.clone().text()
  // While a release is rolled out, another server may answer with the shell of the one before.
  if (!shell.ok || !RELEASE.shell.every((file) => html.includes(file)))
    throw new Error('The shell is of another release.')
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
