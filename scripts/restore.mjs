// npm run restore -- FILE [--replace]: puts a backup in the place of what is there.
import { resolve } from 'node:path'
import { readDatabaseUrl } from './lib/databaseUrl.mjs'
import { ensureInstalled } from './lib/pnpm.mjs'
import { root } from './lib/root.mjs'

try {
  const args = process.argv.slice(2)
  const [file, ...rest] = args.filter((arg) => arg !== '--replace')
  if (!file || rest.length > 0)
    throw new Error('Name one backup: npm run restore -- palier-2026-11-21.backup [--replace]')
  await ensureInstalled()
  const { restore } = await import('./lib/backups.mjs')
  const { DATA_DIR = '.data' } = process.env
  const place = { databaseUrl: readDatabaseUrl(), dataDirectory: resolve(root, DATA_DIR) }
  const stamp = new Date().toISOString().replace(/\W/g, '').slice(0, 15)
  await restore(place, file, { isReplacing: args.includes('--replace'), stamp })
  console.log('Restored. Start Palier again: npm start')
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
