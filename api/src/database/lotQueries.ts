import { and, asc, count, desc, eq, gte, inArray, lt, max, sql, type SQL } from 'drizzle-orm'
import type { Database } from './database.ts'
import { isUuid } from './isUuid.ts'
import { lots } from './schema/portfolios.ts'

export type LotRow = typeof lots.$inferSelect
export type NewLot = typeof lots.$inferInsert

/** Names the lots of one stock in one portfolio. */
export type LotPlace = { portfolioId: string; stockId: string }

/** Where a page ended: the next one begins with what is older. */
export type LotCursor = { tradeDate: string; tradeOrder: number; entryOrder: number }

const NEWEST_FIRST = [desc(lots.tradeDate), desc(lots.tradeOrder), desc(lots.entryOrder)]
const OLDEST_FIRST = [asc(lots.tradeDate), asc(lots.tradeOrder), asc(lots.entryOrder)]

/** All lots of these portfolios, the newest first. */
export async function findLots(database: Database, portfolioIds: readonly string[]): Promise<LotRow[]> {
  if (portfolioIds.length === 0) return []
  return database
    .select()
    .from(lots)
    .where(inArray(lots.portfolioId, [...portfolioIds]))
    .orderBy(...NEWEST_FIRST)
}

/** All lots of one stock in these portfolios, the oldest first. */
export async function findStockLots(
  database: Database,
  portfolioIds: readonly string[],
  stockId: string,
): Promise<LotRow[]> {
  return database
    .select()
    .from(lots)
    .where(and(inArray(lots.portfolioId, [...portfolioIds]), eq(lots.stockId, stockId)))
    .orderBy(...OLDEST_FIRST)
}

/** Lots of one stock, the oldest first, and what those of the days before them add up to, as exact text. */
export type LotTail = { before: SumsBefore; lots: LotRow[] }
export type SumsBefore = {
  lotCount: number
  purchasedShareCount: string
  soldShareCount: string
  purchaseCost: string
  soldCost: string
  proceeds: string
}

export const NOTHING_BEFORE: SumsBefore = {
  lotCount: 0,
  purchasedShareCount: '0',
  soldShareCount: '0',
  purchaseCost: '0',
  soldCost: '0',
  proceeds: '0',
}

/** The lots from a day on, and those of the last day with a trade before it; older ones are added up in place. */
export async function findLotTail(database: Database, place: LotPlace, from: string): Promise<LotTail> {
  const [row] = await database
    .select({ day: max(lots.tradeDate) })
    .from(lots)
    .where(and(isAt(place), lt(lots.tradeDate, from)))
  const day = row?.day ?? null
  if (day === null) {
    return { before: NOTHING_BEFORE, lots: await findStockLots(database, [place.portfolioId], place.stockId) }
  }
  const sumOf = (figure: SQL, kind: LotRow['kind']) =>
    sql<string>`coalesce(sum(${figure}) filter (where ${lots.kind} = ${kind}), 0)::text`
  const [before = NOTHING_BEFORE] = await database
    .select({
      lotCount: count(),
      purchasedShareCount: sumOf(sql`${lots.quantity}`, 'buy'),
      soldShareCount: sumOf(sql`${lots.quantity}`, 'sell'),
      purchaseCost: sumOf(sql`${lots.quantity} * ${lots.price}`, 'buy'),
      soldCost: sumOf(sql`${lots.soldCost}`, 'sell'),
      proceeds: sumOf(sql`${lots.quantity} * ${lots.price}`, 'sell'),
    })
    .from(lots)
    .where(and(isAt(place), lt(lots.tradeDate, day)))
  const tail = await database
    .select()
    .from(lots)
    .where(and(isAt(place), gte(lots.tradeDate, day)))
    .orderBy(...OLDEST_FIRST)
  return { before, lots: tail }
}

type LotPage = LotPlace & { kind: LotRow['kind'] | null; first: number; after: LotCursor | null }

/** Some lots of one stock in one portfolio, the newest first. */
export async function findLotPage(database: Database, page: LotPage): Promise<LotRow[]> {
  return database
    .select()
    .from(lots)
    .where(and(isAt(page), ofKind(page.kind), page.after ? isOlder(page.after) : undefined))
    .orderBy(...NEWEST_FIRST)
    .limit(page.first)
}

export async function countLots(database: Database, place: LotPlace, kind: LotRow['kind'] | null): Promise<number> {
  return database.$count(lots, and(isAt(place), ofKind(kind)))
}

export async function findLot(database: Database, place: LotPlace, lotId: string): Promise<LotRow | null> {
  if (!isUuid(lotId)) return null
  const [row] = await database
    .select()
    .from(lots)
    .where(and(eq(lots.id, lotId), isAt(place)))
  return row ?? null
}

const LOTS_A_STATEMENT = 5_000

/** Enters lots in their order. They travel as one value: a statement of thousands of them is slow to take apart. */
export async function insertLots(database: Database, rows: readonly NewLot[]): Promise<void> {
  for (let at = 0; at < rows.length; at += LOTS_A_STATEMENT) {
    await database.execute(lotsInsert(rows.slice(at, at + LOTS_A_STATEMENT)))
  }
}

export function lotsInsert(rows: readonly NewLot[]): SQL {
  return sql`insert into lots (id, portfolio_id, stock_id, kind, trade_date, trade_order, quantity,
        price, note, fee, fx_rate_to_cad, settlement_date, share_count_after, sold_cost, import_id, created_at)
      select id, "portfolioId", "stockId", kind, "tradeDate", coalesce("tradeOrder", 0), quantity, price, note, fee,
        "fxRateToCad", "settlementDate", coalesce("shareCountAfter", 0), "soldCost", "importId", "createdAt"
      from rows from (jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as (id uuid, "portfolioId" uuid, "stockId" uuid, kind text,
        "tradeDate" date, "tradeOrder" bigint, quantity numeric, price numeric, note text, fee numeric,
        "fxRateToCad" numeric, "settlementDate" date, "shareCountAfter" numeric, "soldCost" numeric, "importId" uuid,
        "createdAt" timestamptz)) with ordinality
      order by ordinality`
}

export type LotChange = Pick<
  LotRow,
  'kind' | 'tradeDate' | 'tradeOrder' | 'quantity' | 'price' | 'note' | 'fee' | 'fxRateToCad'
>

export async function updateLot(database: Database, lotId: string, change: LotChange): Promise<void> {
  await database
    .update(lots)
    .set({ ...change, version: sql`${lots.version} + 1` })
    .where(eq(lots.id, lotId))
}

export async function deleteLot(database: Database, lotId: string): Promise<void> {
  await database.delete(lots).where(eq(lots.id, lotId))
}

export async function deleteLotsOfImport(database: Database, importId: string): Promise<void> {
  await database.delete(lots).where(eq(lots.importId, importId))
}

/** The lots of an import, those that are still there. */
export async function findLotsOfImport(database: Database, importId: string): Promise<LotRow[]> {
  return database.select().from(lots).where(eq(lots.importId, importId))
}

/** Puts all lots of a stock into another portfolio. */
export async function moveLots(database: Database, from: LotPlace, portfolioId: string): Promise<void> {
  await database.update(lots).set({ portfolioId }).where(isAt(from))
}

function isAt({ portfolioId, stockId }: LotPlace) {
  return and(eq(lots.portfolioId, portfolioId), eq(lots.stockId, stockId))
}

function ofKind(kind: LotRow['kind'] | null) {
  return kind === null ? undefined : eq(lots.kind, kind)
}

function isOlder({ tradeDate, tradeOrder, entryOrder }: LotCursor) {
  return sql`(${lots.tradeDate}, ${lots.tradeOrder}, ${lots.entryOrder})
    < (${tradeDate}::date, ${tradeOrder}::bigint, ${entryOrder}::bigint)`
}
