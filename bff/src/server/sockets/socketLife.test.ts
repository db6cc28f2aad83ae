import { createClient } from 'graphql-ws'
import { afterEach, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import type { Browser } from '../../testing/browser.ts'
import { type PricesEvent, idsOf, signedIn, TICKS } from '../../testing/follow.ts'
import { startTestBff, type TestBff } from '../../testing/startTestBff.ts'

let bff: TestBff
afterEach(() => bff.stop())

function open(headers: Record<string, string> = {}) {
  const socket = new WebSocket(`${bff.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', { headers })
  const closed = new Promise<number>((done) => socket.once('close', done))
  const opened = new Promise((done) => socket.once('open', done))
  return { socket, opened, closed }
}

describe('sockets of one session', () => {
  test('the 21st is told to come back later, those before and those of others stand', async () => {
    bff = await startTestBff({ metricsPort: 0 })
    const { cookie } = await signedIn(bff.url)
    const first = Array.from({ length: 20 }, () => open({ cookie }))
    await Promise.all(first.map(({ opened }) => opened))
    expect(await open({ cookie }).closed).toBe(1013)
    await open().opened
    expect(first.filter(({ socket }) => socket.readyState !== WebSocket.OPEN)).toEqual([])
    expect(await (await fetch(`${bff.metricsUrl}`)).text()).toContain('palier_bff_sockets 21')

    first[0]?.socket.terminate()
    await expect
      .poll(async () => {
        const next = open({ cookie })
        await next.opened
        return Promise.race([next.closed, new Promise((done) => setTimeout(done, 50, 'stands'))])
      })
      .toBe('stands')
  })

  test('a copied cookie opens no socket once its session was ended elsewhere [SHELL-12]', async () => {
    let now = Date.now()
    bff = await startTestBff({}, { now: () => new Date(now) })
    const browser = await signedIn(bff.url)
    bff.upstream.data.endAllSessions()
    now += 61_000
    const { client, closed } = browser.socket()
    const events = client.iterate({ query: TICKS, variables: { ids: idsOf('s1') } })
    await expect(events.next()).rejects.toMatchObject({ code: 4403 })
    expect((await closed).code).toBe(4403)
  })

  test('where the api cannot tell, a session that was good counts as good', async () => {
    let now = Date.now()
    bff = await startTestBff({}, { now: () => new Date(now) })
    const browser = await signedIn(bff.url)
    bff.upstream.failing('testToken', 'reset')
    now += 61_000
    const { client } = browser.socket()
    const events = client.iterate<PricesEvent>({ query: TICKS, variables: { ids: idsOf('s1') } })
    expect((await events.next()).value?.data?.pricesChanged.sequence).toBe(1)
    await client.dispose()
  })
})

describe('a service that goes away and comes back', () => {
  test('the same subscription goes on by itself, once, from the present prices', async () => {
    bff = await startTestBff({ tickSeconds: 1, metricsPort: 0 })
    const browser = await signedIn(bff.url)
    const { cookie } = browser
    const token = await tokenOf(browser)
    const heard: number[] = []
    const client = createClient({
      url: `${bff.url.replace('http', 'ws')}/graphql`,
      retryAttempts: Number.POSITIVE_INFINITY,
      shouldRetry: () => true,
      retryWait: () => new Promise((done) => setTimeout(done, 50)),
      webSocketImpl: class extends WebSocket {
        constructor(address: string, protocols: string) {
          super(address, protocols, { headers: { cookie } })
        }
      },
    })
    let isOver = false
    client.subscribe<PricesEvent>(
      { query: TICKS, variables: { ids: idsOf('s1') } },
      {
        next: ({ data }) => heard.push(data?.pricesChanged.sequence ?? 0),
        error: () => (isOver = true),
        complete: () => (isOver = true),
      },
    )
    await expect.poll(() => heard).toEqual([1])
    const port = Number(new URL(bff.url).port)
    await bff.stop()
    bff = await startTestBff({ tickSeconds: 1, port })
    bff.upstream.data.startSession(token)
    await expect.poll(() => heard, { timeout: 5000 }).toEqual([1, 1])
    expect(isOver).toBe(false)
    expect(bff.services.ticks.load().subscribers).toBe(1)
    await client.dispose()
  })

  test('what was asked before is answered, on a connection that ends with it', async () => {
    bff = await startTestBff()
    const browser = await signedIn(bff.url)
    bff.upstream.take()
    bff.upstream.gather(1000)
    const asked = browser.ask('{ viewer { watchLists { name } } }')
    await expect.poll(() => bff.upstream.take().length).toBeGreaterThan(0)
    const stopped = bff.stop()
    bff.upstream.gather(1)
    await fetch(`${bff.upstream.url}/released`)
    const answer = await asked
    expect(answer.data).toHaveProperty('viewer')
    expect(answer.headers.get('connection')).toBe('close')
    await stopped
    bff = await startTestBff()
  })
})

/** The token that somebody's cookie holds. */
async function tokenOf(browser: Browser): Promise<string> {
  bff.upstream.take()
  await browser.ask('{ viewer { watchLists { name } } }')
  return bff.upstream.take()[0]?.headers.authorization?.replace('Bearer ', '') ?? ''
}
