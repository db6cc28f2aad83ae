// The price chart beside uPlot: what it costs to draw it, and to draw it anew when a price comes. Goal C5. Both draw the
// same prices at the same size; ours also has readout, strip, marks and what a reader without eyes is told. The time of
// the page's own thread, in rounds that take turns. `node --import tsx bench/charts.ts [another tree]`
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { chromium, type Page } from '@playwright/test'
import { build as bundle } from 'esbuild'
import { ensureChromium } from '../scripts/lib/chromium.mjs'
import { projectRoot } from '../tests/support/sources.ts'

const COUNTS = [390, 2_000]
const ROUNDS = 5
const TICKS = 150
/** Parts of the build that need the pages of the product. */
const ABOUT_PAGES = ['page-table-for-server', 'service-worker', 'inline-first-scripts', 'preload-entry']

type ChartWindow = {
  mountChart(place: HTMLElement, prices: readonly number[]): Promise<(last: number) => void>
  moveChart(last: number): void
}
type Costs = { mount: number; tick: number }

const trees = [projectRoot, ...process.argv.slice(2)]
const folder = mkdtempSync(join(tmpdir(), 'palier-charts-'))
const server = createServer(({ url = '/' }, answer) => {
  if (url === '/') return void answer.setHeader('content-type', 'text/html').end('<!doctype html><body>')
  // A page asks for its styles by their path in its own build.
  const path = ['', ...trees.map((_tree, index) => String(index))]
    .map((build) => join(folder, build, url))
    .find((candidate) => existsSync(candidate))
  answer.setHeader('content-type', url.endsWith('.css') ? 'text/css' : 'text/javascript')
  answer.end(path === undefined ? '' : readFileSync(path))
})
try {
  const charts = ['uplot.js', ...(await Promise.all(trees.map(buildOwn)))]
  writeFileSync(join(folder, 'uplot.js'), await bundleFloor())
  await new Promise<void>((listening) => server.listen(0, listening))
  const { port } = server.address() as AddressInfo
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--no-sandbox', '--disable-gpu'] })
  for (const count of COUNTS) {
    const rounds = new Map<string, Costs[]>(charts.map((chart) => [chart, []]))
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const chart of charts) {
        const page = await browser.newPage({ viewport: { width: 1_440, height: 900 } })
        await page.goto(`http://localhost:${port}/`)
        rounds.get(chart)?.push(await measure(page, `/${chart}`, count))
        await page.close()
      }
    }
    const costs = charts.map((chart) => middleOf(rounds.get(chart) ?? []))
    for (const [index, own] of costs.entries()) {
      const floor = costs[0]
      if (!floor) continue
      const name = index === 0 ? 'uPlot' : (trees[index - 1] ?? '')
      const ratios = `× ${(own.mount / floor.mount).toFixed(2)}, × ${(own.tick / floor.tick).toFixed(2)}`
      console.log(
        `${count} points, ${name}: mount ${own.mount.toFixed(1)} ms, a price ${own.tick.toFixed(2)} ms; ${ratios}`,
      )
    }
  }
  await browser.close()
} finally {
  server.close()
  rmSync(folder, { recursive: true, force: true })
}

/** The page of the chart of a tree, built as the product is. */
async function buildOwn(tree: string, index: number): Promise<string> {
  // Earlier trees have Vite among the packages of the client.
  const folders = ['node_modules/vite', 'web/node_modules/vite'].map((path) => join(tree, path))
  const vite = folders.find((path) => existsSync(path)) ?? ''
  const { build, loadConfigFromFile } = (await import(join(vite, 'dist/node/index.js'))) as {
    build(options: object): Promise<unknown>
    loadConfigFromFile(use: object, file: string): Promise<{ config: { plugins: { name: string }[]; build: object } }>
  }
  const { config } = await loadConfigFromFile(
    { command: 'build', mode: 'production' },
    join(tree, 'web/vite.config.ts'),
  )
  await build({
    ...config,
    // What describes the pages finds none of them here.
    plugins: config.plugins.flat().filter(({ name }) => !ABOUT_PAGES.includes(name)),
    configFile: false,
    logLevel: 'error',
    base: `/${index}/`,
    build: {
      ...config.build,
      outDir: join(folder, String(index)),
      emptyOutDir: true,
      rolldownOptions: {
        input: join(tree, 'web/src/testing/chartPage.tsx'),
        output: { entryFileNames: 'chart.js' },
      },
    },
  })
  return `${index}/chart.js`
}

async function bundleFloor(): Promise<string> {
  const { outputFiles } = await bundle({
    entryPoints: [join(projectRoot, 'bench/floors/uplotChart.mjs')],
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
  })
  return outputFiles[0]?.text ?? ''
}

async function measure(page: Page, script: string, count: number): Promise<Costs> {
  const client = await page.context().newCDPSession(page)
  await client.send('Performance.enable', { timeDomain: 'threadTicks' })
  const spent = async () => {
    await page.evaluate(() => new Promise((rest) => requestIdleCallback(rest, { timeout: 5_000 })))
    const { metrics } = await client.send('Performance.getMetrics')
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1_000
  }
  await page.addScriptTag({ url: script, type: 'module' })
  await page.waitForFunction(() => 'mountChart' in globalThis)
  // The code, and what stands around a chart, are there once a first chart was drawn: it gives way to this one.
  await page.evaluate(mountOne, 100)
  await page.locator('canvas').first().waitFor()
  await page.evaluate(() => document.querySelector('canvas')?.setAttribute('id', 'former'))
  const before = await spent()
  await page.evaluate(mountOne, count)
  await page.locator('canvas:not(#former)').waitFor()
  const mounted = await spent()
  await page.evaluate(moveOften, 20)
  const warm = await spent()
  await page.evaluate(moveOften, TICKS)
  return { mount: mounted - before, tick: ((await spent()) - warm) / TICKS }
}

/** Runs in the page. */
async function mountOne(count: number) {
  const page = globalThis as unknown as ChartWindow
  const place = document.querySelector('div') ?? document.createElement('div')
  place.style.width = '848px'
  document.body.append(place)
  const prices = Array.from({ length: count }, (_, index) => 100 + 10 * Math.sin(index / 40) + Math.sin(index * 7))
  page.moveChart = await page.mountChart(place, prices)
}

/** Runs in the page: one price a frame, within what the plot shows. */
async function moveOften(times: number) {
  const page = globalThis as unknown as ChartWindow
  for (let time = 0; time < times; time += 1) {
    page.moveChart(100 + Math.sin(time))
    await new Promise((drawn) => requestAnimationFrame(drawn))
  }
}

function middleOf(rounds: readonly Costs[]): Costs {
  const middle = (values: readonly number[]) =>
    values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0
  return { mount: middle(rounds.map(({ mount }) => mount)), tick: middle(rounds.map(({ tick }) => tick)) }
}
