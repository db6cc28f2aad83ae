import { hasRole } from '@palier/domain/accounts/roles'
import { describe, expect, test } from 'vitest'
import { createSessionVault, sessionOfBearer, sessionOfLogin } from './session.ts'
import { cookieThatKeeps, sealedTextIn } from './sessionCookie.ts'
import { sampleLogin, sampleToken } from '../testing/wireSamples.ts'

const SECRET = 'a-session-secret-of-the-tests-0123456789'
const now = new Date('2026-11-20T15:00:00Z')
const expiresAt = new Date('2026-11-21T03:00:00Z')

describe('the sealed session', () => {
  test('opens to what was sealed, and each sealing looks different [D3]', async () => {
    const vault = createSessionVault([SECRET])
    const session = sessionOfLogin(sampleLogin({ expiresAt }))
    const one = await vault.seal(session)
    const two = await vault.seal(session)
    expect(one).not.toBe(two)
    expect(await vault.open(one, now)).toEqual(session)
    expect(one.length).toBeLessThan(4000)
    for (const word of ['Camille', session.token, session.email]) {
      expect(one).not.toContain(Buffer.from(word).toString('base64url').slice(0, -2))
    }
  })

  test('any change, another secret and foreign text open nothing [D3]', async () => {
    const vault = createSessionVault([SECRET])
    const sealed = await vault.seal(sessionOfLogin(sampleLogin({ expiresAt })))
    const parts = sealed.split('.')
    const changed = parts.flatMap((part, at) => {
      if (part === '') return []
      const flipped = (part.startsWith('A') ? 'B' : 'A') + part.slice(1)
      return parts.map((same, index) => (index === at ? flipped : same)).join('.')
    })
    for (const text of [...changed, sealed.slice(0, -5), 'x', '', 'a.b.c.d.e', sampleToken({ expiresAt })]) {
      expect(await vault.open(text, now), text.slice(0, 30)).toBeNull()
    }
    const other = createSessionVault([`${SECRET}!`])
    expect(await other.open(sealed, now)).toBeNull()
  })

  test('one that was sealed before a new secret came opens as long as the old one stands behind it', async () => {
    const NEXT = 'the-next-session-secret-of-the-tests-0123456789'
    const session = sessionOfLogin(sampleLogin({ expiresAt }))
    const sealed = await createSessionVault([SECRET]).seal(session)
    const both = createSessionVault([NEXT, SECRET])
    expect(await both.open(sealed, now)).toEqual(session)
    expect(await createSessionVault([NEXT]).open(sealed, now)).toBeNull()
    expect(await createSessionVault([NEXT]).open(await both.seal(session), now)).toEqual(session)
  })

  test('opened again it is another object with the same content, which what is done to the first does not change', async () => {
    const vault = createSessionVault([SECRET])
    const session = sessionOfLogin(sampleLogin({ expiresAt }))
    const sealed = await vault.seal(session)
    const first = await vault.open(sealed, now)
    if (first) first.firstName = 'Somebody'
    const second = await vault.open(sealed, now)
    expect(second).not.toBe(first)
    expect(second).toEqual(session)
    expect(await vault.open(sealed, new Date(expiresAt.getTime() + 1))).toBeNull()
    const flipped = sealed.slice(0, -1) + (sealed.endsWith('A') ? 'Q' : 'A')
    expect(await vault.open(flipped, now)).toBeNull()
  })

  test('an expired one opens nothing [AUTH-11]', async () => {
    const vault = createSessionVault([SECRET])
    const sealed = await vault.seal(sessionOfLogin(sampleLogin({ expiresAt })))
    expect(await vault.open(sealed, new Date(expiresAt.getTime() - 1))).not.toBeNull()
    expect(await vault.open(sealed, expiresAt)).toBeNull()
  })
})

describe('the roles', () => {
  const rolesOf = (role: unknown) => sessionOfLogin(sampleLogin({ role, expiresAt })).roles

  test('are those of the token, written as an object or as its text [AUTH-19]', () => {
    const role = { admin: { active: true }, demonstration: { active: false } }
    for (const written of [role, JSON.stringify(role)]) {
      expect(hasRole(rolesOf(written), 'admin')).toBe(true)
      expect(hasRole(rolesOf(written), 'demonstration')).toBe(false)
    }
  })

  test.each([
    [undefined],
    ['admin'],
    [['admin']],
    [{ admin: true }],
    ['{"admin":'],
    [{ __proto__: { admin: { active: true } } }],
  ])('%j is no role [AUTH-19]', (role) => {
    expect(hasRole(rolesOf(role), 'admin')).toBe(false)
  })
})

describe('the token of a script', () => {
  test('tells who it speaks for [D3]', () => {
    expect(sessionOfBearer(sampleToken({ userId: 'u', expiresAt }), now)).toMatchObject({
      userId: 'u',
      expiration: expiresAt.toISOString(),
    })
  })

  test('opens nothing when it is no token, or over [D3]', () => {
    expect(sessionOfBearer('opaque', now)).toBeNull()
    expect(sessionOfBearer(sampleToken({ expiresAt: now }), now)).toBeNull()
  })
})

describe('the cookie', () => {
  test('lasts as long as the token [D3]', () => {
    const session = sessionOfLogin(sampleLogin({ expiresAt }))
    expect(cookieThatKeeps('sealed', session, now)).toBe(
      '__Host-palier=sealed; Path=/; HttpOnly; Secure; SameSite=Strict; Max-Age=43200',
    )
  })

  test('is found among others', () => {
    expect(sealedTextIn('a=1; __Host-palier=sealed; b=2')).toBe('sealed')
    for (const header of [undefined, '', 'palier=x', '__Host-palier=', 'x__Host-palier=y']) {
      expect(sealedTextIn(header)).toBeNull()
    }
  })
})
