import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { userId, users } from './accounts.ts'
import { instant } from './columns.ts'

export const AUDIT_ACTIONS = [
  'invitationSent',
  'invitationResent',
  'invitationAccepted',
  'synchronizationAsked',
  'testClockSet',
  'testInvoiceSent',
  'accountBanned',
  'accountUnbanned',
  'paymentDisputed',
  'disputeClosed',
  'paymentRefunded',
  'paymentCustomerDeleted',
] as const

/** Audit log. The actor's name is a copy, which outlives the account. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: uuid('id').primaryKey(),
    at: instant('at').notNull(),
    actorId: uuid('actor_id').references(() => users.id, { onDelete: 'set null' }),
    actorName: text('actor_name').notNull(),
    actorEmail: text('actor_email').notNull(),
    action: text('action', { enum: AUDIT_ACTIONS }).notNull(),
    target: text('target'),
    searchText: text('search_text').generatedAlwaysAs(
      sql`lower(actor_name || ' ' || actor_email || ' ' || coalesce(target, ''))`,
    ),
  },
  (table) => [
    index('audit_entries_at_id_index').on(table.at, table.id),
    index('audit_entries_actor_id_index').on(table.actorId),
    index('audit_entries_action_at_index').on(table.action, table.at),
    index('audit_entries_target_index').on(table.target),
  ],
)

/**
 * Usage per hour. `lastForCount` is the number of users whose last use was in that hour: its sum
 * from an hour on is the number of distinct users since.
 */
export const usageHours = pgTable(
  'usage_hours',
  {
    name: text('name').notNull(),
    hour: instant('hour').notNull(),
    count: bigint('count', { mode: 'number' }).notNull(),
    lastForCount: integer('last_for_count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.name, table.hour] }), index('usage_hours_hour_index').on(table.hour)],
)

export const usagePeople = pgTable(
  'usage_people',
  {
    name: text('name').notNull(),
    personHash: text('person_hash').notNull(),
    lastHour: instant('last_hour').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.name, table.personHash] }),
    index('usage_people_last_hour_index').on(table.lastHour),
  ],
)

/** Stores only the hash of the token's secret. */
export const apiTokens = pgTable(
  'api_tokens',
  {
    id: uuid('id').primaryKey(),
    userId: userId(),
    name: text('name').notNull(),
    scope: text('scope', { enum: ['read', 'write'] }).notNull(),
    tokenHash: text('token_hash').notNull(),
    createdAt: instant('created_at').notNull(),
    // Updated at most once a minute.
    lastUsedAt: instant('last_used_at'),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    unique('api_tokens_token_hash_unique').on(table.tokenHash),
    index('api_tokens_user_id_index').on(table.userId),
    check('api_tokens_scope_check', sql`${table.scope} in ('read', 'write')`),
  ],
)
