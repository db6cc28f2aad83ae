import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { createBrowser } from '../testing/browser.ts'
import { follow, idsOf, signedIn, TICKS } from '../testing/follow.ts'
import { startPair, type TestPair } from '../testing/startPair.ts'
import { startRedis, type TestRedis } from '../testing/startRedis.ts'

const SIGN_OUT = 'mutation { signOut { __typename } }'

let redis: TestRedis
let pair: TestPair

beforeAll(async () => {
  redis = await startRedis()
})
afterAll(() => redis.stop())
beforeEach(async () => {
  pair = await startPair(redis, { tickSeconds: 1 })
})
afterEach(() => pair.stop())

/** Somebody with a page open at either process; `closed` is of the second. */
async function withPageAtBoth() {
  const browser = await signedIn(pair.one.url)
  const elsewhere = createBrowser(pair.two.url)
  elsewhere.cookie = browser.cookie
  const page = follow(elsewhere, TICKS, { ids: idsOf('s1') })
  await page.next()
  return { browser, elsewhere, closed: page.closed }
}

test('signing out at one process closes the sockets of the session at the other within a second', async () => {
  const { browser, closed } = await withPageAtBoth()
  const { elsewhere: stranger, closed: strangersClosed } = await asSomebodyElse(withPageAtBoth)
  const began = performance.now()
  expect((await browser.ask(SIGN_OUT)).errors).toEqual([])
  expect((await closed).code).toBe(4403)
  expect(performance.now() - began).toBeLessThan(1000)
  expect(await Promise.race([strangersClosed, stranger.ask('{ __typename }').then(() => 'open')])).toBe('open')
})

async function asSomebodyElse<Value>(act: () => Promise<Value>): Promise<Value> {
  pair.upstream.data.state.nextLogin = { userId: 'user-2', sessionId: 'two' }
  return act()
}

test('what the other process remembers of the session is forgotten', async () => {
  const id = 'x'.repeat(43)
  const { checks } = pair.two.services
  const session = { id, userId: 'user-1' }
  checks.good(session)
  expect(checks.isDue(session)).toBe(false)
  pair.one.services.connections.endOf(id)
  await expect.poll(() => checks.isDue(session)).toBe(true)
  expect(checks.isOver(id)).toBe(true)
})

test('sessions that the api says are over close at both, which read its events by one of them', async () => {
  const { closed } = await withPageAtBoth()
  const began = performance.now()
  pair.upstream.data.endAllSessions()
  pair.upstream.data.noticeAnswers.tell({ userId: 'user-1', kind: 'sessionsEnded' })
  expect((await closed).code).toBe(4403)
  expect(performance.now() - began).toBeLessThan(2000)
})

test('a session that ended while Redis was away is ended everywhere when it is back', async () => {
  const { browser, closed } = await withPageAtBoth()
  await redis.kill()
  await browser.ask(SIGN_OUT)
  await redis.restart()
  expect((await closed).code).toBe(4403)
})

test('a session that ended while a process was cut off is ended there when it is back', async () => {
  const { browser, closed } = await withPageAtBoth()
  const way = pair.wayOf(pair.two)
  way.cut()
  await browser.ask(SIGN_OUT)
  await expect.poll(() => pair.two.services.sharing.isUp(), { timeout: 4000 }).toBe(false)
  way.mend()
  expect((await closed).code).toBe(4403)
})
