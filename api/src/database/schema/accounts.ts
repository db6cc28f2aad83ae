import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { instant, version, wholeJson } from './columns.ts'

export type Roles = Record<string, { active: boolean }>

export const plans = pgTable('plans', {
  name: text('name').primaryKey(),
  displayOrder: integer('display_order').notNull(),
  priceCents: integer('price_cents').notNull(),
  priceId: text('price_id'),
  isPublic: boolean('is_public').notNull(),
  isAiPlan: boolean('is_ai_plan').notNull(),
  aiKeys: text('ai_keys').array().notNull(),
  buyListCount: integer('buy_list_count').notNull(),
  sellListCount: integer('sell_list_count').notNull(),
  combinedListCount: integer('combined_list_count').notNull(),
  combinedEntriesCount: integer('combined_entries_count').notNull(),
  portfolioListCount: integer('portfolio_list_count').notNull(),
  combinedPortfolioStockCount: integer('combined_portfolio_stock_count').notNull(),
  newsCount: integer('news_count').notNull(),
})

/** A member or a guest. Guests have no e-mail address and expire. */
export const users = pgTable(
  'users',
  {
    id: uuid('id').primaryKey(),
    email: text('email'),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    imageUrl: text('image_url'),
    roles: jsonb('roles').$type<Roles>().notNull(),
    planName: text('plan_name')
      .notNull()
      .references(() => plans.name),
    firstAuthenticationMethod: text('first_authentication_method', { enum: ['password', 'google', 'guest'] }).notNull(),
    acceptedTermsVersion: integer('accepted_terms_version'),
    // Password sign-in requires a confirmed address.
    emailConfirmedAt: instant('email_confirmed_at'),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at'),
    // A clean-up job deletes the data of closed accounts.
    closedAt: instant('closed_at'),
    // Set while the user may not sign in.
    bannedAt: instant('banned_at'),
    searchText: text('search_text').generatedAlwaysAs(
      sql`lower(coalesce(email, '') || ' ' || first_name || ' ' || last_name)`,
    ),
  },
  (table) => [
    unique('users_email_unique').on(table.email),
    index('users_plan_name_index').on(table.planName),
    index('users_expires_at_index')
      .on(table.expiresAt)
      .where(sql`${table.expiresAt} is not null`),
    index('users_closed_at_index')
      .on(table.closedAt)
      .where(sql`${table.closedAt} is not null`),
    index('users_members_created_at_index')
      .on(table.createdAt, table.id)
      .where(sql`${table.email} is not null`),
    index('users_members_first_name_index')
      .on(sql`lower(${table.firstName})`, table.id)
      .where(sql`${table.email} is not null`),
    index('users_members_last_name_index')
      .on(sql`lower(${table.lastName})`, table.id)
      .where(sql`${table.email} is not null`),
    index('users_members_plan_name_index')
      .on(table.planName, table.id)
      .where(sql`${table.email} is not null`),
    check('users_email_check', sql`${table.email} = lower(${table.email})`),
    check(
      'users_first_authentication_method_check',
      sql`${table.firstAuthenticationMethod} in ('password', 'google', 'guest')`,
    ),
  ],
)

/** Owner of a row. Deleting the user deletes the row. */
export function userId() {
  return uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })
}

export const sessions = pgTable(
  'sessions',
  {
    id: uuid('id').primaryKey(),
    userId: userId(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('sessions_user_id_index').on(table.userId), index('sessions_expires_at_index').on(table.expiresAt)],
)

export const preferences = pgTable(
  'preferences',
  {
    userId: userId().primaryKey(),
    language: text('language', { enum: ['fr', 'en'] }).notNull(),
    currency: text('currency', { enum: ['CAD', 'USD'] }).notNull(),
    scoreFallback: text('score_fallback', { enum: ['none', 'fiftyTwoWeeks'] }).notNull(),
    scoreFiftyTwoWeeks: smallint('score_fifty_two_weeks').$type<0 | 1>().notNull(),
    scoreThresholds: smallint('score_thresholds').$type<0 | 1>().notNull(),
    // Mail settings of crossings. `digestedUntil`: end of the period already mailed.
    crossingDigest: boolean('crossing_digest').notNull().default(false),
    crossingMail: text('crossing_mail', { enum: ['daily', 'atOnce'] })
      .notNull()
      .default('daily'),
    digestedUntil: instant('digested_until'),
    // Hours in the reader's time zone during which nothing is pushed; null if none.
    quietFrom: smallint('quiet_from').default(22),
    quietUntil: smallint('quiet_until').default(7),
    // Last view of the dashboard, and the end of the previous visit.
    seenAt: instant('seen_at'),
    lastVisitAt: instant('last_visit_at'),
    version: version(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    index('preferences_digest_index')
      .on(table.digestedUntil)
      .where(sql`${table.crossingDigest}`),
    check('preferences_language_check', sql`${table.language} in ('fr', 'en')`),
    check('preferences_crossing_mail_check', sql`${table.crossingMail} in ('daily', 'atOnce')`),
    check(
      'preferences_quiet_hours_check',
      sql`(${table.quietFrom} is null) = (${table.quietUntil} is null) and ${table.quietFrom} between 0 and 23 and ${table.quietUntil} between 0 and 23`,
    ),
    check('preferences_currency_check', sql`${table.currency} in ('CAD', 'USD')`),
    check('preferences_score_fallback_check', sql`${table.scoreFallback} in ('none', 'fiftyTwoWeeks')`),
    check(
      'preferences_score_distribution_check',
      sql`${table.scoreFiftyTwoWeeks} in (0, 1) and ${table.scoreThresholds} in (0, 1)`,
    ),
  ],
)

/** Stored responses of writes with an idempotency key. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: userId(),
    key: text('key').notNull(),
    call: text('call').notNull(),
    requestHash: text('request_hash').notNull(),
    status: integer('status').notNull(),
    answer: wholeJson('answer').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.key] }),
    index('idempotency_keys_created_at_index').on(table.createdAt),
  ],
)
