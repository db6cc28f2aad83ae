import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { decimal } from '@palier/domain/kernel/decimal'
import type { Lot } from '@palier/domain/portfolios/lot'
import { daysAfter } from '@palier/domain/kernel/plainDate'
import { remainingCostOf } from '@palier/domain/portfolios/position'
import { replayLots } from '@palier/domain/portfolios/testing/replayLots'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { storedTextsOf } from '../testing/storedTextsOf.ts'
import { withEffects } from '../services/portfolios/lotEffects.ts'
import { expectFreshBook } from '../testing/expectFreshBook.ts'
import type { Database } from './kernel/database.ts'
import { migrateDatabase } from './migrate.ts'
import { lots, positionMarks } from './schema/portfolios.ts'
import { describeOnOneEngine } from './testing/describeOnBothEngines.ts'

const LEDGER = 4
const LOTS = 340
const USER = id(1)
const PORTFOLIO = id(2)
const STOCKS = [id(3), id(4)]

let former: string

beforeAll(async () => {
  former = await mkdtemp(join(tmpdir(), 'palier-migrations-'))
  await cp(fileURLToPath(new URL('./migrations', import.meta.url)), former, { recursive: true })
  const file = join(former, 'meta/_journal.json')
  const journal = JSON.parse(await readFile(file, 'utf8')) as { entries: unknown[] }
  await writeFile(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, LEDGER) }))
})

afterAll(() => rm(former, { recursive: true, force: true }))

describeOnOneEngine('a book of the version that kept what each lot did beside it', (open) => {
  test('PORT-20 has every figure that it had, and marks to count from', async () => {
    const { database } = await open()
    for (const schema of ['public', 'drizzle']) await database.execute(sql.raw(`drop schema ${schema} cascade`))
    await database.execute(sql`create schema public`)
    await migrateDatabase(database, former)
    const kept = await writeFormerBook(database)

    await migrateDatabase(database)
    await expectFreshBook(database)
    const rows = await withEffects(database, await database.select().from(lots), ({ id }) => id)
    const effects = rows.map(({ id, shareCountAfter, soldCost }) => [id, { shareCountAfter, soldCost }] as const)
    expect(Object.fromEntries(effects)).toEqual(kept)

    const marks = await database.select().from(positionMarks)
    for (const stockId of STOCKS) expect(marks.filter((mark) => mark.stockId === stockId)).toHaveLength(3)
    const { rows: staged } = await database.execute(sql`select outcome from imports`)
    expect(staged).toEqual([{ outcome: null }])
  })
})

/** Writes a portfolio as the former version did, and answers what each lot did. */
async function writeFormerBook(database: Database) {
  await database.execute(sql`insert into plans select 'vip', 1, 0, null, true, true, '{}', 1, 1, 1, 1, 1, 1, 1`)
  await database.execute(sql`insert into users (id, first_name, last_name, roles, plan_name, first_authentication_method,
    created_at) values (${USER}, 'Ada', '', '{}', 'vip', 'password', now())`)
  await database.execute(sql`insert into portfolios (id, user_id, name, description, currency, amount_of_money, created_at)
    values (${PORTFOLIO}, ${USER}, 'Retraite', '', 'CAD', 0, now())`)
  await database.execute(sql`insert into imports (id, user_id, portfolio_id, status, header, header_key, row_count, outcome,
    created_at) values (${id(9)}, ${USER}, ${PORTFOLIO}, 'staged', '{}', 'key', 1, '{"bookVersion": 1}', now())`)
  const effects: Record<string, { shareCountAfter: string; soldCost: string | null }> = {}
  for (const [at, stockId] of STOCKS.entries())
    Object.assign(effects, await writeFormerStock(database, stockId, at + 1))
  return effects
}

async function writeFormerStock(database: Database, stockId: string, lotsADay: number) {
  await database.execute(sql`insert into stocks (id, ticker, exchange_code, company_name, currency, kind, company_key,
    country) values (${stockId}, ${stockId.slice(-2)}, 'XTSE', 'Nord', 'CAD', 'commonStock', ${stockId}, 'CA')`)
  const own = Array.from({ length: LOTS }, (_, at): Lot => {
    const tradeDate = daysAfter('2024-01-01', Math.floor(at / lotsADay))
    const amounts = { quantity: decimal(`${(at % 7) + 1}.5`), price: decimal(`${50 + (at % 90)}.12345678`) }
    const kind = at % 4 === 3 ? 'sell' : 'buy'
    return { id: id(lotsADay * 1_000 + at), kind, tradeDate, tradeOrder: 0, entryOrder: at, ...amounts }
  })
  const replay = replayLots(own)
  if (replay.kind === 'refused') throw new Error('These lots are possible.')
  const position = storedTextsOf(replay.position, own.length)
  await database.execute(sql`insert into portfolio_stocks (portfolio_id, stock_id, note, added_at, lot_count,
      purchased_share_count, sold_share_count, purchase_cost, sold_cost, proceeds, newest_trade_date)
    values (${PORTFOLIO}, ${stockId}, '', now(), ${position.lotCount}, ${position.purchasedShareCount},
      ${position.soldShareCount}, ${position.purchaseCost}, ${position.soldCost}, ${position.proceeds},
      ${position.newestTradeDate})`)
  const effects = new Map(
    replay.effects.map(({ lotId, shareCountAfter, soldCost }) => {
      return [lotId, { shareCountAfter: String(shareCountAfter), soldCost: soldCost && String(soldCost) }] as const
    }),
  )
  const rows = own.map((lot) => ({ ...lot, ...effects.get(lot.id) }))
  await database.execute(sql`insert into lots (id, portfolio_id, stock_id, kind, trade_date, quantity, price, note,
      share_count_after, sold_cost, created_at)
    select id, ${PORTFOLIO}::uuid, ${stockId}::uuid, kind, "tradeDate", quantity, price, '', "shareCountAfter", "soldCost",
      now()
    from rows from (jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as (id uuid, kind text, "tradeDate" date,
      quantity numeric, price numeric, "shareCountAfter" numeric, "soldCost" numeric)) with ordinality
    order by ordinality`)
  const cost = String(remainingCostOf(replay.position))
  await database.execute(sql`insert into holdings (portfolio_id, stock_id, date, share_count, cost)
    values (${PORTFOLIO}, ${stockId}, ${position.newestTradeDate}, 1, ${cost})`)
  return Object.fromEntries(effects)
}

function id(number: number): string {
  return `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
}
