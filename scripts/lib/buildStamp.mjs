// Tells whether the built services match the current sources.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from './root.mjs'

const SOURCES = [
  'domain',
  'contract',
  'service',
  'api',
  'bff',
  'web',
  'scripts',
  'package.json',
  'pnpm-lock.yaml',
  'relay.config.js',
  'schema.graphql',
  'tsconfig.base.json',
]
const SKIPPED = new Set(['node_modules', 'dist'])
const STAMP = '.palier/build-stamp'

function* filesBelow(path) {
  for (const entry of readdirSync(path, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (SKIPPED.has(entry.name)) continue
    const child = join(path, entry.name)
    if (entry.isDirectory()) yield* filesBelow(child)
    else if (!/\.test\.tsx?$/.test(entry.name)) yield child
  }
}

/** Fingerprint of everything that goes into a build, and of the kind of build. */
export function sourceStamp() {
  const hash = createHash('sha256').update(`${process.version} ${process.env.VITE_STYLE_PAGE ?? ''}`)
  for (const source of SOURCES) {
    const path = join(root, source)
    if (!existsSync(path)) continue
    for (const file of source.includes('.') ? [path] : filesBelow(path))
      hash.update(file.slice(root.length)).update(readFileSync(file))
  }
  return hash.digest('hex')
}

/** Stamp of the sources that were built last; empty before the first build. */
export function builtStamp() {
  const file = join(root, STAMP)
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}

/** Records which sources the build in a project folder was made from. */
export function writeStamp(stamp, folder = root) {
  const file = join(folder, STAMP)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, stamp)
}
