import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import type { TestDatabase } from './createTestDatabase.ts'
import { describeOnBothEngines } from './describeOnBothEngines.ts'
import { asOtherCaller } from './transactionGuard.ts'

describeOnBothEngines('the guard of the tests', (open) => {
  let connection: TestDatabase
  beforeAll(async () => {
    connection = await open()
  })

  it('a query beside the open transaction of the same call fails at once [SVC-23]', async () => {
    const { database } = connection
    const write = database.transaction(() => database.execute(sql`select 1`))
    await expect(write).rejects.toThrow()
  })

  it('a second transaction inside the first one fails at once [SVC-23]', async () => {
    const { database } = connection
    const write = database.transaction(() => database.transaction(async () => null))
    await expect(write).rejects.toThrow(/outside the open transaction/)
  })

  it('queries of the transaction, of other callers and after its end are allowed [SVC-23]', async () => {
    const { database } = connection
    const other = await database.transaction(async (transaction) => {
      await transaction.execute(sql`select 1`)
      // Not awaited here: on the embedded engine it waits for the end of this transaction.
      return { answer: asOtherCaller(() => database.execute(sql`select 2`).then(({ rows }) => rows.length)) }
    })
    expect(await other.answer).toBe(1)
    await expect(database.execute(sql`select 3`)).resolves.toMatchObject({ rows: [{}] })
  })
})
