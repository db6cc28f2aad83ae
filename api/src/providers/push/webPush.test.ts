import { createPublicKey, verify } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest'
import type { PushTarget } from './port.ts'
import { createBrowser, encoded, siteKeys, startPushService } from './testing/pushService.ts'
import { createWebPush } from './webPush.ts'

const SUBJECT = 'mailto:operator@palier.example'

/** The claims of a VAPID token, its signature checked with the key that came beside it. */
function claimsOf(authorization: string, publicKey: string): Record<string, unknown> {
  const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=(.+)$/.exec(authorization) ?? []
  expect(key).toBe(publicKey)
  const [head = '', claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(key, 'base64url')
  const jwk = { kty: 'EC', crv: 'P-256', x: encoded(point.subarray(1, 33)), y: encoded(point.subarray(33)) }
  const signed = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  expect(signed).toBe(true)
  return JSON.parse(Buffer.from(claims, 'base64url').toString())
}

describe('web push [D40]', () => {
  const keys = siteKeys()
  const open = createWebPush({ ...keys, subject: SUBJECT, allowInsecure: true })
  const closed = createWebPush({ ...keys, subject: SUBJECT, allowInsecure: false })
  let service: Awaited<ReturnType<typeof startPushService>>
  let browser: ReturnType<typeof createBrowser>
  let target: PushTarget

  beforeEach(async () => {
    service = await startPushService()
    browser = createBrowser()
    target = { endpoint: `${service.origin}/push/1`, p256dh: browser.p256dh, auth: browser.auth }
  })
  afterEach(() => service.close())

  const send = (to = target) => open.send(to, '{"title":"Banques"}', { seconds: 3_600, topic: 'a'.repeat(32) })

  test('only the browser can read it, and its push service knows who sent it', async () => {
    expect(await send()).toEqual({ kind: 'sent' })
    const [push] = service.taken
    if (!push) throw new Error('nothing was sent')
    expect(push.path).toBe('/push/1')
    expect(push.headers).toMatchObject({ ttl: '3600', topic: 'a'.repeat(32), 'content-encoding': 'aes128gcm' })
    expect(push.body.toString('latin1')).not.toContain('Banques')
    expect(browser.decrypt(push.body)).toBe('{"title":"Banques"}')
    expect(() => createBrowser().decrypt(push.body)).toThrow()
    const claims = claimsOf(String(push.headers['authorization']), keys.publicKey)
    expect(claims).toMatchObject({ aud: service.origin, sub: SUBJECT })
    expect(Number(claims['exp'])).toBeLessThanOrEqual(Date.now() / 1000 + 24 * 3600)
  })

  test.each([
    [404, {}, { kind: 'gone' }],
    [410, {}, { kind: 'gone' }],
    [413, {}, { kind: 'refused', status: 413 }],
    [403, {}, { kind: 'refused', status: 403 }],
    [302, { location: 'http://169.254.169.254/' }, { kind: 'refused', status: 302 }],
    [429, { 'retry-after': '120' }, { kind: 'later', afterSeconds: 120 }],
    [429, { 'retry-after': 'Fri, 20 Nov 2026 15:00:00 GMT' }, { kind: 'later', afterSeconds: null }],
    [503, {}, { kind: 'later', afterSeconds: null }],
  ])('an answer of %i %o is understood', async (status, headers, outcome) => {
    service.answerWith(status, headers)
    expect(await send()).toEqual(outcome)
    expect(service.taken).toHaveLength(1)
  })

  test('a push service that is not there is tried later; keys that are none are given up', async () => {
    service.close()
    expect(await send()).toEqual({ kind: 'later', afterSeconds: null })
    expect(await send({ ...target, p256dh: 'B'.repeat(87) })).toEqual({ kind: 'gone' })
  })

  test.each([
    ...[
      'http://fcm.googleapis.com/x',
      'https://127.0.0.1/x',
      'https://10.0.0.1/',
      'https://[::1]/',
      'https://2130706433/',
    ],
    ...[
      'https://169.254.169.254/latest',
      'https://localhost/',
      'https://intranet/x',
      'https://8.8.8.8/',
      'file:///etc/passwd',
    ],
    ...['https://user:secret@fcm.googleapis.com/x', `https://fcm.googleapis.com/${'x'.repeat(1_000)}`, 'nonsense', ''],
  ])('nothing is sent to %s', async (endpoint) => {
    expect(closed.accepts(endpoint)).toBe(false)
    expect(await closed.send({ ...target, endpoint }, '', { seconds: 1, topic: 'a' })).toEqual({ kind: 'gone' })
  })

  test.each([
    'https://fcm.googleapis.com/fcm/send/abc:123',
    'https://updates.push.services.mozilla.com/wpush/v2/gAAA',
    'https://web.push.apple.com/QH',
    'https://wns2-par02p.notify.windows.com/w/?token=x',
  ])('%s is a push service', (endpoint) => {
    expect(closed.accepts(endpoint)).toBe(true)
  })

  it.each([
    'https://push.example/x',
    'https://fcm.googleapis.com:22/fcm/send/abc',
    'https://fcm.googleapis.com.evil.example/x',
    'https://evilfcm.googleapis.com/x',
    'https://push.apple.com.evil.example/x',
    'https://notify.windows.com/x',
  ])('%s is not a known push service on port 443 [SEC-15]', (endpoint) => {
    expect(closed.accepts(endpoint)).toBe(false)
  })
})
