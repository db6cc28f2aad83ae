import { afterEach, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { type Browser, createBrowser } from '../../testing/browser.ts'
import { follow, idsOf, SHOWCASE, signedIn, TICKS } from '../../testing/follow.ts'
import { startTestBff, type TestBff } from '../../testing/startTestBff.ts'
import { writePersisted } from '../../testing/temporaryFiles.ts'

let bff: TestBff
afterEach(() => bff.stop())

describe('limits over a socket', () => {
  const refusalOf = async (browser: Browser, query: string, variables = {}) => {
    const ticks = follow(browser, query, variables)
    const error: unknown = await ticks.next().then(
      () => null,
      (reason: unknown) => reason,
    )
    await ticks.client.dispose()
    return JSON.stringify(error instanceof Error ? error.message : error)
  }

  test('depth, aliases, tokens and names are bounded as over HTTP', async () => {
    bff = await startTestBff()
    const browser = createBrowser(bff.url)
    const aliases = Array.from({ length: 31 }, (_, i) => `a${i}: sequence`).join(' ')
    expect(await refusalOf(browser, `subscription { showcasePricesChanged { ${aliases} } }`)).toMatch(/30 aliases/)
    const deep = `${'...{'.repeat(2500)}sequence${'}'.repeat(2500)}`
    expect(await refusalOf(browser, `subscription { showcasePricesChanged { ${deep} } }`)).toMatch(/2000 tokens/)
    expect(await refusalOf(browser, 'subscription { showcasePriceChanged { sequence } }')).not.toMatch(/Did you mean/)
  })

  test('a socket carries neither queries nor mutations', async () => {
    bff = await startTestBff()
    const browser = createBrowser(bff.url)
    expect(await refusalOf(browser, '{ __schema { types { name } } }')).toMatch(/subscriptions only/)
    expect(await refusalOf(browser, 'mutation { signInAsGuest(input: {}) { __typename } }')).toMatch(
      /subscriptions only/,
    )
    expect(bff.upstream.take()).toEqual([])
  })

  test('more than 5,000 stocks and what is no id of a stock are refused, 5,000 are not', async () => {
    bff = await startTestBff()
    const browser = await signedIn(bff.url)
    const many = Array.from({ length: 5001 }, (_, i) => `00000000-0000-4000-8000-${String(i).padStart(12, '0')}`)
    expect(await refusalOf(browser, TICKS, { ids: idsOf(...many) })).toMatch(/REQUEST_TOO_LARGE/)
    expect(await refusalOf(browser, TICKS, { ids: ['nonsense'] })).toMatch(/INVALID_INPUT/)
    const portfolio = Buffer.from('Portfolio:1').toString('base64')
    expect(await refusalOf(browser, TICKS, { ids: [portfolio] })).toMatch(/INVALID_INPUT/)

    const ticks = follow(browser, TICKS, { ids: idsOf('s1', ...many.slice(0, 4999)) })
    expect((await ticks.next()).pricesChanged.stocks).toHaveLength(1)
    await ticks.events.return?.()
  })

  test('a socket holds 50 subscriptions and no more', async () => {
    bff = await startTestBff()
    const { client } = (await signedIn(bff.url)).socket()
    const open = Array.from({ length: 50 }, () => client.iterate({ query: TICKS, variables: { ids: idsOf('s1') } }))
    await Promise.all(open.map((events) => events.next()))
    const onceMore = client.iterate({ query: TICKS, variables: { ids: idsOf('s1') } })
    await expect(onceMore.next()).rejects.toMatchObject([{ extensions: { code: 'OPERATIONS_LIMIT_REACHED' } }])
    await client.dispose()
    await expect.poll(() => bff.services.ticks.load().subscribers).toBe(0)
  })

  test('in production a subscription is asked for by its id alone', async () => {
    const persistedFile = writePersisted({ ticks: SHOWCASE })
    bff = await startTestBff({ environment: 'production' }, { persistedFile })
    const browser = createBrowser(bff.url)
    const { client } = browser.socket()
    const events = client.iterate({ query: '', extensions: { persistedId: 'ticks' } })
    expect((await events.next()).value?.data).toMatchObject({ showcasePricesChanged: { sequence: 1 } })
    await client.dispose()

    expect(await refusalOf(browser, SHOWCASE)).toMatch(/persisted operations/)
    const unknown = browser.socket().client.iterate({ query: '', extensions: { persistedId: 'other' } })
    await expect(unknown.next()).rejects.toMatchObject([{ message: 'This operation is not known.' }])
  })
})

describe('what goes wrong on a socket', () => {
  test('a message that is too long closes its socket, and nothing else', async () => {
    bff = await startTestBff()
    const socket = new WebSocket(`${bff.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws')
    await new Promise((done) => socket.once('open', done))
    socket.on('error', () => {})
    socket.send('x'.repeat(330 * 1024))
    const code = await new Promise((done) => socket.once('close', done))
    expect(code).toBe(1009)
    expect(bff.lines.join('')).toContain('socket failed')
    expect((await fetch(`${bff.url}/healthz`)).status).toBe(200)
  })
})
