// How a long list opens, filters, sorts and moves, beside the cheapest tables that could show it: goals C3 and C4.
//
// What is compared: the same entries, the same ticks and the same window, rows of the same height in eleven columns, each
// table in a page of its own that nobody points at. The floors write plain texts and nothing else. The product formats
// them in a language, reckons scores, keeps the order, counts what the list says of itself, draws steps, rails and
// flashes, and moves its rows on the screen. Prices never come back to what they were: every tick changes what is shown.
// Opening leads from the dashboard to the list and takes in its answer from the server; what the page around a table of
// a single row costs is taken off. The floors begin with the entries as text and an empty document. Memory is that of
// the whole page: application, store and dashboard included, without what it fetches ahead (about 2 MB).
import { join } from 'node:path'
import { build } from 'esbuild'
import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test'
import { captureList } from '../tests/support/load/longList.ts'
import type { Palier } from '../tests/support/palier.ts'
import { projectRoot } from '../tests/support/sources.ts'
import { type PricedStock, startTickStage } from '../tests/support/load/tickStage.ts'
import type { Figures } from './figures.ts'

const LONG = 5000
const MOVING = 1000
const MOUNTS = 3
const PLAN = { perSecond: 20, count: 50, stocks: 50 }

type Stage = Awaited<ReturnType<typeof startTickStage>>
type Costs = { mount: number; tick: number; megabytes: number; drawings: number; kept: number; longTasks: number }

/** Exact figures and ratios gate; milliseconds are told. */
export async function measureLongList(figures: Figures, palier: Palier, browser: Browser): Promise<void> {
  const stage = await startTickStage()
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, bypassCSP: true })
  try {
    // As for the bytes of a page: what is fetched ahead while it is idle is no part of it.
    await context.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
    await context.addInitScript(watchPage, stage.url)
    const page = await context.newPage()
    await page.goto(palier.url)
    await page.getByRole('button', { name: 'Essayer sans compte' }).click()
    const card = page.locator('a[href^="/list/"]').first()
    await card.waitFor()

    const list = await captureList(page, LONG)
    await measureTasks(figures, page)
    await page.close()
    const dashboard = async (other: Page, count: number) => {
      const opened = await captureList(other, count)
      await other.goto(palier.url)
      await other.locator('a[href^="/list/"]').first().waitFor()
      await untilStill(other)
      return opened
    }
    /** The least of a few: what a machine adds by itself is never less than nothing. */
    const mountOf = async (count: number) => {
      const mounts: number[] = []
      for (let mount = 0; mount < MOUNTS; mount += 1) {
        const milliseconds = await inNewPage(context, async (other) => {
          await dashboard(other, count)
          return measureMount(await measuredClient(other), other, () => openList(other))
        })
        mounts.push(milliseconds)
      }
      return Math.min(...mounts)
    }
    const mount = (await mountOf(MOVING)) - (await mountOf(1))
    let entries = list.entries
    const own = await inNewPage(context, async (other) => {
      const opened = await dashboard(other, MOVING)
      const costs = await measureTable(
        other,
        stage,
        () => (entries = opened.entries).map(({ stock }) => stock),
        () => openList(other),
      )
      return { ...costs, mount }
    })
    const floor = async (name: string) => {
      const script = await bundleFloor(name)
      return inNewPage(context, async (other) => {
        // Any small document of the same server, emptied.
        await other.goto(`${palier.url}/healthz`)
        await other.evaluate(() => document.body.replaceChildren())
        await other.addScriptTag({ content: script })
        await other.evaluate((text) => Object.assign(window, { entriesOfFloor: text }), JSON.stringify(entries))
        const mount = () =>
          other.evaluate((url) => {
            const page = window as unknown as FloorWindow
            const entries = JSON.parse(page.entriesOfFloor) as object[]
            page.entriesOfFloor = ''
            page.mountFloor(entries, url)
          }, stage.url)
        return measureTable(other, stage, () => entries.map(({ stock }) => stock), mount)
      })
    }
    report(figures, own, await floor('storeTable'), await floor('vanillaTable'))
  } finally {
    await context.close()
    await stage.stop()
  }
}

type FloorWindow = { mountFloor(entries: readonly object[], url: string): void; entriesOfFloor: string }
type Watched = { longest: number; longTasks: number; drawings: number }

/** Runs in the page: its socket leads to the stage and says what was drawn; long tasks and drawings of rows are kept. */
function watchPage(url: string) {
  const Own = WebSocket
  window.WebSocket = class extends Own {
    constructor(_url: string | URL, protocols?: string | string[]) {
      super(url, protocols)
      this.addEventListener('message', ({ data }) => {
        if (!String(data).includes('pricesChanged')) return
        // In the first frame it may still be under way.
        requestAnimationFrame(() => requestAnimationFrame(() => this.send('{"type":"drawn"}')))
      })
    }
  }
  const watched: Watched = { longest: 0, longTasks: 0, drawings: 0 }
  Object.assign(window, { watched })
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) {
      watched.longTasks += 1
      watched.longest = Math.max(watched.longest, duration)
    }
  }).observe({ type: 'longtask', buffered: true })
  new MutationObserver(() => {
    watched.drawings += 1
  }).observe(document, { subtree: true, childList: true, characterData: true })
}

/** By the keyboard: a pointer at rest over the table would be one thing more than its floors pay for. */
async function openList(page: Page) {
  await page.locator('a[href^="/list/"]').first().press('Enter')
  await page.locator('tbody tr[aria-rowindex]').first().waitFor()
}

/** What was seen since the last time, once the page has come to rest. */
async function takeWatched(page: Page): Promise<Watched> {
  await page.evaluate(() => new Promise((rest) => requestIdleCallback(rest, { timeout: 5000 })))
  return page.evaluate(() => {
    const { watched } = window as unknown as { watched: Watched }
    const taken = { ...watched }
    Object.assign(watched, { longest: 0, longTasks: 0, drawings: 0 })
    return taken
  })
}

/** The milliseconds of each step, and its longest task. */
async function measureTasks(figures: Figures, page: Page) {
  const client = await measuredClient(page)
  const search = page.getByRole('searchbox')
  const step = async (name: string, act: () => Promise<void>) => {
    await takeWatched(page)
    const before = await taskMilliseconds(client)
    await act()
    const { longest } = await takeWatched(page)
    figures.add('longListMilliseconds', name, Math.round((await taskMilliseconds(client)) - before))
    figures.add('longestTaskMilliseconds', name, Math.round(longest))
  }
  await step('open', () => openList(page))
  await step('filter', async () => {
    await search.fill('RY4')
    await page.locator('mark').first().waitFor()
  })
  await search.fill('')
  await page.waitForFunction((rows) => document.querySelector('table')?.ariaRowCount === rows, String(LONG + 1))
  await step('sort', async () => {
    await page.getByRole('columnheader').nth(1).getByRole('button').click()
    await page.locator('th[aria-sort="ascending"]').waitFor()
  })
  figures.add('rowsInDocument', 'list', await page.locator('tr[aria-rowindex]').count())
}

/** What the page before still draws by itself is not of the list. */
async function untilStill(page: Page) {
  do {
    await takeWatched(page)
    await page.waitForTimeout(500)
  } while ((await takeWatched(page)).drawings > 0)
}

/** The time of the thread itself: a busy machine does not count. */
async function measuredClient(page: Page): Promise<CDPSession> {
  const client = await page.context().newCDPSession(page)
  await client.send('Performance.enable', { timeDomain: 'threadTicks' })
  return client
}

async function measureMount(client: CDPSession, page: Page, mount: () => Promise<void>): Promise<number> {
  await takeWatched(page)
  const before = await taskMilliseconds(client)
  await mount()
  await takeWatched(page)
  return (await taskMilliseconds(client)) - before
}

async function measureTable(
  page: Page,
  stage: Stage,
  stocks: () => readonly PricedStock[],
  mountTable: () => Promise<void>,
): Promise<Costs> {
  const client = await measuredClient(page)
  const mount = await measureMount(client, page, mountTable)
  while (!stage.isFollowed()) await takeWatched(page)

  // The first ticks warm the way up.
  await stage.run(stocks(), { ...PLAN, count: 10 })
  await takeWatched(page)
  const quiet = await taskMilliseconds(client)
  const began = performance.now()
  await stage.run(stocks(), PLAN)
  const { drawings, longTasks } = await takeWatched(page)
  const seconds = (performance.now() - began) / 1000
  const moved = await taskMilliseconds(client)
  // Looking for an element brings the driver's own script, two thirds of a megabyte, into every page alike.
  await page.locator('table').first().waitFor()
  await client.send('HeapProfiler.collectGarbage')
  const { usedSize } = (await client.send('Runtime.getHeapUsage')) as { usedSize: number }
  return {
    mount,
    tick: (moved - quiet) / PLAN.count,
    megabytes: usedSize / 1e6,
    drawings: drawings / PLAN.count,
    kept: PLAN.count / seconds,
    longTasks,
  }
}

async function taskMilliseconds(client: CDPSession): Promise<number> {
  const { metrics } = await client.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000
}

async function inNewPage<Answer>(context: BrowserContext, use: (page: Page) => Promise<Answer>): Promise<Answer> {
  const page = await context.newPage()
  try {
    return await use(page)
  } finally {
    await page.close()
  }
}

async function bundleFloor(name: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(projectRoot, `bench/floors/${name}.mjs`)],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    define: { 'process.env.NODE_ENV': '"production"' },
    nodePaths: [join(projectRoot, 'web/node_modules')],
  })
  return outputFiles[0]?.text ?? ''
}

function report(figures: Figures, own: Costs, store: Costs, vanilla: Costs) {
  const rounded = (value: number) => Math.round(value * 100) / 100
  figures.add('movingList', 'drawingsATick', rounded(own.drawings))
  figures.add('movingList', 'ticksLostASecond', rounded(Math.max(0, PLAN.perSecond - own.kept)))
  figures.add('movingList', 'longTasks', own.longTasks)
  figures.add('movingList', 'tickToStore', rounded(own.tick / store.tick))
  figures.add('movingList', 'tickToWhole', rounded(own.tick / vanilla.tick))
  figures.add('movingList', 'mountToWhole', rounded(own.mount / vanilla.mount))
  figures.add('movingList', 'heapToStore', rounded(own.megabytes / store.megabytes))
  for (const [name, costs] of Object.entries({ own, store, vanilla })) {
    figures.add('tableMilliseconds', `${name} tick`, rounded(costs.tick))
    figures.add('tableMilliseconds', `${name} mount`, Math.round(costs.mount))
    figures.add('tableMegabytes', name, rounded(costs.megabytes))
  }
}
