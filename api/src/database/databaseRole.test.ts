import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type PostgresServer, startPostgres } from '../../../scripts/lib/postgres.mjs'
import { connectDatabase, type DatabaseConnection } from './connect.ts'
import { migrateDatabase } from './migrate.ts'

const SCRIPT = fileURLToPath(new URL('../../../deploy/createRole.sh', import.meta.url))
const PASSWORD = "it's-a-password-of-the-role"

let server: PostgresServer
let connection: DatabaseConnection

beforeAll(async () => {
  server = await startPostgres()
  const url = new URL(server.addressOf('palier'))
  const folder = url.searchParams.get('host') ?? ''
  const superuser = await connectDatabase({ databaseUrl: server.url, dataDirectory: '' })
  await superuser.database.execute(sql`create database palier`)
  await superuser.close()
  execFileSync('sh', [SCRIPT], { env: { PATH: process.env['PATH'], PGHOST: folder, POSTGRES_PASSWORD: PASSWORD } })
  url.username = 'palier'
  connection = await connectDatabase({ databaseUrl: url.href, dataDirectory: '' })
})

afterAll(async () => {
  await connection.close()
  await server.stop()
})

test('the role of the deployed api can migrate its database and has no other right on the server [SEC-13]', async () => {
  await migrateDatabase(connection.database)
  const { rows } = await connection.database.execute(
    sql`select rolsuper, rolcreaterole, rolcreatedb, rolreplication, rolbypassrls from pg_roles where rolname = current_user`,
  )
  expect(rows).toEqual([
    { rolsuper: false, rolcreaterole: false, rolcreatedb: false, rolreplication: false, rolbypassrls: false },
  ])
})
