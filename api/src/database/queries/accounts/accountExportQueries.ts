import { and, asc, eq, getTableColumns, getViewSelectedFields, or, sql, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { Paged } from '../../../kernel/paged.ts'
import type { Database } from '../../kernel/database.ts'
import { idempotencyKeys, preferences, sessions, users } from '../../schema/accounts.ts'
import { apiTokens, auditEntries } from '../../schema/administration.ts'
import {
  credentials,
  externalIdentities,
  incomeCalendars,
  knownDevices,
  oneTimeTokens,
} from '../../schema/credentials.ts'
import { invitations } from '../../schema/invitations.ts'
import { guestWorkItems } from '../../schema/guestWorkItems.ts'
import { notices, pushSubscriptions, userEvents } from '../../schema/notices.ts'
import { feedbacks, termsAcceptances } from '../../schema/opinions.ts'
import {
  importMappings,
  imports,
  incompleteEvents,
  portfolios,
  portfolioStocks,
  splitAnswers,
  stockObjectives,
  visibleBookEvents,
  visibleLots,
} from '../../schema/portfolios.ts'
import { mailedInvoices, paymentCustomers, paymentOrders, retryTokens } from '../../schema/payments.ts'
import { sandboxCustomers } from '../../schema/sandbox.ts'
import { stocks } from '../../schema/stocks.ts'
import { watchListEntries, watchLists } from '../../schema/watchLists.ts'
import { USER_COLUMNS } from './userQueries.ts'

type Rows = (database: Database, userId: string) => PromiseLike<object[]> | Paged<object>

const ROWS_A_PAGE = 500

const STOCK = { ticker: stocks.ticker, exchangeCode: stocks.exchangeCode, companyName: stocks.companyName }

type PageOf<Row> = (database: Database, portfolioId: string, after: Row | null) => PromiseLike<Row[]>

/** Rows of all portfolios of a user, read page by page as they are written out. */
function ofPortfolios<Row extends object>(findPage: PageOf<Row>): Rows {
  return (database, userId) =>
    new Paged(async function* () {
      const owned = await database
        .select({ id: portfolios.id })
        .from(portfolios)
        .where(eq(portfolios.userId, userId))
        .orderBy(asc(portfolios.createdAt), asc(portfolios.id))
      for (const { id } of owned) {
        for (let after: Row | null = null; ;) {
          const page: Row[] = await findPage(database, id, after)
          yield page
          const last = page.at(-1)
          if (!last || page.length < ROWS_A_PAGE) break
          after = last
        }
      }
    })
}

type LotOrder = { tradeDate: string; tradeOrder: number; entryOrder: number }
type EventOrder = { date: string; entryOrder: number }

function afterLot(after: LotOrder | null): SQL | undefined {
  const { tradeDate, tradeOrder, entryOrder } = visibleLots
  return after
    ? sql`(${tradeDate}, ${tradeOrder}, ${entryOrder})
        > (${after.tradeDate}::date, ${after.tradeOrder}::bigint, ${after.entryOrder}::bigint)`
    : undefined
}

function afterEvent(after: EventOrder | null): SQL | undefined {
  const { date, entryOrder } = visibleBookEvents
  return after ? sql`(${date}, ${entryOrder}) > (${after.date}::date, ${after.entryOrder}::bigint)` : undefined
}

/**
 * Columns by their database names in camel case, so that downloads do not change with names in the
 * code.
 */
function without(columns: Record<string, PgColumn>, ...names: string[]): Record<string, PgColumn> {
  return Object.fromEntries(
    Object.values(columns)
      .map((column): [string, PgColumn] => [column.name.replace(/_(\w)/g, (_, letter) => letter.toUpperCase()), column])
      .filter(([name]) => !names.includes(name)),
  )
}

function ownRows(table: PgTable & { userId: PgColumn }, columns: Record<string, PgColumn>, ...order: PgColumn[]): Rows {
  return (database, userId) =>
    database
      .select(columns)
      .from(table)
      .where(eq(table.userId, userId))
      .orderBy(...order.map((column) => asc(column)))
}

/**
 * Stored data of a user, one query a table. Lists every table that refers to a user, without
 * secrets: hashes, tokens and session ids.
 */
export const OWNED_TABLES: Record<string, Rows> = {
  preferences: ownRows(preferences, without(getTableColumns(preferences), 'userId')),
  sessions: ownRows(sessions, { createdAt: sessions.createdAt, expiresAt: sessions.expiresAt }, sessions.createdAt),
  credentials: ownRows(credentials, { updatedAt: credentials.updatedAt }),
  external_identities: ownRows(externalIdentities, without(getTableColumns(externalIdentities), 'userId')),
  known_devices: ownRows(knownDevices, { seenAt: knownDevices.seenAt }, knownDevices.seenAt),
  mail_tokens: ownRows(
    oneTimeTokens,
    { purpose: oneTimeTokens.purpose, createdAt: oneTimeTokens.createdAt, usedAt: oneTimeTokens.usedAt },
    oneTimeTokens.createdAt,
  ),
  idempotency_keys: ownRows(
    idempotencyKeys,
    { call: idempotencyKeys.call, answer: idempotencyKeys.answer, createdAt: idempotencyKeys.createdAt },
    idempotencyKeys.createdAt,
  ),
  payment_customers: ownRows(
    paymentCustomers,
    without(getTableColumns(paymentCustomers), 'userId', 'customerId', 'lastReading', 'writtenReading'),
  ),
  payment_orders: ownRows(paymentOrders, { priceId: paymentOrders.priceId, startedAt: paymentOrders.startedAt }),
  mailed_invoices: ownRows(mailedInvoices, without(getTableColumns(mailedInvoices), 'userId'), mailedInvoices.mailedAt),
  retry_tokens: ownRows(retryTokens, { expiresAt: retryTokens.expiresAt }),
  sandbox_customers: ownRows(sandboxCustomers, { createdAt: sandboxCustomers.createdAt }),
  api_tokens: ownRows(apiTokens, without(getTableColumns(apiTokens), 'userId', 'tokenHash'), apiTokens.createdAt),
  income_calendars: ownRows(incomeCalendars, {
    hasAmounts: incomeCalendars.hasAmounts,
    createdAt: incomeCalendars.createdAt,
  }),
  terms_acceptances: ownRows(termsAcceptances, {
    version: termsAcceptances.version,
    acceptedAt: termsAcceptances.acceptedAt,
  }),
  feedbacks: ownRows(feedbacks, without(getTableColumns(feedbacks), 'userId', 'searchText'), feedbacks.createdAt),
  kept_work: ownRows(guestWorkItems, without(getTableColumns(guestWorkItems), 'userId')),
  watch_lists: ownRows(
    watchLists,
    without(getTableColumns(watchLists), 'userId'),
    watchLists.kind,
    watchLists.position,
  ),
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
  push_subscriptions: ownRows(
    pushSubscriptions,
    { createdAt: pushSubscriptions.createdAt, timeZone: pushSubscriptions.timeZone },
    pushSubscriptions.createdAt,
  ),
  person_events: ownRows(userEvents, without(getTableColumns(userEvents), 'userId', 'transactionId'), userEvents.id),
  portfolios: ownRows(portfolios, without(getTableColumns(portfolios), 'userId'), portfolios.createdAt),
  portfolio_stocks: (database, userId) =>
    database
      .select({ ...without(getTableColumns(portfolioStocks), 'stockId'), ...STOCK })
      .from(portfolioStocks)
      .innerJoin(portfolios, eq(portfolios.id, portfolioStocks.portfolioId))
      .innerJoin(stocks, eq(stocks.id, portfolioStocks.stockId))
      .where(eq(portfolios.userId, userId)),
  lots: ofPortfolios<LotOrder>((database, portfolioId, after) => {
    const { tradeDate, tradeOrder, entryOrder } = visibleLots
    const order = { tradeDate, tradeOrder, entryOrder }
    return database
      .select({ ...without(getViewSelectedFields(visibleLots), 'stockId'), ...STOCK, ...order })
      .from(visibleLots)
      .innerJoin(stocks, eq(stocks.id, visibleLots.stockId))
      .where(and(eq(visibleLots.portfolioId, portfolioId), afterLot(after)))
      .orderBy(asc(tradeDate), asc(tradeOrder), asc(entryOrder))
      .limit(ROWS_A_PAGE)
  }),
  book_events: ofPortfolios<EventOrder>((database, portfolioId, after) => {
    const { date, entryOrder } = visibleBookEvents
    return database
      .select({ ...without(getViewSelectedFields(visibleBookEvents), 'stockId'), ...STOCK, date, entryOrder })
      .from(visibleBookEvents)
      .leftJoin(stocks, eq(stocks.id, visibleBookEvents.stockId))
      .where(and(eq(visibleBookEvents.portfolioId, portfolioId), afterEvent(after)))
      .orderBy(asc(date), asc(entryOrder))
      .limit(ROWS_A_PAGE)
  }),
  split_answers: (database, userId) =>
    database
      .select({ ...without(getTableColumns(splitAnswers), 'stockId'), ...STOCK })
      .from(splitAnswers)
      .innerJoin(portfolios, eq(portfolios.id, splitAnswers.portfolioId))
      .innerJoin(stocks, eq(stocks.id, splitAnswers.stockId))
      .where(eq(portfolios.userId, userId))
      .orderBy(asc(splitAnswers.date), asc(splitAnswers.answeredAt)),
  imports: ownRows(
    imports,
    without(getTableColumns(imports), 'userId', 'headerKey', 'leaseId', 'leaseUntil'),
    imports.createdAt,
  ),
  incomplete_events: (database, userId) =>
    database
      .select({ ...without(getTableColumns(incompleteEvents), 'stockId'), ...STOCK })
      .from(incompleteEvents)
      .innerJoin(portfolios, eq(portfolios.id, incompleteEvents.portfolioId))
      .leftJoin(stocks, eq(stocks.id, incompleteEvents.stockId))
      .where(eq(portfolios.userId, userId))
      .orderBy(asc(incompleteEvents.date), asc(incompleteEvents.line)),
  import_mappings: ownRows(importMappings, { answers: importMappings.answers, updatedAt: importMappings.updatedAt }),
  stock_objectives: (database, userId) =>
    database
      .select({ ...without(getTableColumns(stockObjectives), 'stockId', 'userId'), ...STOCK })
      .from(stockObjectives)
      .innerJoin(stocks, eq(stocks.id, stockObjectives.stockId))
      .where(eq(stockObjectives.userId, userId)),
}

/** Long tables are read as they are written out. */
export async function readAllOf(database: Database, userId: string): Promise<Record<string, unknown>> {
  const [profile] = await database.select(USER_COLUMNS).from(users).where(eq(users.id, userId))
  if (!profile) throw new Error(`User row missing: ${userId}`)
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
