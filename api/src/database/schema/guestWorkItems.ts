import { sql } from 'drizzle-orm'
import { check, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { userId, users } from './accounts.ts'

/** Guest work that a new user takes over once their address is confirmed. */
export const guestWorkItems = pgTable(
  'kept_work',
  {
    userId: userId(),
    guestId: uuid('guest_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ['watchList', 'portfolio', 'preferences'] }).notNull(),
    // Id of the list or portfolio; for preferences, of the guest.
    itemId: uuid('item_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.kind, table.itemId] }),
    index('kept_work_guest_id_index').on(table.guestId),
    check('kept_work_kind_check', sql`${table.kind} in ('watchList', 'portfolio', 'preferences')`),
  ],
)
