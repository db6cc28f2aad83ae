// Everything that must hold, in the order in which a fault is found fastest. CI runs exactly this.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureInstalled } from './lib/pnpm.mjs'
import { root } from './lib/root.mjs'

ensureInstalled()
const { ensureChromium, ensureDebianPackages } = await import('./lib/chromium.mjs')
const { findNginx } = await import('./lib/nginx.mjs')
const { findPostgres } = await import('./lib/postgres.mjs')
const { hasRedis } = await import('./lib/redis.mjs')

process.env.CHROMIUM_PATH = ensureChromium()
if (!findPostgres()) ensureDebianPackages(['postgresql'])
if (!hasRedis()) ensureDebianPackages(['redis-server'])
if (!findNginx()) ensureDebianPackages(['nginx', 'openssl'])

const reports = join(root, '.palier/reports')
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })

const counts = { passed: 0, failed: 0, skipped: 0 }
const began = performance.now()

must('types', ['node', 'scripts/typecheck.mjs'])
must('lint', ['npm', 'run', '--silent', 'lint'])
must('format', ['npm', 'run', '--silent', 'format:check'])
must('drift', ['node', 'scripts/codegen.mjs', '--check'])
vitest('unit', ['--project', '!rooms*'])
must('build', ['node', 'scripts/build.mjs'])
// Each starts the whole product.
vitest('rooms', ['--project', 'rooms', '--maxWorkers', '2'])
vitest('rooms-alone', ['--project', 'rooms-alone', '--maxWorkers', '1'])
must('bench', ['node', '--import', 'tsx', 'bench/gate.ts'])
journeys()
finish()

function step(name, [command, ...args], environment = {}) {
  const start = performance.now()
  const bin = command === 'node' ? process.execPath : command
  const { status } = spawnSync(bin, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...environment } })
  console.log(`— ${name}: ${status === 0 ? 'ok' : 'FAILED'}, ${((performance.now() - start) / 1000).toFixed(1)} s`)
  return status === 0
}

/** A step that must hold for the rest to be worth running. */
function must(name, command) {
  if (step(name, command)) return
  counts.failed += 1
  finish(name)
}

function vitest(name, args) {
  const report = join(reports, `${name}.json`)
  const held = step(name, [
    'node',
    'node_modules/vitest/vitest.mjs',
    'run',
    ...args,
    '--reporter=default',
    '--reporter=json',
    `--outputFile=${report}`,
  ])
  if (existsSync(report)) {
    const { numPassedTests, numFailedTests, numPendingTests } = JSON.parse(readFileSync(report, 'utf8'))
    counts.passed += numPassedTests
    counts.failed += numFailedTests
    counts.skipped += numPendingTests
  }
  if (!held && counts.failed === 0) counts.failed = 1
  if (!held) finish(name)
}

function journeys() {
  const report = join(reports, 'journeys.json')
  const held = step('journeys', ['node', 'node_modules/@playwright/test/cli.js', 'test'], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    // A journey that fails once is tried again, and told as flaky.
    CI: 'true',
  })
  if (existsSync(report)) {
    const { stats } = JSON.parse(readFileSync(report, 'utf8'))
    counts.passed += stats.expected + stats.flaky
    counts.failed += stats.unexpected
    counts.skipped += stats.skipped
  }
  if (!held && counts.failed === 0) counts.failed = 1
}

function finish(failedStep) {
  if (failedStep) console.log(`Stopped at ${failedStep}.`)
  console.log(`${((performance.now() - began) / 1000).toFixed(0)} s`)
  console.log(`${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`)
  process.exit(counts.failed === 0 ? 0 : 1)
}
