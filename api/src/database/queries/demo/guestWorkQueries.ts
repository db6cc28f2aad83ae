import { and, eq, type SQL, sql } from 'drizzle-orm'
import { DEFAULT_CURRENCY } from '@palier/domain/market/currency'
import { DEFAULT_SCORE_BASIS } from '@palier/domain/watchlists/score'
import type { Database } from '../../kernel/database.ts'
import { preferences, users } from '../../schema/accounts.ts'
import { guestWorkItems } from '../../schema/guestWorkItems.ts'
import { portfolios } from '../../schema/portfolios.ts'
import { watchLists } from '../../schema/watchLists.ts'

type GuestWorkKind = (typeof guestWorkItems.$inferSelect)['kind']
export type GuestWorkItem = {
  id: string
  kind: GuestWorkKind
  name: string
  listKind: 'buy' | 'sell' | 'others' | null
  stockCount: number | null
}

const WATCH_LIST = 'watchList' as const

// Copied demo content is dated within a second of the guest's own row.
const LATER = sql`${users.createdAt} + interval '1 second'`

/**
 * Lists, portfolios and preferences that a guest created or changed, in three statements.
 * `entryCounts` are the sizes of the demo lists by position: a list with fewer entries was changed.
 */
export async function findGuestWork(
  database: Database,
  guestId: string,
  entryCounts: readonly number[],
  most: number,
): Promise<GuestWorkItem[]> {
  const found = await database
    .select({
      id: watchLists.id,
      name: watchLists.name,
      listKind: watchLists.kind,
      stockCount: entryCount,
      position: watchLists.position,
      isTouched: isTouchedList,
    })
    .from(watchLists)
    .innerJoin(users, eq(users.id, watchLists.userId))
    .where(eq(users.id, guestId))
    .orderBy(watchLists.kind, watchLists.position, watchLists.id)
    .limit(most)
  const lists = found.filter(({ position, isTouched, stockCount }) => {
    return isTouched || stockCount < (entryCounts[position] ?? 0)
  })
  const holdings = await database
    .select({ id: portfolios.id, name: portfolios.name, stockCount: portfolioStockCount })
    .from(portfolios)
    .innerJoin(users, eq(users.id, portfolios.userId))
    .where(and(eq(users.id, guestId), isTouchedPortfolio))
    .orderBy(portfolios.createdAt, portfolios.id)
    .limit(most)
  const chosen = await database.select({ id: preferences.userId }).from(preferences).where(areChosen(guestId))
  return [
    ...lists.map(({ id, name, listKind, stockCount }) => ({ id, name, listKind, stockCount, kind: WATCH_LIST })),
    ...holdings.map((portfolio) => ({ ...portfolio, kind: 'portfolio' as const, listKind: null })),
    ...chosen.map(({ id }) => ({ id, kind: 'preferences' as const, name: '', listKind: null, stockCount: null })),
  ].slice(0, most)
}

const entryCount = sql<number>`(select count(*)::int from watch_list_entries e where e.list_id = ${watchLists.id})`

const isTouchedList = sql<boolean>`(${watchLists.version} > 1 or ${watchLists.createdAt} > ${users.createdAt} or exists (
  select 1 from watch_list_entries e
  where e.list_id = ${watchLists.id} and (e.version > 1 or e.created_at > ${LATER})))`

const portfolioStockCount = sql<number>`(
  select count(*)::int from portfolio_stocks s where s.portfolio_id = ${portfolios.id})`

const isTouchedPortfolio = sql`(${portfolios.version} > 1 or ${portfolios.createdAt} > ${users.createdAt}
  or exists (select 1 from visible_lots l
    where l.portfolio_id = ${portfolios.id} and (l.version > 1 or l.created_at > ${LATER}))
  or exists (select 1 from book_events e
    where e.portfolio_id = ${portfolios.id} and (e.version > 1 or e.created_at > ${LATER}))
  or exists (select 1 from portfolio_stocks s where s.portfolio_id = ${portfolios.id} and s.added_at > ${LATER})
  or exists (select 1 from portfolio_stocks s
    join stock_objectives o on o.user_id = ${portfolios.userId} and o.stock_id = s.stock_id
    where s.portfolio_id = ${portfolios.id} and o.version > 1))`

/** Ignores the language, which is chosen at registration. */
function areChosen(guestId: string): SQL | undefined {
  const { fallbackStrategyName, distribution } = DEFAULT_SCORE_BASIS
  return and(
    eq(preferences.userId, guestId),
    sql`(${preferences.currency}, ${preferences.scoreFallback}, ${preferences.scoreFiftyTwoWeeks},
      ${preferences.scoreThresholds}) is distinct from (${DEFAULT_CURRENCY}, ${fallbackStrategyName},
      ${distribution.fiftyTwoWeeks}::smallint, ${distribution.thresholds}::smallint)`,
  )
}

/** Extends a guest's life to at least this instant. False if there is no such guest. */
export async function prolongGuest(database: Database, guestId: string, until: Date): Promise<boolean> {
  const prolonged = await database
    .update(users)
    .set({ expiresAt: sql`greatest(${users.expiresAt}, ${until.toISOString()}::timestamptz)` })
    .where(and(eq(users.id, guestId), eq(users.firstAuthenticationMethod, 'guest')))
    .returning({ id: users.id })
  return prolonged.length > 0
}

/** Extends the life of guests whose work this user will take over. */
export async function prolongGuestWork(database: Database, userId: string, until: Date): Promise<void> {
  await database
    .update(users)
    .set({ expiresAt: sql`greatest(${users.expiresAt}, ${until.toISOString()}::timestamptz)` })
    .where(sql`${users.id} in (select guest_id from kept_work where user_id = ${userId})`)
}

/** Records guest work that a user will take over. Skips items already recorded. */
export async function insertGuestWork(database: Database, rows: (typeof guestWorkItems.$inferInsert)[]): Promise<void> {
  if (rows.length > 0) await database.insert(guestWorkItems).values(rows).onConflictDoNothing()
}

/**
 * Moves the selected guest work that still exists to the user and places lists after the user's
 * own. Idempotent. Seven statements.
 */
export async function moveGuestWork(database: Database, userId: string): Promise<void> {
  const waits = (kind: GuestWorkKind, id: SQL, ownerId: SQL) =>
    sql`k.user_id = ${userId} and k.kind = ${kind} and k.item_id = ${id} and k.guest_id = ${ownerId}`

  await database.execute(sql`update watch_lists l set user_id = ${userId}, position = l.position + 1 + (
      select coalesce(max(o.position), -1) from watch_lists o where o.user_id = ${userId} and o.kind = l.kind)
    from kept_work k where ${waits('watchList', sql`l.id`, sql`l.user_id`)}`)
  await database.execute(sql`insert into stock_objectives (user_id, stock_id, kind, value, version)
    select distinct ${userId}::uuid, o.stock_id, o.kind, o.value, o.version from kept_work k
    join portfolios p on ${waits('portfolio', sql`p.id`, sql`p.user_id`)}
    join portfolio_stocks s on s.portfolio_id = p.id
    join stock_objectives o on o.user_id = p.user_id and o.stock_id = s.stock_id
    on conflict do nothing`)
  await database.execute(sql`update imports i set user_id = ${userId} from kept_work k, portfolios p
    where i.portfolio_id = p.id and ${waits('portfolio', sql`p.id`, sql`p.user_id`)}`)
  await database.execute(sql`update portfolios p set user_id = ${userId}
    from kept_work k where ${waits('portfolio', sql`p.id`, sql`p.user_id`)}`)
  await database.execute(sql`update preferences mine set currency = g.currency, score_fallback = g.score_fallback,
      score_fifty_two_weeks = g.score_fifty_two_weeks, score_thresholds = g.score_thresholds
    from preferences g, kept_work k
    where mine.user_id = ${userId} and ${waits('preferences', sql`g.user_id`, sql`g.user_id`)}`)
  // The guests now expire as usual.
  await database.execute(sql`update users g set expires_at = least(g.expires_at, g.created_at + interval '24 hours')
    from kept_work k where k.user_id = ${userId} and k.guest_id = g.id and not exists (
      select 1 from kept_work other where other.guest_id = g.id and other.user_id <> ${userId})`)
  await database.delete(guestWorkItems).where(eq(guestWorkItems.userId, userId))
}
