import { SignJWT } from 'jose'
import { expect, test } from 'vitest'
import { createAccessTokens } from './accessTokens.ts'

const SECRET = 'a-token-secret-of-the-tests-0123456789'
const NOW = new Date('2026-11-20T15:00:00Z')
const HOUR = 3_600_000
const content = {
  userId: '11111111-1111-4111-8111-111111111111',
  sessionId: '22222222-2222-4222-8222-222222222222',
  roles: { demonstration: { active: true } },
  expiresAt: new Date(NOW.getTime() + HOUR),
}
const tokens = createAccessTokens([SECRET])

function claimsOf(token: string): Record<string, unknown> {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
}

const HEADER = { alg: 'HS256', typ: 'JWT' }

function forged(secret: string, change: (token: SignJWT) => SignJWT = (token) => token, header = HEADER) {
  const token = new SignJWT({ sid: content.sessionId, role: { admin: { active: true } } })
    .setProtectedHeader(header)
    .setIssuer('palier')
    .setAudience('palier')
    .setSubject(content.userId)
    .setExpirationTime(content.expiresAt)
  return change(token).sign(new TextEncoder().encode(secret))
}

test('the role claim is a map of role name to an object with an active flag [AUTH-19]', async () => {
  const { role, sid, sub, exp } = claimsOf(await tokens.issue(content, NOW))
  expect(role).toEqual({ demonstration: { active: true } })
  expect({ sid, sub, exp }).toEqual({ sid: content.sessionId, sub: content.userId, exp: NOW.getTime() / 1000 + 3600 })
})

test('what was issued is read until it expires [GEN-19]', async () => {
  const token = await tokens.issue(content, NOW)
  const named = { userId: content.userId, sessionId: content.sessionId, tokenRoles: content.roles }
  expect(await tokens.read(token, NOW)).toEqual(named)
  expect(await tokens.read(token, new Date(NOW.getTime() + HOUR - 1000))).toEqual(named)
  expect(await tokens.read(token, new Date(NOW.getTime() + HOUR))).toBeNull()
})

test('what was issued before a new secret came is read as long as the old one stands behind it', async () => {
  const NEXT = 'the-next-token-secret-of-the-tests-0123456789'
  const both = createAccessTokens([NEXT, SECRET])
  const [old, fresh] = [await tokens.issue(content, NOW), await both.issue(content, NOW)]
  for (const token of [old, fresh]) expect((await both.read(token, NOW))?.userId).toBe(content.userId)
  expect(await createAccessTokens([NEXT]).read(old, NOW)).toBeNull()
  expect((await createAccessTokens([NEXT]).read(fresh, NOW))?.userId).toBe(content.userId)
})

test.each<[string, () => Promise<string>]>([
  ['signed with another secret', () => forged('another-secret-of-the-tests-0123456789')],
  ['by another issuer', () => forged(SECRET, (token) => token.setIssuer('elsewhere'))],
  ['for another audience', () => forged(SECRET, (token) => token.setAudience('elsewhere'))],
  ['under another algorithm', () => forged(SECRET, undefined, { ...HEADER, alg: 'HS512' })],
  ['of another kind', () => forged(SECRET, undefined, { ...HEADER, typ: 'at+jwt' })],
  ['without a session', () => forged(SECRET, (token) => token.setSubject('not an id'))],
  ['that is no token', async () => 'garbage'],
])('a token %s opens nothing', async (_title, forge) => {
  expect(await tokens.read(await forge(), NOW)).toBeNull()
})

test('a token whose signature was cut off or whose algorithm says none opens nothing', async () => {
  const [, claims] = (await tokens.issue(content, NOW)).split('.')
  const header = Buffer.from(JSON.stringify({ alg: 'none', typ: 'JWT' })).toString('base64url')
  expect(await tokens.read(`${header}.${claims}.`, NOW)).toBeNull()
  const [own, ownClaims] = (await tokens.issue(content, NOW)).split('.')
  expect(await tokens.read(`${own}.${ownClaims}.`, NOW)).toBeNull()
})

test('a token that never expires is refused', async () => {
  const token = await new SignJWT({ sid: content.sessionId })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuer('palier')
    .setAudience('palier')
    .setSubject(content.userId)
    .sign(new TextEncoder().encode(SECRET))
  expect(await tokens.read(token, NOW)).toBeNull()
})
