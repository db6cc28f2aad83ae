import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { askedStocks, following, move } from '../testing/pairTicks.ts'
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

/** Resolves when the leader has read this many stocks at once or one after the other. */
async function untilAllAreRead(count: number): Promise<void> {
  await expect
    .poll(async () => redis.client.zcard('palier:followed'), { timeout: 5000, interval: 20 })
    .toBeGreaterThanOrEqual(count)
  // The round that began before may still be under way.
  await askedStocks(pair, 2)
}

test('a tick reaches the followers of both processes by one read a period', LONG, async () => {
  const [one, two] = [await following(pair.one, 's1', 's2'), await following(pair.two, 's2', 's3')]
  await untilAllAreRead(3)
  const { seen, milliseconds } = await askedStocks(pair, 3)
  expect(seen.map((stockIds) => stockIds.toSorted())).toEqual(Array(3).fill(['s1', 's2', 's3']))
  expect(milliseconds).toBeGreaterThan(1.5 * PERIOD)

  const price = move(pair.upstream, 's2')
  await Promise.all([one.until(price), two.until(price)])
  await Promise.all([one.end(), two.end()])
})

test('600 stocks that two processes follow are two calls a period', LONG, async () => {
  const names = Array.from({ length: 600 }, (_, index) => `s${index}`)
  const [one, two] = [await following(pair.one, ...names.slice(0, 400)), await following(pair.two, ...names.slice(200))]
  await untilAllAreRead(600)
  const { seen, milliseconds } = await askedStocks(pair, 6)
  expect(new Set(seen.flat()).size).toBe(600)
  expect(milliseconds).toBeGreaterThan(1.5 * PERIOD)
  await Promise.all([one.end(), two.end()])
})
