import { expect, it, test } from 'vitest'
import { createLog } from './log.ts'

function logged(write: (log: ReturnType<typeof createLog>) => void): string {
  const lines: string[] = []
  write(createLog('trace', { write: (line) => void lines.push(line) }))
  return lines.join('')
}

test('what opens a door or names a person is hidden wherever it is handed over', () => {
  const secret = 'xyzzy-plugh'
  const text = logged((log) => {
    log.info({ token: secret, authorization: secret, password: secret, email: secret })
    log.info({ headers: { cookie: secret, authorization: secret }, body: { rawToken: secret } })
  })
  expect(text).not.toContain(secret)
  expect(text).toContain('[hidden]')
})

const SECRET = 'xyzzy-plugh'
const loop: Record<string, unknown> = { token: SECRET }
loop['self'] = loop

test.each<[shape: string, fields: object, text?: string]>([
  ['headers of a request', { req: { headers: { authorization: `Bearer ${SECRET}`, 'set-cookie': [SECRET] } } }],
  ['a list', { list: [{ token: SECRET }, { deeper: [[{ apiKey: SECRET }]] }] }],
  [
    'names with other signs',
    { 'x-api-key': SECRET, service_key: SECRET, newPassword: SECRET, currentPassword: SECRET },
  ],
  ['any depth', { a: { b: { c: { d: { e: { f: { clientSecret: SECRET } } } } } } }],
  ['a name beside its value', { headers: [{ name: 'Authorization', value: SECRET }] }],
  ['headers as a list', { rawHeaders: ['Authorization', `Bearer ${SECRET}`] }],
  ['a map and a set', { map: new Map([['password', SECRET]]), set: new Set([{ token: SECRET }]) }],
  ['headers of fetch', { headers: new Headers({ authorization: SECRET, cookie: SECRET }) }],
  ['a body as text', { body: JSON.stringify({ email: SECRET, nested: { password: SECRET } }) }],
  ['bytes', { body: new TextEncoder().encode(SECRET) }],
  ['an address', { url: `https://eodhd.com/api/eod/RY.TO?api_token=${SECRET}&fmt=json` }],
  ['an address as an object', { url: new URL(`https://eodhd.com/api?api_token=${SECRET}`) }],
  ['an address with a password', { url: `postgres://palier:${SECRET}@localhost/palier` }],
  ['a sentence', {}, `asked https://eodhd.com/api?fmt=json&api_token=${SECRET}`],
  ['an error', { err: new Error(`https://x.test?api_token=${SECRET}`, { cause: new Error(`Bearer ${SECRET}`) }) }],
  ['what holds itself', loop],
])('finding X12: a secret in %s is hidden, whatever is logged beside it', (_shape, fields, text = 'asked') => {
  const lines = logged((log) => {
    log.info(fields, text)
    log.child(fields).info(text)
  })
  expect(lines).not.toContain(SECRET)
  expect(lines).not.toContain(Buffer.from(SECRET).toString('base64'))
  const told = lines
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { msg: string })
  expect(told).toHaveLength(2)
  expect(told.every(({ msg }) => msg.startsWith('asked'))).toBe(true)
})

test('what is no secret is logged as it is', () => {
  const fields = { keyword: 'bank', count: 3, hasToken: true, token: null, at: new Date(0), list: ['a', { b: 1 }] }
  const line = JSON.parse(logged((log) => log.info(fields, 'told'))) as object
  expect(line).toMatchObject({ ...fields, at: '1970-01-01T00:00:00.000Z', msg: 'told' })
})

test('a failed statement is logged without its values, in the message and in the stack', () => {
  const error = new Error('Failed query: select 1 where a = $1\nparams: xyzzy-plugh,second\nvalue')
  const text = logged((log) => log.error({ err: new Error('outer', { cause: error }) }))
  expect(text).not.toContain('xyzzy-plugh')
  expect(text).not.toContain('second')
  expect(text).toContain('Failed query: select 1')
  expect(text).toContain('log.test.ts')
})

it.each([
  ['the confirmation of a password', { passwordConfirmation: 'xyzzyplugh' }],
  [
    'headers as pairs',
    {
      headers: [
        ['authorization', 'xyzzyplugh'],
        ['accept', 'text/html'],
      ],
    },
  ],
  ['headers as a flat list', { rawHeaders: ['Cookie', 'xyzzyplugh', 'Accept', 'text/html'] }],
  ['a secret key of Stripe', { reason: 'the key sk_live_xyzzyplugh is invalid' }],
  ['a restricted key of Stripe', { reason: 'rk_test_xyzzyplugh' }],
  ['a signing secret of Stripe', { reason: 'whsec_xyzzyplugh' }],
])('%s is hidden in a log line [SVC-22]', (_what, fields) => {
  const line = logged((log) => log.info(fields, 'asked'))
  expect(line).not.toContain('xyzzyplugh')
  expect(line).toContain('[hidden]')
})

it.each([
  ['backslashes', '\\'.repeat(15_000)],
  ['escaped quotation marks', '\\"token'.repeat(20_000)],
  ['names of parameters', 'token='.repeat(20_000)],
  ['slashes', '//'.repeat(60_000)],
])('a line of many %s is redacted within 100 ms [SEC-16]', (_what, path) => {
  const began = performance.now()
  logged((log) => log.info({ path }, 'answered'))
  expect(performance.now() - began).toBeLessThan(100)
})
