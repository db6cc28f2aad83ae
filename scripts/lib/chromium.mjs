// Finds a Chromium for the browser tests, or installs one: Debian's where that is possible, else Playwright's own. The
// one without windows is wanted first: without a graphics card it draws three times as fast as the whole browser.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { root } from './root.mjs'

const HEADLESS = '/usr/bin/chromium-headless-shell'
const KNOWN = [
  HEADLESS,
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
  if (asked && !existsSync(asked)) throw new Error(`CHROMIUM_PATH does not exist: ${asked}`)
  return asked ?? [...KNOWN, playwrightsOwn()].find((path) => path !== null && existsSync(path)) ?? null
}

/** The path of one that has windows, and with them notifications; null where there is none. */
export function findWholeChromium() {
  return KNOWN.find((path) => path !== HEADLESS && existsSync(path)) ?? null
}

/** Path of Playwright's own Chromium, which may be missing. Null if Playwright is not installed. */
function playwrightsOwn() {
  if (!existsSync(join(root, 'node_modules/@playwright/test'))) return null
  return createRequire(join(root, 'package.json'))('@playwright/test').chromium.executablePath()
}

/** The path of a Chromium. Throws with what to do when there is none and none can be installed. */
export function ensureChromium() {
  const found = findChromium()
  if (found) return found
  ensureHeadlessChromium()
  if (!findChromium()) ensureDebianPackages(['chromium'])
  if (!findChromium()) installPlaywrightsOwn()
  const installed = findChromium()
  if (installed) return installed
  throw new Error('Chromium could not be installed. Install it, or set CHROMIUM_PATH.')
}

/** Installs the fast one beside another, where that is possible. */
export function ensureHeadlessChromium() {
  if (!process.env.CHROMIUM_PATH && !existsSync(HEADLESS)) ensureDebianPackages(['chromium-headless-shell'])
}

function installPlaywrightsOwn() {
  console.log('Installing Playwright’s Chromium…')
  const cli = join(root, 'node_modules/@playwright/test/cli.js')
  spawnSync(process.execPath, [cli, 'install', 'chromium'], { stdio: ['ignore', 'ignore', 'inherit'] })
}

/** Installs packages where this is a Debian system and we may; says nothing where it is not. */
export function ensureDebianPackages(packages) {
  if (packages.length === 0) return
  if (!existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) return
  console.log(`Installing ${packages.join(', ')}…`)
  const options = { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
  spawnSync('apt-get', ['update', '-qq'], options)
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], options)
}
