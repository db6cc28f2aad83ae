import { once } from 'node:events'
import { connect } from 'node:net'
import { createClient } from 'graphql-ws'
import { afterEach, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { createBrowser } from '../../testing/browser.ts'
import { follow, idsOf, SHOWCASE, signedIn, TICKS } from '../../testing/follow.ts'
import { startTestBff, type TestBff } from '../../testing/startTestBff.ts'
import { countsOf } from '../../testing/upstream.ts'
import { sampleStock } from '../../testing/wireSamples.ts'

const LATER = '2026-11-20T15:00:05.000Z'

let bff: TestBff
afterEach(() => bff.stop())

/** Resolves when the last reader has gone. */
async function untilNobodyFollows(): Promise<void> {
  await expect.poll(() => bff.services.ticks.load()).toEqual({ subscribers: 0, stocks: 0, isPolling: false })
}

describe('live prices over a socket', () => {
  test('the present prices come first, then what changes, and nothing after the end', async () => {
    bff = await startTestBff({ tickSeconds: 1 })
    const ticks = follow(await signedIn(bff.url), TICKS, { ids: idsOf('s1', 's2', 's1') })
    const first = await ticks.next()
    expect(first.pricesChanged.sequence).toBe(1)
    expect(first.pricesChanged.stocks.map(({ stockId }) => stockId).sort()).toEqual(['s1', 's2'])

    bff.upstream.data.stocks.set('s1', sampleStock('s1', 99.05, LATER))
    expect(await ticks.next()).toEqual({
      pricesChanged: { sequence: 2, stocks: [{ stockId: 's1', lastPrice: '99.05' }] },
    })

    await ticks.events.return?.()
    await untilNobodyFollows()
    bff.upstream.data.stocks.set('s1', sampleStock('s1', 100, '2026-11-20T15:00:10.000Z'))
    expect(await ticks.events.next()).toEqual({ done: true, value: undefined })
  })

  test('two readers of the same stocks cost one read a period, and none when both have gone', async () => {
    bff = await startTestBff({ tickSeconds: 1 })
    const browser = await signedIn(bff.url)
    const one = follow(browser, TICKS, { ids: idsOf('s1') })
    const two = follow(browser, TICKS, { ids: idsOf('s1', 's2') })
    await one.next()
    const seen = new Set<string>()
    // The two of them may come one after the other: the first reader's read may know one of them already.
    while (seen.size < 2) for (const { stockId } of (await two.next()).pricesChanged.stocks) seen.add(stockId)
    bff.upstream.take()
    bff.upstream.data.stocks.set('s1', sampleStock('s1', 7, LATER))
    await Promise.all([one.next(), two.next()])
    expect(countsOf(bff.upstream.take())).toEqual({ getStocks: 1 })

    one.client.terminate()
    await two.events.return?.()
    await untilNobodyFollows()
  })

  test('following the rows of a list that was just read costs no call', async () => {
    bff = await startTestBff()
    const browser = await signedIn(bff.url)
    await browser.ask('{ viewer { watchLists { name entries { id } } } }')
    bff.upstream.take()
    const ticks = follow(browser, TICKS, { ids: idsOf('s0', 's1', 's2') })
    expect((await ticks.next()).pricesChanged.stocks).toHaveLength(3)
    expect(bff.upstream.take()).toEqual([])
    await ticks.events.return?.()
  })

  test.each([
    ['too long', 'x'.repeat(101)],
    ['unknown', 'nobody-has-this'],
    ['no text of a database', 's\u00001'],
  ])('beside an id that is %s the prices of the others come, again and again', async (_what, impossible) => {
    bff = await startTestBff({ tickSeconds: 1 })
    const browser = await signedIn(bff.url)
    const ticks = follow(browser, TICKS, { ids: idsOf(impossible, 's1') })
    expect((await ticks.next()).pricesChanged.stocks.map(({ stockId }) => stockId)).toEqual(['s1'])
    bff.upstream.data.stocks.set('s1', sampleStock('s1', 99.05, LATER))
    expect((await ticks.next()).pricesChanged.stocks).toEqual([{ stockId: 's1', lastPrice: '99.05' }])
    await ticks.events.return?.()

    const query =
      '($bad: String!) { viewer { bad: stock(stockId: $bad) { symbol } good: stock(stockId: "s1") { lastPrice } } }'
    const { data, errors } = await browser.ask(`query ${query}`, { bad: impossible })
    expect([data, errors]).toEqual([{ viewer: { bad: null, good: { lastPrice: '99.05' } } }, []])
  })

  test('the id of something else, or of nothing, is refused by a code before anything is read', async () => {
    bff = await startTestBff()
    const browser = await signedIn(bff.url)
    bff.upstream.take()
    for (const id of ['', 'no id', Buffer.from('WatchList:1').toString('base64')]) {
      await expect(follow(browser, TICKS, { ids: [...idsOf('s1'), id] }).next()).rejects.toThrow('INVALID_INPUT')
    }
    expect(bff.upstream.take()).toEqual([])
  })

  test('anybody follows the demonstration list, in the language of its own data [HOME-02] [D17]', async () => {
    bff = await startTestBff()
    const ticks = follow(createBrowser(bff.url), SHOWCASE)
    const { showcasePricesChanged } = await ticks.next<{ showcasePricesChanged: { stocks: { sector: string }[] } }>()
    expect(showcasePricesChanged.stocks).toHaveLength(5)
    expect(showcasePricesChanged.stocks[0]?.sector).toBe('Énergie')
    await ticks.events.return?.()
  })

  test('words are those of the reader: a tick in another language asks once for all of its stocks [I18N-04]', async () => {
    bff = await startTestBff()
    const browser = await signedIn(bff.url)
    const english = createClient({
      url: `${bff.url.replace('http', 'ws')}/graphql`,
      connectionParams: { 'app-language': 'en' },
      webSocketImpl: class extends WebSocket {
        constructor(address: string, protocols: string) {
          super(address, protocols, { headers: { cookie: browser.cookie } })
        }
      },
    })
    const query = 'subscription ($ids: [ID!]!) { pricesChanged(stockIds: $ids) { stocks { sector } } }'
    await english.iterate({ query, variables: { ids: idsOf('s1', 's2') } }).next()
    const calls = bff.upstream.take().filter(({ path }) => path === 'getStocks')
    expect(calls.map(({ headers }) => headers['app-language'])).toEqual(['fr', 'en'])
    await english.dispose()
  })

  test('where the api takes no service key the token of a reader is borrowed, and another when it ends [D8]', async () => {
    bff = await startTestBff({ tickSeconds: 1 })
    bff.upstream.data.state.takesServiceKey = false
    bff.upstream.data.state.nextLogin = { sessionId: 'one' }
    const one = follow(await signedIn(bff.url), TICKS, { ids: idsOf('s1') })
    await one.next()
    const oneToken = bff.upstream.take().at(-1)?.headers.authorization
    bff.upstream.data.state.nextLogin = { sessionId: 'two' }
    const two = follow(await signedIn(bff.url), TICKS, { ids: idsOf('s1') })
    await two.next()

    bff.upstream.data.endSession((oneToken ?? '').replace('Bearer ', ''))
    bff.upstream.data.stocks.set('s1', sampleStock('s1', 8, LATER))
    expect((await two.next()).pricesChanged.stocks[0]?.lastPrice).toBe('8')
    await Promise.all([one.events.return?.(), two.events.return?.()])
  })
})

describe('who may follow what', () => {
  test('a visitor follows no prices of stocks [ROLE-01]', async () => {
    bff = await startTestBff()
    await expect(follow(createBrowser(bff.url), TICKS, { ids: idsOf('s1') }).next()).rejects.toThrow(
      'NOT_AUTHENTICATED',
    )
    expect(bff.upstream.take()).toEqual([])
  })

  test('the sockets of a session that signs out are closed, those of others are not [SHELL-12]', async () => {
    bff = await startTestBff()
    const browser = await signedIn(bff.url)
    const ticks = follow(browser, TICKS, { ids: idsOf('s1') })
    await ticks.next()
    bff.upstream.data.state.nextLogin = { sessionId: 'other' }
    const other = follow(await signedIn(bff.url), TICKS, { ids: idsOf('s1') })
    await other.next()

    ticks.events.next().catch(() => {})
    await browser.ask('mutation { signOut { __typename } }')
    expect((await ticks.closed).code).toBe(4403)
    await expect.poll(() => bff.services.ticks.load().subscribers).toBe(1)
    await other.events.return?.()
  })

  test('a socket is closed when its session expires [AUTH-11]', async () => {
    bff = await startTestBff()
    bff.upstream.data.state.nextLogin = { expiresAt: new Date(Date.now() + 2000) }
    const ticks = follow(await signedIn(bff.url), TICKS, { ids: idsOf('s1') })
    await ticks.next()
    ticks.events.next().catch(() => {})
    expect((await ticks.closed).code).toBe(4403)
    await untilNobodyFollows()
  })

  test('a socket opened by a foreign page is refused [D3]', async () => {
    bff = await startTestBff()
    const socket = new WebSocket(`${bff.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', {
      headers: { origin: 'https://evil.example' },
    })
    const status = await new Promise((done) => {
      socket.on('unexpected-response', (_request, response) => done(response.statusCode))
      socket.on('error', () => {})
    })
    expect(status).toBe(403)
  })
})

describe('live prices without a socket', () => {
  test('server-sent events carry the same, and a reader who goes away is forgotten [D8]', async () => {
    bff = await startTestBff()
    const browser = await signedIn(bff.url)
    const leave = new AbortController()
    const answer = await fetch(`${bff.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'text/event-stream', cookie: browser.cookie },
      body: JSON.stringify({ query: TICKS, variables: { ids: idsOf('s1') } }),
      signal: leave.signal,
    })
    expect(answer.headers.get('content-type')).toContain('text/event-stream')
    const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
    let text = ''
    while (!text.includes('"stockId":"s1"')) text += (await reader?.read())?.value ?? ''
    expect(bff.services.ticks.load().subscribers).toBe(1)
    leave.abort()
    await untilNobodyFollows()
  })

  test('they end with the session too [SHELL-12]', async () => {
    bff = await startTestBff()
    const browser = await signedIn(bff.url)
    const answer = await fetch(`${bff.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'text/event-stream', cookie: browser.cookie },
      body: JSON.stringify({ query: TICKS, variables: { ids: idsOf('s1') } }),
    })
    const ended = answer.text().catch(() => 'cut')
    await expect.poll(() => bff.services.ticks.load().subscribers).toBe(1)
    await browser.ask('mutation { signOut { __typename } }')
    expect(await ended).toBe('cut')
    await untilNobodyFollows()
  })
})

describe('the end of the service', () => {
  test('readers are told that it goes away, and nothing is left running', async () => {
    bff = await startTestBff()
    const ticks = follow(await signedIn(bff.url), SHOWCASE)
    await ticks.next()
    ticks.events.next().catch(() => {})
    await bff.stop()
    expect((await ticks.closed).code).toBe(1001)
    expect(bff.services.ticks.load().subscribers).toBe(0)
    bff = await startTestBff()
  })

  test('a connection that is open and was never used delays nothing', async () => {
    bff = await startTestBff()
    const unused = connect(Number(new URL(bff.url).port), '127.0.0.1')
    await once(unused, 'connect')
    const { headers } = await fetch(`${bff.url}/healthz`)
    expect(headers.get('keep-alive')).toBe('timeout=72')
    const began = performance.now()
    await bff.stop()
    expect(performance.now() - began).toBeLessThan(3000)
    await once(unused.resume(), 'close')
    bff = await startTestBff()
  })
})
