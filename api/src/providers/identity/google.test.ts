import type { ServerResponse } from 'node:http'
import { SignJWT } from 'jose'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createGoogleIdentity, type GoogleOptions } from './google.ts'
import { type IdentityProvider, IdentityProviderDown } from './port.ts'
import { CLIENT_ID, NONCE, startIssuer } from './testing/startIssuer.ts'

const NOW = new Date('2026-11-20T15:00:00Z')
const MINUTE = 60_000

let issuer: Awaited<ReturnType<typeof startIssuer>>
let google: IdentityProvider

beforeAll(async () => {
  issuer = await startIssuer()
})
beforeEach(() => {
  issuer.answerWith()
  google = providerWith()
})
afterAll(() => issuer.close())

function providerWith(options: Partial<GoogleOptions> = {}): IdentityProvider {
  const { url, keysUrl } = issuer
  return createGoogleIdentity({ clientId: CLIENT_ID, issuers: [url], keysUrl, allowInsecure: true, ...options })
}

const verify = (token: string, now = NOW, nonce = NONCE) => google.verifyIdentityToken(token, { nonce, now })
const signed = (change: object = {}, now = NOW) => issuer.sign({ ...issuer.claims(now), ...change })

function unsigned(header: object, claims: object, signature = ''): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  return `${part(header)}.${part(claims)}.${signature}`
}

describe('whom a token names', () => {
  test('a person, by the subject that never changes [AUTH-22]', async () => {
    expect(await verify(await signed())).toEqual({
      subject: '108765432109876543210',
      email: 'amelie@gmail.com',
      emailVerified: true,
      ownsMailbox: true,
      firstName: 'Amélie',
      lastName: 'Gagnon',
      pictureUrl: 'https://pictures.test/amelie.png',
    })
  })

  test.each([false, 'true', undefined])('an address whose proof is %j is not proven', async (emailVerified) => {
    const identity = await verify(await signed({ email_verified: emailVerified }))
    expect(identity).toMatchObject({ emailVerified: false, ownsMailbox: false })
  })

  test.each([
    [{ email: 'amelie@exemple.test' }, false],
    [{ email: 'amelie@exemple.test', hd: 'exemple.test' }, true],
    [{ email: 'amelie@exemple.test', hd: 'other.test' }, false],
    [{ email: 'amelie@gmail.com.evil.test' }, false],
    [{ email: 'amelie@GMAIL.com' }, true],
  ])('%j: the issuer runs the mailbox: %s', async (change, ownsMailbox) => {
    expect(await verify(await signed(change))).toMatchObject({ emailVerified: true, ownsMailbox })
  })

  test('what is not told is empty, and a picture that is not of https is none', async () => {
    const change = { given_name: undefined, family_name: 7, picture: 'javascript:alert(1)' }
    expect(await verify(await signed(change))).toMatchObject({ firstName: '', lastName: '', pictureUrl: null })
  })
})

describe('what opens nothing', () => {
  test.each<[string, object]>([
    ['another audience', { aud: 'another-client' }],
    ['several audiences', { aud: [CLIENT_ID, 'another-client'] }],
    ['another party', { azp: 'another-client' }],
    ['another issuer', { iss: 'https://evil.test' }],
    ['no issuer', { iss: undefined }],
    ['another nonce', { nonce: 'of another sign-in' }],
    ['no nonce', { nonce: undefined }],
    ['no subject', { sub: undefined }],
    ['no address', { email: undefined }],
    ['no address that is one', { email: 'amelie' }],
    ['no expiration', { exp: undefined }],
    ['no time of issue', { iat: undefined }],
  ])('a token with %s', async (_title, change) => {
    expect(await verify(await signed(change))).toBeNull()
  })

  test('a nonce that was never given', async () => {
    expect(await verify(await signed({ nonce: '' }), NOW, '')).toBeNull()
  })

  test('a token expires, with a minute of leeway', async () => {
    const token = await signed()
    const end = NOW.getTime() + 60 * MINUTE
    expect(await verify(token, new Date(end + MINUTE - 1000))).not.toBeNull()
    expect(await verify(token, new Date(end + MINUTE))).toBeNull()
  })

  test('a token that is not valid yet', async () => {
    const notBefore = Math.floor(NOW.getTime() / 1000) + 120
    expect(await verify(await signed({ nbf: notBefore }))).toBeNull()
  })

  test('a token without a signature', async () => {
    const claims = issuer.claims(NOW)
    expect(await verify(unsigned({ alg: 'none', typ: 'JWT' }, claims))).toBeNull()
    expect(await verify(unsigned({ alg: 'RS256', kid: issuer.publicKey().kid }, claims))).toBeNull()
    expect(await verify((await signed()).split('.').slice(0, 2).join('.') + '.')).toBeNull()
  })

  test('a token signed with the public key as if it were a secret', async () => {
    const secret = new TextEncoder().encode(JSON.stringify(issuer.publicKey()))
    const header = { alg: 'HS256', kid: issuer.publicKey().kid ?? '' }
    expect(await verify(await new SignJWT(issuer.claims(NOW)).setProtectedHeader(header).sign(secret))).toBeNull()
  })

  test('a token that brings its own key, or an address where to find one', async () => {
    const stranger = await startIssuer()
    const claims = { ...issuer.claims(NOW) }
    for (const header of [{ jwk: stranger.publicKey() }, { jku: stranger.keysUrl }])
      expect(await verify(await stranger.sign(claims, header))).toBeNull()
    expect(stranger.requests()).toBe(0)
    await stranger.close()
  })

  test('claims changed after they were signed', async () => {
    const [header, , signature = ''] = (await signed()).split('.')
    const claims = Buffer.from(JSON.stringify({ ...issuer.claims(NOW), sub: 'another' })).toString('base64url')
    expect(await verify(`${header}.${claims}.${signature}`)).toBeNull()
  })

  test.each(['', 'garbage', 'a.b.c', '..', 'x'.repeat(100_000)])('no token at all: %j', async (token) => {
    expect(await verify(token)).toBeNull()
  })
})

describe('the keys', () => {
  test('are asked for once', async () => {
    const before = issuer.requests()
    for (let turn = 0; turn < 5; turn += 1) await verify(await signed())
    expect(issuer.requests() - before).toBe(1)
  })

  test('a key that is new is found, a key that is gone no longer counts', async () => {
    google = providerWith({ cooldownMilliseconds: 0 })
    const old = await signed()
    expect(await verify(old)).not.toBeNull()

    await issuer.rotate('key-2')
    expect(await verify(await signed())).not.toBeNull()
    expect(await verify(old)).toBeNull()
  })

  test('tokens of unknown keys do not become requests', async () => {
    await verify(await signed())
    const before = issuer.requests()
    for (let turn = 0; turn < 5; turn += 1)
      expect(await verify(await issuer.sign(issuer.claims(NOW), { kid: `unknown-${turn}` }))).toBeNull()
    expect(issuer.requests()).toBe(before)
  })

  test.each<[string, (response: ServerResponse) => void]>([
    ['a status of 500', (response) => response.writeHead(500).end()],
    ['a page', (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<html></html>')],
    ['another shape', (response) => response.writeHead(200).end('{"keys":"none"}')],
    ['no answer', () => {}],
    ['a connection that is cut', (response) => response.destroy()],
  ])('%s instead of keys is an error, not a refusal', async (_title, answer) => {
    google = providerWith({ deadlineMilliseconds: 300 })
    issuer.answerWith(answer)
    const token = await signed()
    const error = await verify(token).catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(IdentityProviderDown)
    expect(String(error)).not.toContain(token)

    issuer.answerWith()
    expect(await verify(token)).not.toBeNull()
  })

  test('are not read over http unless that is allowed', () => {
    expect(() => createGoogleIdentity({ clientId: CLIENT_ID, keysUrl: issuer.keysUrl })).toThrow(RangeError)
    expect(() => createGoogleIdentity({ clientId: CLIENT_ID })).not.toThrow()
  })
})
