// The exact counts and ratios that gate every change: calls to the api a screen, SQL statements a call, requests a
// navigation, bytes a route, a long list beside its floors. `counts` or `ratios` measures the one or the other; ratios want a
// machine that does nothing else.
import { chromium } from '@playwright/test'
import { ensureChromium } from '../scripts/lib/chromium.mjs'
import { findPostgres } from '../scripts/lib/postgres.mjs'
import { startPalier } from '../tests/support/palier.ts'
import { isAside } from './asideCalls.ts'
import { createFigures } from './figures.ts'
import { measureLongList } from './longList.ts'
import { measurePages } from './pages.ts'
import { measureSharedReads } from './sharedReads.ts'
import { measureSqlStatements } from './sqlStatements.ts'
import { measureStockPage } from './stockPage.ts'

// What a long list costs beside a bare table of as many rows.
const RATIOS = new Set([
  'longListMilliseconds',
  'longestTaskMilliseconds',
  'rowsInDocument',
  'movingList',
  'tableMilliseconds',
  'tableMegabytes',
])
// What a bench of its own measures.
const ELSEWHERE = new Set(['operations', 'millisecondsToContent', 'millisecondsToNextPaint'])
const [wanted] = process.argv.slice(2)
const wantsCounts = wanted !== 'ratios'
const wantsRatios = wanted !== 'counts'

const figures = createFigures((family) => !ELSEWHERE.has(family) && (RATIOS.has(family) ? wantsRatios : wantsCounts))
// No tick falls into the walks: what is counted belongs to the screens.
const palier = await startPalier(
  { NODE_ENV: 'production', ALLOW_SANDBOX_IN_PRODUCTION: '1', TICK_SECONDS: '600' },
  { countCalls: (path) => !isAside(path) },
)
try {
  // Each in a browser of its own: what one leaves in the memory is not the next one's.
  for (const measure of [
    ...(wantsCounts ? [measurePages, measureStockPage] : []),
    ...(wantsRatios ? [measureLongList] : []),
  ]) {
    const browser = await chromium.launch({
      executablePath: ensureChromium(),
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    })
    await measure(figures, palier, browser)
    await browser.close()
  }
} finally {
  await palier.stop()
}
if (wantsCounts) {
  await measureSharedReads(figures)
  if (findPostgres()) await measureSqlStatements(figures)
  else figures.leaveOut('sqlStatements', 'PostgreSQL is not installed: its statements are not counted.')
}
process.exitCode = figures.report() ? 0 : 1
