import { afterEach, describe, expect, test } from 'vitest'
import { createBrowser } from '../../testing/browser.ts'
import { follow, idsOf, signedIn, TICKS } from '../../testing/follow.ts'
import { startTestBff, type TestBff } from '../../testing/startTestBff.ts'
import { countsOf, startUpstream } from '../../testing/upstream.ts'

const ENDED = { userId: 'user-1', kind: 'sessionsEnded' } as const
const WITHIN_MILLISECONDS = 2000

let bff: TestBff
afterEach(() => bff.stop())

/** A page that follows prices, and an event stream that does: neither asks the api who they are for. */
async function followingPrices(url: string) {
  const browser = await signedIn(url)
  const page = follow(browser, TICKS, { ids: idsOf('s1') })
  await page.next()
  const leaving = new AbortController()
  const stream = await fetch(`${url}/graphql`, {
    signal: leaving.signal,
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'text/event-stream', cookie: browser.cookie },
    body: JSON.stringify({ query: TICKS, variables: { ids: idsOf('s1') } }),
  })
  const leave = async () => {
    leaving.abort()
    await page.client.dispose()
  }
  return { browser, page, leave, streamEnded: stream.text().catch(() => 'cut') }
}

const untilListening = () => expect.poll(() => bff.upstream.data.noticeAnswers.waiting()).toBe(1)

describe('a session that was ended elsewhere', () => {
  test('its sockets and event streams end with it, those of others stand', async () => {
    bff = await startTestBff()
    const { page, streamEnded } = await followingPrices(bff.url)
    bff.upstream.data.state.nextLogin = { userId: 'user-2', sessionId: 'two' }
    const other = await followingPrices(bff.url)
    await untilListening()
    bff.upstream.data.endAllSessions()
    bff.upstream.data.noticeAnswers.tell(ENDED)
    const began = performance.now()
    expect((await page.closed).code).toBe(4403)
    await streamEnded
    expect(performance.now() - began).toBeLessThan(WITHIN_MILLISECONDS)
    expect(await Promise.race([other.page.closed, other.browser.ask('{ __typename }').then(() => 'open')])).toBe('open')
    await other.leave()
  })

  test('one that goes on stays open, after one question to the api', async () => {
    bff = await startTestBff()
    const { page, browser, leave } = await followingPrices(bff.url)
    await untilListening()
    bff.upstream.take()
    bff.upstream.data.noticeAnswers.tell(ENDED)
    await expect.poll(() => countsOf(bff.upstream.take()).testToken).toBe(1)
    expect(await Promise.race([page.closed, browser.ask('{ __typename }').then(() => 'open')])).toBe('open')
    await leave()
  })

  test('where events were missed, every open session is looked at again', async () => {
    bff = await startTestBff()
    const { page } = await followingPrices(bff.url)
    await untilListening()
    bff.upstream.data.endAllSessions()
    bff.upstream.data.noticeAnswers.lose()
    expect((await page.closed).code).toBe(4403)
  })

  test('two processes without Redis both hear of it', async () => {
    bff = await startTestBff()
    const upstream = bff.upstream
    const other = await startTestBff({}, {}, upstream)
    const { browser, page } = await followingPrices(bff.url)
    const elsewhere = createBrowser(other.url)
    elsewhere.cookie = browser.cookie
    const second = follow(elsewhere, TICKS, { ids: idsOf('s1') })
    await second.next()
    await expect.poll(() => upstream.data.noticeAnswers.waiting()).toBe(2)
    upstream.data.endAllSessions()
    upstream.data.noticeAnswers.tell(ENDED)
    expect([(await page.closed).code, (await second.closed).code]).toEqual([4403, 4403])
    await other.services.transport.close()
    bff = await startTestBff({}, {}, await startUpstream())
  })
})

const NAMES = '{ viewer { email firstName fullName nickname imageUrl } }'

describe('a copied cookie', () => {
  test('it tells neither name nor address after the person signed out, and asks the api nothing', async () => {
    bff = await startTestBff()
    const browser = await signedIn(bff.url)
    const copy = createBrowser(bff.url)
    copy.cookie = browser.cookie
    expect((await copy.ask(NAMES)).data).toMatchObject({ viewer: { email: expect.stringContaining('@') } })
    await browser.ask('mutation { signOut { __typename } }')
    bff.upstream.take()
    const { data, headers } = await copy.ask(NAMES)
    expect(data).toEqual({ viewer: null })
    expect(headers.getSetCookie().join()).toContain('Max-Age=0')
    expect(bff.upstream.take()).toEqual([])
  })

  test('nor after it was ended where this process did not hear of it', async () => {
    let now = Date.now()
    bff = await startTestBff({}, { now: () => new Date(now) })
    const browser = await signedIn(bff.url)
    const { cookie } = browser
    bff.upstream.data.endAllSessions()
    now += 61_000
    for (const query of [
      NAMES,
      '{ viewer { email watchLists { name } } }',
      '{ viewer { preCheck { refusal } email } }',
    ]) {
      browser.cookie = cookie
      const { data } = await browser.ask(query)
      expect(JSON.stringify(data), query).not.toContain('@')
    }
  })

  test('the calls that a screen makes anyway prove it; without any, one is made a minute', async () => {
    let now = Date.now()
    bff = await startTestBff({}, { now: () => new Date(now) })
    const browser = await signedIn(bff.url)
    const calls = async (query: string) => {
      bff.upstream.take()
      expect((await browser.ask(query)).errors, query).toEqual([])
      return Object.keys(countsOf(bff.upstream.take())).sort()
    }
    expect(await calls(NAMES)).toEqual([])
    now += 61_000
    expect(await calls('{ viewer { email watchLists(kinds: [BUY]) { name } } }')).not.toContain('testToken')
    now += 61_000
    expect(await calls(NAMES)).toEqual(['testToken'])
    expect(await calls(NAMES)).toEqual([])
    now += 61_000
    expect(await calls('{ viewer { preCheck { refusal } email } }')).toEqual(['testToken'])
  })

  test('a token of somebody’s own making tells nothing either', async () => {
    bff = await startTestBff()
    const { sampleToken } = await import('../../testing/wireSamples.ts')
    const authorization = `Bearer ${sampleToken({ userId: 'user-1', sessionId: 'forged' })}`
    const { data, errors } = await createBrowser(bff.url).ask(NAMES, {}, { authorization })
    expect([data, errors[0]?.extensions?.code]).toEqual([null, 'NOT_AUTHENTICATED'])
  })
})
