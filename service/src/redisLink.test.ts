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
  expect(lines.join()).toContain('Redis disconnected')
  expect(lines.join()).not.toContain('hunter2')
})

test('one late answer is none, and Redis counts as away only when it does not say that it is there either', async () => {
  const lines: string[] = []
  const log = createLog('info', { write: (line) => void lines.push(line) })
  const [pausing, link] = [createRedisLink(server.url, createLog('silent')), createRedisLink(server.url, log)]
  await Promise.all([pausing.connect(), link.connect()])
  const write = () => link.ask((redis) => redis.set('a-key', 'a text'))
  const pause = () => pausing.ask((redis) => redis.call('CLIENT', 'PAUSE', '60000', 'WRITE'))
  const resume = () => pausing.ask((redis) => redis.call('CLIENT', 'UNPAUSE'))

  await pause()
  expect(await write()).toBeNull()
  await resume()
  expect(await write()).toBe('OK')
  expect([link.isUp(), lines.join()]).toEqual([true, ''])

  const away = new Promise<void>((resolve) => link.onAway(resolve))
  await pause()
  expect(await write()).toBeNull()
  await away
  expect(lines.join()).toContain('Redis disconnected')
  await resume()
  pausing.close()
  link.close()
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
