import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Browser, createBrowser } from '../../testing/browser.ts'
import { startTestBff, type TestBff } from '../../testing/startTestBff.ts'

let bff: TestBff
let browser: Browser

beforeEach(async () => {
  bff = await startTestBff()
  browser = createBrowser(bff.url)
  await browser.signInAsGuest()
  bff.upstream.take()
})
afterEach(() => bff.stop())

function download(headers: Record<string, string> = {}, method = 'POST', body?: string): Promise<Response> {
  const sent = body === undefined ? {} : { body }
  return fetch(`${bff.url}/download/account`, { method, headers: { cookie: browser.cookie, ...headers }, ...sent })
}

const CSRF = { 'x-graphql-yoga-csrf': '1' }

test('the account export is passed on as a file without its envelope [SEC-3]', async () => {
  const response = await download(CSRF)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="palier-\d{4}-\d\d-\d\d\.json"$/)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(await response.json()).toEqual({
    exportedAt: '2026-11-21T10:00:00Z',
    account: { email: 'camille@palier.test' },
  })
})

test('an account export larger than any other answer arrives whole [SEC-3]', async () => {
  const account = { lots: Array.from({ length: 20 }, () => 'x'.repeat(1_000_000)) }
  bff.upstream.data.state.accountExport = account
  const response = await download(CSRF)
  expect(await response.json()).toMatchObject({ account })
})

test('a download needs a session, the header of our own pages and our own origin [SEC-3]', async () => {
  const statuses = await Promise.all([
    download(),
    download(CSRF, 'GET'),
    download({ ...CSRF, origin: 'https://elsewhere.test' }),
    download({ ...CSRF, cookie: '' }),
  ])
  expect(statuses.map(({ status }) => status)).toEqual([403, 405, 403, 401])
  expect(bff.upstream.take()).toEqual([])
})

test('a refusal of the api reaches the page with its code, and a lost api is unavailable [SEC-3]', async () => {
  const params = { retryAfterSeconds: 5 }
  bff.upstream.failing('exportAccount', { status: 429, error: { errorCode: 'operationsLimitReached', params } }, 1)
  const refused = await download(CSRF)
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '5'])
  expect(await refused.json()).toMatchObject({ errors: [{ extensions: { code: 'OPERATIONS_LIMIT_REACHED' } }] })
  bff.upstream.failing('exportAccount', 'reset', 1)
  expect((await download(CSRF)).status).toBe(503)
})

test('a download with an API token is refused with the scope that it lacks [OPS-8]', async () => {
  bff.upstream.data.administration.scriptTokens.set('palier_write', { userId: 'user-7', scope: 'write' })
  const refused = await download({ cookie: '', authorization: 'Bearer palier_write', 'app-language': 'en' })
  expect(refused.status).toBe(403)
  expect(await refused.json()).toMatchObject({
    errors: [{ message: expect.stringContaining('“account”'), extensions: { code: 'MISSING_SCOPE' } }],
  })
})

test('the password of a download reaches the api, and a wrong one is refused by its code [SEC-24]', async () => {
  const response = await download(CSRF, 'POST', JSON.stringify({ password: 'Ancien-palier#1' }))
  expect(response.status).toBe(200)
  expect(bff.upstream.take().map(({ path, body }) => [path, body])).toEqual([
    ['exportAccount', { password: 'Ancien-palier#1' }],
  ])
  bff.upstream.failing('exportAccount', { status: 400, error: { errorCode: 'InvalidPassword' } }, 1)
  expect(await (await download(CSRF, 'POST', '{}')).json()).toMatchObject({
    errors: [{ extensions: { code: 'INVALID_PASSWORD' } }],
  })
})

test.each(['{', '[]', JSON.stringify({ password: 7 }), `"${'x'.repeat(5_000)}"`])(
  'a download refuses a body that is not the expected JSON: %.10s [SEC-24]',
  async (body) => {
    expect((await download(CSRF, 'POST', body)).status).toBe(400)
    expect(bff.upstream.take()).toEqual([])
  },
)
