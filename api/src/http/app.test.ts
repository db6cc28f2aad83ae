import { createHash } from 'node:crypto'
import { connect } from 'node:net'
import { getAppVersion, getPublicMainInfos } from '@palier/contract/site/siteCalls'
import { getBuyLists, getShowcase } from '@palier/contract/watchlists/watchListCalls'
import { getPreferences } from '@palier/contract/accounts/preferenceCalls'
import { testToken } from '@palier/contract/accounts/authenticationCalls'
import { getStock } from '@palier/contract/market/stockCalls'
import { catalogue, type CallName } from '@palier/contract/catalogue'
import { HEADERS } from '@palier/contract/kernel/headers'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../database/testing/createTestDatabase.ts'
import type { MarketData } from '../providers/marketData/port.ts'
import { routes } from '../routes/routes.ts'
import { stockIdOf } from '../services/market/stockId.ts'
import { KEYS, startTestApi, type TestApi } from '../testing/startTestApi.ts'

let testDatabase: TestDatabase
let api: TestApi

beforeAll(async () => {
  testDatabase = await createTestDatabase()
  api = await startTestApi(testDatabase)
})
afterAll(async () => {
  await api?.close()
  await testDatabase?.close()
})

const failed = (errorCode: string, params?: object) => ({
  success: false,
  errors: [params ? { errorCode, params } : { errorCode }],
})

describe('every call', () => {
  const names = Object.keys(catalogue) as CallName[]

  test.each(names.map((name) => [catalogue[name].item, name] as const))(
    '%s %s is mounted as the catalogue says',
    (_item, name) => {
      expect(routes[name].call).toBe(catalogue[name])
    },
  )

  test.each(names.filter((name) => catalogue[name].access !== 'open'))(
    '%s refuses a stranger before it reads what they sent [ROLE-01] [GEN-19]',
    async (name) => {
      const { path, aliases } = catalogue[name]
      for (const url of [path, ...aliases]) {
        const { status, body } = await api.post(url, { nonsense: true })
        expect([status, body]).toEqual([401, failed('notAuthenticated')])
      }
    },
  )
})

describe('an answer that the caller still has', () => {
  async function read(path: string, known?: string, body = '{}') {
    const headers = { 'content-type': 'application/json', ...(known !== undefined && { [HEADERS.knownAnswer]: known }) }
    const answer = await fetch(api.url + path, { method: 'POST', headers, body })
    return { status: answer.status, digest: answer.headers.get(HEADERS.answerDigest), text: await answer.text() }
  }

  test('is not sent again, but only by its very digest, and only to whoever names one', async () => {
    const plain = await read(getAppVersion.path)
    expect(plain.digest).toBeNull()
    const first = await read(getAppVersion.path, 'none')
    expect(first).toMatchObject({ status: 200, text: plain.text })
    const digest = createHash('sha256').update(plain.text).digest('base64url')
    expect(first.digest).toBe(digest)
    expect(await read(getAppVersion.path, digest)).toEqual({ status: 200, digest, text: '' })
    expect((await read(getAppVersion.path, digest.toLowerCase())).text).toBe(plain.text)
  })

  test('is said in full where it is a refusal, or of a write', async () => {
    const refusal = await read(getBuyLists.path, 'none')
    expect([refusal.status, refusal.digest]).toEqual([401, null])
    expect(refusal.text).toContain('notAuthenticated')
    const entered = await read(catalogue.loginAsGuest.path, 'none')
    expect([entered.status, entered.digest]).toEqual([200, null])
  })
})

describe('the envelope', () => {
  test('an answer carries success and data [GEN-18] [DATA-01]', async () => {
    const { status, body } = await api.post(getAppVersion.path, {})
    expect([status, body]).toMatchObject([200, { success: true, data: {} }])
  })

  test('an empty body is as good as an empty object [GEN-17]', async () => {
    expect((await api.post(getAppVersion.path, '')).status).toBe(200)
    expect((await fetch(api.url + getAppVersion.path, { method: 'POST' })).status).toBe(200)
  })

  test.each([
    ['an unknown path', '/api/Nothing/Here'],
    ['a path outside the api', '/'],
    ['a path that cannot be read', '/api/%zz'],
  ])('%s is refused with the code for an unknown route [SEC-2]', async (_title, path) => {
    const { status, body } = await api.post(path, {})
    expect([status, body]).toEqual([404, failed('UnknownRoute')])
  })

  test.each([
    ['malformed', '{"a":'],
    ['nested too deeply', '{"a":'.repeat(40) + '1' + '}'.repeat(40)],
  ])('a body that is %s is refused', async (_title, text) => {
    const { status, body } = await api.post(getAppVersion.path, text)
    expect([status, body]).toEqual([400, failed('parameter_invalid_empty', { field: 'body' })])
  })

  test('a body of another kind is refused, so that no foreign form can post one', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data']) {
      const { status, body } = await api.post(getAppVersion.path, '{}', { headers: { 'content-type': type } })
      expect([status, body]).toEqual([400, failed('parameter_invalid_empty', { field: 'body' })])
    }
  })

  test('a body beyond 256 kB is too large', async () => {
    const { status, body } = await api.post(getAppVersion.path, { text: 'x'.repeat(256 * 1024) })
    expect([status, body]).toEqual([413, failed('RequestTooLarge')])
  })

  test('what is no HTTP is refused in the same shape', async () => {
    const { port } = new URL(api.url)
    const said = await new Promise<string>((resolve, reject) => {
      let text = ''
      const socket = connect(Number(port), '127.0.0.1', () => socket.write('HELLO THERE\r\n\r\n'))
      socket.on('data', (data) => (text += data))
      socket.on('close', () => resolve(text))
      socket.on('error', reject)
    })
    expect(said).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/)
    expect(JSON.parse(said.split('\r\n\r\n')[1] ?? '')).toEqual(failed('parameter_invalid_empty', { field: 'body' }))
  })

  test('nothing that is answered is a page, whatever a browser takes it for', async () => {
    const { token } = await api.signIn()
    const answers = [
      await api.post(getAppVersion.path, {}),
      await api.post('/api/nothing/here', {}),
      await api.post(testToken.path, {}, { token }),
      await api.post(getBuyLists.path, 'no json'),
      await fetch(`${api.url}/healthz`),
    ]
    for (const { headers } of answers) {
      expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'")
      expect(headers.get('x-content-type-options')).toBe('nosniff')
    }
  })

  test('no answer may be kept by whoever passes it on', async () => {
    const { headers } = await api.post(getAppVersion.path, {})
    expect([headers.get('cache-control'), headers.get('x-content-type-options')]).toEqual(['no-store', 'nosniff'])
  })
})

describe('the request id', () => {
  test('a safe one is kept in the answer and on the line of the log', async () => {
    const { headers } = await api.post(getAppVersion.path, {}, { headers: { [HEADERS.requestId]: 'journey-0001' } })
    expect(headers.get(HEADERS.requestId)).toBe('journey-0001')
    const lines = api.lines.map((line) => JSON.parse(line)).filter(({ requestId }) => requestId === 'journey-0001')
    expect(lines).toMatchObject([{ method: 'POST', path: getAppVersion.path, status: 200, ms: expect.any(Number) }])
  })

  test('one that could forge a line is replaced', async () => {
    const { headers } = await api.post(getAppVersion.path, {}, { headers: { [HEADERS.requestId]: '{"level":50}' } })
    expect(headers.get(HEADERS.requestId)).toMatch(/^[0-9a-f-]{36}$/)
  })

  test('the query of an address, which is free text, is not logged', async () => {
    await fetch(`${api.url}${getPublicMainInfos.path}?mail=someone@example.com`)
    expect(api.lines.join('')).not.toContain('someone@example.com')
  })
})

describe('limits', () => {
  test('one address makes so many calls a minute; our own ticks are not counted [ERR-08]', async () => {
    const own = await startTestApi(testDatabase, { config: { requestsPerMinute: 2 } })
    await own.post(getAppVersion.path, {})
    await own.post(getAppVersion.path, {})
    const { status, headers, body } = await own.post(getAppVersion.path, {})
    expect([status, headers.get('retry-after')]).toEqual([429, '60'])
    expect(body).toEqual(failed('operationsLimitReached', { n: 2, maxUnit: 'requests', retryAfterSeconds: 60 }))

    const ids = { stockIds: [stockIdOf('RY:XTSE')] }
    expect((await own.post(catalogue.getStocks.path, ids, { token: KEYS.SERVICE_KEY })).status).toBe(200)
    expect((await fetch(`${own.url}/healthz`)).status).toBe(200)
    own.pass(60_000)
    expect((await own.post(getAppVersion.path, {})).status).toBe(200)
    await own.close()
  })

  test('a closed site opens only to its key, but tells that it lives [GEN-20]', async () => {
    const own = await startTestApi(testDatabase, { config: { preproductionKey: KEYS.PREPRODUCTION_KEY } })
    const knock = (headers: Record<string, string>) => own.post(getAppVersion.path, {}, { headers })
    for (const headers of [{}, { [HEADERS.preproductionKey]: 'wrong' }]) {
      const { status, body } = await knock(headers as Record<string, string>)
      expect([status, body]).toEqual([403, failed('PreproductionKeyRequired')])
    }
    expect((await knock({ [HEADERS.preproductionKey]: KEYS.PREPRODUCTION_KEY })).status).toBe(200)
    expect((await fetch(`${own.url}/readyz`)).status).toBe(200)
    await own.close()
  })

  test('the key of a closed site is guessed at ten times a minute, by whoever guesses [UNLOCK-01]', async () => {
    const own = await startTestApi(testDatabase, { config: { preproductionKey: KEYS.PREPRODUCTION_KEY } })
    const knock = async (key: string) =>
      (await own.post(getAppVersion.path, {}, { headers: { [HEADERS.preproductionKey]: key } })).status
    // A page that kept an old key sends it with each of its calls.
    for (let call = 0; call < 30; call += 1) expect(await knock('an-old-key-of-the-site')).toBe(403)
    for (let guess = 0; guess < 9; guess += 1) expect(await knock(`guess-${guess}`)).toBe(403)
    expect([await knock('guess-9'), await knock(KEYS.PREPRODUCTION_KEY)]).toEqual([429, 429])
    own.pass(60_000)
    expect(await knock(KEYS.PREPRODUCTION_KEY)).toBe(200)
    expect(own.lines.join()).not.toContain('guess-9')
    await own.close()
  })
})

/** A source of prices in which nothing works but the names of its securities. */
function brokenMarketData(error: Error): MarketData {
  const fail = () => Promise.reject(error)
  return {
    name: 'broken',
    isSimulated: true,
    securities: async () => [],
    quotes: fail,
    dayPoints: fail,
    recentPoints: fail,
    dailyCloses: fail,
    splits: fail,
    dividends: fail,
    fundamentals: fail,
    search: fail,
    resolve: fail,
    exchangeRate: fail,
  }
}

describe('trouble', () => {
  test('a failure of ours is masked to the caller and told in the log [ERR-06]', async () => {
    const own = await startTestApi(testDatabase, { marketData: brokenMarketData(new Error('secret internals')) })
    const { status, headers, body } = await own.post(getPublicMainInfos.path, '', { method: 'GET' })
    expect([status, body]).toEqual([500, failed('InternalServerError')])

    const line = own.lines.map((text) => JSON.parse(text)).find(({ err }) => err)
    expect(line).toMatchObject({
      level: 50,
      requestId: headers.get(HEADERS.requestId),
      err: { message: 'secret internals' },
    })
    await own.close()
  })

  test('while the database cannot be asked the caller is told to come back, and the service is not ready', async () => {
    const gone = await createTestDatabase()
    const own = await startTestApi(gone)
    const guest = await own.signIn()
    await gone.close()

    const { status, headers, body } = await own.post(getPreferences.path, {}, { token: guest.token })
    const refusal = failed('ServiceUnavailable', { retryAfterSeconds: 1 })
    expect([status, headers.get('retry-after'), body]).toEqual([503, '1', refusal])
    const ready = await fetch(`${own.url}/readyz`)
    expect([ready.status, await ready.json()]).toEqual([
      503,
      { status: 'waiting', database: 'unreachable', missing: ['database'] },
    ])
    expect((await fetch(`${own.url}/healthz`)).status).toBe(200)
    expect((await own.post(getShowcase.path, {})).status).toBe(200)
    expect(own.lines.map((line) => (JSON.parse(line) as { part?: string }).part)).toContain('database')
    await own.close()
  })

  it('a client that disconnects is logged at level info, whatever its call comes to [SEC-21]', async () => {
    let asked = () => {}
    let fail = (_reason: Error) => {}
    const wasAsked = new Promise<void>((resolve) => (asked = resolve))
    const held = new Promise<never>((_resolve, reject) => (fail = reject))
    const slow: MarketData = {
      ...brokenMarketData(new Error('unused')),
      exchangeRate: async () => {
        asked()
        return held
      },
    }
    const own = await startTestApi(testDatabase, { marketData: slow })
    const client = new AbortController()
    const call = fetch(own.url + getPublicMainInfos.path, { signal: client.signal }).catch(() => null)
    await wasAsked
    client.abort()
    await call
    // The end of the first connection arrives before the next request.
    await fetch(`${own.url}/healthz`)
    fail(new Error('released'))
    await expect.poll(() => own.lines.join('')).toContain('client disconnected')
    expect(own.lines.filter((line) => (JSON.parse(line) as { level: number }).level >= 50)).toEqual([])
    await own.close()
  })

  test('stopping lets the call under way end and takes no other', async () => {
    let release = () => {}
    let asked = () => {}
    const wasAsked = new Promise<void>((resolve) => (asked = resolve))
    const held = new Promise<void>((resolve) => (release = resolve))
    const slow: MarketData = {
      ...brokenMarketData(new Error('unused')),
      exchangeRate: async () => {
        asked()
        await held
        throw new Error('released')
      },
    }
    const own = await startTestApi(testDatabase, { marketData: slow })
    const underWay = own.post(getPublicMainInfos.path, '', { method: 'GET' })
    await wasAsked
    const closed = own.close()
    await expect(fetch(`${own.url}/healthz`)).rejects.toThrow()
    release()
    const { headers, body } = await underWay
    expect([headers.get('connection'), body]).toEqual(['close', failed('InternalServerError')])
    await closed
  }, 5_000)
})

test('nothing that the service logs opens a door', async () => {
  const guest = await api.signIn()
  await guest.send(testToken, {})
  await guest.send(getBuyLists, { userId: guest.userId })
  await guest.send(getStock, { symbol: 'RY' })
  await api.post(testToken.path, {}, { token: KEYS.SERVICE_KEY, headers: { [HEADERS.serviceKey]: KEYS.SERVICE_KEY } })
  await api.post(getBuyLists.path, { userId: guest.userId, password: 'Hunter2!' }, { token: guest.token })

  const log = api.lines.join('\n')
  expect(api.lines.length).toBeGreaterThan(5)
  for (const secret of [guest.token, ...Object.values(KEYS), 'Hunter2!', 'Bearer']) expect(log).not.toContain(secret)
  expect(log).not.toMatch(/eyJ[\w-]{10,}\./)
})
