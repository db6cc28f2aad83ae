import { request } from 'undici'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Browser, createBrowser } from '../../testing/browser.ts'
import { startTestBff, type TestBff } from '../../testing/startTestBff.ts'
import { writePersisted } from '../../testing/temporaryFiles.ts'
import { countsOf } from '../../testing/upstream.ts'
import { sampleToken } from '../../testing/wireSamples.ts'

const WHO = '{ viewer { userId email } }'
const PRE_CHECK = '{ viewer { preCheck { refusal } } }'
const SIGN_OUT = 'mutation { signOut { ... on SignOutPayload { signedOut } ... on Problem { code } } }'
const MINUTE = 60_000

let bff: TestBff
let browser: Browser
let now: number

beforeEach(async () => {
  now = Date.now()
  bff = await startTestBff({}, { now: () => new Date(now) })
  browser = createBrowser(bff.url)
})
afterEach(() => bff.stop())

describe('the session', () => {
  test('a guest gets a cookie that no script reads, that travels to this host alone and dies with the token [D3] [GEN-10]', async () => {
    const { headers, data } = await browser.signInAsGuest()
    expect(data).toEqual({ signInAsGuest: { __typename: 'SignInAsGuestPayload' } })
    const [line = ''] = headers.getSetCookie()
    expect(line).toMatch(/^__Host-palier=[\w.-]+; Path=\/; HttpOnly; Secure; SameSite=Strict; Max-Age=\d+$/)
    const seconds = Number(/Max-Age=(\d+)/.exec(line)?.[1])
    expect(seconds).toBeGreaterThan(3500)
    expect(seconds).toBeLessThanOrEqual(3600)
    expect(line).not.toContain('eyJzdWIi')
    expect((await browser.ask(WHO)).data).toEqual({ viewer: { userId: 'user-1', email: 'guest@palier.test' } })
  })

  test('a changed cookie opens nothing and is cleared [D3]', async () => {
    await browser.signInAsGuest()
    const { cookie } = browser
    browser.cookie = cookie.slice(0, -2) + (cookie.endsWith('AA') ? 'BB' : 'AA')
    const { data, headers } = await browser.ask(WHO)
    expect(data).toEqual({ viewer: null })
    expect(headers.getSetCookie()[0]).toContain('Max-Age=0')
  })

  test('the cookie opens nothing once the token has expired [AUTH-11]', async () => {
    await browser.signInAsGuest()
    now += 61 * MINUTE
    expect((await browser.ask(WHO)).data).toEqual({ viewer: null })
  })

  test('signing out ends the session at the api: a copied cookie is worth nothing [D3]', async () => {
    await browser.signInAsGuest()
    const stolen = browser.cookie
    expect((await browser.ask(SIGN_OUT)).data).toEqual({ signOut: { signedOut: true } })
    expect(browser.cookie).toBe('__Host-palier=')

    const thief = createBrowser(bff.url)
    thief.cookie = stolen
    const { data } = await thief.ask('{ viewer { preCheck { refusal } watchLists { name } } }')
    expect(data).toEqual({ viewer: null })
    expect(thief.cookie).toBe('__Host-palier=')
  })

  test('signing out works where the api cannot end sessions, and where the session had ended [D17]', async () => {
    await browser.signInAsGuest()
    bff.upstream.failing('signOut', { status: 404, error: { errorCode: 'UnknownRoute' } }, 1)
    expect((await browser.ask(SIGN_OUT)).data).toEqual({ signOut: { signedOut: true } })

    await browser.signInAsGuest()
    bff.upstream.data.endAllSessions()
    expect((await browser.ask(SIGN_OUT)).data).toEqual({ signOut: { signedOut: true } })
  })

  test('a script sends its own token, gets no cookie and needs no header of a page [D3]', async () => {
    const token = sampleToken({ userId: 'script' })
    bff.upstream.data.startSession(token)
    const answer = await fetch(`${bff.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({
        query:
          'mutation { setCurrency(input: { currency: USD }) { ... on SetCurrencyPayload { preferences { currency } } } }',
      }),
    })
    expect(await answer.json()).toEqual({ data: { setCurrency: { preferences: { currency: 'USD' } } } })
    expect(answer.headers.getSetCookie()).toEqual([])
  })

  test('nothing that is logged holds a token or a cookie [D3]', async () => {
    await browser.signInAsGuest()
    await browser.ask('{ viewer { watchLists { name } } }')
    const log = bff.lines.join('')
    expect(log).toContain('upstreamCalls')
    expect(log).not.toMatch(/eyJ|__Host|guest@/)
  })
})

describe('refusals of a mutation', () => {
  test('a visitor is answered notAuthenticated, as data, and the api is not asked [ROLE-01]', async () => {
    const { data, errors } = await browser.ask(
      'mutation { setLanguage(input: { language: EN }) { ... on Problem { code } } signOut { ... on Problem { code } } }',
    )
    expect(errors).toEqual([])
    expect(data).toEqual({ setLanguage: { code: 'NOT_AUTHENTICATED' }, signOut: { code: 'NOT_AUTHENTICATED' } })
    expect(bff.upstream.take()).toEqual([])
  })

  test('a limit is told with its maximum and unit [ERR-01] [ERR-08]', async () => {
    const error = { errorCode: 'operationsLimitReached', params: { n: 20, maxUnit: 'guests' } }
    bff.upstream.failing('loginAsGuest', { status: 429, error })
    const { data } = await browser.ask(
      'mutation { signInAsGuest(input: {}) { __typename ... on LimitProblem { code maximum unit } } }',
    )
    expect(data).toEqual({
      signInAsGuest: { __typename: 'LimitProblem', code: 'OPERATIONS_LIMIT_REACHED', maximum: 20, unit: 'GUESTS' },
    })
  })

  test('a failure of the api is a code, without a word of what it said [ERR-03]', async () => {
    bff.upstream.failing('loginAsGuest', 'html')
    const { data } = await browser.signInAsGuest()
    expect(data).toEqual({ signInAsGuest: { __typename: 'Problem', code: 'SERVICE_UNAVAILABLE' } })
    expect(JSON.stringify(data)).not.toContain('secret')
  })

  test('a change of preferences answers them as they are now [I18N-04]', async () => {
    await browser.signInAsGuest()
    bff.upstream.take()
    const { data } = await browser.ask(
      `mutation {
        setLanguage(input: { language: EN }) { ... on SetLanguagePayload { preferences { language } } }
        setCurrency(input: { currency: USD }) { ... on SetCurrencyPayload { preferences { language currency } } }
      }`,
    )
    expect(data).toEqual({
      setLanguage: { preferences: { language: 'EN' } },
      setCurrency: { preferences: { language: 'EN', currency: 'USD' } },
    })
    expect(countsOf(bff.upstream.take())).toEqual({ setPreferredLanguage: 1, getPreferences: 1, savePreferences: 1 })
  })

  test('every write carries a key of its own [D24]', async () => {
    await browser.signInAsGuest()
    bff.upstream.take()
    const set = 'mutation { setLanguage(input: { language: EN }) { __typename } }'
    await browser.ask(set)
    await browser.ask(set)
    const keys = bff.upstream.take().map(({ headers }) => headers['idempotency-key'])
    expect(new Set(keys).size).toBe(2)
    expect(keys.every((key) => typeof key === 'string' && key.length >= 16)).toBe(true)
  })
})

describe('the check before a screen', () => {
  test('a session that was good within a minute costs no call; later it costs one [NAV-33]', async () => {
    await browser.signInAsGuest()
    bff.upstream.take()
    expect((await browser.ask(PRE_CHECK)).data).toEqual({ viewer: { preCheck: { refusal: null } } })
    expect(bff.upstream.take()).toEqual([])

    now += MINUTE + 1
    await browser.ask(`{ viewer { a: preCheck { refusal } b: preCheck { refusal } } }`)
    expect(countsOf(bff.upstream.take())).toEqual({ testToken: 1 })
    await browser.ask(PRE_CHECK)
    expect(bff.upstream.take()).toEqual([])
  })

  test('any call that the api answers proves the session good [NAV-33]', async () => {
    await browser.signInAsGuest()
    now += MINUTE - 1
    await browser.ask('{ viewer { preferences { language } } }')
    now += MINUTE - 1
    bff.upstream.take()
    await browser.ask(PRE_CHECK)
    expect(bff.upstream.take()).toEqual([])
  })

  test('the check starts together with the other calls of the screen [NAV-33] [D18]', async () => {
    await browser.signInAsGuest()
    now += MINUTE + 1
    bff.upstream.gather(4)
    const { errors } = await browser.ask('{ viewer { preCheck { refusal } watchLists { name entries { id } } } }')
    expect(errors).toEqual([])
  })

  test('a session that the api has ended is refused and its cookie cleared, within the minute too [NAV-33]', async () => {
    await browser.signInAsGuest()
    bff.upstream.data.endAllSessions()
    const { data } = await browser.ask('{ viewer { preCheck { refusal } preferences { language } } }')
    expect(data).toEqual({ viewer: { preCheck: { refusal: 'NOT_AUTHENTICATED' }, preferences: null } })
    expect(browser.cookie).toBe('__Host-palier=')
  })

  test('an api that is away is the code of that failure [NAV-33]', async () => {
    await browser.signInAsGuest()
    now += MINUTE + 1
    bff.upstream.failing('testToken', 'html')
    expect((await browser.ask(PRE_CHECK)).data).toEqual({ viewer: { preCheck: { refusal: 'SERVICE_UNAVAILABLE' } } })
  })

  test('old terms send a person to the terms, never a guest [AUTH-10] [AUTH-23] [NAV-38]', async () => {
    bff.upstream.data.state.nextLogin = { role: {}, termsVersion: 200_101 }
    await browser.signInAsGuest()
    expect((await browser.ask(PRE_CHECK)).data).toEqual({ viewer: { preCheck: { refusal: 'TERMS_NOT_ACCEPTED' } } })
    bff.upstream.data.state.nextLogin = { termsVersion: 200_101 }
    await browser.signInAsGuest()
    expect((await browser.ask(PRE_CHECK)).data).toEqual({ viewer: { preCheck: { refusal: null } } })
  })
})

describe('where a session may be opened', () => {
  async function signInOn(headers: Record<string, string>, trustedProxies: string[]) {
    const persistedFile = writePersisted({ 'sign-in': 'mutation { signInAsGuest(input: {}) { __typename } }' })
    const production = await startTestBff({ environment: 'production', trustedProxies }, { persistedFile })
    try {
      // The client of the browsers may not name another host.
      const answer = await request(`${production.url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-graphql-yoga-csrf': '1', ...headers },
        body: JSON.stringify({ id: 'sign-in' }),
      })
      return { status: answer.statusCode, text: await answer.body.text(), cookie: answer.headers['set-cookie'] }
    } finally {
      await production.stop()
    }
  }

  test('plain http on another host is refused with a sentence that says what to do [D3]', async () => {
    const { status, text, cookie } = await signInOn({ host: 'palier.example', 'x-forwarded-proto': 'https' }, [])
    expect(status).toBe(400)
    expect(text).toMatch(/TLS/)
    expect(cookie).toBeUndefined()
  })

  test('the machine itself, and a trusted proxy that says https, are let in [D3]', async () => {
    for (const host of ['localhost:4000', '127.0.0.1', '[::1]:4000']) {
      expect((await signInOn({ host }, [])).text).toContain('SignInAsGuestPayload')
    }
    const proxied = { host: 'palier.example', 'x-forwarded-proto': 'https' }
    expect((await signInOn(proxied, ['127.0.0.0/8'])).text).toContain('SignInAsGuestPayload')
  })
})
