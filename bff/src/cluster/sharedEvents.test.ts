import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { follow, signedIn } from '../testing/follow.ts'
import { startPair, type TestPair } from '../testing/startPair.ts'
import { startRedis, type TestRedis } from '../testing/startRedis.ts'
import type { TestBff } from '../testing/startTestBff.ts'

const LONG = { timeout: 15_000 }
const CHANGES = 'subscription { viewerChanged { haveListsChanged havePortfoliosChanged isGap } }'

type Change = { viewerChanged: { haveListsChanged: boolean; havePortfoliosChanged: boolean; isGap: boolean } }

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

async function listening(bff: TestBff) {
  const changes = follow(await signedIn(bff.url), CHANGES)
  const first = changes.next<Change>()
  await expect.poll(() => bff.services.events.load().people).toBe(1)
  // From now on it is told what happens.
  await expect.poll(() => redis.client.get('palier:eventsCursor')).not.toBeNull()
  let next: Promise<Change> | null = first
  return {
    end: () => changes.events.return?.(),
    async next(): Promise<Change['viewerChanged']> {
      const change = await (next ?? changes.next<Change>())
      next = null
      return change.viewerChanged
    },
  }
}

const tell = (kind: 'listsChanged' | 'portfoliosChanged') =>
  pair.upstream.data.noticeAnswers.tell({ userId: 'user-1', kind })

const untilOneWaits = () => expect.poll(() => pair.upstream.data.noticeAnswers.waiting()).toBe(1)

test('one process waits for events, and the pages of both are told [D25]', LONG, async () => {
  const [one, two] = [await listening(pair.one), await listening(pair.two)]
  await untilOneWaits()
  for (const kind of ['listsChanged', 'portfoliosChanged'] as const) {
    tell(kind)
    const told = { haveListsChanged: kind === 'listsChanged', havePortfoliosChanged: kind !== 'listsChanged' }
    expect(await Promise.all([one.next(), two.next()])).toEqual(Array(2).fill({ ...told, isGap: false }))
    await untilOneWaits()
  }
  // Where to begin, perhaps by each of them, and once for each event and what comes after.
  expect(pair.upstream.takeEventReads()).toBeLessThanOrEqual(5)
  await Promise.all([one.end(), two.end()])
})

test('the next leader goes on where the last one was: nothing is lost and nothing told twice', LONG, async () => {
  const { leader, other } = pair.roles()
  const changes = await listening(other)
  await untilOneWaits()
  tell('listsChanged')
  expect(await changes.next()).toMatchObject({ haveListsChanged: true, isGap: false })
  await leader.services.sharing.resign()
  // Happens while nobody, or a leader that is none any more, waits.
  tell('portfoliosChanged')
  expect(await changes.next()).toEqual({ haveListsChanged: false, havePortfoliosChanged: true, isGap: false })
  tell('listsChanged')
  expect(await changes.next()).toEqual({ haveListsChanged: true, havePortfoliosChanged: false, isGap: false })
  await changes.end()
})

test('a leader that is late tells nobody', LONG, async () => {
  const { other } = pair.roles()
  const changes = await listening(other)
  await untilOneWaits()
  const before = await redis.client.get('palier:eventsCursor')
  await redis.client.set('palier:leader', 'another', 'PX', 60_000)
  tell('listsChanged')
  await expect.poll(() => pair.upstream.data.noticeAnswers.waiting()).toBe(0)
  expect(await redis.client.get('palier:eventsCursor')).toBe(before)
  await redis.client.del('palier:leader')
  expect(await changes.next()).toMatchObject({ haveListsChanged: true, isGap: false })
  await changes.end()
})

test('a process that has missed something tells of the gap', LONG, async () => {
  const changes = await listening(pair.one)
  await untilOneWaits()
  await redis.client.publish('palier:events', 'not what it should be')
  await redis.client.publish(
    'palier:events',
    JSON.stringify({ from: 'unheard', cursor: 'unknown', events: [], isGap: false }),
  )
  expect(await changes.next()).toMatchObject({ isGap: true })
  tell('listsChanged')
  while (!(await changes.next()).haveListsChanged);
  tell('portfoliosChanged')
  expect(await changes.next()).toMatchObject({ havePortfoliosChanged: true, isGap: false })
  await changes.end()
})

test('a process that is cut off asks from where it was: nothing is lost', LONG, async () => {
  const { other } = pair.roles()
  const [changes, way] = [await listening(other), pair.wayOf(other)]
  await untilOneWaits()
  way.cut()
  tell('listsChanged')
  expect(await changes.next()).toMatchObject({ haveListsChanged: true, isGap: false })
  way.mend()
  await pair.untilShared()
  await changes.end()
})

test('while Redis is away each process asks for itself from where it was', LONG, async () => {
  const [one, two] = [await listening(pair.one), await listening(pair.two)]
  await untilOneWaits()
  await redis.kill()
  tell('listsChanged')
  expect(await Promise.all([one.next(), two.next()])).toMatchObject(Array(2).fill({ haveListsChanged: true }))
  await redis.restart()
  await pair.untilShared()
  tell('portfoliosChanged')
  expect(await Promise.all([one.next(), two.next()])).toMatchObject(Array(2).fill({ havePortfoliosChanged: true }))
  await Promise.all([one.end(), two.end()])
})
