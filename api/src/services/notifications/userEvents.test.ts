import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createTestDatabase, usualEngine } from '../../database/testing/createTestDatabase.ts'
import { createChangeSignal } from '../../kernel/changeSignal.ts'
import { createUserEvents } from './userEvents.ts'

test('a caller that waits when the api stops gets an empty page and reads the database no more [OPS-2]', async () => {
  const { database, close } = await createTestDatabase(usualEngine())
  const signal = createChangeSignal()
  const events = createUserEvents(database, signal)
  const now = new Date('2026-11-28T12:00:00Z')
  const { cursor } = await events.since(null, 0, now)

  const waiting = events.since(cursor, 60_000, now)
  await database.execute(sql`select 1`)
  events.end()
  await close()
  expect(await waiting).toEqual({ events: [], cursor: { ...cursor, readAt: now }, isGap: false })
})
