import { createLog } from '@palier/service/log'
import { createRedisLink, type RedisLink } from '@palier/service/redisLink'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type RedisServer, startRedis } from '../../../scripts/lib/redis.mjs'
import { createSharedRateLimits } from './sharedRateLimit.ts'

const NOW = new Date('2026-11-20T15:00:00Z')

let server: RedisServer
let lines: { level: number; msg: string }[]
let processes: RedisLink[]

beforeAll(async () => {
  server = await startRedis()
  lines = []
  const log = createLog('info', { write: (line) => void lines.push(JSON.parse(line)) })
  processes = [createRedisLink(server.url, log), createRedisLink(server.url, log)]
  await Promise.all(processes.map((link) => link.connect()))
})
afterAll(async () => {
  for (const link of processes) link.close()
  await server.stop()
})

const limitsOf = (options: { name: string; maximum: number; windowSeconds: number }) =>
  processes.map((link) => createSharedRateLimits(link)(options))

test('the same window holds across processes, and a caller who waited may ask again', async () => {
  const [here, there] = limitsOf({ name: 'calls', maximum: 3, windowSeconds: 1 })
  for (const limit of [here, there, here]) expect(await limit?.take('10.0.0.1', NOW)).toBe(null)
  expect(await there?.take('10.0.0.1', NOW)).toBe(1)
  expect(await here?.take('10.0.0.2', NOW)).toBe(null)
  await expect.poll(() => there?.take('10.0.0.1', NOW), { timeout: 3_000 }).toBe(null)
})

test('looking counts nothing, and names are counted apart', async () => {
  const [here, there] = limitsOf({ name: 'guesses', maximum: 1, windowSeconds: 60 })
  expect([await there?.wait('a', NOW), await there?.wait('a', NOW)]).toEqual([null, null])
  expect(await here?.take('a', NOW)).toBe(null)
  expect(await there?.wait('a', NOW)).toBe(60)
  const [others] = limitsOf({ name: 'others', maximum: 1, windowSeconds: 60 })
  expect(await others?.wait('a', NOW)).toBe(null)
})

test('what is kept names no address and ends by itself', async () => {
  const [here] = limitsOf({ name: 'kept', maximum: 1, windowSeconds: 60 })
  await here?.take('192.0.2.77', NOW)
  const keys = (await processes[0]?.ask((redis) => redis.keys('palier:limit:*'))) ?? []
  expect(keys.length).toBeGreaterThan(0)
  expect(keys.filter((key) => key.includes('192.0.2.77'))).toEqual([])
  for (const key of keys) {
    const milliseconds = await processes[0]?.ask((redis) => redis.pttl(key))
    expect(milliseconds).toBeGreaterThan(0)
    expect(milliseconds).toBeLessThanOrEqual(60_000)
  }
})

test('without Redis each process counts for itself, says so once, and comes back', async () => {
  const [here, there] = limitsOf({ name: 'alone', maximum: 1, windowSeconds: 60 })
  await server.stop()
  await expect.poll(() => processes.map((link) => link.isUp()), { timeout: 5_000 }).toEqual([false, false])
  expect([await here?.take('a', NOW), await there?.take('a', NOW), await there?.take('a', NOW)]).toEqual([
    null,
    null,
    60,
  ])
  expect(lines.map(({ msg }) => msg)).toEqual(Array(2).fill('Redis disconnected: state no longer shared'))

  server = await startRedis({ port: server.port })
  await expect.poll(() => processes.map((link) => link.isUp()), { timeout: 10_000 }).toEqual([true, true])
  expect(lines.slice(2).map(({ msg }) => msg)).toEqual(['Redis reconnected', 'Redis reconnected'])
  expect([await here?.take('b', NOW), await there?.take('b', NOW)]).toEqual([null, 60])
})
