// npm run backup -- FILE: everything that people have, in one file.
import { resolve } from 'node:path'
import { readDatabaseUrl } from './lib/databaseUrl.mjs'
import { ensureInstalled } from './lib/pnpm.mjs'
import { root } from './lib/root.mjs'

try {
  const [file, ...rest] = process.argv.slice(2)
  if (!file || rest.length > 0) throw new Error('Name one new file: npm run backup -- palier-2026-11-21.backup')
  await ensureInstalled()
  const { backUp } = await import('./lib/backups.mjs')
  const { DATA_DIR = '.data' } = process.env
  await backUp({ databaseUrl: readDatabaseUrl(), dataDirectory: resolve(root, DATA_DIR) }, file)
  console.log(`Backed up to ${resolve(file)}.`)
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
