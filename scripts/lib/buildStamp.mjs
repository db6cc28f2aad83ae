// Tells whether the built services are those of the present sources.
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
const STAMP = join(root, '.palier/build-stamp')

function* filesBelow(path) {
  for (const entry of readdirSync(path, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (SKIPPED.has(entry.name)) continue
    const child = join(path, entry.name)
    if (entry.isDirectory()) yield* filesBelow(child)
    else if (!/\.test\.tsx?$/.test(entry.name)) yield child
  }
}

/** A fingerprint of everything that goes into a build, the kind of build included. */
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

export const builtStamp = () => (existsSync(STAMP) ? readFileSync(STAMP, 'utf8') : '')

export function keepStamp(stamp) {
  mkdirSync(dirname(STAMP), { recursive: true })
  writeFileSync(STAMP, stamp)
}
