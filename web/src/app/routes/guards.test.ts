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
    'NAV-34 %s needs somebody signed in',
    (name) => {
      const refusal = refusalOf(page(name), { user: null, acceptedTermsVersion: null })
      expect(refusal).toBe('notAuthenticated')
      expect(detourOf('notAuthenticated')).toBe('/')
    },
  )

  test('NAV-35 Admin needs the active role', () => {
    const visit = (roles: StoredUser['roles']) =>
      refusalOf(page('Admin'), { user: user(roles), acceptedTermsVersion: CURRENT })
    expect(visit({})).toBe('notAdmin')
    expect(visit({ admin: { active: false } })).toBe('notAdmin')
    expect(visit({ admin: { active: true } })).toBeNull()
    expect(detourOf('notAdmin')).toBe('/')
  })

  test('NAV-38 terms of another version lead to the terms page, which stays open itself', () => {
    const visitor = { user: user(), acceptedTermsVersion: 220921 }
    expect(refusalOf(page('Home'), visitor)).toBe('termsNotAccepted')
    expect(detourOf('termsNotAccepted')).toBe('/legal/terms-conditions?v=221201')
    for (const name of ['TermsAndConditions', 'PrivacyPolicy', 'CookiePolicy', 'UnlockAccess'] as const) {
      expect(refusalOf(page(name), visitor), name).toBeNull()
    }
    expect(refusalOf(page('Home'), { ...visitor, acceptedTermsVersion: CURRENT })).toBeNull()
  })

  test('AUTH-23 a guest never meets the terms', () => {
    const guest = user({ demonstration: { active: true } })
    expect(refusalOf(page('Home'), { user: guest, acceptedTermsVersion: 220921 })).toBeNull()
  })

  test('NAV-25 UnlockAccess passes every guard', () => {
    expect(refusalOf(page('UnlockAccess'), { user: null, acceptedTermsVersion: 1 })).toBeNull()
  })

  test('NAV-39 any other failure leads Home with its code', () => {
    expect(detourOf('InternalServerError')).toBe('/?e=InternalServerError')
    expect(detourOf('a&b')).toBe('/?e=a%26b')
  })
})
