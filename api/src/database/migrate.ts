import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import type { Database } from './kernel/database.ts'

// Next to this module in the sources, and next to the bundle once built.
const MIGRATIONS = fileURLToPath(new URL('./migrations', import.meta.url))

// Key of the advisory lock: an arbitrary fixed number.
const MIGRATION_LOCK = 720_184_311

const FORMER_BUILD = '983f0422'

class SchemaTooOld extends Error {
  override readonly name = 'SchemaTooOld'

  constructor(place: string) {
    super(
      `${place} was migrated by an older build than this one can upgrade. Start the build of commit ${FORMER_BUILD} once ` +
        `(git checkout ${FORMER_BUILD} && npm start), then this one again.`,
    )
  }
}

class SchemaTooNew extends Error {
  override readonly name = 'SchemaTooNew'

  constructor(place: string) {
    super(
      `${place} was migrated by a newer version of Palier. Start that version, or restore a backup made with this one: ` +
        'npm run restore -- FILE --replace',
    )
  }
}

/**
 * Runs the migrations in one transaction. An advisory lock serializes processes that start at once.
 * `place` names the database in errors. Rejects with SchemaTooNew or SchemaTooOld before any
 * change.
 */
export async function migrateDatabase(
  database: Database,
  folder: string = MIGRATIONS,
  place = 'The database',
): Promise<void> {
  const migrations = readMigrationFiles({ migrationsFolder: folder })
  const times = migrations.map(({ folderMillis }) => folderMillis)
  const oldest = Math.min(...times)
  const newest = Math.max(...times)

  await database.transaction(async (transaction) => {
    // Migrations may exceed the usual timeout.
    await transaction.execute(sql`select set_config('statement_timeout', '300000', true)`)
    await transaction.execute(sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`)
    await transaction.execute(sql`create schema if not exists drizzle`)
    await transaction.execute(
      sql`create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`,
    )
    const { rows } = await transaction.execute<{ last: string | null }>(
      sql`select max(created_at)::text as last from drizzle.__drizzle_migrations`,
    )
    const last = Number(rows[0]?.last ?? 0)
    if (last > newest) throw new SchemaTooNew(place)
    if (last > 0 && last < oldest) throw new SchemaTooOld(place)

    for (const migration of migrations.filter(({ folderMillis }) => folderMillis > last)) {
      for (const statement of migration.sql) await transaction.execute(sql.raw(statement))
      await transaction.execute(
        sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${migration.hash}, ${migration.folderMillis})`,
      )
    }
  })
}
