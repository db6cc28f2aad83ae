import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { createBrowser } from '../testing/browser.ts'
import { startPair, type TestPair } from '../testing/startPair.ts'
import { startRedis, type TestRedis } from '../testing/startRedis.ts'

let redis: TestRedis
let pair: TestPair

beforeAll(async () => {
  redis = await startRedis()
})
afterAll(() => redis.stop())
beforeEach(async () => {
  pair = await startPair(redis, { tickSeconds: 1, pointsPerSecond: 1 })
})
afterEach(() => pair.stop())

const spend = (at: 'one' | 'two', points: number, whose = 'person a') => pair[at].services.budgets.spend(whose, points)

test('what is spent at one process is gone at the other, for this person alone', async () => {
  await spend('one', 15)
  await expect(spend('two', 15)).rejects.toMatchObject({ code: 'operationsLimitReached', retryAfterSeconds: 10 })
  await spend('two', 15, 'person b')
  await spend('two', 5)
  await expect(spend('one', 1)).rejects.toMatchObject({ retryAfterSeconds: 1 })
})

test('what comes back with the time comes back by the clock of Redis', async () => {
  await spend('one', 20)
  await expect
    .poll(
      () =>
        spend('two', 1).then(
          () => true,
          () => false,
        ),
      { timeout: 3000 },
    )
    .toBe(true)
})

test('what asks for more than a bucket holds takes all of it, and a bucket is kept until it is full again', async () => {
  await spend('one', 500)
  const [key = ''] = await redis.client.keys('palier:points:*')
  const left = await redis.client.pttl(key)
  expect(left).toBeGreaterThan(15_000)
  expect(left).toBeLessThanOrEqual(20_000)
  expect(key).not.toContain('person')
})

test('operations of one address are counted at both, and refused with the time to wait', async () => {
  const ask = (url: string) => createBrowser(url).ask('{ __typename a: __typename }')
  const answers = []
  for (let times = 0; times < 30; times += 1) answers.push(await ask(pair[times % 2 === 0 ? 'one' : 'two'].url))
  expect(answers[0]?.status).toBe(200)
  const refused = answers.filter(({ status }) => status === 429)
  expect(refused.length).toBeGreaterThan(5)
  expect(refused[0]?.headers.get('retry-after')).toBe('1')
})

test('while Redis is away each process counts for itself', async () => {
  await spend('one', 20)
  await redis.kill()
  await spend('one', 20)
  await expect(spend('one', 20)).rejects.toMatchObject({ code: 'operationsLimitReached' })
  await spend('two', 20)
  await redis.restart()
})
