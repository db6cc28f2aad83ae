// Backups: one file that holds everything, and puts everything back. Of the embedded database its folder with the
// secrets that belong to it, taken while nobody writes; of a PostgreSQL server its own dump, taken while it works.
import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, openSync, readSync, closeSync, renameSync, rmSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { register } from 'tsx/esm/api'
import { findPostgres } from './postgres.mjs'

register()
const { acquireLock } = await import('../../api/src/database/embedded/lock.ts')

const PARTS = ['database', 'secrets']

/** @typedef {{ databaseUrl?: string, dataDirectory: string }} Place */

/** Writes a new file of mode 0600. Rejects with a sentence; a half-written file is not left behind. @param {Place} place */
export async function backUp({ databaseUrl, dataDirectory }, file) {
  const target = resolve(file)
  if (existsSync(target)) throw new Error(`${target} already exists. A backup never overwrites a file.`)
  mkdirSync(dirname(target), { recursive: true })
  const draft = `${target}.partial`
  rmSync(draft, { force: true })
  try {
    if (databaseUrl)
      run(program('pg_dump'), ['--format=custom', '--no-owner', `--file=${draft}`, `--dbname=${databaseUrl}`])
    else await archive(dataDirectory, draft)
    chmodSync(draft, 0o600)
    renameSync(draft, target)
  } finally {
    rmSync(draft, { force: true })
  }
}

async function archive(dataDirectory, draft) {
  const database = join(dataDirectory, 'database')
  if (!existsSync(database)) throw new Error(`No database in ${dataDirectory}. Is DATA_DIR correct?`)
  const lock = await acquireLock(database)
  try {
    const parts = PARTS.filter((part) => existsSync(join(dataDirectory, part)))
    run('tar', ['--create', '--gzip', `--file=${draft}`, `--directory=${dataDirectory}`, ...parts])
  } finally {
    await lock.release()
  }
}

/**
 * Puts a backup in the place of what is there. Rejects with a sentence before anything is changed where the file is
 * not one for this kind of database, or where something is there and `isReplacing` is not set. @param {Place} place
 */
export async function restore({ databaseUrl, dataDirectory }, file, { isReplacing = false, stamp }) {
  const source = resolve(file)
  const kind = kindOf(source)
  if (databaseUrl) {
    if (kind !== 'dump')
      throw new Error(`${source} is not a PostgreSQL backup, but DATABASE_URL is set. Unset it, or name another file.`)
    if (!isReplacing && hasTables(databaseUrl))
      throw new Error(`The database is not empty. Add --replace to overwrite it with the backup.`)
    if (isReplacing)
      sql(
        databaseUrl,
        'drop schema if exists public cascade; drop schema if exists drizzle cascade; create schema public',
      )
    return run(program('pg_restore'), [
      '--single-transaction',
      '--exit-on-error',
      '--no-owner',
      `--dbname=${databaseUrl}`,
      source,
    ])
  }
  if (kind !== 'archive')
    throw new Error(
      `${source} is not a backup of the embedded database. To restore a PostgreSQL dump, set DATABASE_URL.`,
    )
  await unpack(dataDirectory, source, isReplacing, stamp)
}

async function unpack(dataDirectory, source, isReplacing, stamp) {
  const database = join(dataDirectory, 'database')
  if (existsSync(database) && !isReplacing) {
    throw new Error(`${database} exists. Add --replace: the current database is then renamed and kept.`)
  }
  mkdirSync(dataDirectory, { recursive: true, mode: 0o700 })
  const draft = join(dataDirectory, 'restoring')
  rmSync(draft, { recursive: true, force: true })
  mkdirSync(draft, { mode: 0o700 })
  const lock = await acquireLock(database)
  try {
    run('tar', ['--extract', '--gzip', `--file=${source}`, `--directory=${draft}`])
    if (!existsSync(join(draft, 'database'))) throw new Error(`${source} contains no database.`)
    // All of it is there before anything is moved.
    for (const part of PARTS.filter((name) => existsSync(join(draft, name)))) {
      const place = join(dataDirectory, part)
      if (existsSync(place)) renameSync(place, `${place}.before-${stamp}`)
      renameSync(join(draft, part), place)
    }
  } finally {
    rmSync(draft, { recursive: true, force: true })
    await lock.release()
  }
}

/** By its first bytes: what pg_dump writes, or what gzip does. */
function kindOf(file) {
  if (!existsSync(file)) throw new Error(`File not found: ${file}`)
  const head = Buffer.alloc(5)
  const handle = openSync(file, 'r')
  readSync(handle, head, 0, 5, 0)
  closeSync(handle)
  if (head.toString('latin1') === 'PGDMP') return 'dump'
  return head[0] === 0x1f && head[1] === 0x8b ? 'archive' : 'unknown'
}

function hasTables(databaseUrl) {
  return sql(databaseUrl, "select count(*) from pg_tables where schemaname in ('public', 'drizzle')").trim() !== '0'
}

function sql(databaseUrl, statement) {
  return run(program('psql'), [
    '--no-psqlrc',
    '--quiet',
    '--tuples-only',
    '--no-align',
    '--set=ON_ERROR_STOP=1',
    `--dbname=${databaseUrl}`,
    `--command=${statement}`,
  ])
}

function program(name) {
  const folder = findPostgres()
  return folder ? join(folder, name) : name
}

function run(command, args) {
  const { status, stdout, stderr, error } = spawnSync(command, args, { encoding: 'utf8', maxBuffer: 16 * 1024 * 1024 })
  if (error) throw new Error(`${command} could not be started (${error.message}).`)
  if (status !== 0) throw new Error(`${command} failed: ${stderr.trim().split('\n').slice(0, 5).join(' ')}`)
  return stdout
}
