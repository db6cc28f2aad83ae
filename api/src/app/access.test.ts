import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { users } from '../database/schema/accounts.ts'
import { createTestDatabase, type TestDatabase } from '../database/testing/createTestDatabase.ts'
import { createSessions } from '../services/sessions.ts'
import { createTokens } from '../services/tokens.ts'
import { KEYS, START, startTestApi, type TestApi } from '../testing/startTestApi.ts'
import { admit } from './access.ts'

let testDatabase: TestDatabase
let api: TestApi

beforeAll(async () => {
  testDatabase = await createTestDatabase('pglite')
  api = await startTestApi(testDatabase)
})
afterAll(async () => {
  await api?.close()
  await testDatabase?.close()
})

const ports = () => ({
  sessions: createSessions(testDatabase.database, createTokens(KEYS.TOKEN_SECRET)),
  serviceKey: KEYS.SERVICE_KEY,
})

test('AUTH-19 ADMIN-19 the admin role counts while it is active in the database, whatever the token says', async () => {
  const { token, userId } = await api.signIn()
  const knock = () => admit('admin', `Bearer ${token}`, START, ports())
  const become = (isActive: boolean) =>
    testDatabase.database
      .update(users)
      .set({ roles: { admin: { active: isActive } } })
      .where(eq(users.id, userId))

  await expect(knock()).rejects.toMatchObject({ code: 'notAdmin' })
  await become(true)
  expect(await knock()).toMatchObject({ userId })
  await become(false)
  await expect(knock()).rejects.toMatchObject({ code: 'notAdmin' })
})

test('D8 what is for our own services is for nobody else', async () => {
  const { token } = await api.signIn()
  await expect(admit('service', `Bearer ${token}`, START, ports())).rejects.toMatchObject({ code: 'notAuthenticated' })
  await expect(admit('service', undefined, START, ports())).rejects.toMatchObject({ code: 'notAuthenticated' })
  expect(await admit('service', `Bearer ${KEYS.SERVICE_KEY}`, START, ports())).toBeNull()
  await expect(admit('user', `Bearer ${KEYS.SERVICE_KEY}`, START, ports())).rejects.toMatchObject({
    code: 'notAuthenticated',
  })
})
