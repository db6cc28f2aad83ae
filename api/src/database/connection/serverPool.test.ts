import type { PoolClient } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type PostgresServer, startPostgres } from '../../../../scripts/lib/postgres.mjs'
import { ServerPool } from './serverPool.ts'
import { canTestPostgres } from '../testing/createTestDatabase.ts'

describe.skipIf(!canTestPostgres())('connections to a server', () => {
  let server: PostgresServer
  let pool: ServerPool

  beforeAll(async () => {
    server = await startPostgres()
    pool = new ServerPool({ connectionString: server.url, max: 2, connectionTimeoutMillis: 20_000 }, 3)
  })
  afterAll(async () => {
    await pool?.end()
    await server?.stop()
  })

  const numberOf = async (client: PoolClient): Promise<number> =>
    (await client.query<{ number: number }>('select pg_backend_pid() as number')).rows[0]?.number ?? 0

  test('past the longest queue a caller is refused at once, and those who wait are served', async () => {
    const lent = await Promise.all([pool.connect(), pool.connect()])
    const waiting = [pool.connect(), pool.query('select 1'), pool.connect()]
    await expect(pool.connect()).rejects.toMatchObject({ name: 'DatabaseBusy' })
    await expect(pool.query('select 1')).rejects.toMatchObject({ name: 'DatabaseBusy' })
    for (const client of lent) client.release()
    for (const served of await Promise.all(waiting)) if ('release' in served) served.release()
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  })

  test('connections that break while they are lent come back, however often, and end no process', async () => {
    for (let round = 0; round < 4; round += 1) {
      const [one, other] = await Promise.all([pool.connect(), pool.connect()])
      const broken = new Promise((resolve) => one.once('end', resolve))
      await other.query('select pg_terminate_backend($1)', [await numberOf(one)])
      await broken
      // As the query builder does where a transaction cannot begin: it asks, fails, and never gives it back.
      await expect(one.query('begin')).rejects.toThrow()
      other.release()
    }
    const lent = await Promise.all([pool.connect(), pool.connect()])
    expect(new Set(await Promise.all(lent.map(numberOf))).size).toBe(2)
    for (const client of lent) client.release()
  })

  test('what was given back already is not given back a second time', async () => {
    const client = await pool.connect()
    client.release()
    client.release()
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  })
})
