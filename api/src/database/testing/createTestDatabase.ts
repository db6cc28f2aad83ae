import { createHash, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { env } from 'node:process'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import {
  connectDatabase,
  connectEmbedded,
  CONNECTION_LIMITS,
  type ConnectionLimits,
  type DatabaseConnection,
} from '../connect.ts'
import type { EmbeddedClient } from '../embedded/embeddedClient.ts'
import { startEngineThread } from '../embedded/engineThread.ts'
import { openInMemory } from '../embedded/openEmbedded.ts'
import { migrateDatabase } from '../migrate.ts'
import { findPostgres, startPostgres, type PostgresServer } from '../../../../scripts/lib/postgres.mjs'

export type Engine = DatabaseConnection['kind']

/** Migrated, empty and its own: nothing that a test does to it is seen by another. */
export type TestDatabase = DatabaseConnection & {
  /** Every statement sent since the database was handed over. */
  readonly statements: string[]
}

export async function createTestDatabase(engine: Engine): Promise<TestDatabase> {
  const statements: string[] = []
  const onStatement = (statement: string) => statements.push(statement)
  const connection = engine === 'pglite' ? await embedded(onStatement) : await onServer(onStatement)
  await connection.ping()
  statements.length = 0
  return { ...connection, statements }
}

/** True where PostgreSQL can be tested: a server is named, or one can be started. */
export function canTestPostgres(): boolean {
  return env.TEST_DATABASE_URL !== undefined || findPostgres() !== null
}

async function embedded(onStatement: (statement: string) => void): Promise<DatabaseConnection> {
  return connectEmbedded(await openTestEngine(), onStatement)
}

/** An embedded engine of its own that keeps nothing, with the tables. */
export async function openTestEngine(limits: ConnectionLimits = CONNECTION_LIMITS): Promise<EmbeddedClient> {
  return openInMemory(limits, await migratedImage())
}

/** The files of an embedded database with the tables, as a first start would leave them. */
export async function createDataDirectory(dataDirectory: string): Promise<void> {
  const image = await migratedImage()
  const engine = await startEngineThread({ directory: join(dataDirectory, 'database'), image, ...CONNECTION_LIMITS })
  await engine.send({ call: 'close' })
  await engine.terminate()
}

const MIGRATIONS = fileURLToPath(new URL('../migrations', import.meta.url))
const CACHE = fileURLToPath(new URL('../../../../node_modules/.cache/palier', import.meta.url))

/** Creating an engine takes seconds, starting one from an image half of one: the image is kept between runs. */
async function migratedImage(): Promise<Uint8Array> {
  const file = join(CACHE, `database-${await fingerprint()}.tar`)
  if (existsSync(file)) return readFile(file)

  const client = await openInMemory(CONNECTION_LIMITS)
  const connection = connectEmbedded(client)
  await migrateDatabase(connection.database)
  const image = await client.dump()
  await connection.close()

  await mkdir(CACHE, { recursive: true })
  const draft = `${file}.${randomUUID()}`
  await writeFile(draft, image)
  await rename(draft, file)
  return image
}

async function fingerprint(): Promise<string> {
  const hash = createHash('sha256')
  const engine = fileURLToPath(new URL('../../../node_modules/@electric-sql/pglite/package.json', import.meta.url))
  for (const name of (await readdir(MIGRATIONS)).sort()) {
    if (name.endsWith('.sql')) hash.update(await readFile(join(MIGRATIONS, name)))
  }
  return hash
    .update(await readFile(engine))
    .digest('hex')
    .slice(0, 16)
}

type SharedServer = { addressOf(databaseName: string): string; stop(): Promise<void>; users: number; template: string }

let shared: Promise<SharedServer> | null = null

async function onServer(onStatement: (statement: string) => void): Promise<DatabaseConnection> {
  shared ??= startShared()
  const server = await shared
  server.users += 1

  const name = `palier_${randomUUID().replaceAll('-', '')}`
  await administer(server, `create database ${name} template ${server.template}`)
  const connection = await connectDatabase({ databaseUrl: server.addressOf(name), dataDirectory: '', onStatement })
  return {
    ...connection,
    async close() {
      await connection.close()
      await administer(server, `drop database ${name}`)
      server.users -= 1
      if (server.users > 0) return
      shared = null
      await administer(server, `drop database ${server.template}`)
      await server.stop()
    },
  }
}

async function startShared(): Promise<SharedServer> {
  const server = { ...(await reachServer()), users: 0, template: `palier_${randomUUID().replaceAll('-', '')}` }
  await administer(server, `create database ${server.template}`)
  const connection = await connectDatabase({ databaseUrl: server.addressOf(server.template), dataDirectory: '' })
  await migrateDatabase(connection.database)
  await connection.close()
  return server
}

async function reachServer(): Promise<Pick<PostgresServer, 'addressOf' | 'stop'>> {
  const given = env.TEST_DATABASE_URL
  if (given) {
    const addressOf = (name: string) => Object.assign(new URL(given), { pathname: `/${name}` }).href
    return { addressOf, stop: async () => {} }
  }
  return startPostgres()
}

async function administer(server: { addressOf(databaseName: string): string }, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server.addressOf('postgres') })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
