// Which programs of the system the tests miss, and which test files are left out for that. A file that starts a program is
// known by the name of what starts it.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findNginx } from './nginx.mjs'
import { findPostgres } from './postgres.mjs'
import { hasRedis } from './redis.mjs'
import { root } from './root.mjs'

const PROGRAMS = [
  {
    name: 'PostgreSQL',
    isThere: () => findPostgres() !== null,
    // Where a test asks whether there is one, it leaves out its half itself.
    isStartedBy: (text) => /\b(startPostgres|startTopology)\b/.test(text) && !text.includes('canTestPostgres'),
  },
  { name: 'Redis', isThere: hasRedis, isStartedBy: (text) => /\b(startRedis|startTopology)\b/.test(text) },
  { name: 'nginx', isThere: () => findNginx() !== null, isStartedBy: (text) => /\bstartTopology\b/.test(text) },
]

/** The names of the programs that are not installed, each with the test files that are left out. */
export function missingPrograms() {
  const missing = PROGRAMS.filter(({ isThere }) => !isThere())
  if (missing.length === 0) return []
  const files = ['api/src', 'bff/src', 'tests'].flatMap((folder) => testsBelow(folder))
  return missing.map(({ name, isStartedBy }) => ({
    name,
    files: files.filter((file) => isStartedBy(readFileSync(join(root, file), 'utf8'))),
  }))
}

function testsBelow(folder) {
  return readdirSync(join(root, folder), { recursive: true })
    .filter((file) => file.endsWith('.test.ts') && !file.includes('node_modules'))
    .map((file) => join(folder, file))
}
