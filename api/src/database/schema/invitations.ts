import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { plans, users } from './accounts.ts'
import { instant } from './columns.ts'

/** Invitations and requests for one. One row an address. */
export const invitations = pgTable(
  'invitations',
  {
    id: uuid('id').primaryKey(),
    email: text('email').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    // Null until a request is accepted.
    planName: text('plan_name').references(() => plans.name),
    status: text('status', {
      enum: ['invitationAsked', 'pending', 'sentBack', 'webSiteVisited', 'accountCreated', 'accountActivated'],
    }).notNull(),
    invitedBy: uuid('invited_by').references(() => users.id, { onDelete: 'set null' }),
    motivation: text('motivation'),
    language: text('language', { enum: ['fr', 'en'] }).notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    searchText: text('search_text').generatedAlwaysAs(sql`lower(email || ' ' || first_name || ' ' || last_name)`),
  },
  (table) => [
    unique('invitations_email_unique').on(table.email),
    index('invitations_updated_at_id_index').on(table.updatedAt, table.id),
    index('invitations_status_id_index').on(table.status, table.id),
    index('invitations_last_name_id_index').on(sql`lower(${table.lastName})`, table.id),
    index('invitations_invited_by_index').on(table.invitedBy),
    index('invitations_plan_name_index').on(table.planName),
    check('invitations_email_check', sql`${table.email} = lower(${table.email})`),
    check('invitations_language_check', sql`${table.language} in ('fr', 'en')`),
    check(
      'invitations_status_check',
      sql`${table.status} in ('invitationAsked', 'pending', 'sentBack', 'webSiteVisited', 'accountCreated', 'accountActivated')`,
    ),
    check('invitations_plan_check', sql`${table.status} = 'invitationAsked' or ${table.planName} is not null`),
  ],
)
