import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Database } from './database.ts'
import { plans, users } from './schema/accounts.ts'
import { watchListEntries, watchLists } from './schema/watchLists.ts'

/** A person's plan and what they use of it: one statement. */
export async function findPlanAndUsage(database: Database, userId: string) {
  const [row] = await database
    .select({
      plan: plans,
      buyListCount: countOfLists('buy'),
      sellListCount: countOfLists('sell'),
      buyEntryCount: countOfEntries('buy'),
      sellEntryCount: countOfEntries('sell'),
      portfolioCount: sql<number>`(select count(*)::int from portfolios where user_id = ${users.id})`,
      portfolioStockCount: sql<number>`(select count(*)::int from portfolio_stocks s
        join portfolios p on p.id = s.portfolio_id where p.user_id = ${users.id})`,
    })
    .from(users)
    .innerJoin(plans, eq(plans.name, users.planName))
    .where(eq(users.id, userId))
  if (!row) throw new Error('A signed-in person has no row.')
  return row
}

/** What a person has in the lists that the usage of a plan leaves out: one statement. */
export async function countOtherLists(database: Database, userId: string) {
  const [row] = await database
    .select({
      lists: sql<number>`count(distinct ${watchLists.id})::int`,
      entries: sql<number>`count(${watchListEntries.id})::int`,
    })
    .from(watchLists)
    .leftJoin(watchListEntries, eq(watchListEntries.listId, watchLists.id))
    .where(and(eq(watchLists.userId, userId), eq(watchLists.kind, 'others')))
  return row ?? { lists: 0, entries: 0 }
}

function countOfLists(kind: 'buy' | 'sell'): SQL<number> {
  return sql`(select count(*)::int from watch_lists l where l.user_id = ${users.id} and l.kind = ${kind})`
}

function countOfEntries(kind: 'buy' | 'sell'): SQL<number> {
  return sql`(select count(*)::int from watch_list_entries e
    join watch_lists l on l.id = e.list_id where l.user_id = ${users.id} and l.kind = ${kind})`
}
