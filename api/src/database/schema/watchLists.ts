import type { CrossedLevel } from '@palier/domain/watchlists/crossing'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  numeric,
  pgTable,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { userId } from './accounts.ts'
import { instant, postponement, threshold, version } from './columns.ts'
import { stockId } from './stocks.ts'

export const watchLists = pgTable(
  'watch_lists',
  {
    id: uuid('id').primaryKey(),
    userId: userId(),
    kind: text('kind', { enum: ['buy', 'sell', 'others'] }).notNull(),
    name: text('name').notNull(),
    description: text('description').notNull(),
    position: integer('position').notNull(),
    // True if crossings are pushed to the user's browsers.
    isPushed: boolean('is_pushed').notNull().default(true),
    version: version(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('watch_lists_user_id_kind_position_index').on(table.userId, table.kind, table.position),
    check('watch_lists_kind_check', sql`${table.kind} in ('buy', 'sell', 'others')`),
  ],
)

export const watchListEntries = pgTable(
  'watch_list_entries',
  {
    id: uuid('id').primaryKey(),
    listId: uuid('list_id')
      .notNull()
      .references(() => watchLists.id, { onDelete: 'cascade' }),
    stockId: stockId(),
    t200: threshold('t200'),
    t400: threshold('t400'),
    t600: threshold('t600'),
    t800: threshold('t800'),
    note: text('note').notNull().default(''),
    // Day whose shares the prices refer to, as splits change them. Null: the day the entry was
    // added.
    pricedOn: date('priced_on', { mode: 'string' }),
    highScore: integer('high_score').notNull(),
    // Level reached by the price; null until first checked.
    crossedLevel: smallint('crossed_level').$type<CrossedLevel>(),
    // When the level was reached; null before the first.
    crossedAt: instant('crossed_at'),
    ...postponement(),
    // The entry is checked again at or beyond these prices; at any price until first checked.
    recheckBelow: numeric('quiet_low').default('Infinity'),
    recheckAbove: numeric('quiet_high'),
    version: version(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    unique('watch_list_entries_list_id_stock_id_unique').on(table.listId, table.stockId),
    index('watch_list_entries_stock_id_quiet_low_index').on(table.stockId, table.recheckBelow),
    index('watch_list_entries_stock_id_quiet_high_index').on(table.stockId, table.recheckAbove),
  ],
)
