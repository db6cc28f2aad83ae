import { afterEach, describe, expect, test, vi } from 'vitest'
import { createBrowser } from '../../testing/browser.ts'
import { follow, signedIn } from '../../testing/follow.ts'
import { sampleNotice } from '../../testing/noticeAnswers.ts'
import { startTestBff, type TestBff } from '../../testing/startTestBff.ts'
import { startUpstream } from '../../testing/upstream.ts'
import { sampleToken } from '../../testing/wireSamples.ts'

let bff: TestBff
afterEach(() => bff.stop())

const CHANGES = `subscription { viewerChanged { haveListsChanged havePortfoliosChanged hasSubscriptionChanged isGap
  unreadNoticeCount notice { id symbol listName listKind threshold thresholdPrice price score isRead } } }`

const CHANGES_AFTER = CHANGES.replace('subscription {', 'subscription ($after: String) {').replace(
  'viewerChanged {',
  'viewerChanged(after: $after) {',
)

type Change = { viewerChanged: Record<string, unknown> }

/** Resolves when somebody listens, and the one reader waits for something to happen. */
async function untilListening(people = 1): Promise<void> {
  await expect.poll(() => bff.services.events.load().people).toBe(people)
  await expect.poll(() => bff.upstream.data.noticeAnswers.waiting()).toBe(1)
}

describe('what happens elsewhere', () => {
  test('a change and a notice reach the pages of their person, by one reader for all [D25]', async () => {
    bff = await startTestBff()
    const browser = await signedIn(bff.url)
    bff.upstream.data.state.nextLogin = { userId: 'user-2', sessionId: 'two' }
    const other = follow(await signedIn(bff.url), CHANGES)
    const one = follow(browser, CHANGES)
    const two = follow(browser, CHANGES)
    const changes = Promise.all([one.next<Change>(), two.next<Change>()])
    const othersChange = other.next<Change>()
    await untilListening(2)
    bff.upstream.data.noticeAnswers.tell(
      { userId: 'user-1', kind: 'noticeAdded', notice: sampleNotice('n9'), unreadCount: 4 },
      { userId: 'user-2', kind: 'listsChanged' },
    )
    const [change] = await changes
    expect(change).toEqual({
      viewerChanged: {
        haveListsChanged: false,
        havePortfoliosChanged: false,
        hasSubscriptionChanged: false,
        isGap: false,
        unreadNoticeCount: 4,
        notice: {
          id: Buffer.from('Notice:n9').toString('base64'),
          symbol: 'S1',
          listName: 'My buy list',
          listKind: 'BUY',
          threshold: 'T600',
          thresholdPrice: '9',
          price: '8.95',
          score: 752,
          isRead: false,
        },
      },
    })
    expect(await othersChange).toMatchObject({ viewerChanged: { haveListsChanged: true, notice: null } })
    // Where to begin, the events, and what comes after them.
    expect(bff.upstream.takeEventReads()).toBeLessThanOrEqual(3)
    await Promise.all([one, two, other].map(({ events }) => events.return?.()))
  })

  test('what happens between the reading of a page and its first connection is told', async () => {
    bff = await startTestBff()
    const browser = await signedIn(bff.url)
    const read = async () => {
      const { data } = await browser.ask('{ viewer { changesCursor } }')
      return (data as { viewer: { changesCursor: string | null } }).viewer.changesCursor
    }
    await untilListening(0)
    // The first page of all is not read twice: the reader has begun before it.
    const after = await read()
    expect(after).not.toBeNull()
    bff.upstream.data.noticeAnswers.tell({ userId: 'user-1', kind: 'listsChanged' })
    await expect.poll(read).not.toBe(after)
    const listen = (variables: Record<string, unknown>) => follow(browser, CHANGES_AFTER, variables)
    const changes = listen({ after })
    expect(await changes.next<Change>()).toMatchObject({ viewerChanged: { haveListsChanged: true, isGap: false } })
    const unknown = listen({ after: null })
    expect(await unknown.next<Change>()).toMatchObject({ viewerChanged: { isGap: true } })
    await Promise.all([changes, unknown].map(({ events }) => events.return?.()))
  })

  test('a gap tells the page to read anew', async () => {
    bff = await startTestBff()
    const changes = follow(await signedIn(bff.url), CHANGES)
    const change = changes.next<Change>()
    await untilListening()
    bff.upstream.data.noticeAnswers.lose()
    expect(await change).toMatchObject({ viewerChanged: { isGap: true } })
    await changes.events.return?.()
  })

  test('where the api has no events, or takes no service key, the stream ends at once and the log says so once [D17]', async () => {
    const without = await startUpstream()
    without.failing('getEvents', { status: 404, error: { errorCode: 'UnknownRoute' } })
    bff = await startTestBff({}, {}, without)
    const browser = await signedIn(bff.url)
    for (const _ of [1, 2]) expect((await follow(browser, CHANGES).events.next()).done).toBe(true)
    expect(bff.upstream.takeEventReads()).toBe(1)
    await bff.stop()

    const locked = await startUpstream()
    locked.data.state.takesServiceKey = false
    bff = await startTestBff({}, {}, locked)
    expect((await follow(await signedIn(bff.url), CHANGES).events.next()).done).toBe(true)
    expect(bff.lines.filter((line) => line.includes('service key refused'))).toHaveLength(1)
  })
})

describe('who may listen', () => {
  test('a visitor may not [ROLE-01]', async () => {
    bff = await startTestBff()
    await expect(follow(createBrowser(bff.url), CHANGES).next()).rejects.toThrow('NOT_AUTHENTICATED')
  })

  test('nobody listens to another person by a token of their own making [LIST-35]', async () => {
    bff = await startTestBff()
    const token = sampleToken({ userId: 'user-1', sessionId: 'forged' })
    const answer = await fetch(`${bff.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'text/event-stream', authorization: `Bearer ${token}` },
      body: JSON.stringify({ query: CHANGES }),
    })
    expect(await answer.text()).toContain('NOT_AUTHENTICATED')
    expect(bff.services.events.load().people).toBe(0)
  })

  test('it ends with the session, and one that was ended elsewhere learns nothing more [SHELL-12]', async () => {
    let now = Date.now()
    bff = await startTestBff({}, { now: () => new Date(now) })
    const browser = await signedIn(bff.url)
    const changes = follow(browser, CHANGES)
    const change = changes.next<Change>()
    await untilListening()
    bff.upstream.data.endAllSessions()
    now += 120_000
    bff.upstream.data.noticeAnswers.tell({ userId: 'user-1', kind: 'listsChanged' })
    await expect(change).rejects.toThrow()
    expect((await changes.closed).code).toBe(4403)
    await expect.poll(() => bff.services.events.load().people).toBe(0)
  })

  test('a listener who leaves before the stream begins leaves nothing behind', async () => {
    let now = Date.now()
    bff = await startTestBff({}, { now: () => new Date(now) })
    const listen = vi.spyOn(bff.services.events, 'listen')
    const browser = await signedIn(bff.url)
    now += 120_000
    bff.upstream.take()
    bff.upstream.gather(2)
    const leave = new AbortController()
    const asked = fetch(`${bff.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'text/event-stream', cookie: browser.cookie },
      body: JSON.stringify({ query: CHANGES }),
      signal: leave.signal,
    }).catch(() => 'left')
    await expect.poll(() => bff.upstream.take().map(({ path }) => path)).toEqual(['testToken'])
    leave.abort()
    expect(await asked).toBe('left')
    await createBrowser(bff.url).ask('{ __typename }')
    await fetch(`${bff.upstream.url}/released`)
    await vi.waitFor(() => expect(listen).toHaveBeenCalledOnce(), { timeout: 15_000 })
    await expect.poll(() => bff.services.events.load().people).toBe(0)
  })

  test('the service ends at once although its reader waits', async () => {
    bff = await startTestBff()
    const changes = follow(await signedIn(bff.url), CHANGES)
    changes.events.next().catch(() => {})
    await untilListening()
    const began = performance.now()
    await bff.stop()
    expect(performance.now() - began).toBeLessThan(4000)
    bff = await startTestBff()
  })
})
