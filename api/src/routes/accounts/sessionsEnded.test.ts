import { randomUUID } from 'node:crypto'
import { deleteAccount } from '@palier/contract/accounts/accountCalls'
import { createApiToken, revokeApiToken } from '@palier/contract/accounts/apiTokenCalls'
import {
  changePassword,
  requestPasswordReset,
  resetPassword,
  signOut,
} from '@palier/contract/accounts/authenticationCalls'
import { getEvents } from '@palier/contract/notifications/noticeCalls'
import { createIncomeCalendar, readIncomeCalendar } from '@palier/contract/portfolios/incomeCalendarCalls'
import { beforeAll, expect, test } from 'vitest'
import { findPushed, savePushSubscription } from '../../database/queries/notifications/pushQueries.ts'
import type { TestDatabase } from '../../database/testing/createTestDatabase.ts'
import { describeOnBothEngines } from '../../database/testing/describeOnBothEngines.ts'
import { addMember, MEMBER_PASSWORD } from '../../testing/addMember.ts'
import { OTHER_PASSWORD, type People, startWithPeople } from '../../testing/people.ts'
import { KEYS, refusalOf } from '../../testing/startTestApi.ts'

describeOnBothEngines('what ends sessions', (open) => {
  let testDatabase: TestDatabase
  let people: People

  beforeAll(async () => {
    testDatabase = await open()
    people = await startWithPeople(testDatabase)
    return () => people.api.close()
  })

  const eventsAfter = (cursor?: string) =>
    people.api
      .clientOf({ token: KEYS.SERVICE_KEY })
      .send(getEvents, { ...(cursor !== undefined && { cursor }), waitSeconds: 10 })

  const newPassword = { newPassword: OTHER_PASSWORD, newPasswordConfirmation: OTHER_PASSWORD }
  const ways = {
    'signing out': (member) => member.send(signOut, {}),
    'a change of password': (member) =>
      member.send(changePassword, { actualPassword: MEMBER_PASSWORD, ...newPassword }),
    'the deletion of the account': (member) => member.send(deleteAccount, { password: MEMBER_PASSWORD }),
    'a revoked token for scripts': async (member) => {
      const wanted = { name: 'x', scope: 'read', days: 1, password: MEMBER_PASSWORD } as const
      const { token } = await member.send(createApiToken, wanted)
      await member.send(revokeApiToken, { tokenId: token.id })
    },
    'a reset': async ({ email }) => {
      await people.send(requestPasswordReset, { email, token: await people.human('reset') })
      const token = await people.resetToken(email)
      await people.send(resetPassword, { token, password: OTHER_PASSWORD, confirmPassword: OTHER_PASSWORD })
    },
  } satisfies Record<string, (member: Awaited<ReturnType<typeof addMember>>) => Promise<unknown>>

  test.each(Object.entries(ways))('%s is told to those who wait, within two seconds', async (_way, end) => {
    const member = await addMember(testDatabase, people.api)
    const { cursor } = await eventsAfter()
    const waiting = eventsAfter(cursor)
    await end(member)
    const began = performance.now()
    const { events } = await waiting
    expect(events).toEqual([{ userId: member.userId, kind: 'sessionsEnded' }])
    expect(performance.now() - began).toBeLessThan(2000)
  })

  test.each(['a change of password', 'a reset'] as const)(
    '%s ends the calendar address and the push subscriptions [SEC-7]',
    async (way) => {
      const member = await addMember(testDatabase, people.api)
      const { token } = await member.send(createIncomeCalendar, {})
      const { database } = testDatabase
      const endpoint = `https://push.example.com/${member.userId}`
      const keys = { p256dh: 'p', auth: 'a', timeZone: 'America/Toronto' }
      const createdAt = people.api.now()
      await savePushSubscription(database, { id: randomUUID(), userId: member.userId, endpoint, ...keys, createdAt }, 5)
      await ways[way](member)
      expect((await refusalOf(people.send(readIncomeCalendar, { token }))).code).toBe('resource_missing')
      expect(await findPushed(database, [member.userId])).toEqual(new Set())
    },
  )
})
