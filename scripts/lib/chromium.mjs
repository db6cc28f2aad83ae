// Finds a Chromium for the browser tests, or installs Debian's where that is possible.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const KNOWN = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

export function findChromium() {
  const asked = process.env.CHROMIUM_PATH
  if (asked && !existsSync(asked)) throw new Error(`CHROMIUM_PATH names ${asked}, which does not exist.`)
  return asked ?? KNOWN.find((path) => existsSync(path)) ?? null
}

/** The path of a Chromium. Throws with what to do when there is none and none can be installed. */
export function ensureChromium() {
  const found = findChromium()
  if (found) return found
  ensureDebianPackages(['chromium'])
  const installed = findChromium()
  if (installed) return installed
  throw new Error('The browser tests need a Chromium: install one, or name it in CHROMIUM_PATH.')
}

/** Installs packages where this is a Debian system and we may; says nothing where it is not. */
export function ensureDebianPackages(packages) {
  if (!existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) return
  console.log(`Installing ${packages.join(', ')}…`)
  const options = { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
  spawnSync('apt-get', ['update', '-qq'], options)
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], options)
}
