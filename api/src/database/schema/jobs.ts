import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

/**
 * Job queue with at-least-once execution. Finished jobs are deleted; recurring ones are
 * rescheduled.
 */
export const jobs = pgTable(
  'jobs',
  {
    id: uuid('id').primaryKey(),
    name: text('name').notNull(),
    data: jsonb('data').notNull(),
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
