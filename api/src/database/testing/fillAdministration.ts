// Fills a database with what a large site has for its administrators, and times the barest statements that their pages
// cannot do without: `fillAdministration.ts (directory | address)`. Tells its parent the times in milliseconds.
import process from 'node:process'
import { type SQL, sql } from 'drizzle-orm'
import { SEED_PLANS } from '../../seed/plans.ts'
import { CONNECTION_LIMITS, connectDatabase } from '../connect.ts'
import { migrateDatabase } from '../migrate.ts'
import { addMissingPlans } from '../planQueries.ts'

const PEOPLE = 100_000
const USES = 1_000_000
const OTHERS = 20_000
const STEP = 20_000
const RUNS = 15

const [place = ''] = process.argv.slice(2)
const isServer = place.startsWith('postgres:')
// Filling takes longer than anything that anybody waits for.
const limits = { ...CONNECTION_LIMITS, statementMilliseconds: 120_000, transactionMilliseconds: 120_000 }
const { database, close } = await connectDatabase(
  isServer ? { databaseUrl: place, dataDirectory: '', limits } : { dataDirectory: place, limits },
)
await migrateDatabase(database)
await addMissingPlans(database, SEED_PLANS)

async function fill(count: number, statement: (from: number, to: number) => SQL) {
  for (let from = 1; from <= count; from += STEP) await database.execute(statement(from, from + STEP - 1))
}

await fill(
  PEOPLE,
  (from, to) => sql`
    insert into users (id, email, first_name, last_name, roles, plan_name, first_authentication_method, created_at)
    select gen_random_uuid(), 'person' || i || '@example.com', 'Prénom' || i % 977, 'Nom' || i % 3571, '{}',
      (array['base', 'pro', 'vip'])[1 + i % 3], 'password', now() - i * interval '1 minute'
    from generate_series(${from}::int, ${to}::int) i`,
)
await database.execute(sql`
  insert into preferences (user_id, language, currency, score_fallback, score_fifty_two_weeks, score_thresholds, updated_at)
  select id, 'fr', 'CAD', 'none', 0, 1, created_at from users where not exists
    (select 1 from preferences where user_id = users.id)`)
await fill(
  OTHERS,
  (from, to) => sql`
    insert into invitations (id, email, first_name, last_name, plan_name, status, language, created_at, updated_at)
    select gen_random_uuid(), 'invited' || i || '@example.com', 'Prénom' || i % 977, 'Nom' || i % 3571, 'pro',
      (array['pending', 'accountActivated', 'invitationAsked'])[1 + i % 3], 'fr', now(), now() - i * interval '1 minute'
    from generate_series(${from}::int, ${to}::int) i`,
)
await database.execute(sql`
  insert into feedbacks (id, user_id, half_stars, comment, created_at)
  select gen_random_uuid(), id, 1 + abs(hashtext(id::text)) % 10, 'Un commentaire de ' || email, created_at
  from users order by created_at desc limit ${OTHERS}`)
await fill(
  USES,
  (from, to) => sql`
    insert into usage_people (name, person_hash, last_hour)
    select 'operation' || i % 40, md5(i::text), date_trunc('hour', now()) - ((i / 40) % 720) * interval '1 hour'
    from generate_series(${from}::int, ${to}::int) i`,
)
await database.execute(sql`
  insert into usage_hours (name, hour, count, last_for_count)
  select name, last_hour, 3 * count(*), count(*) from usage_people group by name, last_hour`)
for (const table of ['users', 'preferences', 'invitations', 'feedbacks', 'usage_people', 'usage_hours']) {
  await database.execute(sql.raw(`vacuum analyze ${table}`))
}

const BARE: Record<string, SQL> = {
  members: sql`select * from users where email is not null order by created_at desc limit 50`,
  count: sql`select count(*) from users where email is not null`,
  search: sql`select count(*) from users where search_text like '%person9999%'`,
  invitations: sql`select * from invitations order by updated_at desc limit 50`,
  'count of invitations': sql`select count(*) from invitations where status = 'invitationAsked'`,
  'count of comments': sql`select count(*) from feedbacks`,
  feedbacks: sql`select * from feedbacks order by created_at desc limit 50`,
  'search of invitations': sql`select count(*) from invitations where search_text like '%nom99%'`,
  'search of comments': sql`
    select count(*) from feedbacks where lower(comment) like '%person99%'
      or user_id in (select id from users where search_text like '%person99%')`,
  statistics: sql`select name, sum(count), sum(last_for_count) from usage_hours group by name`,
  'statistics, row by row': sql`select name, count(*) from usage_people group by name`,
}
const bare: Record<string, number> = {}
for (const [name, statement] of Object.entries(BARE)) {
  const times: number[] = []
  for (let run = 0; run < RUNS; run += 1) {
    const started = performance.now()
    await database.execute(statement)
    times.push(performance.now() - started)
  }
  bare[name] = times.sort((one, other) => one - other)[Math.floor(RUNS / 2)] ?? NaN
}
await close()
process.send?.(bare)
