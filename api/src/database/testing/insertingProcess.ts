// Opens the database of the directory given, says what it finds there, then inserts rows one by one and acknowledges
// each, until it is killed.
import process from 'node:process'
import { sql } from 'drizzle-orm'
import { connectDatabase } from '../connect.ts'

const [dataDirectory = ''] = process.argv.slice(2)
const { database } = await connectDatabase({ dataDirectory })

await database.execute(sql`create table if not exists marks (number integer primary key)`)
const { rows } = await database.execute<{ found: number }>(sql`select count(*)::int as found from marks`)
let number = rows[0]?.found ?? 0
process.send?.({ found: number })

for (;;) {
  number += 1
  await database.execute(sql`insert into marks values (${number})`)
  process.send?.({ acknowledged: number })
}
