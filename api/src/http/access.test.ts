import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { users } from '../database/schema/accounts.ts'
import { createTestDatabase, type TestDatabase } from '../database/testing/createTestDatabase.ts'
import type { Access } from '@palier/contract/kernel/call'
import type { Rule } from '../routes/kernel/route.ts'
import { routes } from '../routes/routes.ts'
import { Refusal } from '../kernel/refusal.ts'
import { createSessions } from '../services/accounts/sessions.ts'
import { createAccessTokens } from '../kernel/accessTokens.ts'
import { addAdministrator, addMember } from '../testing/addMember.ts'
import { KEYS, START, startTestApi, type TestApi } from '../testing/startTestApi.ts'
import { authorize } from './access.ts'

let testDatabase: TestDatabase
let api: TestApi

beforeAll(async () => {
  testDatabase = await createTestDatabase()
  api = await startTestApi(testDatabase)
})
afterAll(async () => {
  await api?.close()
  await testDatabase?.close()
})

const routeOf = (access: Access, rules: readonly Rule[] = []) => ({ call: { ...routes.testToken.call, access }, rules })

const ports = () => ({
  sessions: createSessions(testDatabase.database, createAccessTokens([KEYS.TOKEN_SECRET])),
  serviceKeys: [KEYS.SERVICE_KEY],
})

test('the admin role counts while it is active in the token and in the database [AUTH-19] [ADMIN-19]', async () => {
  const { token, userId } = await addAdministrator(testDatabase, api)
  const guest = await api.signIn()
  const knock = (bearer: string) => authorize(routeOf('admin'), `Bearer ${bearer}`, START, ports())
  const become = (id: string, isActive: boolean) =>
    testDatabase.database
      .update(users)
      .set({ roles: { admin: { active: isActive } } })
      .where(eq(users.id, id))

  expect(await knock(token)).toMatchObject({ userId })
  await become(userId, false)
  await expect(knock(token)).rejects.toMatchObject({ code: 'notAdmin' })
  await become(guest.userId, true)
  await expect(knock(guest.token)).rejects.toMatchObject({ code: 'notAdmin' })
})

test('a rule of a route refuses members without the current terms, or guests [TERMS-03] [D2]', async () => {
  const guest = await api.signIn()
  const member = await addMember(testDatabase, api)
  const late = await addMember(testDatabase, api, { acceptedTermsVersion: 220_921 })
  const outcomeOf = async (rule: Rule, { token }: { token: string }) =>
    authorize(routeOf('user', [rule]), `Bearer ${token}`, START, ports()).then(
      () => 'admitted',
      (error: unknown) => (error instanceof Refusal ? error.code : 'failed'),
    )
  const outcomes = await Promise.all(
    [guest, member, late].map(async (person) => [
      await outcomeOf('noGuests', person),
      await outcomeOf('acceptedTerms', person),
    ]),
  )
  expect(outcomes).toEqual([
    ['DemonstrationAccountNotAllowed', 'admitted'],
    ['admitted', 'admitted'],
    ['admitted', 'termsNotAccepted'],
  ])
})

test('what is for our own services is for nobody else [D8]', async () => {
  const { token } = await api.signIn()
  await expect(authorize(routeOf('service'), `Bearer ${token}`, START, ports())).rejects.toMatchObject({
    code: 'notAuthenticated',
  })
  await expect(authorize(routeOf('service'), undefined, START, ports())).rejects.toMatchObject({
    code: 'notAuthenticated',
  })
  expect(await authorize(routeOf('service'), `Bearer ${KEYS.SERVICE_KEY}`, START, ports())).toBeNull()
  await expect(authorize(routeOf('user'), `Bearer ${KEYS.SERVICE_KEY}`, START, ports())).rejects.toMatchObject({
    code: 'notAuthenticated',
  })
})

test('a key of our services can be rotated without a gap: the new one and the old one are accepted, no other [SEC-13]', async () => {
  const rotating = { ...ports(), serviceKeys: ['n'.repeat(32), 'o'.repeat(32)] }
  const knock = (key: string) => authorize(routeOf('service'), `Bearer ${key}`, START, rotating)
  expect(await knock('n'.repeat(32))).toBeNull()
  expect(await knock('o'.repeat(32))).toBeNull()
  await expect(knock(KEYS.SERVICE_KEY)).rejects.toMatchObject({ code: 'notAuthenticated' })
})
