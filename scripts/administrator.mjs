// node scripts/administrator.mjs ADDRESS [--remove]: gives an existing account the role of administrator, or removes it.
// node scripts/administrator.mjs ban|unban ADDRESS: bans an account, or lifts its ban.
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { readDatabaseUrl } from './lib/databaseUrl.mjs'
import { ensureInstalled } from './lib/pnpm.mjs'
import { root } from './lib/root.mjs'

try {
  const args = process.argv.slice(2)
  const words = args.filter((arg) => arg !== '--remove')
  const command = words[0] === 'ban' || words[0] === 'unban' ? words.shift() : null
  const [email, ...rest] = words
  if (!email || rest.length > 0)
    throw new Error('Name one address: node scripts/administrator.mjs somebody@example.com')
  await ensureInstalled()
  if (command) await setBan(command, email)
  else await setRole(email, !args.includes('--remove'))
} catch (error) {
  // Of a failed statement what the database said, not the statement.
  console.error(error.cause?.message || error.message)
  process.exitCode = 1
}

async function setRole(email, isAdministrator) {
  await withDatabase(async (database) => {
    const { setAdministrator } = await import('../api/src/database/queries/admin/administratorQueries.ts')
    const isKnown = await setAdministrator(database, email, isAdministrator)
    if (!isKnown) throw new Error(`No account has the address ${email}.`)
    const now = isAdministrator ? 'is an administrator from the next sign-in on' : 'is no longer an administrator'
    console.log(`${email} ${now}.`)
  })
}

async function setBan(command, email) {
  await withDatabase(async (database) => {
    const { runBanCommand } = await import('../api/src/database/queries/admin/banQueries.ts')
    const isKnown = await runBanCommand(database, command, email, new Date())
    if (!isKnown) throw new Error(`No account has the address ${email}.`)
    console.log(`${email} is ${command === 'ban' ? 'banned' : 'no longer banned'}.`)
  })
}

async function withDatabase(act) {
  const { register } = await import('tsx/esm/api')
  register()
  const { connectDatabase } = await import('../api/src/database/connect.ts')
  const { DATA_DIR = '.data' } = process.env
  const databaseUrl = readDatabaseUrl()
  const dataDirectory = resolve(root, DATA_DIR)
  if (!databaseUrl && !existsSync(join(dataDirectory, 'database')))
    throw new Error(`No database in ${dataDirectory}. Is DATA_DIR correct?`)
  const { database, close } = await connectDatabase({ databaseUrl, dataDirectory })
  try {
    await act(database)
  } finally {
    await close()
  }
}
