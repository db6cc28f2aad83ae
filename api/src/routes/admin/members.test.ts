import {
  getInvitationPlans,
  getInvitations,
  getUsersRegistrationInfo,
  sendInvitation,
} from '@palier/contract/admin/invitationCalls'
import { getFeedbacks, submitFeedback } from '@palier/contract/admin/feedbackCalls'
import { getAuditLog, setAccountBanned } from '@palier/contract/admin/adminCalls'
import { testToken } from '@palier/contract/accounts/authenticationCalls'
import { userFeedback, userRegistrationInfo } from '@palier/contract/accounts/userSchemas'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { users } from '../../database/schema/accounts.ts'
import { invitations } from '../../database/schema/invitations.ts'
import type { TestDatabase } from '../../database/testing/createTestDatabase.ts'
import { describeOnOneEngine } from '../../database/testing/describeOnBothEngines.ts'
import { addAdministrator, addMember, type Member } from '../../testing/addMember.ts'
import { humanTokenFor } from '../../testing/humanToken.ts'
import { keysOf, refusalOf, startTestApi, type TestApi } from '../../testing/startTestApi.ts'

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
    test('the role must be active in the token and in the database [AUTH-19]', async () => {
      const role = { admin: { active: true } }
      const promoted = await addMember(testDatabase, api, { roles: role, tokenRoles: {} })
      const dismissed = await addMember(testDatabase, api, { roles: {}, tokenRoles: role })
      const paused = await addMember(testDatabase, api, { roles: { admin: { active: false } }, tokenRoles: role })
      for (const person of [promoted, dismissed, paused]) {
        expect((await refusalOf(person.send(getInvitations, {}))).code).toBe('notAdmin')
      }
    })
  })

  test('the plans that one may be invited to, base first [API-35] [ADMIN-06]', async () => {
    const { plans } = await admin.send(getInvitationPlans, {})
    expect(plans).toEqual(['base', 'pioneer', 'vip', 'frugal', 'standard', 'pro', 'elite'])
  })

  test('the list is read in pages, the newest change first, and searched [API-36] [D16]', async () => {
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
    expect((await refusalOf(someone.send(getInvitations, { after: 'nowhere' }))).code).toBe('BadCursor')
    await own.close()
  })

  test('an administrator bans an account, which ends its session, and lifts the ban [SPEC-10]', async () => {
    const member = await addMember(testDatabase, api)
    const { email } = member
    const isListedAsBanned = async () =>
      (await admin.send(getUsersRegistrationInfo, { search: email })).users.map(({ isBanned }) => isBanned)
    await admin.send(setAccountBanned, { email: email.toUpperCase(), isBanned: true })
    expect(await isListedAsBanned()).toEqual([true])
    expect((await refusalOf(member.send(testToken, {}))).code).toBe('notAuthenticated')
    api.pass(1)
    await admin.send(setAccountBanned, { email, isBanned: false })
    expect(await isListedAsBanned()).toEqual([false])
    const { entries } = await admin.send(getAuditLog, { search: email })
    expect(entries.map(({ action }) => action)).toEqual(['accountUnbanned', 'accountBanned'])
    const refused = async (address: string) =>
      (await refusalOf(admin.send(setAccountBanned, { email: address, isBanned: true }))).code
    expect(await refused('nobody@palier.test')).toBe('resource_missing')
    expect(await refused(admin.email)).toBe('parameter_invalid_empty')
  })

  test('members are listed, guests are not [API-31] [ADMIN-02] [DATA-25]', async () => {
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
          isBanned: false,
        },
      ],
      totalCount: 1,
      cursors: [expect.any(String)],
      nextCursor: null,
    })
  })

  describe('orders', () => {
    const NAMES = ['Zoé', 'adam', 'Béatrice', 'adam', 'Éloïse', 'bob']
    const STATUSES = ['pending', 'invitationAsked', 'accountActivated', 'sentBack', 'accountCreated', 'webSiteVisited']
    const mark = `ordered-${crypto.randomUUID()}`
    const at = (index: number) => new Date(api.now().getTime() - (index % 4) * 1000)

    beforeAll(async () => {
      await testDatabase.database.insert(users).values(
        NAMES.map((lastName, index) => ({
          ...{
            id: crypto.randomUUID(),
            email: `${index}-${mark}@example.com`,
            firstName: lastName,
            lastName,
            roles: {},
          },
          ...{
            planName: index % 2 ? 'pro' : 'base',
            firstAuthenticationMethod: 'password' as const,
            createdAt: at(index),
          },
        })),
      )
      await testDatabase.database.execute(sql`
        insert into preferences (user_id, language, currency, score_fallback, score_fifty_two_weeks, score_thresholds, updated_at)
        select id, 'fr', 'CAD', 'none', 0, 1, created_at from users where email like ${`%${mark}%`}`)
      await testDatabase.database.insert(invitations).values(
        NAMES.map((lastName, index) => ({
          ...{ id: crypto.randomUUID(), email: `${index}-${mark}@example.com`, firstName: 'Ada', lastName },
          ...{ planName: 'pro', status: STATUSES[index] ?? 'pending', language: 'fr' },
          ...{ createdAt: at(index), updatedAt: at(index) },
        })) as (typeof invitations.$inferInsert)[],
      )
    })

    type Read<Row> = (page: { first?: number; after?: string }) => Promise<{ rows: Row[]; nextCursor?: string | null }>

    /** All rows, in the order of their pages of two. */
    async function inPages<Row>(read: Read<Row>): Promise<Row[]> {
      const seen: Row[] = []
      let after: string | null | undefined
      do {
        const page = await read({ first: 2, ...(after && { after }) })
        expect(page.rows.length).toBeLessThanOrEqual(2)
        seen.push(...page.rows)
        after = page.nextCursor
      } while (after)
      return seen
    }

    const readMembers = (by: 'email' | 'firstname' | 'lastname' | 'planName' | 'utcDateTime', isDescending: boolean) =>
      inPages(async (page) => {
        const sort = { by, isDescending }
        const wish = { search: mark, sort, ...page }
        const { users: rows, nextCursor, cursors } = await admin.send(getUsersRegistrationInfo, wish)
        const [after] = cursors ?? []
        if (after !== undefined) {
          const behind = await admin.send(getUsersRegistrationInfo, { ...wish, after })
          expect(behind.users.slice(0, rows.length - 1)).toEqual(rows.slice(1))
        }
        return { rows, nextCursor: nextCursor ?? null }
      })

    test.each(['email', 'firstname', 'lastname', 'planName', 'utcDateTime'] as const)(
      'members by %s: every page once, both ways round, and behind any row [API-31] [D16]',
      async (by) => {
        const up = await readMembers(by, false)
        const down = await readMembers(by, true)
        expect(new Set(up.map(({ email }) => email)).size).toBe(NAMES.length)
        expect(down.map(({ email }) => email)).toEqual(up.map(({ email }) => email).toReversed())
        const values = up.map((row) => row[by])
        if (by !== 'lastname' && by !== 'firstname') expect(values).toEqual(values.toSorted())
        // Capitals are no other letters.
        else expect(values.slice(0, 3).map((name) => name.toLowerCase())).toEqual(['adam', 'adam', 'bob'])
      },
    )

    test('invitations by each order, and each group alone [API-36] [D16] [ADMIN-03]', async () => {
      for (const by of ['email', 'lastname', 'status', 'lastUpdateDate'] as const) {
        const rows = await inPages(async (page) => {
          const sort = { by, isDescending: false }
          const { invitations: found, nextCursor } = await admin.send(getInvitations, { search: mark, sort, ...page })
          return { rows: found, nextCursor: nextCursor ?? null }
        })
        expect(new Set(rows.map(({ email }) => email)).size).toBe(NAMES.length)
        if (by !== 'lastname') expect(rows.map((row) => row[by])).toEqual(rows.map((row) => row[by]).toSorted())
      }
      const inGroup = async (group: 'asked' | 'sent' | 'completed') => {
        const found = await admin.send(getInvitations, { search: mark, group, first: 10 })
        expect(found.totalCount).toBe(found.invitations.length)
        return found.invitations.map(({ status }) => status).toSorted()
      }
      expect(await inGroup('asked')).toEqual(['invitationAsked'])
      expect(await inGroup('sent')).toEqual(['pending', 'sentBack', 'webSiteVisited'])
      expect(await inGroup('completed')).toEqual(['accountActivated', 'accountCreated'])
    })

    test('a cursor of another order, or none of ours, is refused and reaches no statement [D16]', async () => {
      const sort = { by: 'utcDateTime', isDescending: true } as const
      const { nextCursor } = await admin.send(getUsersRegistrationInfo, { search: mark, sort, first: 1 })
      const id = crypto.randomUUID()
      const forged = (...content: unknown[]) => Buffer.from(JSON.stringify(content)).toString('base64url')
      const hostile = [
        'nowhere',
        forged('utcDateTime', true, '2026-99-99T00:00:00.000Z', id),
        forged('utcDateTime', true, "'; drop table users", id),
        forged('utcDateTime', true, '2026-11-20T15:00:00.000Z', 'no id'),
        forged('utcDateTime', true, 12, id),
        forged('constructor', true, '1', id),
      ]
      for (const after of hostile) {
        const refused = await refusalOf(admin.send(getUsersRegistrationInfo, { sort, after, first: 1 }))
        expect([refused.code, refused.errors[0]?.params]).toEqual(['BadCursor', { field: 'after' }])
      }
      const other = { by: 'email', isDescending: true } as const
      const after = nextCursor ?? ''
      expect((await refusalOf(admin.send(getUsersRegistrationInfo, { sort: other, after, first: 1 }))).status).toBe(400)
    })
  })

  test('comments with their authors, by date and by rating, searched by what they say [API-46] [ADMIN-11]', async () => {
    const mark = crypto.randomUUID()
    const members = [await addMember(testDatabase, api), await addMember(testDatabase, api)]
    const given = [
      { rating: 0.5, comment: `Trop lent ${mark}` },
      { rating: 4.5, comment: `<b>Clair</b> ${mark}` },
      { rating: 4.5, comment: `Rien à redire ${mark}` },
    ]
    for (const [index, feedback] of given.entries()) {
      const member = members[index % 2]
      if (!member) continue
      const token = await humanTokenFor(api, 'feedback')
      await member.send(submitFeedback, { ...feedback, userId: member.userId, token })
      api.pass(1000)
    }
    const { feedbacks } = await admin.send(getFeedbacks, { search: mark })
    expect(keysOf(feedbacks[0])).toEqual(Object.keys(userFeedback.shape).sort())
    expect(feedbacks.map(({ comment }) => comment)).toEqual(given.map(({ comment }) => comment).toReversed())
    expect(feedbacks[1]).toMatchObject({
      author: { firstname: 'Ada', lastname: 'Byron', email: members[1]?.email },
      rating: 4.5,
    })
    const sort = { by: 'rating', isDescending: false } as const
    const first = await admin.send(getFeedbacks, { search: mark, sort, first: 2 })
    expect([first.totalCount, first.feedbacks[0]?.rating]).toEqual([3, 0.5])
    const rest = await admin.send(getFeedbacks, { search: mark, sort, first: 2, after: first.nextCursor ?? '' })
    expect([...first.feedbacks, ...rest.feedbacks].map(({ id }) => id).toSorted()).toEqual(
      feedbacks.map(({ id }) => id).toSorted(),
    )
    expect((await admin.send(getFeedbacks, { search: `TROP LENT ${mark}`, first: 5 })).feedbacks).toHaveLength(1)
    expect((await admin.send(getFeedbacks, { search: members[1]?.email ?? '', first: 5 })).totalCount).toBe(1)
  })
})
