import type { ListKind } from '@palier/domain/watchlists/thresholds'
import { eq, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../kernel/database.ts'
import { plans, users } from '../../schema/accounts.ts'

export async function findPlanAndUsage(database: Database, userId: string) {
  const [row] = await database
    .select({
      plan: plans,
      usage: {
        buyListCount: countOfLists('buy'),
        sellListCount: countOfLists('sell'),
        buyEntryCount: countOfEntries('buy'),
        sellEntryCount: countOfEntries('sell'),
        // Lists of other kinds have no limit of their own and are not reported.
        otherListCount: countOfLists('others'),
        otherEntryCount: countOfEntries('others'),
        portfolioCount: sql<number>`(select count(*)::int from portfolios where user_id = ${users.id})`,
        portfolioStockCount: sql<number>`(select count(*)::int from portfolio_stocks s
          join portfolios p on p.id = s.portfolio_id where p.user_id = ${users.id})`,
      },
    })
    .from(users)
    .innerJoin(plans, eq(plans.name, users.planName))
    .where(eq(users.id, userId))
  if (!row) throw new Error(`User row missing: ${userId}`)
  return row
}

function countOfLists(kind: ListKind): SQL<number> {
  return sql`(select count(*)::int from watch_lists l where l.user_id = ${users.id} and l.kind = ${kind})`
}

function countOfEntries(kind: ListKind): SQL<number> {
  return sql`(select count(*)::int from watch_list_entries e
    join watch_lists l on l.id = e.list_id where l.user_id = ${users.id} and l.kind = ${kind})`
}
