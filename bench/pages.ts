import type { Browser, Page } from '@playwright/test'
import type { Palier } from '../tests/support/palier.ts'
import { isAside } from './asideCalls.ts'
import type { Figures } from './figures.ts'
import { kilobytesOf } from './kilobytes.ts'

/** What a browser and the api see when somebody walks through the product: requests, bytes of scripts, calls to the api. */
export async function measurePages(figures: Figures, palier: Palier, browser: Browser): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  try {
    // What is fetched ahead once a page is idle is no part of the page: somebody who saves data is spared it.
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
    const seen = watch(page)
    const step = (name: string) => report(figures, palier, seen, name)

    await page.goto(palier.url)
    await page.getByRole('table').first().waitFor()
    await page.waitForLoadState('networkidle')
    step('welcome')

    await page.getByRole('button', { name: 'Essayer sans compte' }).click()
    const lists = page.locator('a[href^="/list/"]')
    await lists.first().waitFor()
    await page.waitForLoadState('networkidle')
    takeGuestSignIn(figures, palier, seen)

    // The dashboard as somebody who comes back meets it: nothing in the store, nothing loaded.
    await page.reload()
    await lists.first().waitFor()
    await page.waitForLoadState('networkidle')
    step('dashboard')

    await lists.first().click()
    await page.getByRole('table').first().waitFor()
    await page.waitForLoadState('networkidle')
    step('list')

    // A write is one call, whatever it changes; the page is told no more than it has just said itself.
    await page.locator('tbody tr').first().hover()
    await page
      .locator('tbody tr')
      .first()
      .getByRole('button', { name: /^Modifier les prix/ })
      .click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Cible', { exact: true }).fill('1,05')
    for (const name of ['Suivre', 'Considérer', 'Aubaine']) await dialog.getByLabel(name, { exact: true }).fill('')
    seen.take()
    palier.takeCalls()
    await dialog.getByLabel('Cible', { exact: true }).press('Enter')
    await dialog.waitFor({ state: 'detached' })
    await page.waitForLoadState('networkidle')
    figures.add('graphqlRequests', 'updateEntry', seen.take().requests)
    figures.add('upstreamCalls', 'updateEntry', palier.takeCalls().filter(({ path }) => !isAside(path)).length)

    // What the write has changed is read again, once.
    await page.goBack()
    await lists.first().waitFor()
    await page.waitForLoadState('networkidle')
    figures.add('graphqlRequests', 'backAfterWrite', seen.take().requests)
  } finally {
    await page.close()
  }
}

type Seen = { take(): { requests: number; scripts: string[]; styles: string[] } }

function watch(page: Page): Seen {
  let requests = 0
  let scripts: string[] = []
  let styles: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname === '/graphql') requests += 1
    if (pathname.endsWith('.js')) scripts.push(pathname)
    if (pathname.endsWith('.css')) styles.push(pathname)
  })
  return {
    take() {
      const taken = { requests, scripts, styles }
      requests = 0
      scripts = []
      styles = []
      return taken
    },
  }
}

function report(figures: Figures, palier: Palier, seen: Seen, name: string) {
  const { requests, scripts, styles } = seen.take()
  const calls = palier.takeCalls().filter(({ path }) => !isAside(path))
  figures.add('graphqlRequests', name, requests)
  figures.add('kilobytesOfJavaScript', name, kilobytesOf(scripts))
  figures.add('kilobytesOfStyles', name, kilobytesOf(styles))
  figures.add(
    'upstreamCalls',
    name,
    calls.length,
    calls.map(({ path }) => path),
  )
  // The call that waits for news may have been the first.
  const first = Math.min(...calls.map(({ wave }) => wave))
  const late = calls.filter(({ wave }) => wave > first)
  if (late.length > 0) throw new Error(`${name}: ${late.map(({ path }) => path).join(', ')} waited for another call.`)
}

/** A sign-in is one call; the dashboard that follows it is measured on its own. */
function takeGuestSignIn(figures: Figures, palier: Palier, seen: Seen) {
  seen.take()
  figures.add(
    'upstreamCalls',
    'loginAsGuest',
    palier.takeCalls().filter(({ path }) => path.endsWith('/loginAsGuest')).length,
  )
}
