import { beforeAll, expect, test } from 'vitest'
import { CONNECTION_LIMITS } from '../connect.ts'
import { openTestEngine } from '../testing/createTestDatabase.ts'
import type { EmbeddedClient } from './embeddedClient.ts'

let client: EmbeddedClient

beforeAll(async () => {
  client = await openTestEngine(CONNECTION_LIMITS)
  return () => client.close()
})

const countPrepared = async () =>
  (await client.query('select count(*)::int as count from pg_prepared_statements')).rows as { count: number }[]

test('a statement is prepared once, whatever its parameters are', async () => {
  const text = 'select $1::text as text, $2::int[] as numbers, $3::jsonb as json, $4::timestamptz as at'
  const instant = new Date('2026-11-20T15:00:00.000Z')
  const [before] = await countPrepared()
  const first = await client.query(text, ['é', [1, 2], { a: [null] }, instant])
  const second = await client.query(text, [null, [], null, null])
  expect(first.rows).toEqual([{ text: 'é', numbers: [1, 2], json: { a: [null] }, at: instant }])
  expect(second.rows).toEqual([{ text: null, numbers: [], json: null, at: null }])
  expect(await countPrepared()).toEqual([{ count: (before?.count ?? 0) + 1 }])
})

test('more statements than are kept all answer, and no more than 150 are kept', async () => {
  for (let number = 0; number < 200; number += 1) {
    expect((await client.query(`select ${number} as number`, [])).rows).toEqual([{ number }])
  }
  expect((await client.query('select 0 as number')).rows).toEqual([{ number: 0 }])
  const [kept] = await countPrepared()
  expect(kept?.count).toBeLessThanOrEqual(150)
})

test('a statement that fails leaves the next one and the transaction around it as they should be', async () => {
  const divide = 'select 1 / $1::int as quotient'
  await expect(client.query(divide, [0])).rejects.toMatchObject({ code: '22012' })
  expect((await client.query(divide, [1])).rows).toEqual([{ quotient: 1 }])
  await expect(client.query('selec')).rejects.toMatchObject({ code: '42601' })
  const broken = client.transaction(async (transaction) => {
    await transaction.query(divide, [0]).catch(() => {})
    await transaction.query(divide, [1])
  })
  await expect(broken).rejects.toMatchObject({ code: '25P02' })
  expect((await client.query(divide, [1])).rows).toEqual([{ quotient: 1 }])
})

test('statements of a transaction that are sent at once run in their order', async () => {
  await client.exec('create table turns (place serial, name text)')
  await client.transaction((transaction) =>
    Promise.all(
      ['one', 'two', 'one', 'three'].map((name) => transaction.query(`insert into turns (name) values ('${name}')`)),
    ),
  )
  expect((await client.query('select name from turns order by place')).rows).toEqual(
    ['one', 'two', 'one', 'three'].map((name) => ({ name })),
  )
})

test('a table that has changed is read as it is now', async () => {
  await client.exec('create table shapes (one int); insert into shapes values (1)')
  const read = () => client.query('select * from shapes')
  expect((await read()).rows).toEqual([{ one: 1 }])
  await client.exec('alter table shapes add column two int')
  await expect(read()).rejects.toMatchObject({ code: '0A000' })
  expect((await read()).rows).toEqual([{ one: 1, two: null }])
})
