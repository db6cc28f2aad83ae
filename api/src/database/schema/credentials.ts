import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { userId, users } from './accounts.ts'
import { instant } from './columns.ts'
import { invitations } from './invitations.ts'

/** Password hashes. Users of an identity provider may have none. */
export const credentials = pgTable('credentials', {
  userId: userId().primaryKey(),
  passwordHash: text('password_hash').notNull(),
  updatedAt: instant('updated_at').notNull(),
})

/** A user's identity at an identity provider. */
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

/** Devices a user has signed in on: attempts made elsewhere do not lock them out. Only token hashes are stored. */
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

/** Counters of wrong passwords, also for unknown e-mails; keys are keyed hashes. */
export const loginAttempts = pgTable(
  'login_attempts',
  {
    key: text('key').primaryKey(),
    // Keyed hash of the e-mail, so that a reset clears its counters; null for counters of an address alone.
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

/** One-time tokens of mailed links. Only hashes are stored. */
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

/** The secret address of the calendar of payments of a person; only the hash of its token is stored. */
export const incomeCalendars = pgTable(
  'income_calendars',
  {
    userId: userId().primaryKey(),
    tokenHash: text('token_hash').notNull(),
    // Whether its events tell amounts.
    hasAmounts: boolean('has_amounts').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [unique('income_calendars_token_hash_unique').on(table.tokenHash)],
)

/** Used human check tokens until they expire. */
export const spentHumanChecks = pgTable(
  'spent_human_checks',
  {
    id: text('id').primaryKey(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('spent_human_checks_expires_at_index').on(table.expiresAt)],
)
