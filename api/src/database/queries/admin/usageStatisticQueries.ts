import { desc, gte, lt, sql } from 'drizzle-orm'
import type { Database } from '../../kernel/database.ts'
import { usageHours, usagePeople } from '../../schema/administration.ts'

export type Use = { name: string; personHash: string | null; count: number }
export type UsageTotals = { name: string; count: number; personCount: number }

const MOST_NAMES = 500

/** Adds uses of one hour in a fixed order, so that concurrent calls do not deadlock. */
export async function addUses(database: Database, uses: readonly Use[], hour: Date): Promise<void> {
  await database.execute(sql`
    with used as (
      select name, person_hash, count
      from jsonb_to_recordset(${JSON.stringify(uses.map(useToColumns))}::jsonb)
        as given (name text, person_hash text, count bigint)
    ),
    people as (
      select distinct name, person_hash from used where person_hash is not null order by name, person_hash
    ),
    arrived as (
      insert into usage_people (name, person_hash, last_hour)
      select name, person_hash, ${at(hour)} from people order by name, person_hash
      on conflict do nothing
      returning name, person_hash
    ),
    known as (
      select usage_people.name, usage_people.person_hash, usage_people.last_hour
      from usage_people join people using (name, person_hash)
      where usage_people.last_hour < ${at(hour)}
      order by usage_people.name, usage_people.person_hash
      for update of usage_people
    ),
    moved as (
      update usage_people set last_hour = ${at(hour)}
      from known
      where usage_people.name = known.name and usage_people.person_hash = known.person_hash
      returning known.name, known.last_hour as left_hour
    ),
    changes as (
      select name, ${at(hour)} as hour, sum(count) as count, 0 as people from used group by name
      union all select name, ${at(hour)}, 0, count(*) from arrived group by name
      union all select name, ${at(hour)}, 0, count(*) from moved group by name
      union all select name, left_hour, 0, -count(*) from moved group by name, left_hour
    )
    insert into usage_hours (name, hour, count, last_for_count)
    select name, hour, sum(count), sum(people) from changes group by name, hour order by name, hour
    on conflict (name, hour) do update set
      count = usage_hours.count + excluded.count,
      last_for_count = usage_hours.last_for_count + excluded.last_for_count`)
}

function useToColumns({ name, personHash, count }: Use) {
  return { name, person_hash: personHash, count }
}

/** Most frequent first. */
export function findUsageTotals(database: Database, since: Date): Promise<UsageTotals[]> {
  const count = sql`sum(${usageHours.count})`.mapWith(Number)
  return database
    .select({
      name: usageHours.name,
      count: count.as('total'),
      personCount: sql`sum(${usageHours.lastForCount})`.mapWith(Number).as('people'),
    })
    .from(usageHours)
    .where(gte(usageHours.hour, since))
    .groupBy(usageHours.name)
    .orderBy(desc(sql`total`), usageHours.name)
    .limit(MOST_NAMES)
}

/** One transaction keeps counts and hashes consistent. */
export async function deleteUsageBefore(database: Database, hour: Date): Promise<void> {
  await database.transaction(async (transaction) => {
    await transaction.delete(usagePeople).where(lt(usagePeople.lastHour, hour))
    await transaction.delete(usageHours).where(lt(usageHours.hour, hour))
  })
}

function at(instant: Date) {
  return sql`${instant.toISOString()}::timestamptz`
}
