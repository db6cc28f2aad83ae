import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Browser, createBrowser } from '../../testing/browser.ts'
import { startTestBff, type TestBff } from '../../testing/startTestBff.ts'
import { countsOf } from '../../testing/upstream.ts'
import { sampleToken } from '../../testing/wireSamples.ts'

let bff: TestBff
let browser: Browser

beforeEach(async () => {
  bff = await startTestBff()
  browser = createBrowser(bff.url)
  bff.upstream.data.state.nextLogin = { role: {} }
  await browser.signInAsGuest()
  bff.upstream.take()
})
afterEach(() => bff.stop())

const RENEW = `mutation ($retryToken: String!) { renewSession(input: { retryToken: $retryToken }) { __typename
  ... on RenewSessionPayload { planName retryToken viewer { email sessionExpiresAt isAdmin usage { planName } } }
  ... on Problem { code } } }`

const NEXT = { role: { admin: { active: true } }, expiresAt: new Date(Date.now() + 2 * 3_600_000) }

async function renew(retryToken = 'retry-1', headers = {}) {
  const { data, headers: answered } = await browser.ask(RENEW, { retryToken }, headers)
  return { result: data?.renewSession as Record<string, unknown>, cookies: answered.getSetCookie() }
}

/** Lets the next token be one that the api knows. */
function prepareToken(): string {
  bff.upstream.data.billing.nextToken = NEXT
  const token = sampleToken(NEXT)
  bff.upstream.data.startSession(token)
  return token
}

test('after a change of plan the cookie holds a new token, with what it says, and the page sees none of it [API-10] [D3]', async () => {
  const token = prepareToken()
  const before = browser.cookie
  const { result, cookies } = await renew()
  expect(result).toMatchObject({
    planName: 'standard',
    retryToken: 'retry-2',
    viewer: {
      email: 'guest@palier.test',
      isAdmin: true,
      sessionExpiresAt: new Date(Math.floor(NEXT.expiresAt.getTime() / 1000) * 1000).toISOString(),
      usage: { planName: 'standard' },
    },
  })
  expect(cookies).toHaveLength(1)
  expect(cookies[0]).toMatch(/^__Host-palier=[^;]+; Path=\/; HttpOnly; Secure; SameSite=Strict; Max-Age=7[12]\d\d$/)
  expect(JSON.stringify(result)).not.toContain(token)
  expect(browser.cookie).not.toBe(before)
  bff.upstream.take()
  await browser.ask('{ viewer { subscription { isFree } } }')
  expect(bff.upstream.take()[0]?.headers.authorization).toBe(`Bearer ${token}`)
})

test('a token that is spent is refused, and the session stays as it was [API-10] [D3]', async () => {
  const { result, cookies } = await renew('spent')
  expect(result).toMatchObject({ __typename: 'Problem', code: 'NOT_FOUND' })
  expect(cookies).toEqual([])
  expect((await browser.ask('{ viewer { email } }')).data?.viewer).toEqual({ email: 'guest@palier.test' })
})

test('none at all is refused before it is sent [ERR-33]', async () => {
  expect((await renew('')).result).toMatchObject({ code: 'INVALID_INPUT' })
  expect(bff.upstream.take()).toEqual([])
})

test('a script with its own token is given no cookie [D3]', async () => {
  prepareToken()
  const own = sampleToken({ role: {}, sessionId: 'script' })
  bff.upstream.data.startSession(own)
  const { result, cookies } = await renew('retry-1', { authorization: `Bearer ${own}` })
  expect(result).toMatchObject({ planName: 'standard' })
  expect(cookies).toEqual([])
})

test('a foreign page cannot spend the token [D3]', async () => {
  const answer = await fetch(`${bff.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: browser.cookie },
    body: JSON.stringify({ query: RENEW, variables: { retryToken: 'retry-1' } }),
  })
  expect(answer.status).toBe(403)
  expect(countsOf(bff.upstream.take())).toEqual({})
})
