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

  test('nine names with one prefix, whom an invitation names, how many edits wait, whether single keys are off, whether first steps are begun, whether amounts are hidden, and who stores pages for reading offline [STORE-01] [STORE-02] [STORE-03] [STORE-04] [STORE-05] [STORE-06] [STORE-07] [STORE-08] [STORE-09]', () => {
    expect(Object.values(storage).map(({ key }) => key)).toEqual([
      'palier.user',
      'palier.access',
      'palier.inviteToken',
      'palier.invited',
      'palier.allowCookies',
      'palier.dismissedMessages',
      'palier.acceptedTermsVersion',
      'palier.currency',
      'palier.language',
      'palier.preproductionKey',
      'palier.queuedEdits',
      'palier.singleKeysOff',
      'palier.firstSteps',
      'palier.hiddenAmounts',
      'palier.offlinePages',
    ])
  })

  test.each([
    ['STORE-02', 'access', 'marie@palier.test'],
    ['STORE-03', 'inviteToken', 'abc'],
    ['STORE-04', 'allowCookies', '2026-11-21T10:00:00.000Z'],
    ['STORE-06', 'acceptedTermsVersion', 221201],
    ['STORE-07', 'currency', 'USD'],
    ['STORE-08', 'language', 'en'],
    ['STORE-09', 'preproductionKey', 'sesame'],
  ] as const)('%s %s is read as it was kept, and gone once it is cleared', (_requirement, name, value) => {
    localStorage.setItem(`palier.${name}`, JSON.stringify(value))
    expect(storage[name].read()).toBe(value)
    storage[name].clear()
    expect(localStorage.getItem(`palier.${name}`)).toBeNull()
  })

  test('what is written is there on the next visit [STORE-01] [STORE-07] [STORE-08]', () => {
    storage.user.write(user)
    storage.currency.write('USD')
    storage.language.write('en')
    const next = createStorage(localStorage)
    expect([next.user.read(), next.currency.read(), next.language.read()]).toEqual([user, 'USD', 'en'])
  })

  test('the stored user has exactly these keys, and no token [AUTH-15]', () => {
    localStorage.setItem('palier.user', JSON.stringify({ ...user, token: 'secret' }))
    expect(storage.user.read()).toEqual(user)

    storage.user.write(user)
    const kept = JSON.parse(localStorage.getItem('palier.user') ?? '{}')
    expect(Object.keys(kept).sort()).toEqual(
      ['email', 'expiration', 'firstname', 'fullname', 'imageUrl', 'lastname', 'nickname', 'roles', 'userId'].sort(),
    )
  })

  test('dismissals are kept as code and date [STORE-05]', () => {
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
  ] as const)('to STORE-09 %s: what cannot be read counts as absent (%s) [STORE-01]', (name, text) => {
    localStorage.setItem(`palier.${name}`, text)
    expect(storage[name].read()).toBeNull()
  })

  test('a full storage costs the next visit its memory, never this one [STORE-08]', () => {
    const full: KeyValueStore = {
      getItem: () => null,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError')
      },
      removeItem: () => {},
    }
    expect(() => createStorage(full).language.write('en')).not.toThrow()
  })

  test('a change in another tab is heard, one of another name is not [AUTH-13]', () => {
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
