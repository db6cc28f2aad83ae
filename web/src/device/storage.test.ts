import { beforeEach, describe, expect, test, vi } from 'vitest'
import { createStorage, onOtherTabChange, type KeyValueStore } from './storage.ts'
import type { StoredUser } from './storedUser.ts'

const user: StoredUser = {
  userId: 'u1',
  email: 'marie@palier.test',
  nickname: 'Marie',
  fullname: 'Marie Lavoie',
  firstname: 'Marie',
  lastname: 'Lavoie',
  imageUrl: null,
  roles: { demonstration: { active: true } },
  expiration: '2026-11-22T12:00:00Z',
}

describe('what the browser keeps', () => {
  let storage: ReturnType<typeof createStorage>
  beforeEach(() => {
    storage = createStorage(localStorage)
  })

  test('STORE-01 to STORE-09 nine names with one prefix', () => {
    expect(Object.values(storage).map(({ key }) => key)).toEqual([
      'palier.user',
      'palier.access',
      'palier.inviteToken',
      'palier.allowCookies',
      'palier.dismissedMessages',
      'palier.acceptedTermsVersion',
      'palier.currency',
      'palier.language',
      'palier.preproductionKey',
    ])
  })

  test('AUTH-15 the stored user has exactly these keys, and no token', () => {
    localStorage.setItem('palier.user', JSON.stringify({ ...user, token: 'secret' }))
    expect(storage.user.read()).toEqual(user)

    storage.user.write(user)
    const kept = JSON.parse(localStorage.getItem('palier.user') ?? '{}')
    expect(Object.keys(kept).sort()).toEqual(
      ['email', 'expiration', 'firstname', 'fullname', 'imageUrl', 'lastname', 'nickname', 'roles', 'userId'].sort(),
    )
  })

  test('STORE-05 dismissals are kept as code and date', () => {
    storage.dismissedMessages.write({ ExpiredCard: '2026-11-21T10:00:00.000Z' })
    expect(JSON.parse(localStorage.getItem('palier.dismissedMessages') ?? '')).toEqual({
      ExpiredCard: '2026-11-21T10:00:00.000Z',
    })
  })

  test.each([
    ['user', 'not json'],
    ['user', '{"userId":1}'],
    ['user', JSON.stringify({ ...user, roles: { admin: true } })],
    ['user', JSON.stringify({ ...user, expiration: 'tomorrow' })],
    ['access', '7'],
    ['allowCookies', '"yes"'],
    ['dismissedMessages', '[]'],
    ['acceptedTermsVersion', '"221201"'],
    ['currency', '"EUR"'],
    ['language', '"de"'],
    ['preproductionKey', '""'],
  ] as const)('STORE-01 %s: what cannot be read counts as absent (%s)', (name, text) => {
    localStorage.setItem(`palier.${name}`, text)
    expect(storage[name].read()).toBeNull()
  })

  test('STORE-08 a full storage costs the next visit its memory, never this one', () => {
    const full: KeyValueStore = {
      getItem: () => null,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError')
      },
      removeItem: () => {},
    }
    expect(() => createStorage(full).language.write('en')).not.toThrow()
  })

  test('AUTH-13 a change in another tab is heard, one of another name is not', () => {
    const heard = vi.fn()
    const stop = onOtherTabChange(storage.user.key, heard)
    dispatchEvent(new StorageEvent('storage', { key: 'palier.language' }))
    expect(heard).not.toHaveBeenCalled()
    dispatchEvent(new StorageEvent('storage', { key: 'palier.user' }))
    expect(heard).toHaveBeenCalledOnce()
    stop()
    dispatchEvent(new StorageEvent('storage', { key: null }))
    expect(heard).toHaveBeenCalledOnce()
  })
})
