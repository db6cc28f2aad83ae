// What somebody on a slow phone and line waits for: node --import tsx bench/firstLoad/measure.ts [rounds]. The processor
// is slowed to a quarter, the line to 10 Mbit/s with 40 ms a round trip; each page opens in a browser that has nothing of
// it. Then a list is sorted and filtered and the period of a chart changed: the longest time from a press to the next
// picture. The least of the rounds counts, since a machine that does something else is only ever slower. Goal C6.
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import { loadavg } from 'node:os'
import { ensureChromium } from '../../scripts/lib/chromium.mjs'
import { startPalier } from '../../tests/support/palier.ts'
import { createFigures } from '../figures.ts'

const SLOWDOWN = 4
const BYTES_PER_SECOND = 10_000_000 / 8
const ROUND_TRIP_MILLISECONDS = 40
const FAMILIES = new Set(['millisecondsToContent', 'millisecondsToNextPaint'])

const [rounds = 3] = process.argv.slice(2).map(Number)
const figures = createFigures((family) => FAMILIES.has(family))
const least = new Map<string, number>()
const keep = (name: string, milliseconds: number) =>
  least.set(name, Math.min(milliseconds, least.get(name) ?? Infinity))

const palier = await startPalier({ NODE_ENV: 'production', ALLOW_SANDBOX_IN_PRODUCTION: '1', TICK_SECONDS: '600' })
const browser = await chromium.launch({
  executablePath: ensureChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
})
try {
  const { state, list, stock, portfolio } = await enterAsGuest(browser)
  /** What stands for the content of each page. */
  const pages = {
    welcome: { path: '/', content: '[role=slider]' },
    dashboard: { path: '/', content: 'a[href^="/list/"]' },
    list: { path: list, content: 'table tbody tr' },
    stock: { path: stock, content: 'canvas' },
    portfolio: { path: portfolio, content: 'table tbody tr' },
  }
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, { path, content }] of Object.entries(pages)) {
      const context = await newContext(browser, name === 'welcome' ? undefined : state)
      const page = await context.newPage()
      const client = await context.newCDPSession(page)
      await client.send('Network.enable')
      await client.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: ROUND_TRIP_MILLISECONDS,
        downloadThroughput: BYTES_PER_SECOND,
        uploadThroughput: BYTES_PER_SECOND,
      })
      await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
      await page.addInitScript(watchContent, content)
      await page.goto(path)
      await page.waitForFunction(() => window.contentAt !== undefined)
      keep(`content ${name}`, await page.evaluate(() => window.contentAt ?? Infinity))
      await page.waitForLoadState('networkidle')
      if (name === 'list') await measureList(page)
      if (name === 'stock') await measureChart(page)
      await context.close()
    }
  }
} finally {
  await browser.close()
  await palier.stop()
}
for (const [name, milliseconds] of least) {
  const [kind, what = ''] = name.split(' ')
  figures.add(kind === 'content' ? 'millisecondsToContent' : 'millisecondsToNextPaint', what, Math.round(milliseconds))
}
console.log(`Least of ${rounds} rounds; load ${loadavg()[0]?.toFixed(1)}.`)
process.exitCode = figures.report() ? 0 : 1

type State = Awaited<ReturnType<BrowserContext['storageState']>>

async function newContext(from: Browser, state?: State): Promise<BrowserContext> {
  const context = await from.newContext({
    viewport: { width: 1440, height: 900 },
    baseURL: palier.url,
    ...(state && { storageState: state }),
  })
  // What is fetched ahead once a page is idle is no part of the page.
  await context.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  return context
}

async function enterAsGuest(from: Browser) {
  const context = await newContext(from)
  const page = await context.newPage()
  await page.goto('/')
  await page.getByRole('button', { name: 'Essayer sans compte' }).click()
  const first = async (selector: string) => (await page.locator(selector).first().getAttribute('href')) ?? ''
  const list = await first('a[href^="/list/"]')
  const portfolio = await first('a[href^="/portfolio/"]')
  await page.goto(list)
  const stock = await first('main a[href^="/stock/"]')
  const state = await context.storageState()
  await context.close()
  return { state, list, stock, portfolio }
}

declare global {
  interface Window {
    contentAt?: number
    longest?: number
  }
}

/** Runs in the page: when the content was first in a picture, and how long a press took until the next one. */
function watchContent(selector: string): void {
  new MutationObserver((_changes, observer) => {
    if (!document.querySelector(selector)) return
    observer.disconnect()
    requestAnimationFrame(() => setTimeout(() => (window.contentAt = performance.now())))
  }).observe(document, { childList: true, subtree: true })
  new PerformanceObserver((entries) => {
    for (const { duration } of entries.getEntries()) window.longest = Math.max(window.longest ?? 0, duration)
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
}

/** The longest of what the browser itself counts as one interaction, which knows steps of 8 ms. */
async function longestOf(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate(() => (window.longest = 0))
  await act()
  await page.waitForTimeout(500)
  return page.evaluate(() => window.longest ?? 0)
}

async function measureList(page: Page): Promise<void> {
  const head = page.getByRole('table').getByRole('columnheader').getByRole('button').first()
  keep('paint sort', await longestOf(page, () => head.click()))
  keep('paint filter', await longestOf(page, () => page.getByRole('searchbox').first().pressSequentially('ban')))
}

async function measureChart(page: Page): Promise<void> {
  const period = page.getByRole('group', { name: 'Période' }).getByRole('button')
  keep('paint period', await longestOf(page, () => period.nth(3).click()))
}
