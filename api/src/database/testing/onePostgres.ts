import { createServer } from 'node:net'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { env } from 'node:process'
import pg from 'pg'
import { findPostgres, startPostgres } from '../../../../scripts/lib/postgres.mjs'
import { connectDatabase } from '../connect.ts'
import { migrateDatabase } from '../migrate.ts'

/** Where a test makes its databases: a server, and the database on it to copy from, which has the tables. */
export type TemplateServer = { url: string; template: string }

/**
 * One server for all test files of a run, and one migrated database that each test copies. Nothing is started before the
 * first test asks for it: a file that needs no PostgreSQL waits for none.
 */
export default async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (env.TEST_DATABASE_URL === undefined && !findPostgres()) return undefined
  let prepared: ReturnType<typeof prepare> | null = null
  const door = createServer((asking) => {
    prepared ??= prepare()
    prepared.then(
      ({ server }) => asking.end(JSON.stringify(server)),
      (error: unknown) => asking.end(JSON.stringify({ error: String(error) })),
    )
  })
  const path = join(tmpdir(), `palier-${randomUUID()}.socket`)
  door.listen(path)
  await once(door, 'listening')
  env.TEST_POSTGRES_DOOR = path

  return async () => {
    door.close()
    await (await prepared?.catch(() => null))?.stop()
  }
}

async function prepare(): Promise<{ server: TemplateServer; stop(): Promise<void> }> {
  const started = env.TEST_DATABASE_URL === undefined ? await startPostgres() : null
  const url = started?.url ?? env.TEST_DATABASE_URL ?? ''
  const template = `palier_${randomUUID().replaceAll('-', '')}`
  const server = { url, template }
  await administer(server, `create database ${template}`)
  const connection = await connectDatabase({ databaseUrl: addressOn(server, template), dataDirectory: '' })
  await migrateDatabase(connection.database)
  await connection.close()
  return {
    server,
    async stop() {
      // A server of our own goes with everything that is on it.
      if (started) await started.stop()
      else await administer(server, `drop database ${template}`)
    },
  }
}

/** The address of a database on the server. */
export function addressOn({ url }: Pick<TemplateServer, 'url'>, databaseName: string): string {
  return Object.assign(new URL(url), { pathname: `/${databaseName}` }).href
}

/** Sends a statement about databases as a whole. */
export async function administer(server: Pick<TemplateServer, 'url'>, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: addressOn(server, 'postgres') })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
