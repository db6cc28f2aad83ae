import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Database } from './kernel/database.ts'
import { migrateDatabase } from './migrate.ts'
import { describeOnBothEngines } from './testing/describeOnBothEngines.ts'

const MIGRATIONS = fileURLToPath(new URL('./migrations', import.meta.url))
const PLACE = 'The database in /data/database'

/** The last two migrations that the initial one replaced, as their databases recorded them. */
const LAST_FORMER = {
  hash: '9a888e059bacce859a541f9edf2bb1cb67ad303b58a3855313a96d23d9aeae6f',
  created_at: '1795866605718',
}
const OLDER_FORMER = {
  hash: '917804146e231996d8c34b90fc064d6fc825bcc7c133a7908fe214b7f6a0302c',
  created_at: '1795866098275',
}
const FUTURE = { hash: 'of a newer build', created_at: '99999999999999' }

let extendedFolder: string

beforeAll(async () => {
  extendedFolder = await mkdtemp(join(tmpdir(), 'palier-migrations-'))
  await cp(MIGRATIONS, extendedFolder, { recursive: true })
  const journalFile = join(extendedFolder, 'meta/_journal.json')
  const journal = JSON.parse(await readFile(journalFile, 'utf8')) as { entries: { idx: number; when: number }[] }
  const last = journal.entries.at(-1)
  const added = { ...last, idx: journal.entries.length, when: (last?.when ?? 0) + 1, tag: 'added' }
  await writeFile(journalFile, JSON.stringify({ ...journal, entries: [...journal.entries, added] }))
  await writeFile(join(extendedFolder, 'added.sql'), 'alter table plans add column added integer default 7')
})

afterAll(() => rm(extendedFolder, { recursive: true, force: true }))

describeOnBothEngines('migrateDatabase', (open) => {
  let database: Database

  beforeEach(async () => {
    const testDatabase = await open()
    database = testDatabase.database
  })

  test('changes nothing if it runs again, or several times at once', async () => {
    const before = await recordedMigrations(database)
    await migrateDatabase(database)
    await Promise.all([migrateDatabase(database), migrateDatabase(database)])
    expect(await recordedMigrations(database)).toEqual(before)
  })

  test('refuses a database with a migration that this build does not know, and changes nothing [SEC-12]', async () => {
    await record(database, FUTURE)
    const before = await recordedMigrations(database)
    const opening = migrateDatabase(database, undefined, PLACE)
    await expect(opening).rejects.toThrow(`${PLACE} was migrated by a newer version of Palier`)
    await expect(opening).rejects.toThrow('npm run restore -- FILE --replace')
    expect(await recordedMigrations(database)).toEqual(before)
  })

  test('accepts a database at the last of the former migrations, keeps its data and adds later migrations [CODE-38]', async () => {
    await insertPlan(database)
    await database.execute(sql`delete from drizzle.__drizzle_migrations where created_at = ${LAST_FORMER.created_at}`)
    await record(database, OLDER_FORMER, LAST_FORMER)
    const before = await recordedMigrations(database)

    await migrateDatabase(database, extendedFolder)
    const { rows } = await database.execute(sql`select name, added from plans`)
    expect(rows).toEqual([{ name: 'vip', added: 7 }])
    expect(await recordedMigrations(database)).toHaveLength(before.length + 1)
  })

  test('refuses a database at an earlier former migration, names the build to start first and changes nothing [CODE-38]', async () => {
    await insertPlan(database)
    await database.execute(sql`delete from drizzle.__drizzle_migrations`)
    await record(database, OLDER_FORMER)

    await expect(migrateDatabase(database, extendedFolder, PLACE)).rejects.toThrow(
      `${PLACE} was migrated by an older build than this one can upgrade. Start the build of commit 983f0422 once ` +
        '(git checkout 983f0422 && npm start), then this one again.',
    )
    expect(await recordedMigrations(database)).toEqual([OLDER_FORMER])
    const { rows } = await database.execute(sql`select to_jsonb(plans) ? 'added' as "isAdded" from plans`)
    expect(rows).toEqual([{ isAdded: false }])
  })
})

type MigrationRow = { hash: string; created_at: string }

async function recordedMigrations(database: Database): Promise<MigrationRow[]> {
  const { rows } = await database.execute<MigrationRow>(
    sql`select hash, created_at::text from drizzle.__drizzle_migrations order by created_at`,
  )
  return rows
}

async function record(database: Database, ...migrations: MigrationRow[]): Promise<void> {
  for (const { hash, created_at } of migrations) {
    await database.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${created_at})`,
    )
  }
}

async function insertPlan(database: Database): Promise<void> {
  await database.execute(sql`insert into plans (name, display_order, price_cents, is_public, is_ai_plan, ai_keys,
    buy_list_count, sell_list_count, combined_list_count, combined_entries_count, portfolio_list_count,
    combined_portfolio_stock_count, news_count) values ('vip', 1, 0, true, true, '{}', 1, 1, 1, 1, 1, 1, 1)`)
}
