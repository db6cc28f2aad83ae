// Everything that must hold but for what nobody uses, which `npm run check` looks for. CI runs exactly this. Three lanes
// run side by side: one has the browsers and the built services, the others compute; the first that is through takes what is
// left. Names of steps after the command leave out the others: npm test -- build integration. TESTS=whole walks every
// matrix whole, and then, with nothing beside it, what measures times, how long others wait, floods and kills.
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureInstalled } from './lib/pnpm.mjs'
import { throwawayFolder } from './lib/throwawayFolder.mjs'
import { CHECKS, REPORTS, runLanes, tellSteps } from './lib/steps.mjs'
import { readPlaywright, readVitest } from './lib/testReports.mjs'

await ensureInstalled({ withDevelopment: true })
const { ensureChromium, ensureDebianPackages, ensureHeadlessChromium } = await import('./lib/chromium.mjs')
const { missingPrograms } = await import('./lib/missingPrograms.mjs')

ensureHeadlessChromium()
process.env.CHROMIUM_PATH = ensureChromium()
const PACKAGES = { PostgreSQL: ['postgresql'], Redis: ['redis-server'], nginx: ['nginx', 'openssl'] }
ensureDebianPackages(missingPrograms().flatMap(({ name }) => PACKAGES[name]))

const BUILD = { name: 'build', command: ['scripts/build.mjs', '--with-test-data'] }
const COUNTS = { name: 'counts', command: ['--import', 'tsx', 'bench/gate.ts', 'counts'] }
const RATIOS = { name: 'ratios', command: ['--import', 'tsx', 'bench/gate.ts', 'ratios'] }
const JOURNEYS = {
  name: 'journeys',
  command: ['node_modules/@playwright/test/cli.js', 'test'],
  // A journey that fails once is tried again, and told as flaky.
  environment: { PLAYWRIGHT_JSON_OUTPUT_NAME: reportOf('journeys'), CI: 'true' },
  read: readPlaywright,
}
// One worker each: another one reads every module anew, which costs a fifth more on a machine that has no core left over.
const API = vitest('api', '--project', 'api', '--maxWorkers', '1')
const BFF = vitest('bff', '--project', 'bff', '--maxWorkers', '1')
const SMALL = ['domain', 'contract', 'service', 'architecture'].flatMap((name) => ['--project', name])
const UNIT = vitest('unit', ...SMALL, '--maxWorkers', '1')
const WEB = vitest('web', '--project', 'web', '--maxWorkers', '1')
const INTEGRATION = vitest('integration', '--project', 'integration', '--maxWorkers', '2')
const ALONE = vitest('integration-alone', '--project', 'integration-alone', '--maxWorkers', '1')

const temporary = mkdtempSync(join(throwawayFolder(), 'palier-tests-'))
// PostgreSQL and nginx run as others.
chmodSync(temporary, 0o711)
process.env.TMPDIR = temporary
process.on('exit', () => rmSync(temporary, { recursive: true, force: true }))
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1))

const chosen = process.argv.slice(2)
const counts = { passed: 0, failed: 0, skipped: 0 }
const failures = []
const SHOWN_LINES = 20
const began = performance.now()
const steps = []

leaveOut()
const isSound =
  (await run(
    [[BUILD, JOURNEYS, INTEGRATION, COUNTS], [API], [CHECKS.lint, CHECKS.format, CHECKS.drift, WEB]],
    [BFF, CHECKS.types, UNIT],
  )) &&
  // What measures times must have the machine to itself.
  (process.env.TESTS !== 'whole' || (await run([[ALONE, RATIOS]])))

if (process.env.CI && counts.skipped > 0) {
  console.log(`${counts.skipped} tests skipped; none may be if every program is installed.`)
  counts.failed += 1
}
tellSteps(steps)
// Again at the end: what a step said is thousands of lines up.
for (const failure of failures) console.log(failure)
if (!isSound) console.log(`Stopped at ${steps.filter(({ held }) => !held).map(({ name }) => name)}.`)
console.log(`${((performance.now() - began) / 1000).toFixed(0)} s`)
console.log(`${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`)
process.exit(counts.failed === 0 ? 0 : 1)

async function run(lanes, others = []) {
  const isChosen = ({ name }) => chosen.length === 0 || chosen.includes(name)
  const done = await runLanes(
    lanes.map((lane) => lane.filter(isChosen)),
    others.filter(isChosen),
    count,
  )
  steps.push(...done)
  return done.every(({ held }) => held)
}

/** Adds what the report of a step tells. */
function count({ name, held }) {
  const before = counts.failed
  const read = [API, BFF, UNIT, WEB, INTEGRATION, ALONE, JOURNEYS].find((step) => step.name === name)?.read
  if (read && existsSync(reportOf(name))) {
    const { failures: found, ...told } = read(JSON.parse(readFileSync(reportOf(name), 'utf8')))
    for (const key of Object.keys(counts)) counts[key] += told[key]
    failures.push(...found)
  }
  if (!held && counts.failed === before) {
    counts.failed += 1
    failures.push(`✗ ${name}\n${lastLines(readFileSync(join(REPORTS, `${name}.log`), 'utf8'))}`)
  }
}

function lastLines(text) {
  return text.trimEnd().split('\n').slice(-SHOWN_LINES).join('\n')
}

function vitest(name, ...options) {
  return {
    name,
    command: [
      ...['node_modules/vitest/vitest.mjs', 'run', ...options],
      ...['--reporter=default', '--reporter=json', `--outputFile=${reportOf(name)}`],
    ],
    read: readVitest,
  }
}

function reportOf(name) {
  return join(REPORTS, `${name}.json`)
}

/** Without a program its test files are left out, and told as skipped. */
function leaveOut() {
  for (const { name, files } of missingPrograms()) {
    console.log(`${name} is not installed: ${files.length} test files skipped.`)
    counts.skipped += files.length
  }
}
