import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { userId, users } from './accounts.ts'
import { instant } from './columns.ts'
import { invitations } from './invitations.ts'

/** Users of an identity provider may have no password. */
export const credentials = pgTable('credentials', {
  userId: userId().primaryKey(),
  passwordHash: text('password_hash').notNull(),
  updatedAt: instant('updated_at').notNull(),
})

export const externalIdentities = pgTable(
  'external_identities',
  {
    provider: text('provider', { enum: ['google'] }).notNull(),
    subject: text('subject').notNull(),
    userId: userId(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.subject] }),
    index('external_identities_user_id_index').on(table.userId),
    check('external_identities_provider_check', sql`${table.provider} in ('google')`),
  ],
)

/**
 * Devices on which a user has signed in. Attempts from elsewhere do not lock them out. Stores only
 * token hashes.
 */
export const knownDevices = pgTable(
  'known_devices',
  {
    deviceHash: text('device_hash').notNull(),
    userId: userId(),
    seenAt: instant('seen_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.deviceHash, table.userId] }),
    index('known_devices_user_id_seen_at_index').on(table.userId, table.seenAt),
    index('known_devices_seen_at_index').on(table.seenAt),
  ],
)

/** Counters of wrong passwords, also for unknown e-mail addresses. Keys are keyed hashes. */
export const loginAttempts = pgTable(
  'login_attempts',
  {
    key: text('key').primaryKey(),
    // Keyed hash of the e-mail address, so that a reset clears its counters. Null if the counter is
    // only for a network address.
    emailKey: text('email_key'),
    failures: integer('failures').notNull(),
    beganAt: instant('began_at').notNull().defaultNow(),
    lockedUntil: instant('locked_until'),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    index('login_attempts_updated_at_index').on(table.updatedAt),
    index('login_attempts_email_key_index').on(table.emailKey),
  ],
)

/** Tokens of mailed links. Stores only hashes. */
export const oneTimeTokens = pgTable(
  'mail_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    purpose: text('purpose', { enum: ['activation', 'reset', 'invitation'] }).notNull(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    invitationId: uuid('invitation_id').references(() => invitations.id, { onDelete: 'cascade' }),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('mail_tokens_user_id_purpose_created_at_index').on(table.userId, table.purpose, table.createdAt),
    index('mail_tokens_invitation_id_index').on(table.invitationId),
    index('mail_tokens_expires_at_index').on(table.expiresAt),
    check('mail_tokens_purpose_check', sql`${table.purpose} in ('activation', 'reset', 'invitation')`),
    check(
      'mail_tokens_owner_check',
      sql`(${table.purpose} = 'invitation') = (${table.invitationId} is not null) and (${table.purpose} <> 'invitation') = (${table.userId} is not null)`,
    ),
  ],
)

/** Secret address of a user's income calendar. Stores only the token's hash. */
export const incomeCalendars = pgTable(
  'income_calendars',
  {
    userId: userId().primaryKey(),
    tokenHash: text('token_hash').notNull(),
    // True if its events include amounts.
    hasAmounts: boolean('has_amounts').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [unique('income_calendars_token_hash_unique').on(table.tokenHash)],
)

/** Used human check tokens, stored until they expire. */
export const spentHumanChecks = pgTable(
  'spent_human_checks',
  {
    id: text('id').primaryKey(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('spent_human_checks_expires_at_index').on(table.expiresAt)],
)
