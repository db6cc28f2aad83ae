import { sql } from 'drizzle-orm'
import { bigint, check, date, index, integer, numeric, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { userId } from './accounts.ts'
import { instant, threshold } from './columns.ts'
import { stockId } from './stocks.ts'

/**
 * Notices of crossed thresholds and of splits, with copies of names, because the list may be
 * deleted later. For a split, `threshold` is the first price of the entry, after the split.
 */
export const notices = pgTable(
  'notices',
  {
    id: uuid('id').primaryKey(),
    userId: userId(),
    createdAt: instant('created_at').notNull(),
    readAt: instant('read_at'),
    listId: uuid('list_id').notNull(),
    listName: text('list_name').notNull(),
    listKind: text('list_kind', { enum: ['buy', 'sell', 'others'] }).notNull(),
    entryId: uuid('entry_id').notNull(),
    stockId: stockId(),
    threshold: text('threshold', { enum: ['t200', 't400', 't600', 't800'] }).notNull(),
    thresholdPrice: threshold('threshold_price').notNull(),
    price: numeric('price').notNull(),
    score: integer('score').notNull(),
    // Split ratio; these fields are all null if a threshold was crossed.
    splitDate: date('split_date', { mode: 'string' }),
    numerator: numeric('numerator', { precision: 20, scale: 8 }),
    denominator: numeric('denominator', { precision: 20, scale: 8 }),
    // Prices before the split, in the column order of an entry.
    pricesBefore: text('prices_before').array(),
    undoneAt: instant('undone_at'),
  },
  (table) => [
    index('notices_user_id_created_at_id_index').on(table.userId, table.createdAt, table.id),
    index('notices_unread_index')
      .on(table.userId)
      .where(sql`${table.readAt} is null`),
    index('notices_created_at_index').on(table.createdAt),
    index('notices_stock_id_index').on(table.stockId),
    check('notices_list_kind_check', sql`${table.listKind} in ('buy', 'sell', 'others')`),
    check('notices_threshold_check', sql`${table.threshold} in ('t200', 't400', 't600', 't800')`),
  ],
)

/**
 * Browsers to which crossings are pushed. Deleted if the push service ends the subscription or
 * keeps refusing.
 */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: uuid('id').primaryKey(),
    userId: userId(),
    createdAt: instant('created_at').notNull(),
    endpoint: text('endpoint').notNull(),
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    // Time zone of the quiet hours.
    timeZone: text('time_zone').notNull(),
    refusedCount: integer('refused_count').notNull().default(0),
  },
  (table) => [
    unique('push_subscriptions_endpoint_unique').on(table.endpoint),
    index('push_subscriptions_user_id_index').on(table.userId),
  ],
)

/** User events that are pushed to open pages. Stored for an hour. */
export const userEvents = pgTable(
  'person_events',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    // Id of the writing transaction. The order of ids differs from the order of commits, so reading
    // by id alone would miss late commits.
    transactionId: bigint('transaction_id', { mode: 'number' })
      .notNull()
      .default(sql`pg_current_xact_id()::text::bigint`),
    userId: userId(),
    kind: text('kind', {
      enum: ['noticeAdded', 'noticesRead', 'listsChanged', 'portfoliosChanged', 'subscriptionChanged', 'sessionsEnded'],
    }).notNull(),
    noticeId: uuid('notice_id').references(() => notices.id, { onDelete: 'cascade' }),
    outcome: text('outcome'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('person_events_transaction_id_id_index').on(table.transactionId, table.id),
    index('person_events_user_id_index').on(table.userId),
    index('person_events_notice_id_index').on(table.noticeId),
    index('person_events_created_at_index').on(table.createdAt),
    check(
      'person_events_kind_check',
      sql`${table.kind} in ('noticeAdded', 'noticesRead', 'listsChanged', 'portfoliosChanged', 'subscriptionChanged', 'sessionsEnded')`,
    ),
  ],
)
