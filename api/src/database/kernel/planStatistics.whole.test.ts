import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Database } from './database.ts'
import { vacuumTables } from './planStatistics.ts'
import { describeOnBothEngines } from '../testing/describeOnBothEngines.ts'

const ROWS = 2_000

describeOnBothEngines('the tending of tables', (open) => {
  test('rows are counted, and the room of those that are gone is used again', async () => {
    const { database } = await open()
    const fill = () =>
      database.execute(sql`insert into exchange_rates (pair, rate, as_of, source)
        select 'P' || n, 1, now(), repeat('x', 200) from generate_series(1, ${ROWS}::integer) n`)
    await fill()
    await vacuumTables(database)
    expect(await factsOf(database, 'reltuples')).toBe(ROWS)
    const size = await factsOf(database, 'pg_relation_size(oid)')
    for (let round = 0; round < 3; round += 1) {
      await database.execute(sql`delete from exchange_rates`)
      await vacuumTables(database)
      await fill()
    }
    expect(await factsOf(database, 'pg_relation_size(oid)')).toBeLessThanOrEqual(size)
  })
})

async function factsOf(database: Database, expression: string): Promise<number> {
  const { rows } = await database.execute<{ value: string }>(
    sql`select ${sql.raw(expression)} as value from pg_class where relname = 'exchange_rates'`,
  )
  return Number(rows[0]?.value)
}
