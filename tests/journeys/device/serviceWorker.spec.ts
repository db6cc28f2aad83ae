import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { untilFetchedAhead } from '../../support/faults/brokenNetwork.ts'
import { expect, test } from '../../support/journey.ts'
import { projectRoot } from '../../support/sources.ts'

test.use({ viewport: { width: 390, height: 844 }, serviceWorkers: 'allow', fetchesAhead: true })

/** Settles when the worker has everything that it keeps, and answers this page. */
async function untilKept(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
}

/** The addresses of everything that is kept, with the policy of the shell. */
function readKept(page: Page) {
  return page.evaluate(async () => {
    const paths: string[] = []
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) paths.push(new URL(url).pathname)
    const shell = await caches.match('/', { ignoreVary: true })
    return { paths, policy: shell?.headers.get('content-security-policy') ?? null }
  })
}

test(
  'the application opens without a network once somebody has signed in, and nothing about them is kept with it [D40]',
  { tag: '@whole' },
  async ({ page, context, visit, enterAsGuest }) => {
    test.slow()
    await visit('/')
    await untilFetchedAhead(page)
    const registrations = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
    expect(await registrations(), 'a visitor may never come back').toBe(0)

    await enterAsGuest()
    await untilKept(page)
    const { paths, policy } = await readKept(page)
    expect(paths.filter((path) => !path.startsWith('/assets/'))).toEqual(['/'])
    expect(paths.length).toBeGreaterThan(50)
    expect(policy).toContain("script-src 'self' 'sha256-")

    await context.setOffline(true)
    // A page that this browser has never opened: its code is here, its data is not.
    const response = await page.goto('/about')
    expect([response?.fromServiceWorker(), response?.status()]).toEqual([true, 200])
    await expect(page.getByText(/réseau|connexion/i).first()).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect((await page.request.get('/service-worker.js')).headers()['cache-control']).toBe('no-cache')
  },
)

/** A site of one page with one script, in whichever release is set; the worker is the built one with that release's list. */
async function startReleases() {
  const [, worker = ''] =
    /^const RELEASE = .*\n([^]*)$/.exec(readFileSync(join(projectRoot, 'web/dist/service-worker.js'), 'utf8')) ?? []
  let release = 'one'
  const files = (): Record<string, readonly [type: string, text: string]> => {
    const script = `document.title = ${JSON.stringify(release)}`
    const path = `/assets/start-${createHash('sha256').update(script).digest('hex').slice(0, 8)}.js`
    const html = `<!doctype html><title>-</title><script src="${path}"></script>`
    return {
      '/': ['text/html', html],
      [path]: ['text/javascript', script],
      '/service-worker.js': [
        'text/javascript',
        `const RELEASE = ${JSON.stringify({ name: release, shell: [path], files: [path] })}\n${worker}`,
      ],
    }
  }
  const server = createServer(({ url = '/' }, response) => {
    const found = files()[url]
    if (!found) return void response.writeHead(404).end()
    response.writeHead(200, { 'content-type': found[0], 'cache-control': 'no-cache' }).end(found[1])
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    deploy: (name: string) => (release = name),
    close: () => server.close(),
  }
}

test(
  'the first load after a release shows it, and the next one without a network too; of older ones one is kept [D40]',
  { tag: '@whole' },
  async ({ page, context }) => {
    const site = await startReleases()
    try {
      await page.goto(site.url)
      await page.evaluate(() => navigator.serviceWorker.register('/service-worker.js'))
      await untilKept(page)
      for (const name of ['two', 'three']) {
        site.deploy(name)
        await page.goto(site.url)
        expect(await page.title()).toBe(name)
        const settled = () =>
          page.evaluate(async () => {
            const { installing, waiting, active } = (await navigator.serviceWorker.getRegistration()) ?? {}
            const names = await caches.keys()
            return installing || waiting || active?.state !== 'activated' ? null : [names.at(-1), names.length]
          })
        await expect.poll(settled).toEqual([`palier-${name}`, 2])
        await context.setOffline(true)
        await page.reload()
        expect(await page.title()).toBe(name)
        await context.setOffline(false)
      }
    } finally {
      site.close()
    }
  },
)
