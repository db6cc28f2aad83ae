import {
  getInvitationPlans,
  getInvitations,
  getUsersRegistrationInfo,
  sendInvitation,
} from '@palier/contract/calls/invitations'
import { catalogue, type CallName } from '@palier/contract/catalogue'
import { userRegistrationInfo } from '@palier/contract/wire/user'
import { beforeAll, describe, expect, test } from 'vitest'
import type { TestDatabase } from '../database/testing/createTestDatabase.ts'
import { describeOnOneEngine } from '../database/testing/describeOnBothEngines.ts'
import { addAdministrator, addMember, type Member } from '../testing/addMember.ts'
import { keysOf, refusalOf, startTestApi, type TestApi } from '../testing/startTestApi.ts'

const WANTED = { firstname: 'Émile', lastname: 'Nelligan', plan: 'pro', twoLettersPreferredLanguage: 'fr' } as const

describeOnOneEngine('administration', (open) => {
  let testDatabase: TestDatabase
  let api: TestApi
  let admin: Member

  beforeAll(async () => {
    testDatabase = await open()
    api = await startTestApi(testDatabase)
    admin = await addAdministrator(testDatabase, api)
    return () => api.close()
  })

  describe('who may', () => {
    const names = Object.keys(catalogue) as CallName[]
    const adminCalls = names.filter((name) => catalogue[name].access === 'admin')

    test.each(adminCalls)('ROLE-01 ADMIN-19 ERR-33 %s is refused to everybody but an administrator', async (name) => {
      const { path } = catalogue[name]
      const guest = await api.signIn()
      const member = await addMember(testDatabase, api)
      const answers = [
        await api.post(path, {}),
        await api.post(path, {}, { token: guest.token }),
        await api.post(path, {}, { token: member.token }),
      ]
      expect(answers.map(({ status, body }) => [status, body])).toEqual([
        [401, { success: false, errors: [{ errorCode: 'notAuthenticated' }] }],
        [403, { success: false, errors: [{ errorCode: 'notAdmin' }] }],
        [403, { success: false, errors: [{ errorCode: 'notAdmin' }] }],
      ])
    })

    test('AUTH-19 the role must be active in the token and in the database', async () => {
      const role = { admin: { active: true } }
      const promoted = await addMember(testDatabase, api, { roles: role, tokenRoles: {} })
      const dismissed = await addMember(testDatabase, api, { roles: {}, tokenRoles: role })
      const paused = await addMember(testDatabase, api, { roles: { admin: { active: false } }, tokenRoles: role })
      for (const person of [promoted, dismissed, paused]) {
        expect((await refusalOf(person.send(getInvitations, {}))).code).toBe('notAdmin')
      }
    })
  })

  test('API-35 ADMIN-06 the plans that one may be invited to, base first', async () => {
    const { plans } = await admin.send(getInvitationPlans, {})
    expect(plans).toEqual(['base', 'pioneer', 'vip', 'frugal', 'standard', 'pro', 'elite'])
  })

  test('API-36 D16 the list is read in pages, the newest change first, and searched', async () => {
    const mark = `paged-${crypto.randomUUID()}`
    const own = await startTestApi(testDatabase)
    const someone = await addAdministrator(testDatabase, own)
    for (let at = 1; at <= 5; at += 1) {
      await someone.send(sendInvitation, { ...WANTED, email: `${at}-${mark}@example.com` })
      // Two of one instant stand on either side of a page's end.
      if (at !== 3) own.pass(1000)
    }
    const seen: string[] = []
    let after: string | null | undefined
    do {
      const page = await someone.send(getInvitations, { search: mark.toUpperCase(), first: 2, ...(after && { after }) })
      expect(page.totalCount).toBe(5)
      seen.push(...page.invitations.map(({ email }) => email.charAt(0)))
      after = page.nextCursor
    } while (after)
    expect(seen.toSorted()).toEqual(['1', '2', '3', '4', '5'])
    expect([seen[0], seen[3], seen[4]]).toEqual(['5', '2', '1'])

    const whole = await someone.send(getInvitations, {})
    expect(whole).not.toHaveProperty('totalCount')
    expect((await someone.send(getInvitations, { search: '%' })).invitations).toEqual([])
    expect((await refusalOf(someone.send(getInvitations, { after: 'nowhere' }))).code).toBe('parameter_invalid_empty')
    await own.close()
  })

  test('API-31 ADMIN-02 DATA-25 members are listed, guests are not', async () => {
    const member = await addMember(testDatabase, api, { language: 'en', acceptedTermsVersion: null })
    await api.signIn()
    const { users } = await admin.send(getUsersRegistrationInfo, {})
    expect(users.some(({ firstAuthentificationMethod }) => firstAuthentificationMethod === 'guest')).toBe(false)
    const found = await admin.send(getUsersRegistrationInfo, { search: member.email, first: 10 })
    expect(keysOf(found.users[0])).toEqual(Object.keys(userRegistrationInfo.shape).sort())
    expect(found).toEqual({
      users: [
        {
          firstname: 'Ada',
          lastname: 'Byron',
          email: member.email,
          language: 'en',
          utcDateTime: api.now().toISOString(),
          planName: 'base',
          firstAuthentificationMethod: 'password',
          lastAcceptedTermsVersion: 0,
        },
      ],
      totalCount: 1,
      nextCursor: null,
    })
  })
})
