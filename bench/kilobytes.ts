import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { projectRoot } from '../tests/support/sources.ts'

/** Gzipped size of files of the built client, each counted once, in kB of 1,000 bytes. */
export function kilobytesOf(paths: readonly string[]): number {
  const bytes = [...new Set(paths)].map(
    (path) => gzipSync(readFileSync(join(projectRoot, 'web/dist', path)), { level: 9 }).length,
  )
  return Math.round(bytes.reduce((sum, size) => sum + size, 0) / 100) / 10
}
