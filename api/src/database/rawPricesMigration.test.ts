import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrateDatabase } from './migrate.ts'
import { describeOnOneEngine } from './testing/describeOnBothEngines.ts'

const RAW_PRICES = '_raw_prices'
const [USER, PORTFOLIO, STOCK] = [id(1), id(2), id(3)]

let former: string

beforeAll(async () => {
  former = await mkdtemp(join(tmpdir(), 'palier-migrations-'))
  await cp(fileURLToPath(new URL('./migrations', import.meta.url)), former, { recursive: true })
  const file = join(former, 'meta/_journal.json')
  const journal = JSON.parse(await readFile(file, 'utf8')) as { entries: { tag: string }[] }
  const entries = journal.entries.slice(
    0,
    journal.entries.findIndex(({ tag }) => tag.endsWith(RAW_PRICES)),
  )
  await writeFile(file, JSON.stringify({ ...journal, entries }))
})

afterAll(() => rm(former, { recursive: true, force: true }))

describeOnOneEngine('a database of the version that stored adjusted closes', (open) => {
  test.each([
    ['beside a real source loses them and what they were worth, and fetches at once', true, [0, 0, 0, 2]],
    ['beside the simulated exchange keeps what was computed', false, [0, 1, 1, 2]],
  ])('finding X1: %s', async (_title, hasCloses, expected) => {
    const { database } = await open()
    for (const schema of ['public', 'drizzle']) await database.execute(sql.raw(`drop schema ${schema} cascade`))
    await database.execute(sql`create schema public`)
    await migrateDatabase(database, former)
    await database.execute(sql`insert into plans select 'vip', 1, 0, null, true, true, '{}', 1, 1, 1, 1, 1, 1, 1`)
    await database.execute(sql`insert into users (id, first_name, last_name, roles, plan_name,
      first_authentication_method, created_at) values (${USER}, 'Ada', '', '{}', 'vip', 'password', now())`)
    await database.execute(sql`insert into stocks (id, ticker, exchange_code, company_name, currency, kind, company_key,
      country) values (${STOCK}, 'RY', 'XTSE', 'Royal', 'CAD', 'commonStock', 'royal', 'CA')`)
    await database.execute(sql`insert into portfolios (id, user_id, name, description, currency, amount_of_money,
      created_at, valued_from, valued_through)
      values (${PORTFOLIO}, ${USER}, 'P', '', 'CAD', 0, now(), '2026-11-01', '2026-11-10')`)
    await database.execute(sql`insert into portfolio_days values (${PORTFOLIO}, '2026-11-10', 1, 1)`)
    if (hasCloses) await database.execute(sql`insert into daily_closes values (${STOCK}, '2026-11-10', 56.48)`)
    await database.execute(sql`
      insert into synchronizations (scope, finished_at) values ('eod', now()), ('intraday', now()), ('deamon', now())`)

    await migrateDatabase(database)
    const { rows } = await database.execute(sql`
      select (select count(*)::int from daily_closes) as closes, (select count(*)::int from portfolio_days) as days,
        (select count(valued_from)::int from portfolios) as valued,
        (select count(*)::int from synchronizations where finished_at is null) as due`)
    expect(rows.map(({ closes, days, valued, due }) => [closes, days, valued, due])).toEqual([expected])
  })
})

function id(number: number): string {
  return `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
}
