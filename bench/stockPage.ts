// What a stock page and a tag search cost until they are of use, and how many points a long chart draws: goal C5.
import type { Browser, Page, Request } from '@playwright/test'
import { openStock } from '../tests/support/journey.ts'
import { holdOperation, operationOf } from '../tests/support/project/operations.ts'
import type { Palier } from '../tests/support/palier.ts'
import type { Figures } from './figures.ts'
import { addFirstLoad } from './addFirstLoad.ts'
import { watchRequests } from './requests.ts'

/** Exact counts gate; milliseconds are told. */
export async function measureStockPage(figures: Figures, palier: Palier, browser: Browser): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, baseURL: palier.url })
  try {
    // What is fetched ahead once a page is idle is no part of the page: somebody who saves data is spared it.
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
    await page.goto('/')
    await page.getByRole('button', { name: 'Essayer sans compte' }).click()
    await page.locator('a[href^="/list/"]').first().waitFor()
    const news = page.waitForResponse((response) => operationOf(response.request()) === 'NewsListQuery')
    const path = await openStock(page)
    await (await news).finished()
    await page.waitForLoadState('networkidle')
    await measureFirstUsefulPaint(figures, palier, page, path)
    await measureLongChart(figures, page)
    await measureTagSearch(figures, palier, page)
  } finally {
    await page.close()
  }
}

/** A page opened anew, its news and own trades held back: what is above the fold stands on one answer. */
async function measureFirstUsefulPaint(figures: Figures, palier: Palier, page: Page, path: string): Promise<void> {
  // Of this document: an answer to the one before may come late.
  const asked = new Set<Request>()
  const answered: string[] = []
  page.on('request', (request) => asked.add(request))
  page.on('requestfinished', (request) => {
    const name = operationOf(request)
    if (name !== null && asked.has(request)) answered.push(name)
  })
  const releaseNews = await holdOperation(page, 'NewsListQuery')
  const releaseTrades = await holdOperation(page, 'useOwnTradesQuery')
  const seen = await watchRequests(page)
  palier.takeCalls()
  await page.goto(path)
  await page.getByLabel('Suivre', { exact: true }).waitFor()
  await page.locator('canvas').waitFor()
  figures.add('millisecondsToPaint', 'stock', Math.round(await page.evaluate(() => performance.now())))
  figures.add('graphqlRequests', 'stock', answered.length, [...answered])
  addCalls(figures, 'stock', palier)
  releaseNews()
  releaseTrades()
  await page.waitForLoadState('networkidle')
  addFirstLoad(figures, seen.take(), 'stock')
}

/** The crosshair stops once at every point that is drawn. */
async function measureLongChart(figures: Figures, page: Page): Promise<void> {
  const drawn = page.waitForResponse((response) => operationOf(response.request()) === 'LoadedChartQuery')
  await page.getByRole('group', { name: 'Période' }).getByRole('button').last().click()
  await drawn
  await page.getByRole('img', { name: / en \d+ ans/ }).waitFor()
  const last = await page.getByRole('slider', { name: 'Parcourir l’historique' }).getAttribute('aria-valuemax')
  figures.add('pointsDrawn', 'fiveYears', Number(last) + 1)
}

/** Cold: neither the tags nor the stocks that carry one were read by anybody. */
async function measureTagSearch(figures: Figures, palier: Palier, page: Page): Promise<void> {
  const release = await holdOperation(page, 'useLastDaysQuery')
  palier.takeCalls()
  await page
    .getByRole('button', { name: /chercher cette étiquette$/ })
    .first()
    .click()
  await page.getByRole('dialog').getByRole('article').first().waitFor()
  addCalls(figures, 'tagSearch', palier)
  release()
  await page.getByRole('article').first().locator('svg[data-direction] path').first().waitFor()
  addCalls(figures, 'tagSearchLines', palier)
}

function addCalls(figures: Figures, name: string, palier: Palier): void {
  const paths = palier.takeCalls().map(({ path }) => path)
  figures.add('upstreamCalls', name, paths.length, paths)
}
