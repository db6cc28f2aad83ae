import { randomUUID } from 'node:crypto'
import type { Call, SentInputOf } from '@palier/contract/kernel/call'
import { TERMS } from '@palier/domain/accounts/terms'
import { preferences, type Roles, sessions, users } from '../database/schema/accounts.ts'
import { credentials } from '../database/schema/credentials.ts'
import { watchLists } from '../database/schema/watchLists.ts'
import type { TestDatabase } from '../database/testing/createTestDatabase.ts'
import { createPasswordHasher } from '../providers/passwordHash/passwordHasher.ts'
import { createAccessTokens } from '../kernel/accessTokens.ts'
import { KEYS, type TestApi } from './startTestApi.ts'

const HOUR = 3_600_000

export const MEMBER_PASSWORD = 'Escalier-7-paliers'

type Person = {
  email?: string
  roles?: Roles
  /** As the token says; like the database without it. */
  tokenRoles?: Roles
  acceptedTermsVersion?: number | null
  hasPassword?: boolean
  language?: 'fr' | 'en'
  planName?: string
}

/** A member with an account of their own, signed in. */
export async function addMember(testDatabase: TestDatabase, api: TestApi, person: Person = {}) {
  const { email = `${randomUUID()}@example.com`, roles = {}, acceptedTermsVersion = TERMS.version } = person
  const { tokenRoles = roles, hasPassword = true, language = 'fr', planName = 'base' } = person
  const { database } = testDatabase
  const [userId, sessionId, now] = [randomUUID(), randomUUID(), api.now()]
  const expiresAt = new Date(now.getTime() + 12 * HOUR)

  await database.insert(users).values({
    id: userId,
    email,
    firstName: 'Ada',
    lastName: 'Byron',
    roles,
    planName,
    firstAuthenticationMethod: hasPassword ? 'password' : 'google',
    acceptedTermsVersion,
    emailConfirmedAt: now,
    createdAt: now,
  })
  await database.insert(sessions).values({ id: sessionId, userId, createdAt: now, expiresAt })
  await database.insert(preferences).values({
    userId,
    language,
    currency: 'CAD',
    scoreFallback: 'none',
    scoreFiftyTwoWeeks: 0,
    scoreThresholds: 1,
    updatedAt: now,
  })
  const list = { kind: 'buy', name: 'Ma liste', description: '', position: 0 } as const
  await database.insert(watchLists).values({ ...list, id: randomUUID(), userId, createdAt: now })
  if (hasPassword) await database.insert(credentials).values({ userId, passwordHash: await hashed(), updatedAt: now })

  const token = await createAccessTokens([KEYS.TOKEN_SECRET]).issue(
    { userId, sessionId, roles: tokenRoles, expiresAt },
    now,
  )
  return {
    email,
    userId,
    token,
    send: <C extends Call>(call: C, input: SentInputOf<C>, headers: Record<string, string> = {}) =>
      api.clientOf({ token, headers }).send(call, input),
  }
}

export type Member = Awaited<ReturnType<typeof addMember>>

const ADMIN = { admin: { active: true } }

export function addAdministrator(testDatabase: TestDatabase, api: TestApi): Promise<Member> {
  return addMember(testDatabase, api, { roles: ADMIN })
}

function hashed(): Promise<string> {
  const [version = '', secret = ''] = KEYS.PASSWORD_PEPPER.split(':')
  const cost = { memoryCost: 1024, timeCost: 1, parallelism: 1 }
  return createPasswordHasher({ peppers: [{ version: Number(version), secret }], cost }).hash(MEMBER_PASSWORD)
}
