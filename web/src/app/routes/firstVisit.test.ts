import { createMockEnvironment } from 'relay-test-utils'
import { afterEach, describe, expect, test } from 'vitest'
import { problemAnswer } from '../../testing/answerOperation.ts'
import { createStorage } from '../../device/storage/storage.ts'
import { takeUpInvitation } from './firstVisit.ts'

const arriveBy = (link: string) => window.history.replaceState(null, '', `/register/form${link}`)

afterEach(() => arriveBy(''))

function setUp() {
  return { environment: createMockEnvironment(), storage: createStorage(localStorage) }
}

describe('the first visit with an invitation', () => {
  test('a new token is kept and told to the server [NAV-36] [STORE-03] [API-38]', async () => {
    const { environment, storage } = setUp()
    arriveBy('#inviteToken=abc')
    const taken = takeUpInvitation(environment, storage)
    expect(environment.mock.getMostRecentOperation().request.variables).toEqual({ input: { token: 'abc' } })
    const invited = { email: 'marie@example.ca', firstName: 'Marie', lastName: 'Laurin' }
    const visitWithInvitation = { __typename: 'VisitWithInvitationPayload', ...invited, language: 'EN' }
    environment.mock.resolveMostRecentOperation({ data: { visitWithInvitation } })
    expect(await taken).toBeNull()
    expect(storage.inviteToken.read()).toBe('abc')
    expect(storage.invited.read()).toEqual({ token: 'abc', ...invited, language: 'en' })
    expect(window.location.href).not.toContain('abc')
  })

  test.each(['', '#inviteToken=', '?inviteToken=abc', '#inviteToken=abc'])(
    'nothing new in "%s": nothing is sent [NAV-36]',
    async (query) => {
      const { environment, storage } = setUp()
      arriveBy(query)
      storage.inviteToken.write('abc')
      expect(await takeUpInvitation(environment, storage)).toBeNull()
      expect(environment.mock.getAllOperations()).toEqual([])
      expect(storage.inviteToken.read()).toBe('abc')
    },
  )

  test('a refused token is forgotten, and its code is said [NAV-37]', async () => {
    const { environment, storage } = setUp()
    arriveBy('#inviteToken=abc')
    const taken = takeUpInvitation(environment, storage)
    const visitWithInvitation = problemAnswer('InvitationTokenInvalid')
    environment.mock.resolveMostRecentOperation({ data: { visitWithInvitation } })
    expect(await taken).toBe('InvitationTokenInvalid')
    expect(storage.inviteToken.read()).toBeNull()
  })

  test('a server that does not answer refuses nothing [NAV-36]', async () => {
    const { environment, storage } = setUp()
    arriveBy('#inviteToken=abc')
    const taken = takeUpInvitation(environment, storage)
    environment.mock.rejectMostRecentOperation(new Error('no answer'))
    expect(await taken).toBeNull()
    expect(storage.inviteToken.read()).toBe('abc')
  })
})
