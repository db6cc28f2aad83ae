import type { RequestParameters } from 'relay-runtime'
import { expect, test } from 'vitest'
import { createStorage } from '../../device/storage/storage.ts'
import type { StoredUser } from '../../device/storage/storedUser.ts'
import { createOfflineResponses } from './keptAnswers.ts'

const operation: RequestParameters = { id: 'abc', name: 'HomeQuery', operationKind: 'query', text: null, metadata: {} }
const member: StoredUser = {
  userId: 'u1',
  email: 'marie@palier.test',
  nickname: 'Marie',
  fullname: 'Marie Lavoie',
  firstname: 'Marie',
  lastname: 'Lavoie',
  imageUrl: null,
  roles: {},
  expiration: '2026-11-22T12:00:00Z',
}

test('a page is stored on the device only for a member who asked for it there [SEC-11]', () => {
  localStorage.clear()
  const storage = createStorage(localStorage)
  const { keyOf } = createOfflineResponses(storage)
  const key = () => keyOf(operation, { a: 1 })

  storage.offlinePages.write('u1')
  expect(key()).toBeNull()
  storage.user.write(member)
  expect(key()).toBe('u1 abc {"a":1}')
  storage.user.write({ ...member, userId: 'u2' })
  expect(key()).toBeNull()
  storage.user.write({ ...member, roles: { demonstration: { active: true } } })
  expect(key()).toBeNull()
  storage.user.write(member)
  storage.offlinePages.clear()
  expect(key()).toBeNull()
})
