// The embedded database as a first start leaves it, made once and copied: a product on a copy starts in a fourth of the work.
import { execFile } from 'node:child_process'
import { createHash, randomUUID } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { root } from './root.mjs'

const run = promisify(execFile)
const KEPT = join(root, '.palier/seeded')

let image = null

/**
 * Puts the migrated and seeded database into a data directory that has none. A start on it still migrates and seeds: it
 * finds nothing left to do.
 */
export async function seedDataDirectory(dataDirectory) {
  const target = join(dataDirectory, 'database')
  if (existsSync(target)) return
  await mkdir(dataDirectory, { recursive: true })
  // A sixth of the time of Node's own copy of a thousand files.
  await run('cp', ['-R', join(await makeSeededData(), 'database'), target])
}

/** Makes the image where there is none of the present sources. Answers its folder. */
export function makeSeededData() {
  image ??= keptImage()
  return image
}

/** Images of other sources go. */
async function keptImage() {
  const name = fingerprint()
  const folder = join(KEPT, name)
  if (existsSync(folder)) return folder

  await mkdir(KEPT, { recursive: true })
  for (const other of await readdir(KEPT)) {
    if (!other.includes(name)) await rm(join(KEPT, other), { recursive: true, force: true })
  }
  // Two processes may make it at once: whoever is second throws theirs away.
  const draft = `${folder}.${randomUUID()}`
  await run(
    process.execPath,
    ['--import', 'tsx', '--disable-warning=ExperimentalWarning', 'api/src/testing/makeSeededDirectory.ts', draft],
    { cwd: root },
  )
  await rename(draft, folder).catch(async (error) => {
    if (!existsSync(folder)) throw error
    await rm(draft, { recursive: true, force: true })
  })
  return folder
}

function fingerprint() {
  const hash = createHash('sha256').update(process.version)
  const below = (folder) => readdirSync(join(root, folder)).map((file) => join(folder, file))
  const sources = [
    'api/node_modules/@electric-sql/pglite/package.json',
    'api/data/securities.csv',
    ...below('api/src/setup').filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts')),
    ...below('api/src/database/migrations').filter((file) => file.endsWith('.sql')),
  ]
  for (const file of sources.sort()) hash.update(file).update(readFileSync(join(root, file)))
  return hash.digest('hex').slice(0, 16)
}
