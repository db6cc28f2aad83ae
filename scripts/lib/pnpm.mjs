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

/** Runs the pinned pnpm once, when the lockfile or a manifest changed since the last time. Throws with a sentence. */
export async function ensureInstalled() {
  const wanted = wantedInstall()
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return

  await install([])
  writeFileSync(STAMP, wanted)
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

// By itself it installs everything, or what the options of pnpm after it leave.
if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const options = process.argv.slice(2)
  if (options.length === 0) await ensureInstalled()
  else await install(options)
}
