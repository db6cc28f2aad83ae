import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { following, move } from '../testing/pairTicks.ts'
import { startPair, type TestPair } from '../testing/startPair.ts'
import { startRedis, type TestRedis } from '../testing/startRedis.ts'

const PERIOD = 1000
const LONG = { timeout: 15_000 }

let redis: TestRedis
let pair: TestPair

beforeAll(async () => {
  redis = await startRedis()
})
afterAll(() => redis.stop())
beforeEach(async () => {
  pair = await startPair(redis, { tickSeconds: PERIOD / 1000 })
})
afterEach(() => pair.stop())

test('a leader that is cut off is followed by another within one period, and each goes on', LONG, async () => {
  const { leader, other } = pair.roles()
  const way = pair.wayOf(leader)
  const [led, followed] = [await following(leader, 's1'), await following(other, 's1')]
  way.cut()
  const cutAt = performance.now()
  await expect.poll(() => other.services.sharing.isLeader(), { timeout: 3000, interval: 5 }).toBe(true)
  expect(performance.now() - cutAt).toBeLessThan(PERIOD)
  expect(leader.services.sharing.isLeader()).toBe(false)

  const price = move(pair.upstream, 's1')
  await Promise.all([led.until(price), followed.until(price)])
  await expect.poll(() => leader.services.sharing.isUp(), { timeout: 5000 }).toBe(false)
  way.mend()
  await pair.untilShared()
  expect(other.services.sharing.isLeader()).toBe(true)
  await Promise.all([led.end(), followed.end()])
})

test('a leader that stops hands over at once', LONG, async () => {
  const { leader, other } = pair.roles()
  const name = await redis.client.get('palier:leader')
  await leader.services.sharing.resign()
  expect(await redis.client.get('palier:leader')).not.toBe(name)
  await expect.poll(() => other.services.sharing.isLeader(), { timeout: 1000, interval: 5 }).toBe(true)
})
