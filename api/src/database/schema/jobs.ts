import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

/** Work to be done later, at least once. A finished job leaves no row; a repeating one moves to its next time. */
export const jobs = pgTable(
  'jobs',
  {
    id: uuid('id').primaryKey(),
    name: text('name').notNull(),
    data: jsonb('data').notNull(),
    // Two unfinished jobs of one name never share a key.
    singletonKey: text('singleton_key'),
    repeatSeconds: integer('repeat_seconds'),
    runAt: instant('run_at').notNull(),
    attempts: integer('attempts').notNull().default(0),
    lockedUntil: instant('locked_until'),
    failedAt: instant('failed_at'),
    lastError: text('last_error'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    unique('jobs_name_singleton_key_unique').on(table.name, table.singletonKey),
    index('jobs_run_at_index')
      .on(table.runAt)
      .where(sql`${table.failedAt} is null`),
  ],
)
