import { expect, test } from 'vitest'
import { readSmtpUrl } from './smtpUrl.ts'

test.each([
  ['smtp://mail.test', { host: 'mail.test', port: 587, secure: false, requireTLS: true, ignoreTLS: false }],
  ['smtps://mail.test', { host: 'mail.test', port: 465, secure: true, requireTLS: false, ignoreTLS: false }],
  ['smtp://mail.test:25?ignoreTLS=true', { port: 25, requireTLS: false, ignoreTLS: true }],
  ['smtps://mail.test?ignoreTLS=true', { secure: true, ignoreTLS: false }],
  ['smtp://[::1]:2525', { host: '::1', port: 2525 }],
  ['smtp://a%40b.test:p%40ss%2F@mail.test', { auth: { user: 'a@b.test', pass: 'p@ss/' } }],
])('%s', (text, expected) => {
  expect(readSmtpUrl(text)).toMatchObject(expected)
})

test.each(['', 'mail.test', 'http://mail.test', 'smtp://', 'smtp://me:secret@mail.test?tls.rejectUnauthorized=false'])(
  'no server is meant by "%s", and no secret is in the sentence that says so',
  (text) => {
    expect(() => readSmtpUrl(text)).toThrow(RangeError)
    expect(() => readSmtpUrl(text)).not.toThrow(/secret/)
  },
)
