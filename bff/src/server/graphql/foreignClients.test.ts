import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createBrowser } from '../../testing/browser.ts'
import { startTestBff, type TestBff } from '../../testing/startTestBff.ts'
import { sampleToken } from '../../testing/wireSamples.ts'

const WRITER = 'Bearer palier_write'
const FOREIGN = 'https://elsewhere.example'
const WRITE = 'setLanguage(input: { language: FR }) { __typename ... on Problem { code } }'
const WHO = '{ viewer { userId } }'

let bff: TestBff
beforeAll(async () => {
  bff = await startTestBff({}, { schedule: () => () => {} })
  bff.upstream.data.administration.scriptTokens.set('palier_write', { userId: 'user-7', scope: 'write' })
})
beforeEach(() => void bff.upstream.take())
afterAll(() => bff.stop())

function get(query: string, headers: Record<string, string>, variables?: object) {
  const parameters = new URLSearchParams({ query, ...(variables && { variables: JSON.stringify(variables) }) })
  return fetch(`${bff.url}/graphql?${parameters}`, { headers: { accept: 'application/json', ...headers } })
}

describe('a token that opens nothing is answered 401 with a code', () => {
  test.each([
    ['a token for scripts that nobody made', 'palier_guessed'],
    ['what is no token at all', 'hello'],
    ['a token of a session whose time is over', sampleToken({ expiresAt: new Date('2020-01-01T00:00:00Z') })],
    ['a token of a session that has ended', sampleToken({ sessionId: 'ended' })],
  ])('%s, over GraphQL and for a file', async (_what, token) => {
    const headers = { authorization: `Bearer ${token}` }
    const { status, data, errors, headers: answered } = await createBrowser(bff.url).ask(WHO, {}, headers)
    expect([status, data, errors[0]?.extensions?.code]).toEqual([401, null, 'NOT_AUTHENTICATED'])
    expect(answered.get('www-authenticate')).toContain('invalid_token')
    const file = await fetch(`${bff.url}/upload/portfolio-import?portfolioId=1`, { method: 'POST', headers, body: 'a' })
    expect(file.status).toBe(401)
    expect((await get(WHO, headers)).status).toBe(401)
  })

  test('a token of a session that lives is somebody’s, and a visitor without one is nobody', async () => {
    const token = sampleToken({ sessionId: 'alive' })
    bff.upstream.data.startSession(token)
    const own = await createBrowser(bff.url).ask(WHO, {}, { authorization: `Bearer ${token}` })
    expect([own.status, own.data]).toEqual([200, { viewer: { userId: expect.any(String) } }])
    const visitor = await createBrowser(bff.url).ask(WHO)
    expect([visitor.status, visitor.data]).toEqual([200, { viewer: null }])
  })

  test('a socket that brings one in its headers is not opened', async () => {
    const socket = createBrowser(bff.url).socket({ authorization: 'Bearer palier_guessed' })
    const events = socket.client.iterate({ query: 'subscription { showcasePricesChanged { sequence } }' })
    await expect(events.next()).rejects.toBeDefined()
  })
})

describe('a script names the key of its write', () => {
  const keysOf = (path: string) =>
    bff.upstream.take().flatMap((call) => (call.path === path ? [call.headers['idempotency-key']] : []))

  test('which goes through to the api; further writes of one request have it with their number', async () => {
    const headers = { authorization: WRITER, 'idempotency-key': 'order-66' }
    const browser = createBrowser(bff.url)
    await browser.ask(`mutation { ${WRITE} }`, {}, headers)
    expect(keysOf('setPreferredLanguage')).toEqual(['order-66'])
    const many = `mutation { first: ${WRITE} second: ${WRITE} }`
    await browser.ask(many, {}, headers)
    expect(keysOf('setPreferredLanguage')).toEqual(['order-66', 'order-66.2'])
    await browser.ask(many, {}, headers)
    expect(keysOf('setPreferredLanguage')).toEqual(['order-66', 'order-66.2'])
  })

  test('and without one each write has a key of its own', async () => {
    const browser = createBrowser(bff.url)
    await browser.ask(`mutation { first: ${WRITE} second: ${WRITE} }`, {}, { authorization: WRITER })
    const keys = keysOf('setPreferredLanguage')
    expect([keys.length, new Set(keys).size]).toEqual([2, 2])
  })

  test('a key that cannot be passed on is refused before anything is done', async () => {
    for (const key of ['a key', 'x'.repeat(201)]) {
      const headers = { authorization: WRITER, 'idempotency-key': key }
      const { status, errors } = await createBrowser(bff.url).ask(`mutation { ${WRITE} }`, {}, headers)
      expect([status, errors[0]?.message]).toEqual([400, expect.stringContaining('Idempotency-Key')])
    }
    expect(bff.upstream.take()).toEqual([])
  })
})

describe('queries by GET, and pages of any origin with a token', () => {
  test('a query by GET is answered to a token, with its variables', async () => {
    const query = 'query Who($no: Boolean!) { viewer { userId isGuest @include(if: $no) } }'
    const answer = await get(query, { authorization: WRITER }, { no: false })
    expect([answer.status, await answer.json()]).toEqual([200, { data: { viewer: { userId: 'user-7' } } }])
  })

  test('a cookie counts for nothing there, so that no page of anybody asks in the name of who looks at it', async () => {
    const browser = createBrowser(bff.url)
    await browser.signInAsGuest()
    expect((await browser.ask(WHO)).data).toEqual({ viewer: { userId: expect.any(String) } })
    const answer = await get(WHO, { cookie: browser.cookie })
    expect(await answer.json()).toEqual({ data: { viewer: null } })
    expect(answer.headers.getSetCookie()).toEqual([])
  })

  test('a change by GET is refused', async () => {
    const answer = await get(`mutation { ${WRITE} }`, { authorization: WRITER })
    expect(answer.status).toBe(405)
    expect(bff.upstream.take().filter(({ path }) => path === 'setPreferredLanguage')).toEqual([])
  })

  test('a page of another origin asks first, and reads what its token is answered, without credentials', async () => {
    for (const path of ['/graphql', '/upload/portfolio-import']) {
      const preflight = await fetch(bff.url + path, {
        method: 'OPTIONS',
        headers: {
          origin: FOREIGN,
          'access-control-request-method': 'POST',
          'access-control-request-headers': 'authorization, content-type, idempotency-key',
        },
      })
      expect(preflight.status).toBe(204)
      expect(preflight.headers.get('access-control-allow-origin')).toBe('*')
      expect(preflight.headers.get('access-control-allow-credentials')).toBeNull()
      const allowed = preflight.headers.get('access-control-allow-headers')?.split(', ') ?? []
      expect(allowed).toEqual(expect.arrayContaining(['authorization', 'content-type', 'idempotency-key']))
    }
    const asked = await createBrowser(bff.url).ask(WHO, {}, { authorization: WRITER, origin: FOREIGN })
    expect([asked.status, asked.data]).toEqual([200, { viewer: { userId: 'user-7' } }])
    expect(asked.headers.get('access-control-allow-origin')).toBe('*')
  })

  test('with a cookie, or with nothing, it is refused as before', async () => {
    const browser = createBrowser(bff.url)
    await browser.signInAsGuest()
    for (const headers of [{ origin: FOREIGN, cookie: browser.cookie }, { origin: FOREIGN }]) {
      expect((await createBrowser(bff.url).ask(WHO, {}, headers)).status).toBe(403)
    }
  })
})
