import { and, asc, eq, exists, gt, isNotNull, or, sql } from 'drizzle-orm'
import type { CrossedLevel } from '@palier/domain/watchlists/crossing'
import type { Database } from '../../kernel/database.ts'
import { preferences } from '../../schema/accounts.ts'
import { stocks } from '../../schema/stocks.ts'
import { watchListEntries, watchLists } from '../../schema/watchLists.ts'
import type { SplitRow } from '../market/marketQueries.ts'
import type { StockRow } from '../market/stockQueries.ts'

export function findWatchedStocks(database: Database): Promise<StockRow[]> {
  const { t200, t400, t600, t800, stockId, id } = watchListEntries
  const watching = database
    .select({ id })
    .from(watchListEntries)
    .where(and(eq(stockId, stocks.id), or(...[t200, t400, t600, t800].map(isNotNull))))
  return database.select().from(stocks).where(exists(watching))
}

/** `price` is exact text. */
export type StockPrice = { stockId: string; price: string }

/**
 * Locks a page of the entries whose level these prices may have changed. Skips entries locked by
 * another write, which sets their level itself.
 */
export function findEntriesToCheck(
  database: Database,
  prices: readonly StockPrice[],
  { after, most }: { after: string | null; most: number },
) {
  const given = JSON.stringify(prices.map(({ stockId, price }) => ({ stock_id: stockId, price })))
  // Each half is one index range, so unaffected entries are not read.
  const near = sql`(
    select distinct e.id
    from jsonb_to_recordset(${given}::jsonb) as p (stock_id uuid, price numeric)
    cross join lateral (
      select id from watch_list_entries where stock_id = p.stock_id and quiet_low >= p.price
      union all
      select id from watch_list_entries where stock_id = p.stock_id and quiet_high <= p.price
    ) e
  ) as near`
  return database
    .select({
      entry: watchListEntries,
      list: { id: watchLists.id, userId: watchLists.userId, kind: watchLists.kind, name: watchLists.name },
      fallback: preferences.scoreFallback,
      fiftyTwoWeeks: preferences.scoreFiftyTwoWeeks,
      thresholds: preferences.scoreThresholds,
    })
    .from(watchListEntries)
    .innerJoin(near, sql`near.id = ${watchListEntries.id}`)
    .innerJoin(watchLists, eq(watchLists.id, watchListEntries.listId))
    .innerJoin(preferences, eq(preferences.userId, watchLists.userId))
    .where(after === null ? undefined : gt(watchListEntries.id, after))
    .orderBy(asc(watchListEntries.id))
    .limit(most)
    .for('update', { of: watchListEntries, skipLocked: true })
}

export type EntryToCheck = Awaited<ReturnType<typeof findEntriesToCheck>>[number]

type NewLevel = {
  entryId: string
  level: CrossedLevel
  /**
   * True if a threshold was crossed. Otherwise the level keeps the time at which it was reached.
   */
  isCrossing: boolean
  recheckBelow: string | null
  recheckAbove: string | null
  score: number
}

/** Stores levels and higher scores and clears postponements, in one statement. */
export async function saveLevels(database: Database, levels: readonly NewLevel[], now: Date): Promise<void> {
  if (levels.length === 0) return
  await database.execute(sql`update watch_list_entries e
    set crossed_level = v.level, quiet_low = v."recheckBelow", quiet_high = v."recheckAbove",
      high_score = greatest(e.high_score, v.score), postponed_at = null, postponed_until = null,
      crossed_at = case when v."isCrossing" then ${now.toISOString()}::timestamptz when v.level <> 0 then e.crossed_at end
    from jsonb_to_recordset(${JSON.stringify(levels)}::jsonb)
      as v ("entryId" uuid, level smallint, "isCrossing" boolean, "recheckBelow" numeric, "recheckAbove" numeric, score integer)
    where e.id = v."entryId"`)
}

/**
 * Entries priced in shares from before a split of these days, earliest split first, locked until
 * the transaction ends. `told`: splits of a market that does not store them; null uses the stored
 * ones.
 */
export async function findSplitEntries(
  database: Database,
  told: readonly SplitRow[] | null,
  { from, through, most }: { from: string; through: string; most: number },
) {
  if (told?.length === 0) return []
  const given = JSON.stringify((told ?? []).map(({ stockId: stock_id, ...split }) => ({ stock_id, ...split })))
  const source = told
    ? sql`jsonb_to_recordset(${given}::jsonb) as s(stock_id uuid, date date, numerator numeric, denominator numeric)`
    : sql`stock_splits s`
  const { t200, t400, t600, t800, pricedOn, createdAt } = watchListEntries
  const addedOn = sql`(${createdAt} at time zone 'America/Toronto')::date`
  return database
    .select({
      entry: watchListEntries,
      list: { id: watchLists.id, userId: watchLists.userId, kind: watchLists.kind, name: watchLists.name },
      fallback: preferences.scoreFallback,
      fiftyTwoWeeks: preferences.scoreFiftyTwoWeeks,
      thresholds: preferences.scoreThresholds,
      date: sql<string>`s.date::text`,
      numerator: sql<string>`s.numerator::text`,
      denominator: sql<string>`s.denominator::text`,
    })
    .from(watchListEntries)
    .innerJoin(source, sql`s.stock_id = ${watchListEntries.stockId}`)
    .innerJoin(watchLists, eq(watchLists.id, watchListEntries.listId))
    .innerJoin(preferences, eq(preferences.userId, watchLists.userId))
    .where(
      and(
        sql`s.date between ${from}::date and ${through}::date and s.numerator <> s.denominator`,
        sql`coalesce(${pricedOn}, ${addedOn}) < s.date`,
        or(...[t200, t400, t600, t800].map(isNotNull)),
      ),
    )
    .orderBy(sql`s.date`, asc(watchListEntries.id))
    .limit(most)
    .for('update', { of: watchListEntries, skipLocked: true })
}

export type SplitEntry = Awaited<ReturnType<typeof findSplitEntries>>[number]

type SplitPrices = {
  entryId: string
  pricedOn: string
  t200: string | null
  t400: string | null
  t600: string | null
  t800: string | null
  recheckBelow: string | null
  recheckAbove: string | null
}

/** Stores prices adjusted for a split without changing levels, in one statement. */
export async function saveSplitPrices(database: Database, prices: readonly SplitPrices[]): Promise<void> {
  if (prices.length === 0) return
  await database.execute(sql`update watch_list_entries e
    set t200 = v.t200, t400 = v.t400, t600 = v.t600, t800 = v.t800, priced_on = v."pricedOn",
      quiet_low = v."recheckBelow", quiet_high = v."recheckAbove", version = e.version + 1
    from jsonb_to_recordset(${JSON.stringify(prices)}::jsonb)
      as v ("entryId" uuid, "pricedOn" date, t200 numeric, t400 numeric, t600 numeric, t800 numeric,
        "recheckBelow" numeric, "recheckAbove" numeric)
    where e.id = v."entryId"`)
}
