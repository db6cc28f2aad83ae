import { afterAll, beforeAll, expect, test } from 'vitest'
import pg from 'pg'
import { type PostgresServer, startPostgres } from '../../../../scripts/lib/postgres.mjs'
import { listenToOthers, type PostgresSignal } from './postgresSignal.ts'

type Heard = { signal: PostgresSignal; signals: number; lost: number }

let server: PostgresServer
let one: Heard
let other: Heard

beforeAll(async () => {
  server = await startPostgres()
  one = await listen()
  other = await listen()
})
afterAll(async () => {
  await Promise.all([one.signal.close(), other.signal.close()])
  await server.stop()
})

async function listen(): Promise<Heard> {
  const heard = { signals: 0, lost: 0 }
  const signal = listenToOthers({
    databaseUrl: server.url,
    onSignal: () => (heard.signals += 1),
    onLost: () => (heard.lost += 1),
  })
  await signal.begun
  return Object.assign(heard, { signal })
}

test('what one sends the other hears, and it hears nothing of its own', async () => {
  const [before, own] = [other.signals, one.signals]
  one.signal.send()
  await expect.poll(() => other.signals).toBe(before + 1)
  other.signal.send()
  await expect.poll(() => one.signals).toBe(own + 1)
  expect(other.signals).toBe(before + 1)
})

test('a hundred calls in a row are a few messages, the last of them included', async () => {
  const before = other.signals
  for (let call = 0; call < 100; call += 1) one.signal.send()
  await expect.poll(() => other.signals).toBe(before + 2)
})

test('a lost connection is said once, made again, and what may have been missed is looked at', async () => {
  const before = [one.signals, other.signals]
  const administrator = new pg.Client({ connectionString: server.url })
  await administrator.connect()
  await administrator.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and backend_type = 'client backend'`,
  )
  await administrator.end()
  await expect.poll(() => [one.lost, other.lost]).toEqual([1, 1])
  const signals = () => [one.signals, other.signals]
  await expect.poll(signals, { timeout: 5_000 }).toEqual(before.map((count) => count + 1))

  const again = other.signals
  one.signal.send()
  await expect.poll(() => other.signals).toBe(again + 1)
})
