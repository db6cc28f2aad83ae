import { buyListWrites } from '@palier/contract/watchlists/watchListCalls'
import { getEvents } from '@palier/contract/notifications/noticeCalls'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type PostgresServer, startPostgres } from '../../../scripts/lib/postgres.mjs'
import { type RedisServer, startRedis } from '../../../scripts/lib/redis.mjs'
import { connectDatabase, type DatabaseConnection } from '../database/connect.ts'
import { SEED_PLANS } from '../setup/plans.ts'
import { KEYS, refusalOf, startTestApi, type TestApi } from '../testing/startTestApi.ts'

const ROUNDS = 10
// Half of what those wait who look by themselves once a second.
const PROMPT_MILLISECONDS = 500

let postgres: PostgresServer
let redis: RedisServer
let connections: DatabaseConnection[]
let here: TestApi
let there: TestApi

beforeAll(async () => {
  ;[postgres, redis] = await Promise.all([startPostgres(), startRedis()])
  const { url: databaseUrl } = postgres
  const connect = () => connectDatabase({ databaseUrl, dataDirectory: '' })
  connections = await Promise.all([connect(), connect()])
  const administrator = { email: 'first@palier.test', password: null }
  const config = { databaseUrl, redisUrl: redis.url, guestsPerHour: 20, administrator }
  const start = (connection: DatabaseConnection) => startTestApi({ ...connection, statements: [] }, { config })
  ;[here, there] = (await Promise.all(connections.map(start))) as [TestApi, TestApi]
})
afterAll(async () => {
  await Promise.all([here?.close(), there?.close()])
  await Promise.all((connections ?? []).map((connection) => connection.close()))
  await Promise.all([postgres?.stop(), redis?.stop()])
})

async function rowsOf(query: string): Promise<unknown[]> {
  return (await connections[0]?.database.execute(sql.raw(query)))?.rows ?? []
}

test('two processes that start at once on an empty database make its tables, plans and administrator once', async () => {
  expect(await rowsOf('select hash from drizzle.__drizzle_migrations group by hash having count(*) > 1')).toEqual([])
  expect(await rowsOf('select name from plans')).toHaveLength(SEED_PLANS.length)
  expect(await rowsOf('select ticker from stocks group by ticker, exchange_code having count(*) > 1')).toEqual([])
  expect(await rowsOf(`select email from users where roles -> 'admin' is not null`)).toHaveLength(1)
  const told = [...here.lines, ...there.lines].filter((line) => line.includes('The first administrator is'))
  expect(told).toHaveLength(1)
  expect(
    await rowsOf(`select name from jobs where singleton_key = 'schedule' group by name having count(*) > 1`),
  ).toEqual([])
})

test('what one process writes is told at once by another that is asked to wait for it [D25]', async () => {
  const person = await here.signIn()
  const service = there.clientOf({ token: KEYS.SERVICE_KEY })
  let { cursor } = await service.send(getEvents, {})
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const told = service.send(getEvents, { cursor, waitSeconds: 5 })
    const words = { userId: person.userId, listName: `Liste ${round}`, listDescription: '' }
    const written = person.send(buyListWrites.createList, words).then(() => performance.now())
    const [{ events, cursor: next }, writtenAt] = await Promise.all([told, written])
    times.push(performance.now() - writtenAt)
    expect(events.map(({ userId }) => userId)).toEqual([person.userId])
    cursor = next
  }
  expect(times.toSorted((one, other) => one - other)[ROUNDS / 2]).toBeLessThan(PROMPT_MILLISECONDS)
})

test('what an address may do an hour holds across processes', async () => {
  // The person before was the first of twenty.
  for (let guest = 1; guest < 20; guest += 1) await (guest % 2 ? here : there).signIn()
  for (const api of [here, there]) {
    expect(await refusalOf(api.signIn())).toMatchObject({ code: 'operationsLimitReached', status: 429 })
  }
})
