// A throw-away PostgreSQL from the system's own binaries, on a free port, for tests and benches.
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as delay } from 'node:timers/promises'

/** The folder of PostgreSQL's server binaries, or null. */
export function findPostgres() {
  const asked = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' })
  const folders = [asked.stdout?.trim(), ...debianFolders(), '/usr/local/bin', '/opt/homebrew/bin']
  return folders.find((folder) => folder && existsSync(join(folder, 'initdb'))) ?? null
}

const debianFolders = () => {
  const base = '/usr/lib/postgresql'
  if (!existsSync(base)) return []
  return readdirSync(base)
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => join(base, version, 'bin'))
}

/**
 * Starts an empty cluster on a free port. `onStatement` is told every statement that any client sends.
 * `stop()` ends it and removes its files. PostgreSQL refuses to run as root, so root becomes another user.
 */
export async function startPostgres({ onStatement } = {}) {
  const binaries = findPostgres()
  if (!binaries) throw new Error('PostgreSQL is not installed (its initdb was not found).')
  const folder = mkdtempSync(join(tmpdir(), 'palier-postgres-'))
  const owner = otherUser()
  if (owner.uid !== undefined) chownSync(folder, owner.uid, owner.gid)
  const data = join(folder, 'data')
  const port = await freePort()

  execFileSync(
    join(binaries, 'initdb'),
    ['-D', data, '-U', 'palier', '-A', 'trust', '-E', 'UTF8', '--no-sync', '--locale=C'],
    { ...owner, cwd: folder, stdio: 'ignore' },
  )
  const server = spawn(
    join(binaries, 'postgres'),
    [
      '-D',
      data,
      '-p',
      String(port),
      '-k',
      folder,
      '-c',
      'listen_addresses=127.0.0.1',
      '-c',
      'fsync=off',
      '-c',
      'max_connections=60',
      ...(onStatement ? ['-c', 'log_statement=all', '-c', 'log_line_prefix='] : []),
    ],
    { ...owner, cwd: folder, stdio: ['ignore', 'ignore', onStatement ? 'pipe' : 'ignore'] },
  )
  if (onStatement) readStatements(server.stderr, onStatement)
  const ended = new Promise((done) => server.once('exit', done))
  const url = `postgres://palier@127.0.0.1:${port}`

  const stop = async () => {
    if (server.exitCode === null) server.kill('SIGINT')
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
  await acceptsConnections(binaries, port, server).catch(async (error) => {
    await stop()
    throw error
  })
  return {
    url: `${url}/postgres`,
    /** Makes an empty database and answers its address. */
    createDatabase(name) {
      execFileSync(join(binaries, 'createdb'), ['-h', '127.0.0.1', '-p', String(port), '-U', 'palier', name])
      return `${url}/${name}`
    },
    stop,
  }
}

/** The server logs one line a statement, simple or prepared; continued lines belong to the one before. */
function readStatements(stream, onStatement) {
  createInterface({ input: stream }).on('line', (line) => {
    const [, statement] = /^LOG:\s+(?:statement|execute [^:]*): (.*)$/.exec(line) ?? []
    if (statement) onStatement(statement)
  })
}

function otherUser() {
  if (process.getuid?.() !== 0) return {}
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = ['-u', '-g'].map((flag) => Number(spawnSync('id', [flag, name], { encoding: 'utf8' }).stdout))
    if (uid) return { uid, gid }
  }
  throw new Error('PostgreSQL does not run as root, and neither the user postgres nor nobody exists.')
}

async function acceptsConnections(binaries, port, server) {
  const deadline = Date.now() + 20_000
  while (Date.now() < deadline && server.exitCode === null) {
    if (spawnSync(join(binaries, 'pg_isready'), ['-q', '-h', '127.0.0.1', '-p', String(port)]).status === 0) return
    await delay(50)
  }
  throw new Error('The throw-away PostgreSQL did not start.')
}

/** A port that nobody listens on at this moment. */
export function freePort() {
  return new Promise((done, fail) => {
    const server = createServer()
    server.once('error', fail)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => done(port))
    })
  })
}
