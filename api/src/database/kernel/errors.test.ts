import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { connectDatabase, connectEmbedded, CONNECTION_LIMITS } from '../connect.ts'
import { isDuplicate, isUnavailable, refusalOf } from './errors.ts'
import { withTransactionTimeout } from './transactionTimeout.ts'
import { openTestEngine } from '../testing/createTestDatabase.ts'

test('a statement refused is told apart from a database that cannot answer', async () => {
  const connection = connectEmbedded(await openTestEngine({ ...CONNECTION_LIMITS, statementMilliseconds: 300 }))
  const wrong = () => connection.database.transaction((transaction) => transaction.execute(sql`selec`))
  const refused: unknown = await withTransactionTimeout(60_000, wrong).catch((error: unknown) => error)
  expect(refusalOf(refused)).toMatchObject({ code: '42601', constraint: null, detail: null })
  expect(isUnavailable(refused)).toBe(false)
  expect(isDuplicate(refused)).toBe(false)

  const slow = sql`select pg_sleep(0.9)::text`
  const late: unknown = await connection.database.execute(slow).catch((error: unknown) => error)
  expect(isUnavailable(late)).toBe(true)
  expect(refusalOf(late)).toBeNull()

  await connection.close()
  const closed: unknown = await connection.ping().catch((error: unknown) => error)
  expect(isUnavailable(closed)).toBe(true)
})

test('a server that is not there is unavailable', async () => {
  const connection = await connectDatabase({
    databaseUrl: 'postgres://localhost/none?host=/nowhere',
    dataDirectory: '',
  })
  const error: unknown = await connection.ping().catch((failure: unknown) => failure)
  expect(isUnavailable(error)).toBe(true)
  await connection.close()
})

test.each(['57014', '57P01', '53300', '08006', '25P03'])('a server that says %s is unavailable', (code) => {
  expect(isUnavailable(new Error('failed', { cause: Object.assign(new Error('said so'), { code }) }))).toBe(true)
})
