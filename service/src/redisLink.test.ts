import { afterAll, beforeAll, expect, test } from 'vitest'
import { type RedisServer, startRedis } from '../../scripts/lib/redis.mjs'
import { createLog } from './log.ts'
import { createRedisLink } from './redisLink.ts'

const PASSWORD = 'a-password-of-redis'

let server: RedisServer

beforeAll(async () => {
  server = await startRedis({ password: PASSWORD })
})
afterAll(() => server.stop())

test('a password that Redis refuses stands in no line of the log', async () => {
  const lines: string[] = []
  const log = createLog('info', { write: (line) => void lines.push(line) })
  const link = createRedisLink(server.url.replace(PASSWORD, 'hunter2'), log)
  await link.connect()
  expect(link.isUp()).toBe(false)
  link.close()
  expect(lines.join()).toContain('Redis is away')
  expect(lines.join()).not.toContain('hunter2')
})

test('a second connection is made only where something is listened to', async () => {
  const [asking, listening] = [1, 2].map(() => createRedisLink(server.url, createLog('silent')))
  const connections = async () =>
    (await asking?.ask((redis) => redis.client('LIST')))?.toString().trim().split('\n').length
  await asking?.connect()
  expect(await connections()).toBe(1)

  const heard = new Promise<string>((hear) => listening?.listen('news', hear))
  await listening?.connect()
  expect(await connections()).toBe(3)
  await asking?.ask((redis) => redis.publish('news', 'something'))
  expect(await heard).toBe('something')
  asking?.close()
  listening?.close()
})
