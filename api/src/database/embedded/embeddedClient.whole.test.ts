import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seedDataDirectory } from '../../../../scripts/lib/seededData.mjs'
import { connectEmbedded, CONNECTION_LIMITS } from '../connect.ts'
import { openTestEngine } from '../testing/createTestDatabase.ts'
import { withTransactionTimeout } from '../kernel/transactionTimeout.ts'
import type { EmbeddedClient } from './embeddedClient.ts'
import { openEmbedded } from './openEmbedded.ts'

// Longer than the deadlines below, on whatever machine.
const DEADLINE = 500
const LONG_WORK = 'select 1 as one, pg_sleep(1.5)::text as slept'
const LARGE_READ = `select n, repeat('x', 50) as text from generate_series(1, 50000) as n`

const clients: EmbeddedClient[] = []
let usual: EmbeddedClient
let impatient: EmbeddedClient

beforeAll(async () => {
  usual = await open({ maximumWaiting: 3 })
  impatient = await open({ statementMilliseconds: DEADLINE, transactionMilliseconds: DEADLINE })
})

afterAll(async () => {
  await Promise.all(clients.map((client) => client.close()))
})

async function open(limits: Partial<typeof CONNECTION_LIMITS> = {}): Promise<EmbeddedClient> {
  const client = await openTestEngine({ ...CONNECTION_LIMITS, ...limits })
  clients.push(client)
  return client
}

/** On the impatient client, however busy the machine is. */
function atLeisure(statement: string) {
  return withTransactionTimeout(60_000, () => impatient.transaction((transaction) => transaction.query(statement)))
}

test('past the longest queue a statement is refused at once and the waiting ones are answered', async () => {
  const outcomes = await Promise.allSettled(Array.from({ length: 6 }, () => usual.query('select 1 as one')))
  expect(outcomes.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThanOrEqual(3)
  expect(outcomes.at(-1)).toMatchObject({ status: 'rejected', reason: { name: 'DatabaseBusy' } })
  expect((await usual.query('select 1 as one')).rows).toEqual([{ one: 1 }])
})

test('a statement past its deadline answers its caller; one that had not begun never runs', async () => {
  await atLeisure('create table notes (text text)')
  const [running, waiting] = await Promise.allSettled([
    impatient.query(LONG_WORK),
    impatient.query(`insert into notes values ('too late')`),
  ])
  expect(running).toMatchObject({ reason: { name: 'DatabaseDeadlineExceeded', hadBegun: true } })
  expect(waiting).toMatchObject({ reason: { name: 'DatabaseDeadlineExceeded', hadBegun: false } })

  // The engine finishes the long one first.
  expect((await atLeisure('select * from notes')).rows).toEqual([])
})

test('work that is known to be long has longer', async () => {
  const work = () => impatient.transaction((transaction) => transaction.query(LONG_WORK))
  await expect(work()).rejects.toMatchObject({ name: 'DatabaseDeadlineExceeded' })
  expect((await withTransactionTimeout(60_000, work)).rows).toEqual([{ one: 1, slept: '' }])
})

test('a transaction that never ends is rolled back at its deadline and the next caller is served', async () => {
  await atLeisure('create table drafts (text text)')
  const refused: Promise<void> = Promise.resolve().then(() =>
    expect(endless).rejects.toMatchObject({ name: 'DatabaseDeadlineExceeded' }),
  )
  let afterwards: Promise<unknown> = refused
  const endless = impatient.transaction(async (transaction) => {
    await transaction.query(`insert into drafts values ('never')`)
    afterwards = refused.then(() => transaction.query(`insert into drafts values ('much later')`))
    await afterwards
  })

  await refused
  await expect(afterwards).rejects.toMatchObject({ name: 'DatabaseDeadlineExceeded', hadBegun: true })
  expect((await atLeisure('select * from drafts')).rows).toEqual([])
})

test('a block that fails after its own begin does not leave the next caller inside it', async () => {
  await expect(usual.exec('begin; select 1 / 0; commit')).rejects.toMatchObject({ code: '22012' })
  expect((await usual.query('select 1 as one')).rows).toEqual([{ one: 1 }])
})

test('a closed database ends the running work, then refuses', async () => {
  const client = await openTestEngine()
  const running = client.query('select 1 as one')
  await client.close()
  expect((await running).rows).toEqual([{ one: 1 }])
  await expect(client.query('select 1')).rejects.toMatchObject({ name: 'DatabaseClosed' })
})

test('work that is allowed its time is not taken for a stuck engine', async () => {
  const client = await open({ stuckAfterMilliseconds: 100 })
  const slow = () => client.query('select pg_sleep(0.4)::text as slept')
  expect((await withTransactionTimeout(60_000, slow)).rows).toHaveLength(1)
  await expect(slow()).rejects.toMatchObject({ name: 'DatabaseDeadlineExceeded' })
})

test('a stuck engine is ended and opened anew, with every acknowledged row', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'palier-stuck-'))
  await seedDataDirectory(directory)
  const client = await openEmbedded(join(directory, 'database'), {
    ...CONNECTION_LIMITS,
    stuckAfterMilliseconds: 1_000,
  })
  try {
    await client.query('create table notes (number integer)')
    for (let number = 0; number < 50; number += 1) await client.query('insert into notes values ($1)', [number])

    const stuck = client.transaction(async (transaction) => {
      await transaction.query('delete from notes')
      await transaction.query('select pg_sleep(600)')
    })
    await expect(stuck).rejects.toMatchObject({ name: 'DatabaseDeadlineExceeded' })
    expect((await client.query('select count(*)::int as kept from notes')).rows).toEqual([{ kept: 50 }])
  } finally {
    await client.close()
    rmSync(directory, { recursive: true })
  }
})

test('long work and large reads leave the event loop of the caller free', async () => {
  for (const statement of [LONG_WORK, LARGE_READ]) {
    // On the caller's own thread it would not turn once.
    expect(await turnsDuring(() => usual.query(statement))).toBeGreaterThan(10)
  }
})

test('the type of instants follows the builder, whatever the zone of the machine', async () => {
  const { database } = connectEmbedded(usual)
  const { rows } = await database.execute(`select timestamptz '2026-11-21 08:00:00-05' as at`)
  expect(rows).toEqual([{ at: '2026-11-21 13:00:00+00' }])
})

/** How often a timer of 1 ms fires while work is under way. */
async function turnsDuring(work: () => Promise<unknown>): Promise<number> {
  let turns = 0
  const timer = setInterval(() => (turns += 1), 1)
  await work()
  clearInterval(timer)
  return turns
}
