// A throw-away PostgreSQL from the system's own binaries, for tests and benches.
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { throwawayFolder } from './throwawayFolder.mjs'

let programs

/** The folder of PostgreSQL's programs, or null. Looked for once: starting a program takes long in a large process. */
export function findPostgres() {
  programs ??= lookForPostgres()
  return programs || null
}

function lookForPostgres() {
  const asked = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' })
  return [asked.stdout?.trim(), ...debianFolders()].find((folder) => folder && existsSync(join(folder, 'initdb'))) ?? ''
}

function debianFolders() {
  const base = '/usr/lib/postgresql'
  if (!existsSync(base)) return []
  const versions = readdirSync(base).sort((a, b) => Number(b) - Number(a))
  return versions.map((version) => join(base, version, 'bin'))
}

// Ends the server and removes its files when our end of the pipe closes, so that even a killed test leaves nothing.
const KEEPER = 'folder=$1; shift; "$@" & server=$!; cat > /dev/null; kill -QUIT $server; wait $server; rm -rf "$folder"'

/**
 * Starts an empty server on a socket of its own, careless about power cuts, gone after `stop()`.
 * `onStatement` is told every statement that any client sends.
 */
export async function startPostgres({ onStatement } = {}) {
  const folderOfPrograms = findPostgres()
  if (!folderOfPrograms) throw new Error('PostgreSQL is not installed: initdb not found.')
  const folder = mkdtempSync(join(throwawayFolder(), 'palier-postgres-'))
  const owner = serverOwner()
  if (owner) chownSync(folder, owner.uid, owner.gid)

  const data = join(folder, 'data')
  const options = ['--auth=trust', '--username=postgres', '--encoding=UTF8', '--locale=C', '--no-sync', '-D', data]
  execFileSync(join(folderOfPrograms, 'initdb'), options, { ...owner, cwd: folder, stdio: 'ignore' })

  const settings = {
    listen_addresses: '',
    unix_socket_directories: folder,
    fsync: 'off',
    full_page_writes: 'off',
    ...(onStatement && { log_statement: 'all', log_line_prefix: '' }),
  }
  const command = [join(folderOfPrograms, 'postgres'), '-D', data]
  for (const [name, value] of Object.entries(settings)) command.push('-c', `${name}=${value}`)
  const keeper = spawn('sh', ['-c', KEEPER, 'sh', folder, ...command], {
    ...owner,
    cwd: folder,
    stdio: ['pipe', 'ignore', 'pipe'],
  })
  const ended = once(keeper, 'exit')
  await readLog(keeper.stderr, onStatement)

  const addressOf = (database) => `postgres://postgres@localhost/${database}?host=${encodeURIComponent(folder)}`
  return {
    url: addressOf('postgres'),
    addressOf,
    async stop() {
      keeper.stdin.end()
      await ended
    },
  }
}

/** Resolves when the server accepts connections; afterwards hands on each statement, simple or prepared. */
function readLog(log, onStatement) {
  return new Promise((ready, fail) => {
    const lines = createInterface({ input: log })
    lines.on('line', (line) => {
      if (line.includes('ready to accept connections')) ready()
      // One of several lines may begin with an empty one.
      const [, statement] = /^LOG:\s+(?:statement|execute [^:]*):(.*)$/.exec(line) ?? []
      if (statement !== undefined) onStatement?.(statement.trim())
    })
    lines.once('close', () => fail(new Error('Temporary PostgreSQL exited before it was ready.')))
  })
}

/** The server refuses to run as root; some other account of the machine runs it then. */
function serverOwner() {
  if (process.getuid?.() !== 0) return null
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
  const account = accounts.find(([name]) => name === 'postgres') ?? accounts.find(([name]) => name === 'nobody')
  if (!account) throw new Error('PostgreSQL cannot run as root, and neither postgres nor nobody exists.')
  return { uid: Number(account[2]), gid: Number(account[3]) }
}
