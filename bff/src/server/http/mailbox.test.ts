import { request } from 'undici'
import { expect, test } from 'vitest'
import type { Config } from '../../config/config.ts'
import { startTestBff } from '../../testing/startTestBff.ts'

type Asked = { path?: string; method?: 'GET' | 'HEAD' | 'POST'; headers?: Record<string, string> }

/** Asks a service of its own, which is `config` different from the usual one. */
async function ask({ path = '/dev/mailbox', method = 'GET', headers = {} }: Asked, config: Partial<Config> = {}) {
  const bff = await startTestBff(config)
  try {
    // The client of the browsers may not name another host.
    const answer = await request(`${bff.url}${path}`, { method, headers: { accept: 'text/html', ...headers } })
    const text = await answer.body.text()
    return { status: answer.statusCode, text, headers: answer.headers, calls: bff.upstream.take() }
  } finally {
    await bff.stop()
  }
}

test.each([
  '/dev/mailbox',
  '/dev/mailbox/',
  '/dev/mailbox/20261121T100000000Z-0123456789abcdef',
  '/dev/mailbox/a/html?x=1',
])(
  'on this machine %s is the page of the api, with its own policy and none of its cookies [D10] [D22]',
  async (path) => {
    const { status, text, headers, calls } = await ask({
      path,
      headers: { cookie: 'secret=1', authorization: 'Bearer x' },
    })
    expect([status, text]).toEqual([200, '<h1>Mails</h1>'])
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    })
    expect(headers['set-cookie']).toBeUndefined()
    expect(calls.map((call) => call.path)).toEqual([path])
    expect(calls[0]?.headers).not.toHaveProperty('cookie')
    expect(calls[0]?.headers).not.toHaveProperty('authorization')
  },
)

test.each([
  ['in production', {}, { environment: 'production' }],
  ['under a name that leads here from elsewhere', { headers: { host: 'palier.example' } }, {}],
  [
    'for somebody behind a known proxy',
    { headers: { 'x-forwarded-for': '203.0.113.9' } },
    { trustedProxies: ['127.0.0.1'] },
  ],
  ['for somebody behind a proxy that nobody named', { headers: { 'x-forwarded-for': '203.0.113.9' } }, {}],
  ['at an address beside it', { path: '/dev/mailboxes' }, {}],
  ['on a way out of it', { path: '/dev/mailbox/..%2f..%2fapi' }, {}],
  ['by a write', { method: 'POST' }, {}],
] as const)('there is no mailbox %s [D10] [D22]', async (_why, asked, config) => {
  const { status, text, calls } = await ask(asked, config as Partial<Config>)
  expect(status).toBeGreaterThanOrEqual(404)
  expect(text).not.toContain('Mails')
  expect(calls).toEqual([])
})

test('an api that is away is no reason to fail without a word [D22]', async () => {
  const { status } = await ask({}, { apiUrl: 'http://127.0.0.1:1' })
  expect(status).toBe(503)
})
