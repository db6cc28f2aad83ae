import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq, inArray, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startPostgres, type PostgresServer } from '../../../../scripts/lib/postgres.mjs'
import { seedDataDirectory } from '../../../../scripts/lib/seededData.mjs'
import { connectDatabase } from '../../database/connect.ts'
import type { Database } from '../../database/kernel/database.ts'
import { imports, lots, visibleLots } from '../../database/schema/portfolios.ts'
import { type Child, startChild } from '../../database/testing/childProcess.ts'
import { canTestPostgres } from '../../database/testing/createTestDatabase.ts'
import { expectFreshBook } from '../../testing/expectFreshBook.ts'
import { cleanUpImports } from '../imports/importQueue.ts'

const LOTS_A_LIFE = 40
const TIME = 180_000

describe.each(['pglite', 'postgres'] as const)('a process killed amid its writes (%s)', (engine) => {
  let child: Child | null = null
  let server: PostgresServer | null = null
  let place = ''

  beforeAll(async () => {
    if (engine === 'postgres') {
      if (!canTestPostgres()) return
      server = await startPostgres()
      place = server.addressOf('postgres')
      return
    }
    place = mkdtempSync(join(tmpdir(), 'palier-book-'))
    await seedDataDirectory(place)
  })

  afterAll(async () => {
    await child?.kill()
    await server?.stop()
    if (engine === 'pglite') rmSync(place, { recursive: true, force: true })
  })

  async function look<Found>(read: (database: Database) => Promise<Found>): Promise<Found> {
    const connection = await connectDatabase(
      engine === 'postgres' ? { databaseUrl: place, dataDirectory: '' } : { dataDirectory: place },
    )
    try {
      return await read(connection.database)
    } finally {
      await connection.close()
    }
  }

  function heard(key: string): string[] {
    return (child?.messages ?? []).flatMap((message) => {
      const value: unknown = typeof message === 'object' && message !== null ? Reflect.get(message, key) : undefined
      return typeof value === 'string' ? [value] : []
    })
  }

  /** A life that writes so many lots and then imports; until it says a thing of which this is true. */
  async function live(lotCount: number, isWanted: (message: object) => boolean): Promise<void> {
    child = await startChild('./bookWritingProcess.ts', [place, String(lotCount)])
    await child.next(
      (message): message is object => typeof message === 'object' && message !== null && isWanted(message),
    )
    await child.kill()
  }

  test(
    `${2 * LOTS_A_LIFE} lots and an import: what was acknowledged is there, no half import, and the sums are a fresh count`,
    async ({ skip }) => {
      if (place === '') return skip()
      await live(Infinity, (message) => 'count' in message && message.count === LOTS_A_LIFE)
      const acknowledged = heard('acknowledged')
      await look((database) => expectKept(database, acknowledged, []))

      await live(LOTS_A_LIFE, (message) => 'importing' in message)
      acknowledged.push(...heard('acknowledged'))
      await look((database) => expectKept(database, acknowledged, heard('imported')))
    },
    TIME,
  )
})

async function expectKept(database: Database, lotIds: readonly string[], importIds: readonly string[]): Promise<void> {
  const found = await database
    .select({ id: lots.id })
    .from(lots)
    .where(inArray(lots.id, [...lotIds]))
  expect(found).toHaveLength(new Set(lotIds).size)
  const files = await database.select().from(imports)
  for (const { id, status, rowCount } of files) {
    const entered = status === 'done' ? rowCount : 0
    expect(await database.$count(visibleLots, eq(visibleLots.importId, id))).toBe(entered)
  }
  // What was left behind is found once nobody may still be working on it.
  await database.execute(sql`update imports set lease_until = now() - interval '1 second' where lease_id is not null`)
  await cleanUpImports(database)
  for (const { id, status, rowCount } of files) {
    expect(await database.$count(lots, eq(lots.importId, id))).toBe(status === 'done' ? rowCount : 0)
  }
  const left = await database.select({ id: imports.id, status: imports.status }).from(imports)
  for (const { status } of left) expect(['done', 'staged']).toContain(status)
  for (const id of importIds) expect(files.find((file) => file.id === id)?.status).toBe('done')
  await expectFreshBook(database)
}
