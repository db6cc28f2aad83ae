import {
  getApplicationStatistics,
  getAuditLog,
  getLastSynchronization,
  getNextSynchronization,
  getSynchronizationStatus,
  recordUsage,
  sendInvoiceTest,
  setClockId,
  synchronize,
} from '@palier/contract/admin/adminCalls'
import { login, loginAsGuest } from '@palier/contract/accounts/authenticationCalls'
import {
  acceptInvitationRequest,
  askForInvitation,
  resendInvitation,
  sendInvitation,
} from '@palier/contract/admin/invitationCalls'
import { deleteAccount } from '@palier/contract/accounts/accountCalls'
import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { auditEntries, usageHours, usagePeople } from '../../database/schema/administration.ts'
import { jobs } from '../../database/schema/jobs.ts'
import { synchronizations } from '../../database/schema/market.ts'
import type { TestDatabase } from '../../database/testing/createTestDatabase.ts'
import { describeOnOneEngine } from '../../database/testing/describeOnBothEngines.ts'
import { CLEANINGS } from '../../jobs/cleaning.ts'
import { addAdministrator, addMember, type Member, MEMBER_PASSWORD } from '../../testing/addMember.ts'
import { humanTokenFor } from '../../testing/humanToken.ts'
import { KEYS, refusalOf, startTestApi, type TestApi } from '../../testing/startTestApi.ts'

const KEY = 'a-synchronization-key-of-the-tests'
const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const LONG_AGO = '0001-01-01T00:00:00Z'

describeOnOneEngine('operation', (open) => {
  let testDatabase: TestDatabase
  let api: TestApi
  let admin: Member

  beforeAll(async () => {
    testDatabase = await open()
    api = await startTestApi(testDatabase, { config: { syncAuthKey: KEY } })
    return () => api.close()
  })

  // A session lasts for half a day, and these tests for months.
  beforeEach(async () => {
    admin = await addAdministrator(testDatabase, api)
  })

  describe('synchronization', () => {
    beforeEach(async () => {
      for (const table of [jobs, synchronizations, auditEntries]) await testDatabase.database.delete(table)
    })

    type Scope = 'all' | 'intraday' | 'eod' | 'deamon' | 'fundamental'
    const ask = (scope: Scope = 'all', authKey = KEY, person = admin) => person.send(synchronize, { scope, authKey })
    const acts = async () => (await admin.send(getAuditLog, {})).entries

    test('the simulated exchange records its rounds [API-39] [API-40] [API-41] [API-42] [ADMIN-13] [ADMIN-14]', async () => {
      const unknown = { lastExecutionDateTime: null, nextExecutionDateTime: null, canBeRequested: true }
      expect(await admin.send(getSynchronizationStatus, {})).toEqual(unknown)
      expect(await admin.send(getLastSynchronization, {})).toBeNull()

      const now = api.now().toISOString()
      expect((await ask('deamon')).items).toEqual([{ synchronizationDateTime: now }])
      expect(await admin.send(getSynchronizationStatus, {})).toEqual({ ...unknown, lastExecutionDateTime: now })
      expect(await admin.send(getLastSynchronization, {})).toEqual({ synchronizationDateTime: now })
      expect(await admin.send(getNextSynchronization, {})).toBeNull()
      api.pass(1)
      expect((await ask('all')).items).toHaveLength(4)
      expect((await acts()).map(({ action, target }) => [action, target])).toEqual([
        ['synchronizationAsked', 'all'],
        ['synchronizationAsked', 'deamon'],
      ])
    })

    test('scopes are those five [API-39]', async () => {
      const body = { scope: 'daemon', authKey: KEY }
      expect((await api.post(synchronize.path, body, { token: admin.token })).body).toMatchObject({
        errors: [{ errorCode: 'parameter_invalid_empty', params: { field: 'scope' } }],
      })
    })

    test('ten at once are one round [API-39]', async () => {
      await Promise.all(Array.from({ length: 10 }, () => ask()))
      expect(await acts()).toHaveLength(1)
    })

    test('five within an hour, then no more until the first is an hour old [API-39]', async () => {
      for (let round = 0; round < 5; round += 1) {
        await ask()
        api.pass(MINUTE)
      }
      const refused = await refusalOf(ask())
      expect([refused.code, refused.status]).toEqual(['operationsLimitReached', 429])
      expect(refused.errors[0]?.params).toEqual({ n: 5, maxUnit: 'synchronizations', retryAfterSeconds: 55 * 60 })
      expect(await acts()).toHaveLength(5)
      api.pass(55 * MINUTE)
      await ask()
    })

    test('role and key: a wrong key is refused, five of them lock, and no key is logged [API-39] [ADMIN-13]', async () => {
      const someone = await addAdministrator(testDatabase, api)
      const wrong = await refusalOf(ask('all', 'wrong-key-0123456789', someone))
      expect([wrong.code, wrong.status]).toEqual(['notAdmin', 403])
      for (let more = 0; more < 4; more += 1) await refusalOf(ask('all', `${KEY}x`, someone))
      expect((await refusalOf(ask('all', KEY, someone))).code).toBe('TooManyUnsuccessfulAttempts')
      // Nobody else is locked, and not for ever.
      await ask()
      api.pass(10 * MINUTE)
      await ask('all', KEY, someone)

      const member = await addMember(testDatabase, api)
      expect((await refusalOf(ask('all', KEY, member))).code).toBe('notAdmin')
      expect(api.lines.join()).not.toContain(KEY)
      expect(api.lines.join()).not.toContain('wrong-key')
    })

    test('without a key on the server nobody can ask, and the answer says why [SPEC also seen] [API-39]', async () => {
      const own = await startTestApi(testDatabase, { config: { syncAuthKey: null } })
      for (const authKey of ['', KEY]) {
        const refused = await refusalOf(
          own.clientOf({ token: admin.token }).send(synchronize, { scope: 'all', authKey }),
        )
        expect([refused.code, refused.status]).toEqual(['notAdmin', 403])
        expect(refused.errors[0]?.errorMsg).toContain('SYNC_AUTH_KEY is not set')
      }
      const status = await own.clientOf({ token: admin.token }).send(getSynchronizationStatus, {})
      expect(status.canBeRequested).toBe(false)
      await own.close()
    })
  })

  describe('usage', () => {
    beforeEach(async () => {
      await testDatabase.database.delete(usageHours)
      await testDatabase.database.delete(usagePeople)
    })

    const service = () => api.clientOf({ token: KEYS.SERVICE_KEY })
    const record = (...uses: [name: string, userId: string | null, count: number][]) =>
      service().send(recordUsage, { uses: uses.map(([name, userId, count]) => ({ name, userId, count })) })

    async function since(milliseconds: number) {
      const from = new Date(api.now().getTime() - milliseconds).toISOString()
      const reader = await addAdministrator(testDatabase, api)
      const { statistics } = await reader.send(getApplicationStatistics, { since: from })
      return statistics.map(({ statisticName, totalCount, uniqueUserCount }) => [
        statisticName,
        totalCount,
        uniqueUserCount,
      ])
    }

    test('uses are counted by name, people once, the most frequent first [API-43] [ADMIN-12]', async () => {
      await record(['ListQuery', 'ada', 3], ['ListQuery', 'bob', 1], ['ListQuery', 'ada', 2], ['Welcome', null, 7])
      await record(['ListQuery', 'ada', 1])
      expect(await since(DAY)).toEqual([
        ['ListQuery', 7, 2],
        ['Welcome', 7, 0],
      ])
    })

    test('a span counts whoever was there within it, however often before [API-43] [ADMIN-12]', async () => {
      await record(['ListQuery', 'ada', 1], ['ListQuery', 'bob', 1], ['ListQuery', 'eve', 1])
      api.pass(2 * DAY)
      await record(['ListQuery', 'ada', 1])
      api.pass(3 * HOUR)
      await record(['ListQuery', 'ada', 1], ['ListQuery', 'bob', 1])
      expect(await since(HOUR)).toEqual([['ListQuery', 2, 2]])
      expect(await since(DAY)).toEqual([['ListQuery', 3, 2]])
      expect(await since(7 * DAY)).toEqual([['ListQuery', 6, 3]])
    })

    test('many reports at once lose nothing and count nobody twice [API-43]', async () => {
      const people = Array.from({ length: 30 }, (_, at) => `person-${at}`)
      await Promise.all(
        Array.from({ length: 8 }, (_, at) =>
          record(...people.map((userId): [string, string, number] => [at % 2 ? 'Even' : 'Odd', userId, 1])),
        ),
      )
      expect(await since(HOUR)).toEqual([
        ['Even', 120, 30],
        ['Odd', 120, 30],
      ])
    })

    test('thirty days are told at most, 31 are kept [API-43]', async () => {
      await record(['Old', 'ada', 1], ['Both', 'ada', 1], ['Both', 'bob', 1])
      api.pass(31 * DAY)
      await record(['Both', 'ada', 1])
      expect(await since(365 * DAY)).toEqual([['Both', 1, 1]])
      const reader = await addAdministrator(testDatabase, api)
      const { statistics } = await reader.send(getApplicationStatistics, { since: LONG_AGO })
      expect(statistics).toHaveLength(1)
      const refused = await refusalOf(reader.send(getApplicationStatistics, { since: '2026-99-01T00:00:00Z' }))
      expect(refused.errors[0]).toMatchObject({ errorCode: 'parameter_invalid_empty', params: { field: 'since' } })

      const { database } = testDatabase
      const cleanAt = (shift: number) => CLEANINGS.deleteOldUsage(database, new Date(api.now().getTime() + shift))
      await cleanAt(-HOUR)
      expect(await database.$count(usagePeople)).toBe(3)
      await cleanAt(HOUR)
      expect([await database.$count(usagePeople), await database.$count(usageHours)]).toEqual([1, 1])
    })

    test('nothing of who it was is kept [ADMIN-12]', async () => {
      const { userId } = await addMember(testDatabase, api)
      await record(['ListQuery', userId, 1])
      const { rows } = await testDatabase.database.execute(sql`select * from usage_people`)
      expect(rows).toHaveLength(1)
      expect(JSON.stringify(rows)).not.toContain(userId)
    })

    test('each kind of sign-in is counted [ADMIN-12]', async () => {
      const member = await addMember(testDatabase, api)
      const sign = () => api.clientOf().send(login, { email: member.email, password: MEMBER_PASSWORD, token: '' })
      await sign()
      await sign()
      await api.clientOf().send(loginAsGuest, {})
      expect(await since(DAY)).toEqual([
        ['signIn.password', 2, 1],
        ['signIn.guest', 1, 1],
      ])
    })

    test('only our own services report, 2,000 uses at once at most [D17]', async () => {
      const body = { uses: [] }
      expect((await api.post(recordUsage.path, body)).status).toBe(401)
      expect((await api.post(recordUsage.path, body, { token: admin.token })).status).toBe(401)
      const uses = Array.from({ length: 2001 }, () => ({ name: 'n', userId: null, count: 1 }))
      expect((await api.post(recordUsage.path, { uses }, { token: KEYS.SERVICE_KEY })).status).toBe(400)
    })
  })

  describe('the log of what administrators do', () => {
    const WANTED = { firstname: 'Émile', lastname: 'Nelligan', plan: 'pro', twoLettersPreferredLanguage: 'fr' } as const
    let serial = 0
    const newAddress = () => `audited-${(serial += 1)}@example.com`

    const actsOn = async (search: string) => (await admin.send(getAuditLog, { search })).entries

    test('an invitation that is sent, sent again or accepted is written down with its actor [D17]', async () => {
      const [invited, asking] = [newAddress(), newAddress()]
      const humanActionToken = await humanTokenFor(api, 'invitation')
      const names = { firstName: 'Gabrielle', lastName: 'Roy', motivation: 'Curieuse' }
      const asked = { ...names, email: asking, humanActionToken, twoLettersPreferredLanguage: 'fr' } as const
      await api.clientOf().send(askForInvitation, asked)
      await admin.send(sendInvitation, { ...WANTED, email: invited })
      api.pass(1)
      await admin.send(resendInvitation, { email: invited })
      api.pass(1)
      const { invitations } = await admin.send(acceptInvitationRequest, { email: asking, planName: 'vip', first: 1 })
      expect(invitations.map(({ email }) => email)).toEqual([asking])

      const actor = { fullName: 'Ada Byron', email: admin.email }
      expect(await actsOn('AUDITED-')).toMatchObject([
        { action: 'invitationAccepted', target: asking, actor, at: api.now().toISOString() },
        { action: 'invitationResent', target: invited, actor },
        { action: 'invitationSent', target: invited, actor },
      ])
    })

    test('a clock that is set and a sample that is sent are written down, with what they were [D17] [API-44] [API-45]', async () => {
      await admin.send(setClockId, { clockId: 'real' })
      api.pass(1)
      await admin.send(sendInvoiceTest, { email: admin.email })
      expect(await actsOn(admin.email)).toMatchObject([
        { action: 'testInvoiceSent', target: admin.email },
        { action: 'testClockSet', target: 'real' },
      ])
    })

    test('a sample goes to any valid address, to one alone, and is written down [API-45] [ADMIN-17]', async () => {
      for (const email of ['someone', 'a@b', 'a@b.ca, c@d.ca', 'a@b.c\r\nBcc: d@palier.test']) {
        const { status, body } = await api.post(sendInvoiceTest.path, { email }, { token: admin.token })
        expect([status, body]).toMatchObject([
          400,
          { errors: [{ errorCode: 'parameter_invalid_empty', params: { field: 'email' } }] },
        ])
      }
      await admin.send(sendInvoiceTest, { email: 'someone@exemple.ca' })
      expect(await actsOn('someone@exemple.ca')).toMatchObject([{ action: 'testInvoiceSent' }])
    })

    test('what is refused is not written down [D17]', async () => {
      const { email } = await addMember(testDatabase, api)
      await refusalOf(admin.send(sendInvitation, { ...WANTED, email }))
      expect(await actsOn(email)).toEqual([])
    })

    test('it is read in pages, the newest first, and bounded without one [D16]', async () => {
      const someone = await addAdministrator(testDatabase, api)
      for (let act = 0; act < 5; act += 1) await someone.send(sendInvitation, { ...WANTED, email: newAddress() })
      const seen: string[] = []
      let after: string | null | undefined
      do {
        const page = await admin.send(getAuditLog, { search: someone.email, first: 2, ...(after && { after }) })
        expect(page.totalCount).toBe(5)
        seen.push(...page.entries.map(({ id }) => id))
        after = page.nextCursor
      } while (after)
      expect(new Set(seen).size).toBe(5)
      expect(await admin.send(getAuditLog, {})).toHaveProperty('totalCount')
    })

    test('an actor who leaves stays named, whoever was acted on does not [ACCT-20]', async () => {
      const leaving = await addAdministrator(testDatabase, api)
      const invited = newAddress()
      await leaving.send(sendInvitation, { ...WANTED, email: invited })
      const member = await addMember(testDatabase, api)
      await testDatabase.database.execute(
        sql`update audit_entries set target = ${member.email} where target = ${invited}`,
      )
      await member.send(deleteAccount, { password: MEMBER_PASSWORD })
      await leaving.send(deleteAccount, { password: MEMBER_PASSWORD })
      expect(await actsOn(leaving.email)).toMatchObject([{ action: 'invitationSent', target: null }])
    })
  })
})
