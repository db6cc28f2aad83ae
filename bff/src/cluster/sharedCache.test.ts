import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { factsOfStock } from '../cache/stockFacts.ts'
import { type Browser, createBrowser } from '../testing/browser.ts'
import { signedIn } from '../testing/follow.ts'
import { startPair, type TestPair } from '../testing/startPair.ts'
import { startRedis, type TestRedis } from '../testing/startRedis.ts'
import { sampleNews } from '../testing/stockAnswers.ts'
import { countsOf } from '../testing/upstream.ts'
import { sampleStock } from '../testing/wireSamples.ts'

let redis: TestRedis
let pair: TestPair
let one: Browser
let two: Browser

beforeAll(async () => {
  redis = await startRedis()
})
afterAll(() => redis.stop())
beforeEach(async () => {
  pair = await startPair(redis, { tickSeconds: 2 })
  one = await signedIn(pair.one.url)
  two = createBrowser(pair.two.url)
  two.cookie = one.cookie
  pair.upstream.take()
})
afterEach(() => pair.stop())

async function askStock(by: Browser, fields: string, stockId = 's1') {
  const id = Buffer.from(`Stock:${stockId}`).toString('base64')
  const query = `query ($id: ID!) { node(id: $id) { ... on Stock { ${fields} } } }`
  const { data, errors } = await by.ask(query, { id })
  expect(errors).toEqual([])
  return data?.node as Record<string, unknown>
}

const taken = (name: string) => countsOf(pair.upstream.take())[name] ?? 0
const keys = () => redis.client.keys('palier:memory:*')

const CHART = 'chart(interval: DAY) { points { price } }'
const PLANS = '{ plans { name } }'

test('what one process has read the other does not read again, for as long as it is fresh [D20]', async () => {
  expect((await one.ask(PLANS)).errors).toEqual([])
  expect(taken('getPublicPlans')).toBe(1)
  expect((await two.ask(PLANS)).errors).toEqual([])
  expect(taken('getPublicPlans')).toBe(0)
  const [key = ''] = await keys()
  const left = await redis.client.pttl(key)
  expect(left).toBeGreaterThan(200_000)
  expect(left).toBeLessThanOrEqual(300_000)
})

test('the age of a value counts from its first reading [D20]', async () => {
  const find = () => pair.two.services.sharing.secondLevelOf('test', 60_000, z.string()).find('a')
  pair.one.services.sharing.secondLevelOf('test', 60_000, z.string()).keep('a', 'b')
  await expect.poll(find).toMatchObject({ value: 'b' })
  for (const key of await keys()) await redis.client.pexpire(key, 10_000)
  const { ageMilliseconds = 0 } = (await find()) ?? {}
  expect(ageMilliseconds).toBeGreaterThanOrEqual(50_000)
  expect(ageMilliseconds).toBeLessThan(60_000)
})

test('a broken value is ignored, one in another shape too, and what is too large is not kept', async () => {
  const memory = pair.one.services.sharing.secondLevelOf('test', 60_000, z.object({ price: z.number() }))
  memory.keep('a', { price: 1 })
  await expect.poll(() => memory.find('a')).toMatchObject({ value: { price: 1 } })
  const [key = ''] = await keys()
  for (const text of ['not JSON', '[{"price":"none"}]', '{}', '[]']) {
    await redis.client.set(key, text, 'PX', 60_000)
    expect(await memory.find('a')).toBeNull()
  }
  memory.keep('large', { price: 1, text: 'x'.repeat(600_000) })
  memory.keep('small', { price: 2 })
  await expect.poll(() => memory.find('small')).not.toBeNull()
  expect(await memory.find('large')).toBeNull()
})

test('no key tells what was asked, and nothing is kept for ever', async () => {
  await Promise.all([one.ask(PLANS), askStock(one, CHART)])
  const found = await redis.client.keys('*')
  expect(found.every((key) => key.startsWith('palier:'))).toBe(true)
  expect(await Promise.all(found.map((key) => redis.client.pttl(key)))).not.toContain(-1)
  expect(found.join()).not.toMatch(/s1|Plan|Interval/)
})

test('what was cut for one plan does not reach another through the other process [D20]', async () => {
  const answerAs = (planName: string, count: number) =>
    pair.upstream.data.stockAnswers.set('getQuoteContextualInfo', () => ({ ...sampleNews('base', count), planName }))
  const newsOf = async (by: Browser) => ((await askStock(by, 'news(first: 12) { id }')).news as unknown[]).length
  answerAs('vip', 12)
  expect([await newsOf(one), await newsOf(one)]).toEqual([12, 12])
  answerAs('base', 2)
  pair.upstream.data.state.nextLogin = { userId: 'user-2', sessionId: 'base-2' }
  const base = await signedIn(pair.two.url)
  expect([await newsOf(base), await newsOf(base)]).toEqual([2, 2])
})

test('what belongs to a person is not shared', async () => {
  const LISTS = '{ viewer { watchLists { name } } }'
  expect((await one.ask(LISTS)).data?.viewer).not.toBeNull()
  pair.upstream.take()
  expect((await two.ask(LISTS)).data?.viewer).not.toBeNull()
  expect(taken('getOverview')).toBe(1)
})

test('a stock whose price the ticks tell and whose words the other process has read costs no call', async () => {
  const [english, french] = (['en', 'fr'] as const).map((language) => factsOfStock(sampleStock('s1'), language))
  if (!english || !french) throw new Error('both are made above')
  pair.one.services.stockCache.remember([english])
  await expect.poll(keys).toHaveLength(1)
  const { stockCache, ticks } = pair.two.services
  const read = vi.fn(async () => [english])
  ticks.remember([{ ...french, lastPrice: 42 }])
  expect(await stockCache.load('en', ['s1'], read)).toMatchObject([{ language: 'en', lastPrice: 42 }])
  expect(read).not.toHaveBeenCalled()
  expect(await stockCache.load('fr', ['s1'], read)).toHaveLength(1)
  expect(read).toHaveBeenCalledTimes(1)
})
