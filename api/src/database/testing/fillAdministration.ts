// Fills a database with what a large site has for its administrators, and times the barest statements that their pages
// cannot do without: `fillAdministration.ts (directory | address)`. Tells its parent the times in milliseconds.
import process from 'node:process'
import { type SQL, sql } from 'drizzle-orm'
import { SEED_PLANS } from '../../setup/plans.ts'
import { CONNECTION_LIMITS, connectDatabase } from '../connect.ts'
import { migrateDatabase } from '../migrate.ts'
import { addMissingPlans } from '../queries/billing/planQueries.ts'

const PEOPLE = 100_000
const USES = 1_000_000
// More names than the calls and operations that there are, in every hour of the month that is kept.
const USE_NAMES = 320
const USE_HOURS = 720
const INVITATIONS = 100_000
const COMMENTS = 50_000
const ACTS = 50_000
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
  INVITATIONS,
  (from, to) => sql`
    insert into invitations (id, email, first_name, last_name, plan_name, status, language, created_at, updated_at)
    select gen_random_uuid(), 'invited' || i || '@example.com', 'Prénom' || i % 977, 'Nom' || i % 3571, 'pro',
      (array['pending', 'accountActivated', 'invitationAsked'])[1 + i % 3], 'fr', now(), now() - i * interval '1 minute'
    from generate_series(${from}::int, ${to}::int) i`,
)
await database.execute(sql`
  insert into feedbacks (id, user_id, half_stars, comment, created_at)
  select gen_random_uuid(), id, 1 + abs(hashtext(id::text)) % 10,
    'Un commentaire de ' || email || repeat(' où quelqu''un dit ce qui lui plaît et ce qui lui manque', 4), created_at
  from users order by created_at desc limit ${COMMENTS}`)
await fill(
  ACTS,
  (from, to) => sql`
    insert into audit_entries (id, at, actor_name, actor_email, action, target)
    select gen_random_uuid(), now() - i * interval '1 minute', 'Une personne', 'admin' || i % 7 || '@example.com',
      'invitationSent', 'invited' || i || '@example.com'
    from generate_series(${from}::int, ${to}::int) i`,
)
await fill(
  USES,
  (from, to) => sql`
    insert into usage_people (name, person_hash, last_hour)
    select 'operation' || i % ${USE_NAMES}::int, md5(i::text),
      date_trunc('hour', now()) - ((i / ${USE_NAMES}::int) % ${USE_HOURS}::int) * interval '1 hour'
    from generate_series(${from}::int, ${to}::int) i`,
)
await database.execute(sql`
  insert into usage_hours (name, hour, count, last_for_count)
  select name, last_hour, 3 * count(*), count(*) from usage_people group by name, last_hour`)
for (const table of [
  'users',
  'preferences',
  'invitations',
  'feedbacks',
  'audit_entries',
  'usage_people',
  'usage_hours',
]) {
  await database.execute(sql.raw(`vacuum analyze ${table}`))
}

// Of each table a page, the number of rows and what a search reads once; of the statistics their sums.
const BARE: Record<string, SQL> = {
  'members, page': sql`select * from users where email is not null order by created_at desc limit 50`,
  'members, count': sql`select count(*) from users where email is not null`,
  'members, search': sql`select count(*) from users where email is not null and search_text like '%person9999%'`,
  'invitations, page': sql`select * from invitations order by updated_at desc limit 50`,
  'invitations, count': sql`select count(*) from invitations`,
  'invitations, search': sql`select count(*) from invitations where search_text like '%nom99%'`,
  'comments, page': sql`select * from feedbacks order by created_at desc limit 50`,
  'comments, count': sql`select count(*) from feedbacks`,
  'comments, search': sql`select count(*) from feedbacks join users on users.id = feedbacks.user_id
      where feedbacks.search_text like '%person99%' or users.search_text like '%person99%'`,
  'acts, page': sql`select * from audit_entries order by at desc limit 50`,
  'acts, count': sql`select count(*) from audit_entries`,
  'acts, search': sql`select count(*) from audit_entries where search_text like '%invited99%'`,
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
