import { asc, eq, getTableColumns, getViewSelectedFields, or } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Database } from '../../kernel/database.ts'
import { idempotencyKeys, preferences, sessions, users } from '../../schema/accounts.ts'
import { apiTokens, auditEntries } from '../../schema/administration.ts'
import { credentials, externalIdentities, knownDevices, mailTokens } from '../../schema/credentials.ts'
import { invitations } from '../../schema/invitations.ts'
import { keptWork } from '../../schema/keptWork.ts'
import { notices, personEvents } from '../../schema/notices.ts'
import { feedbacks, termsAcceptances } from '../../schema/opinions.ts'
import {
  importMappings,
  imports,
  portfolios,
  portfolioStocks,
  stockObjectives,
  visibleLots,
} from '../../schema/portfolios.ts'
import { mailedInvoices, paymentCustomers, paymentOrders, retryTokens } from '../../schema/payments.ts'
import { sandboxCustomers } from '../../schema/sandbox.ts'
import { stocks } from '../../schema/stocks.ts'
import { watchListEntries, watchLists } from '../../schema/watchLists.ts'
import { USER_COLUMNS } from './userQueries.ts'

type Rows = (database: Database, userId: string) => PromiseLike<object[]>

const STOCK = { ticker: stocks.ticker, exchangeCode: stocks.exchangeCode, companyName: stocks.companyName }

function without(columns: Record<string, PgColumn>, ...names: string[]): Record<string, PgColumn> {
  return Object.fromEntries(Object.entries(columns).filter(([name]) => !names.includes(name)))
}

/**
 * What is kept about a person, one query a table. Every table that names a person stands here; what would open a door
 * is left out: hashes, tokens, and the ids of sessions.
 */
export const OWNED_TABLES: Record<string, Rows> = {
  preferences: (database, userId) =>
    database
      .select(without(getTableColumns(preferences), 'userId'))
      .from(preferences)
      .where(eq(preferences.userId, userId)),
  sessions: (database, userId) =>
    database
      .select({ createdAt: sessions.createdAt, expiresAt: sessions.expiresAt })
      .from(sessions)
      .where(eq(sessions.userId, userId))
      .orderBy(asc(sessions.createdAt)),
  credentials: (database, userId) =>
    database.select({ updatedAt: credentials.updatedAt }).from(credentials).where(eq(credentials.userId, userId)),
  external_identities: (database, userId) =>
    database
      .select(without(getTableColumns(externalIdentities), 'userId'))
      .from(externalIdentities)
      .where(eq(externalIdentities.userId, userId)),
  known_devices: (database, userId) =>
    database
      .select({ seenAt: knownDevices.seenAt })
      .from(knownDevices)
      .where(eq(knownDevices.userId, userId))
      .orderBy(asc(knownDevices.seenAt)),
  mail_tokens: (database, userId) =>
    database
      .select({ purpose: mailTokens.purpose, createdAt: mailTokens.createdAt, usedAt: mailTokens.usedAt })
      .from(mailTokens)
      .where(eq(mailTokens.userId, userId))
      .orderBy(asc(mailTokens.createdAt)),
  idempotency_keys: (database, userId) =>
    database
      .select({ call: idempotencyKeys.call, answer: idempotencyKeys.answer, createdAt: idempotencyKeys.createdAt })
      .from(idempotencyKeys)
      .where(eq(idempotencyKeys.userId, userId))
      .orderBy(asc(idempotencyKeys.createdAt)),
  payment_customers: (database, userId) =>
    database
      .select(without(getTableColumns(paymentCustomers), 'userId', 'customerId', 'lastReading', 'writtenReading'))
      .from(paymentCustomers)
      .where(eq(paymentCustomers.userId, userId)),
  payment_orders: (database, userId) =>
    database
      .select({ priceId: paymentOrders.priceId, startedAt: paymentOrders.startedAt })
      .from(paymentOrders)
      .where(eq(paymentOrders.userId, userId)),
  mailed_invoices: (database, userId) =>
    database
      .select(without(getTableColumns(mailedInvoices), 'userId'))
      .from(mailedInvoices)
      .where(eq(mailedInvoices.userId, userId))
      .orderBy(asc(mailedInvoices.mailedAt)),
  retry_tokens: (database, userId) =>
    database.select({ expiresAt: retryTokens.expiresAt }).from(retryTokens).where(eq(retryTokens.userId, userId)),
  sandbox_customers: (database, userId) =>
    database
      .select({ createdAt: sandboxCustomers.createdAt })
      .from(sandboxCustomers)
      .where(eq(sandboxCustomers.userId, userId)),
  api_tokens: (database, userId) =>
    database
      .select(without(getTableColumns(apiTokens), 'userId', 'tokenHash'))
      .from(apiTokens)
      .where(eq(apiTokens.userId, userId))
      .orderBy(asc(apiTokens.createdAt)),
  terms_acceptances: (database, userId) =>
    database
      .select({ version: termsAcceptances.version, acceptedAt: termsAcceptances.acceptedAt })
      .from(termsAcceptances)
      .where(eq(termsAcceptances.userId, userId)),
  feedbacks: (database, userId) =>
    database
      .select(without(getTableColumns(feedbacks), 'userId', 'searchText'))
      .from(feedbacks)
      .where(eq(feedbacks.userId, userId))
      .orderBy(asc(feedbacks.createdAt)),
  kept_work: (database, userId) =>
    database
      .select(without(getTableColumns(keptWork), 'userId'))
      .from(keptWork)
      .where(eq(keptWork.userId, userId)),
  watch_lists: (database, userId) =>
    database
      .select(without(getTableColumns(watchLists), 'userId'))
      .from(watchLists)
      .where(eq(watchLists.userId, userId))
      .orderBy(asc(watchLists.kind), asc(watchLists.position)),
  watch_list_entries: (database, userId) =>
    database
      .select({ ...without(getTableColumns(watchListEntries), 'stockId'), ...STOCK })
      .from(watchListEntries)
      .innerJoin(watchLists, eq(watchLists.id, watchListEntries.listId))
      .innerJoin(stocks, eq(stocks.id, watchListEntries.stockId))
      .where(eq(watchLists.userId, userId))
      .orderBy(asc(watchListEntries.createdAt)),
  notices: (database, userId) =>
    database
      .select({ ...without(getTableColumns(notices), 'stockId', 'userId'), ...STOCK })
      .from(notices)
      .innerJoin(stocks, eq(stocks.id, notices.stockId))
      .where(eq(notices.userId, userId))
      .orderBy(asc(notices.createdAt)),
  person_events: (database, userId) =>
    database
      .select(without(getTableColumns(personEvents), 'userId', 'transactionId'))
      .from(personEvents)
      .where(eq(personEvents.userId, userId))
      .orderBy(asc(personEvents.id)),
  portfolios: (database, userId) =>
    database
      .select(without(getTableColumns(portfolios), 'userId'))
      .from(portfolios)
      .where(eq(portfolios.userId, userId))
      .orderBy(asc(portfolios.createdAt)),
  portfolio_stocks: (database, userId) =>
    database
      .select({ ...without(getTableColumns(portfolioStocks), 'stockId'), ...STOCK })
      .from(portfolioStocks)
      .innerJoin(portfolios, eq(portfolios.id, portfolioStocks.portfolioId))
      .innerJoin(stocks, eq(stocks.id, portfolioStocks.stockId))
      .where(eq(portfolios.userId, userId)),
  lots: (database, userId) =>
    database
      .select({ ...without(getViewSelectedFields(visibleLots), 'stockId'), ...STOCK })
      .from(visibleLots)
      .innerJoin(portfolios, eq(portfolios.id, visibleLots.portfolioId))
      .innerJoin(stocks, eq(stocks.id, visibleLots.stockId))
      .where(eq(portfolios.userId, userId)),
  imports: (database, userId) =>
    database
      .select(without(getTableColumns(imports), 'userId', 'headerKey', 'leaseId', 'leaseUntil'))
      .from(imports)
      .where(eq(imports.userId, userId))
      .orderBy(asc(imports.createdAt)),
  import_mappings: (database, userId) =>
    database
      .select({ answers: importMappings.answers, updatedAt: importMappings.updatedAt })
      .from(importMappings)
      .where(eq(importMappings.userId, userId)),
  stock_objectives: (database, userId) =>
    database
      .select({ ...without(getTableColumns(stockObjectives), 'stockId', 'userId'), ...STOCK })
      .from(stockObjectives)
      .innerJoin(stocks, eq(stocks.id, stockObjectives.stockId))
      .where(eq(stockObjectives.userId, userId)),
}

/** Everything that is kept about a person, by table, their own row as `profile`. */
export async function readAllOf(database: Database, userId: string): Promise<Record<string, unknown>> {
  const [profile] = await database.select(USER_COLUMNS).from(users).where(eq(users.id, userId))
  if (!profile) throw new Error('A signed-in person has no row.')
  const owned: [string, unknown][] = []
  for (const [table, read] of Object.entries(OWNED_TABLES)) owned.push([table, await read(database, userId)])

  const invited = await database
    .select(without(getTableColumns(invitations), 'invitedBy', 'searchText'))
    .from(invitations)
    .where(or(eq(invitations.invitedBy, userId), eq(invitations.email, profile.email ?? '')))
  const acts = await database
    .select(without(getTableColumns(auditEntries), 'actorId', 'searchText'))
    .from(auditEntries)
    .where(eq(auditEntries.actorId, userId))
    .orderBy(asc(auditEntries.at))
  return { profile, ...Object.fromEntries(owned), invitations: invited, audit_entries: acts }
}
