import { setTimeout as delay } from 'node:timers/promises'
import type { Browser } from '@playwright/test'
import { catalogue } from '@palier/contract/catalogue'
import type { Palier } from '../tests/support/palier.ts'
import type { Figures } from './figures.ts'
import { addFirstLoad } from './addFirstLoad.ts'
import { kilobytesOf } from './kilobytes.ts'
import { type Taken, watchRequests } from './requests.ts'

const LONGEST_WAIT_FOR_PRICES = 10_000

/** What a browser and the api see when somebody walks through the product: requests, bytes of scripts, calls to the api. */
export async function measurePages(figures: Figures, palier: Palier, browser: Browser): Promise<void> {
  // The language of the document is that of the client's first visit: what both read is read once.
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, baseURL: palier.url, locale: 'fr-CA' })
  try {
    // What is fetched ahead once a page is idle is no part of the page: somebody who saves data is spared it.
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
    const seen = await watchRequests(page)
    const firstLoad = (name: string) => {
      const taken = seen.take()
      report(figures, palier, name, taken)
      addFirstLoad(figures, taken, name)
    }

    await page.goto('/')
    await page.getByRole('slider').first().waitFor()
    await page.waitForLoadState('networkidle')
    firstLoad('welcome')

    await page.getByRole('button', { name: 'Essayer sans compte' }).click()
    // What a pointer comes near is fetched ahead: it shall rest on nothing.
    await page.mouse.move(0, 0)
    const lists = page.locator('a[href^="/list/"]')
    await lists.first().waitFor()
    await page.waitForLoadState('networkidle')
    await takeGuestSignIn(figures, palier, seen)

    // The dashboard as somebody who comes back meets it: nothing in the store, nothing loaded.
    await page.reload()
    await lists.first().waitFor()
    await page.waitForLoadState('networkidle')
    firstLoad('dashboard')

    const list = await lists.first().getAttribute('href')
    const portfolio = await page.locator('a[href^="/portfolio/"]').first().getAttribute('href')
    await lists.first().click()
    await page.getByRole('table').first().waitFor()
    await page.waitForLoadState('networkidle')
    const ofList = seen.take()
    report(figures, palier, 'list', ofList)
    figures.add('kilobytesOfJavaScript', 'list', kilobytesOf(ofList.scripts))

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
    figures.add('graphqlRequests', 'updateEntry', seen.take().operations)
    figures.add('upstreamCalls', 'updateEntry', palier.takeCalls().length)

    // What the write has changed is read again, once.
    await page.goBack()
    await lists.first().waitFor()
    await page.waitForLoadState('networkidle')
    figures.add('graphqlRequests', 'backAfterWrite', seen.take().operations)

    // Each as somebody opens it from outside.
    await page.mouse.move(0, 0)
    for (const [name, path] of Object.entries({ list, portfolio })) {
      await page.goto(path ?? '')
      await page.getByRole('table').first().waitFor()
      await page.waitForLoadState('networkidle')
      addFirstLoad(figures, seen.take(), name)
    }
  } finally {
    await page.close()
  }
}

function report(figures: Figures, palier: Palier, name: string, { operations, styles }: Taken) {
  const calls = palier.takeCalls()
  figures.add('graphqlRequests', name, operations)
  figures.add('kilobytesOfStyles', name, kilobytesOf(styles))
  figures.add(
    'upstreamCalls',
    name,
    calls.length,
    calls.map(({ path }) => path),
  )
  const late = calls.filter(({ wave }) => wave > 1)
  if (late.length > 0)
    throw new Error(`${name}: ${JSON.stringify(late)} waited for another call of ${JSON.stringify(calls)}.`)
}

/** A sign-in is one call; the dashboard that follows it is measured on its own. */
async function takeGuestSignIn(figures: Figures, palier: Palier, seen: { take(): Taken }) {
  const calls = palier.takeCalls()
  // The first who follows stocks has their prices read a moment after the page: that reading is none of the next page.
  const end = performance.now() + LONGEST_WAIT_FOR_PRICES
  while (!calls.some(({ path }) => path === catalogue.getStocks.path) && performance.now() < end) {
    await delay(20)
    calls.push(...palier.takeCalls())
  }
  seen.take()
  figures.add('upstreamCalls', 'loginAsGuest', calls.filter(({ path }) => path.endsWith('/loginAsGuest')).length)
}
