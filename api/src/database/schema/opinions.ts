import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { userId } from './accounts.ts'
import { instant } from './columns.ts'

export const termsAcceptances = pgTable(
  'terms_acceptances',
  {
    userId: userId(),
    version: integer('version').notNull(),
    acceptedAt: instant('accepted_at').notNull(),
    // Keyed hash of the network address.
    addressHash: text('address_hash'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.version] })],
)

export const feedbacks = pgTable(
  'feedbacks',
  {
    id: uuid('id').primaryKey(),
    userId: userId(),
    halfStars: smallint('half_stars').notNull(),
    comment: text('comment').notNull(),
    createdAt: instant('created_at').notNull(),
    searchText: text('search_text').generatedAlwaysAs(sql`lower(comment)`),
  },
  (table) => [
    index('feedbacks_user_id_index').on(table.userId),
    index('feedbacks_created_at_id_index').on(table.createdAt, table.id),
    index('feedbacks_half_stars_id_index').on(table.halfStars, table.id),
    check('feedbacks_half_stars_check', sql`${table.halfStars} between 1 and 10`),
  ],
)
