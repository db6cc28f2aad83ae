import { and, desc, eq, getViewSelectedFields, inArray, sql, type SQL } from 'drizzle-orm'
import type { Database } from '../../kernel/database.ts'
import { isUuid } from '../../kernel/isUuid.ts'
import { users } from '../../schema/accounts.ts'
import type { LedgerKind } from '@palier/domain/portfolios/lot'
import { lots, portfolios, visibleBookEvents, visibleLedger, visibleLots } from '../../schema/portfolios.ts'

export type LotRow = typeof lots.$inferSelect

export type NewLot = Omit<typeof lots.$inferInsert, 'kind'> & { kind: LedgerKind }

/** Position of one stock in one portfolio. */
export type LotPlace = { portfolioId: string; stockId: string }

export type LotCursor = { tradeDate: string; tradeOrder: number; entryOrder: number }

export const LOT = getViewSelectedFields(visibleLots)

const NEWEST_FIRST = [desc(LOT.tradeDate), desc(LOT.tradeOrder), desc(LOT.entryOrder)]

/** All ledger rows of these portfolios, not only trades, newest first. */
export async function findLedger(database: Database, portfolioIds: readonly string[]): Promise<LotRow[]> {
  if (portfolioIds.length === 0) return []
  const { portfolioId, tradeDate, tradeOrder, entryOrder } = visibleLedger
  return database
    .select()
    .from(visibleLedger)
    .where(inArray(portfolioId, [...portfolioIds]))
    .orderBy(desc(tradeDate), desc(tradeOrder), desc(entryOrder))
}

type LotPage = LotPlace & { kind: LotRow['kind'] | null; first: number; after: LotCursor | null }

/** Newest first. */
export async function findLotPage(database: Database, page: LotPage): Promise<LotRow[]> {
  return database
    .select()
    .from(visibleLots)
    .where(and(isAt(page), ofKind(page.kind), page.after ? isOlder(page.after) : undefined))
    .orderBy(...NEWEST_FIRST)
    .limit(page.first)
}

/** Counts visible lots. Null `kind`: both kinds. */
export async function countLots(database: Database, place: LotPlace, kind: LotRow['kind'] | null): Promise<number> {
  return database.$count(visibleLots, and(isAt(place), ofKind(kind)))
}

/**
 * Locks a lot, its user and its portfolio, as in `lockPortfolioStock`. Null if the user has no such
 * lot.
 */
export async function lockLot(
  database: Database,
  userId: string,
  place: LotPlace,
  lotId: string,
): Promise<LotRow | null> {
  if (!isUuid(lotId) || !isUuid(place.portfolioId) || !isUuid(place.stockId)) return null
  const [row] = await database
    .select({ lot: LOT })
    .from(users)
    .innerJoin(portfolios, eq(portfolios.userId, users.id))
    .innerJoin(visibleLots, eq(LOT.portfolioId, portfolios.id))
    .where(and(eq(portfolios.id, place.portfolioId), eq(users.id, userId), eq(LOT.id, lotId), isAt(place)))
    .for('no key update')
  return row?.lot ?? null
}

/**
 * Inserts lots in order. Each column is sent as one text: thousands of parameters or JSON rows are
 * slow to parse.
 */
export function lotsInsert(rows: readonly NewLot[], condition: SQL = sql``): SQL {
  const column = (type: string, textOf: (row: NewLot) => string | null | undefined) =>
    sql`${arrayText(rows.map(textOf))}::${sql.raw(type)}[]`
  return sql`insert into lots (id, portfolio_id, stock_id, kind, trade_date, trade_order, quantity, price, cost, note, fee,
      fx_rate_to_cad, settlement_date, import_id, event_id, created_at)
    select * from unnest(
      ${column('uuid', ({ id }) => id)},
      ${column('uuid', ({ portfolioId }) => portfolioId)},
      ${column('uuid', ({ stockId }) => stockId)},
      ${column('text', ({ kind }) => kind)},
      ${column('date', ({ tradeDate }) => tradeDate)},
      ${column('bigint', ({ tradeOrder = 0 }) => String(tradeOrder))},
      ${column('numeric', ({ quantity }) => quantity)},
      ${column('numeric', ({ price }) => price)},
      ${column('numeric', ({ cost }) => cost)},
      ${column('text', ({ note }) => quoted(note))},
      ${column('numeric', ({ fee }) => fee)},
      ${column('numeric', ({ fxRateToCad }) => fxRateToCad)},
      ${column('date', ({ settlementDate }) => settlementDate)},
      ${column('uuid', ({ importId }) => importId)},
      ${column('uuid', ({ eventId }) => eventId)},
      ${column('timestamptz', ({ createdAt }) => quoted(createdAt.toISOString()))}) ${condition}`
}

/**
 * Inserts hidden lots of an import in order, in one statement. Inserts none and returns false if
 * its lease has expired. Locks the portfolio before the import, the same order as deletion.
 */
export async function insertHiddenLots(
  database: Database,
  { importId, leaseId, portfolioId }: { importId: string; leaseId: string; portfolioId: string },
  rows: readonly NewLot[],
): Promise<boolean> {
  const { rows: answers } = await database.execute<{ isOurs: boolean }>(sql`with
    portfolio as (select id from portfolios where id = ${portfolioId}::uuid for key share),
    leased as materialized (
      select i.id from imports i where i.id = ${importId}::uuid and i.lease_id = ${leaseId}::uuid
        and i.status = 'entering' and exists (select from portfolio) for no key update),
    entered as (${lotsInsert(rows, sql`where exists (select from leased)`)})
    select exists (select from leased) as "isOurs"`)
  return answers[0]?.isOurs ?? false
}

function arrayText(values: readonly (string | null | undefined)[]): string {
  return `{${values.map((value) => value ?? 'null').join()}}`
}

function quoted(text: string): string {
  return `"${text.replaceAll(/["\\]/g, '\\$&')}"`
}

type LotChange = Pick<
  LotRow,
  'kind' | 'tradeDate' | 'tradeOrder' | 'quantity' | 'price' | 'note' | 'fee' | 'fxRateToCad'
>

/** Overwrites a lot and increments its version. The caller holds the lock of `lockLot`. */
export async function updateLot(database: Database, lotId: string, change: LotChange): Promise<void> {
  await database
    .update(lots)
    .set({ ...change, version: sql`${lots.version} + 1` })
    .where(eq(lots.id, lotId))
}

export async function deleteLot(database: Database, lotId: string): Promise<void> {
  await database.delete(lots).where(eq(lots.id, lotId))
}

/** Position in which an import still has rows; `stockId` is null for account events. */
export type ImportPlace = {
  portfolioId: string
  stockId: string | null
  /** First ledger day; null if the remaining events change no ledger. */
  from: string | null
  entryCount: number
}

export async function findPlacesOfImport(database: Database, importId: string): Promise<ImportPlace[]> {
  const { rows } = await database.execute<ImportPlace>(sql`
    select portfolio_id as "portfolioId", stock_id as "stockId", min(day)::text as "from",
      count(distinct entry)::int as "entryCount"
    from (
      select portfolio_id, stock_id, trade_date as day, coalesce(event_id, id) as entry from ${visibleLedger}
        where import_id = ${importId}::uuid
      union all
      select portfolio_id, stock_id, null, id from ${visibleBookEvents} where import_id = ${importId}::uuid
    ) entries group by 1, 2`)
  return rows
}

/** Earliest day of a ledger row or event of the stock. Null if there is none. */
export async function findFirstDay(database: Database, { portfolioId, stockId }: LotPlace): Promise<string | null> {
  const { rows } = await database.execute<{ day: string | null }>(sql`select least(
      (select min(l.trade_date) from visible_ledger l
        where l.portfolio_id = ${portfolioId}::uuid and l.stock_id = ${stockId}::uuid),
      (select min(e.date) from visible_book_events e
        where e.portfolio_id = ${portfolioId}::uuid and e.stock_id = ${stockId}::uuid))::text as day`)
  return rows[0]?.day ?? null
}

export async function moveLots(database: Database, from: LotPlace, portfolioId: string): Promise<void> {
  const isFrom = sql`portfolio_id = ${from.portfolioId}::uuid and stock_id = ${from.stockId}::uuid`
  // A view of a single table is updatable.
  await database.execute(sql`with events as (
      update ${visibleBookEvents} set portfolio_id = ${portfolioId}::uuid where ${isFrom}),
    received as (
      update ${visibleBookEvents} set other_portfolio_id = ${portfolioId}::uuid
      where other_portfolio_id = ${from.portfolioId}::uuid and stock_id = ${from.stockId}::uuid)
    update ${visibleLedger} set portfolio_id = ${portfolioId}::uuid where ${isFrom}`)
}

function isAt({ portfolioId, stockId }: LotPlace) {
  return and(eq(LOT.portfolioId, portfolioId), eq(LOT.stockId, stockId))
}

function ofKind(kind: LotRow['kind'] | null) {
  return kind === null ? undefined : eq(LOT.kind, kind)
}

function isOlder({ tradeDate, tradeOrder, entryOrder }: LotCursor) {
  return sql`(${LOT.tradeDate}, ${LOT.tradeOrder}, ${LOT.entryOrder})
    < (${tradeDate}::date, ${tradeOrder}::bigint, ${entryOrder}::bigint)`
}
