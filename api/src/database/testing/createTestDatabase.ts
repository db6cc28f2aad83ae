import { createHash, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { createConnection } from 'node:net'
import { join } from 'node:path'
import { env } from 'node:process'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import {
  connectDatabase,
  connectEmbedded,
  CONNECTION_LIMITS,
  type ConnectionLimits,
  type DatabaseConnection,
} from '../connect.ts'
import { createEmbeddedClient, type EmbeddedClient } from '../embedded/embeddedClient.ts'
import { startEngineThread } from '../embedded/engineThread.ts'
import { migrateDatabase } from '../migrate.ts'
import { findPostgres } from '../../../../scripts/lib/postgres.mjs'
import { assertOutsideTransaction, guardClient, guardTransactions } from './transactionGuard.ts'
import { addressOn, administer, type TemplateServer } from './onePostgres.ts'

export type Engine = DatabaseConnection['kind']

/** Migrated, empty and its own: nothing that a test does to it is seen by another. */
export type TestDatabase = DatabaseConnection & {
  /** Every statement sent since the database was handed over. */
  readonly statements: string[]
}

/** On PostgreSQL where there is one: it is a tenth of the work. TEST_ENGINE names the one or the other for all tests. */
export async function createTestDatabase(engine: Engine = usualEngine()): Promise<TestDatabase> {
  const statements: string[] = []
  const onStatement = (statement: string) => statements.push(statement)
  const connection = guardTransactions(engine === 'pglite' ? await embedded(onStatement) : await onServer(onStatement))
  await connection.ping()
  statements.length = 0
  return { ...connection, statements }
}

/** The engine of tests that no engine decides. */
export function usualEngine(): Engine {
  if (env.TEST_ENGINE === 'pglite' || env.TEST_ENGINE === 'postgres') return env.TEST_ENGINE
  return canTestPostgres() ? 'postgres' : 'pglite'
}

/** True where PostgreSQL can be tested: a server is named, or one can be started. */
export function canTestPostgres(): boolean {
  return env.TEST_DATABASE_URL !== undefined || findPostgres() !== null
}

async function embedded(onStatement: (statement: string) => void): Promise<DatabaseConnection> {
  return connectEmbedded(guardClient(await openTestEngine()), onStatement)
}

/** An embedded engine of its own that keeps nothing, with the tables. */
export async function openTestEngine(limits: ConnectionLimits = CONNECTION_LIMITS): Promise<EmbeddedClient> {
  return openInMemory(limits, await migratedImage())
}

function openInMemory(limits: ConnectionLimits, image?: Uint8Array): Promise<EmbeddedClient> {
  return createEmbeddedClient(() => startEngineThread({ image, ...limits }), limits)
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

let asked: Promise<TemplateServer> | null = null

async function onServer(onStatement: (statement: string) => void): Promise<DatabaseConnection> {
  asked ??= askForServer()
  const server = await asked
  const name = `palier_${randomUUID().replaceAll('-', '')}`
  await administer(server, `create database ${name} template ${server.template}`)
  const connection = await connectDatabase({
    databaseUrl: addressOn(server, name),
    dataDirectory: '',
    onStatement,
    assertMayConnect: assertOutsideTransaction,
  })
  return {
    ...connection,
    async close() {
      await connection.close()
      await administer(server, `drop database ${name}`)
    },
  }
}

/** The one server of the run, which starts when the first test asks. */
async function askForServer(): Promise<TemplateServer> {
  const door = env.TEST_POSTGRES_DOOR
  if (door === undefined) throw new Error('No PostgreSQL is installed, and TEST_DATABASE_URL names none.')
  const answer: TemplateServer | { error: string } = JSON.parse(await text(createConnection(door)))
  if ('error' in answer) throw new Error(answer.error)
  return answer
}
