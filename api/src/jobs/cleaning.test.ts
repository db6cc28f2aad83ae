import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { idempotencyKeys, plans, sessions, users } from '../database/schema/accounts.ts'
import { loginAttempts } from '../database/schema/credentials.ts'
import { deleteAttemptsBefore } from '../database/queries/accounts/signInAttemptQueries.ts'
import { describeOnOneEngine } from '../database/testing/describeOnBothEngines.ts'
import { CLEANINGS } from './cleaning.ts'

const NOW = new Date('2026-11-21T13:45:10.000Z')
const HOUR = 60 * 60 * 1000
const DAY = 24 * 60 * 60 * 1000

describeOnOneEngine('what expires', (open) => {
  test('guests, sessions and kept answers go at their time, and nobody else [D2] [D3] [D24]', async () => {
    const { database } = await open()
    const limits = Object.keys(plans)
      .filter((key) => key.endsWith('Count'))
      .map((key) => [key, 1])
    await database.insert(plans).values({
      name: 'vip',
      displayOrder: 1,
      priceCents: 0,
      isPublic: true,
      isAiPlan: true,
      aiKeys: [],
      ...Object.fromEntries(limits),
    })
    const person = {
      firstName: 'A',
      lastName: 'B',
      roles: {},
      planName: 'vip',
      firstAuthenticationMethod: 'guest',
      createdAt: NOW,
    } as const
    await database.insert(users).values([
      { ...person, id: id(1), expiresAt: NOW },
      { ...person, id: id(2), expiresAt: new Date(NOW.getTime() + 1) },
      { ...person, id: id(3), firstAuthenticationMethod: 'password', email: 'ada@example.com' },
    ])
    await database.insert(sessions).values([
      { id: id(1), userId: id(1), createdAt: NOW, expiresAt: new Date(NOW.getTime() + DAY) },
      { id: id(2), userId: id(2), createdAt: NOW, expiresAt: NOW },
      { id: id(3), userId: id(3), createdAt: NOW, expiresAt: new Date(NOW.getTime() + DAY) },
    ])
    const answer = { userId: id(3), call: 'call', requestHash: 'hash', status: 200, answer: {} }
    await database.insert(idempotencyKeys).values([
      { ...answer, key: 'old', createdAt: new Date(NOW.getTime() - DAY) },
      { ...answer, key: 'young', createdAt: new Date(NOW.getTime() - DAY + 1) },
    ])

    await CLEANINGS.deleteExpiredGuests(database, NOW)
    await CLEANINGS.deleteExpiredSessions(database, NOW)
    await CLEANINGS.deleteOldAnswers(database, NOW)

    const { rows } = await database.execute(sql`
      select (select array_agg(right(id::text, 1) order by id) from users) as users,
             (select array_agg(right(id::text, 1) order by id) from sessions) as sessions,
             (select array_agg(key) from idempotency_keys) as answers`)
    expect(rows).toEqual([{ users: ['2', '3'], sessions: ['3'], answers: ['young'] }])
  })

  test('counts of wrong passwords end after an hour, and the oldest of too many', async () => {
    const { database } = await open()
    const row = (key: string, milliseconds: number) => ({
      key,
      failures: 1,
      updatedAt: new Date(NOW.getTime() - milliseconds),
    })
    await database.insert(loginAttempts).values([row('over', HOUR), row('a', HOUR - 1), row('b', 2), row('c', 1)])
    const kept = async () => (await database.select().from(loginAttempts)).map(({ key }) => key).toSorted()
    await CLEANINGS.deleteOldAttempts(database, NOW)
    expect(await kept()).toEqual(['a', 'b', 'c'])
    await deleteAttemptsBefore(database, new Date(NOW.getTime() - HOUR), 2)
    expect(await kept()).toEqual(['b', 'c'])
  })
})

function id(number: number): string {
  return `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
}
