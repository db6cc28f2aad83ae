import { describe, expect, test } from 'vitest'
import type { StoredUser } from '../../device/storage/storedUser.ts'
import { detourOf, refusalOf } from './guards.ts'
import { PAGES } from './routes.ts'

const CURRENT = 221201

function user(roles: StoredUser['roles'] = {}): StoredUser {
  const texts = { userId: 'u', email: '', nickname: '', fullname: '', firstname: '', lastname: '' }
  return { ...texts, imageUrl: null, roles, expiration: '2026-11-22T00:00:00Z' }
}

function page(name: (typeof PAGES)[number]['name']) {
  const found = PAGES.find((one) => one.name === name)
  if (!found) throw new Error(`No page ${name}`)
  return found
}

describe('the guard, by what the browser knows', () => {
  test.each(['List', 'Portfolio', 'Stock', 'MyAccount', 'Admin', 'Dashboard2'] as const)(
    '%s needs somebody signed in [NAV-34]',
    (name) => {
      const refusal = refusalOf(page(name), { user: null, acceptedTermsVersion: null })
      expect(refusal).toBe('notAuthenticated')
      expect(detourOf('notAuthenticated')).toBe('/')
    },
  )

  test('Admin needs the active role [NAV-35]', () => {
    const visit = (roles: StoredUser['roles']) =>
      refusalOf(page('Admin'), { user: user(roles), acceptedTermsVersion: CURRENT })
    expect(visit({})).toBe('notAdmin')
    expect(visit({ admin: { active: false } })).toBe('notAdmin')
    expect(visit({ admin: { active: true } })).toBeNull()
    expect(detourOf('notAdmin')).toBe('/')
  })

  test('terms of another version lead to the terms page, which stays open itself [NAV-38]', () => {
    const visitor = { user: user(), acceptedTermsVersion: 220921 }
    expect(refusalOf(page('Home'), visitor)).toBe('termsNotAccepted')
    expect(detourOf('termsNotAccepted')).toBe('/legal/terms-conditions?v=221201')
    for (const name of ['TermsAndConditions', 'PrivacyPolicy', 'CookiePolicy', 'UnlockAccess'] as const) {
      expect(refusalOf(page(name), visitor), name).toBeNull()
    }
    expect(refusalOf(page('Home'), { ...visitor, acceptedTermsVersion: CURRENT })).toBeNull()
  })

  test('a guest never meets the terms [AUTH-23]', () => {
    const guest = user({ demonstration: { active: true } })
    expect(refusalOf(page('Home'), { user: guest, acceptedTermsVersion: 220921 })).toBeNull()
  })

  test('UnlockAccess passes every guard [NAV-25]', () => {
    expect(refusalOf(page('UnlockAccess'), { user: null, acceptedTermsVersion: 1 })).toBeNull()
  })

  test('any other failure leads Home with its code [NAV-39]', () => {
    expect(detourOf('InternalServerError')).toBe('/?e=InternalServerError')
    expect(detourOf('a&b')).toBe('/?e=a%26b')
  })
})
