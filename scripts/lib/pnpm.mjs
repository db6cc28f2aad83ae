// Installs the workspace when it is not installed as the lockfile says. Uses nothing but Node: it runs before anything is there.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { withProgress } from './progress.mjs'
import { root } from './root.mjs'

/** The pinned package manager. */
export const PNPM = 'pnpm@12.21.0'
const STAMP = join(root, 'node_modules/.palier-install')
/** Ends the stamp of an install without development packages. */
const PRODUCTION = ' production'
const PACKAGES = [
  '',
  'domain',
  'contract',
  'service',
  'api',
  'bff',
  'web',
  'tests',
  'tests/clients',
  'tests/openapiClient',
  'bench',
]

function wantedInstall() {
  const hash = createHash('sha256').update(process.version)
  for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml', ...PACKAGES.map((name) => join(name, 'package.json'))]) {
    hash.update(readFileSync(join(root, file)))
  }
  return hash.digest('hex')
}

/**
 * Installs what building and running need (the `dependencies` of each package), and with `withDevelopment` what checks,
 * tests and benches need as well. Does nothing if it is installed. Throws with a sentence.
 */
export async function ensureInstalled({ withDevelopment = false } = {}) {
  const stamp = existsSync(STAMP) ? readFileSync(STAMP, 'utf8') : ''
  const plan = planInstall(stamp, wantedInstall(), withDevelopment)
  if (stamp === plan.stamp) return

  await install(plan.options)
  writeFileSync(STAMP, plan.stamp)
}

/** Options of pnpm and the stamp to write after it. Development packages that are installed stay. */
export function planInstall(stamp, wanted, withDevelopment) {
  const hadDevelopment = stamp !== '' && !stamp.endsWith(PRODUCTION)
  if (withDevelopment || hadDevelopment) return { options: [], stamp: wanted }
  return { options: ['--prod'], stamp: wanted + PRODUCTION }
}

async function install(options) {
  const ended = await withProgress('Installing dependencies', () => runPnpm(options)).catch(({ message }) => message)
  if (ended !== 0) throw new Error(`The dependencies could not be installed (${ended}).`)
}

/** Resolves with 0, or with how it ended. */
async function runPnpm(options) {
  const child = spawn('npx', ['--yes', PNPM, 'install', '--frozen-lockfile', '--reporter=append-only', ...options], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, CI: 'true', npm_config_loglevel: 'error' },
  })
  const [status, signal] = await once(child, 'exit')
  return status === 0 ? 0 : `npx ended with ${status ?? signal}`
}

// By itself it installs what building and running need, or what the options of pnpm after it select.
if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const options = process.argv.slice(2)
  if (options.length === 0) await ensureInstalled()
  else await install(options)
}
