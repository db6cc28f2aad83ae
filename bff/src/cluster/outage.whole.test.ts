import { afterEach, beforeEach, expect, test } from 'vitest'
import { askedStocks, following, move } from '../testing/pairTicks.ts'
import { startPair, type TestPair } from '../testing/startPair.ts'
import { startRedis, type TestRedis } from '../testing/startRedis.ts'

const PERIOD = 1000
const LONG = { timeout: 15_000 }

let redis: TestRedis
let pair: TestPair

beforeEach(async () => {
  redis = await startRedis()
  pair = await startPair(redis, { tickSeconds: PERIOD / 1000 })
})
afterEach(async () => {
  await pair.stop()
  await redis.stop()
})

/** How often something was logged. */
const timesOf = (lines: string[], words: string) => lines.filter((line) => line.includes(words)).length

test('each process goes on alone while Redis is away, and together when it is back', LONG, async () => {
  const [one, two] = [await following(pair.one, 's1'), await following(pair.two, 's1')]
  await redis.kill()
  const price = move(pair.upstream, 's1')
  await Promise.all([one.until(price), two.until(price)])
  for (const { url, lines } of [pair.one, pair.two]) {
    const answer = await fetch(`${url}/readyz`)
    expect([answer.status, await answer.json()]).toEqual([200, { status: 'ready', api: true, redis: false }])
    expect(timesOf(lines, 'Redis disconnected') - timesOf(lines, 'Redis reconnected')).toBe(1)
  }

  await redis.restart()
  await pair.untilShared()
  const later = move(pair.upstream, 's1')
  await Promise.all([one.until(later), two.until(later)])
  // What was asked before they came together.
  await askedStocks(pair, 2)
  expect((await askedStocks(pair, 3)).milliseconds).toBeGreaterThan(1.5 * PERIOD)
  expect(await (await fetch(`${pair.one.url}/readyz`)).json()).toMatchObject({ redis: true })
  await Promise.all([one.end(), two.end()])
})

test('a Redis that answers nothing holds nobody up for longer than a command may take', LONG, async () => {
  const ticks = await following(pair.one, 's1')
  const way = pair.wayOf(pair.one)
  way.cut()
  await expect.poll(() => pair.one.services.sharing.isUp(), { timeout: 5000 }).toBe(false)
  await ticks.until(move(pair.upstream, 's1'))
  way.mend()
  await pair.untilShared()
  await ticks.end()
})
