// node scripts/administrator.mjs ADDRESS [--remove]: makes an account that exists an administrator, or makes it none any more.
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { readDatabaseUrl } from './lib/databaseUrl.mjs'
import { ensureInstalled } from './lib/pnpm.mjs'
import { root } from './lib/root.mjs'

try {
  const args = process.argv.slice(2)
  const [email, ...rest] = args.filter((arg) => arg !== '--remove')
  if (!email || rest.length > 0)
    throw new Error('Name one address: node scripts/administrator.mjs somebody@example.com')
  await ensureInstalled()
  await setRole(email, !args.includes('--remove'))
} catch (error) {
  // Of a failed statement what the database said, not the statement.
  console.error(error.cause?.message || error.message)
  process.exitCode = 1
}

async function setRole(email, isAdministrator) {
  const { register } = await import('tsx/esm/api')
  register()
  const { connectDatabase } = await import('../api/src/database/connect.ts')
  const { setAdministrator } = await import('../api/src/database/queries/admin/administratorQueries.ts')
  const { DATA_DIR = '.data' } = process.env
  const databaseUrl = readDatabaseUrl()
  const dataDirectory = resolve(root, DATA_DIR)
  if (!databaseUrl && !existsSync(join(dataDirectory, 'database')))
    throw new Error(`There is no database in ${dataDirectory}. DATA_DIR names another place?`)
  const { database, close } = await connectDatabase({ databaseUrl, dataDirectory })
  try {
    const isKnown = await setAdministrator(database, email, isAdministrator)
    if (!isKnown) throw new Error(`Nobody has the address ${email}.`)
    const now = isAdministrator ? 'is an administrator from the next sign-in on' : 'is no administrator any more'
    console.log(`${email} ${now}.`)
  } finally {
    await close()
  }
}
