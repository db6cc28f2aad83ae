import { randomUUID } from 'node:crypto'
import { stopDigest } from '@palier/contract/notifications/mailCalls'
import { eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { preferences } from '../../database/schema/accounts.ts'
import { jobs } from '../../database/schema/jobs.ts'
import { notices } from '../../database/schema/notices.ts'
import type { TestDatabase } from '../../database/testing/createTestDatabase.ts'
import { describeOnOneEngine } from '../../database/testing/describeOnBothEngines.ts'
import { stockIdOf } from '../market/stockId.ts'
import { addMember, type Member } from '../../testing/addMember.ts'
import { KEYS, refusalOf, startTestApi, type TestApi } from '../../testing/startTestApi.ts'
import { digestUnsubscribeToken } from './digestUnsubscribe.ts'
import { createDigests, lastMorning } from './digests.ts'
import { createMailQueue, mailJob, mailOrder, SEND_MAIL } from './mailQueue.ts'
import { createEncryption } from '../../kernel/encryption.ts'

const HOUR = 3_600_000
// Seven in the morning in Toronto, in winter.
const MORNING = new Date('2026-11-21T12:00:00Z')
const before = (hours: number) => new Date(MORNING.getTime() - hours * HOUR)

describe('the morning of a digest [D25]', () => {
  test.each([
    ['2026-11-21T12:00:00Z', '2026-11-21T12:00:00Z'],
    ['2026-11-21T11:59:59Z', '2026-11-20T12:00:00Z'],
    ['2026-11-21T23:30:00Z', '2026-11-21T12:00:00Z'],
    // The clocks go forward on 8 March and back on 1 November.
    ['2026-03-08T11:00:00Z', '2026-03-08T11:00:00Z'],
    ['2026-03-08T10:59:00Z', '2026-03-07T12:00:00Z'],
    ['2026-11-01T12:30:00Z', '2026-11-01T12:00:00Z'],
  ])('last came before %s at %s', (now, morning) => {
    expect(lastMorning(new Date(now))).toEqual(new Date(morning))
  })
})

describeOnOneEngine('digests', (open) => {
  const encryption = createEncryption(['a-secret-of-the-tests-0123456789'], 'mails')
  let testDatabase: TestDatabase
  let api: TestApi

  beforeAll(async () => {
    testDatabase = await open()
    api = await startTestApi(testDatabase)
    return () => api.close()
  })

  async function reader(language: 'fr' | 'en' = 'fr', crossingDigest = true): Promise<Member> {
    const member = await addMember(testDatabase, api, { language })
    const { database } = testDatabase
    await database.update(preferences).set({ crossingDigest }).where(eq(preferences.userId, member.userId))
    return member
  }

  async function cross({ userId }: { userId: string }, createdAt: Date, count = 1): Promise<void> {
    const notice = {
      userId,
      createdAt,
      listId: randomUUID(),
      listName: 'Banques',
      listKind: 'buy',
      entryId: randomUUID(),
      stockId: stockIdOf('RY:XTSE'),
      threshold: 't600',
      thresholdPrice: '80',
      price: '79.5',
      score: 760,
    } as const
    await testDatabase.database
      .insert(notices)
      .values(Array.from({ length: count }, () => ({ ...notice, id: randomUUID() })))
  }

  /** What has been ordered since it was last asked. */
  async function ordered() {
    const rows = await testDatabase.database.delete(jobs).where(eq(jobs.name, SEND_MAIL)).returning()
    return rows.map(({ data }) => {
      const order = mailOrder.parse(JSON.parse(encryption.decrypt(mailJob.parse(data).sealed)))
      if (order.template !== 'crossingDigest') throw new Error(`This is a mail of ${order.template}.`)
      return order
    })
  }

  async function sendDue(now: Date) {
    const { database } = testDatabase
    await createDigests({ database, mails: createMailQueue(database, encryption) }).sendDue(now)
    return ordered()
  }

  test('tells each person who asked for it, in their language, what was crossed in the day before [D25]', async () => {
    await ordered()
    const [french, english, silent, bored] = [
      await reader('fr'),
      await reader('en'),
      await reader('fr', false),
      await reader('fr'),
    ]
    for (const person of [french, english, silent]) await cross(person, before(1))
    await cross(bored, before(25))
    await cross(french, before(3))
    await cross(french, new Date(MORNING.getTime() + 1))

    const orders = await sendDue(MORNING)
    const found = orders.map(({ to, language, crossings }) => [to, language, crossings.length])
    expect(found.sort()).toEqual(
      [
        [french.email, 'fr', 2],
        [english.email, 'en', 1],
      ].sort(),
    )
    expect(orders[0]?.crossings[0]).toEqual({
      symbol: 'RY',
      companyName: expect.stringContaining('Royal'),
      currency: 'CAD',
      listName: 'Banques',
      listKind: 'buy',
      threshold: 't600',
      thresholdPrice: '80.0000',
      price: '79.5',
    })
  })

  test('is ordered once, also by two processes at once, and late where nobody worked in the morning [D15]', async () => {
    const person = await reader()
    await cross(person, before(1))
    const late = new Date(MORNING.getTime() + 3 * HOUR)
    const { database } = testDatabase
    const one = createDigests({ database, mails: createMailQueue(database, encryption) })
    await Promise.all([one.sendDue(late), one.sendDue(late)])
    expect(await ordered()).toHaveLength(1)
    expect(await sendDue(late)).toEqual([])

    await cross(person, new Date(MORNING.getTime() + HOUR))
    const next = await sendDue(new Date(MORNING.getTime() + 24 * HOUR))
    expect(next.filter(({ to }) => to === person.email)).toMatchObject([{ crossings: [{ symbol: 'RY' }] }])
  })

  test('who asked for it is told soon after a crossing, and not again within a quarter of an hour [D25]', async () => {
    const [own, patient] = [await reader('en'), await reader('en')]
    const { database } = testDatabase
    const asked = { crossingMail: 'atOnce', digestedUntil: before(2) } as const
    await database.update(preferences).set(asked).where(eq(preferences.userId, own.userId))
    await ordered()
    const digests = createDigests({ database, mails: createMailQueue(database, encryption) })
    const told = async (minutes: number) => {
      await digests.sendAtOnce(new Date(MORNING.getTime() + minutes * 60_000))
      return (await ordered()).map(({ to, crossings, isAtOnce }) => [to, crossings.length, isAtOnce])
    }
    expect(await told(0)).toEqual([])
    for (const person of [own, patient]) await cross(person, before(0))
    expect(await told(1)).toEqual([[own.email, 1, true]])
    await cross(own, new Date(MORNING.getTime() + 2 * 60_000), 2)
    expect(await told(3)).toEqual([])
    const later = new Date(MORNING.getTime() + 17 * 60_000)
    await Promise.all([digests.sendAtOnce(later), digests.sendAtOnce(later)])
    expect(await told(18)).toEqual([[own.email, 2, true]])
    // Nothing of it comes again in the morning.
    const next = await sendDue(new Date(MORNING.getTime() + 24 * HOUR))
    expect(next.map(({ to }) => to)).not.toContain(own.email)
  })

  test('the token of a digest ends it without a session, for its person alone; any other text does not', async () => {
    const [own, other] = [await reader(), await reader()]
    const mails = createEncryption([KEYS.TOKEN_SECRET], 'mails')
    const wants = async ({ userId }: Member) => {
      const [row] = await testDatabase.database.select().from(preferences).where(eq(preferences.userId, userId))
      return row?.crossingDigest
    }
    const end = (token: string) => api.clientOf().send(stopDigest, { token })
    const token = digestUnsubscribeToken(mails, own.userId)
    await end(token)
    // A program that asks twice is answered alike.
    await end(token)
    expect([await wants(own), await wants(other)]).toEqual([false, true])
    const forged = [
      'x',
      `${digestUnsubscribeToken(mails, other.userId)}A`,
      digestUnsubscribeToken(createEncryption([KEYS.TOKEN_SECRET], 'other'), other.userId),
      mails.encrypt('null'),
      mails.encrypt(JSON.stringify({ endsDigestOf: "' or 1=1" })),
      digestUnsubscribeToken(mails, randomUUID()),
    ]
    for (const each of forged) expect((await refusalOf(end(each))).code).toBe('resource_missing')
    expect(await wants(other)).toBe(true)
  })

  test('names forty crossings and counts the others', async () => {
    const person = await reader()
    await cross(person, before(1), 45)
    const [order] = await sendDue(MORNING)
    expect([order?.crossings.length, order?.moreCount]).toEqual([40, 5])
  })

  test('reaches more people than fit in one transaction, and nobody who has left', async () => {
    const left = await reader()
    await cross(left, before(1))
    const { database } = testDatabase
    await database.execute(sql`update users set email = null, closed_at = now() where id = ${left.userId}`)
    await database.execute(sql`insert into users
        (id, email, first_name, last_name, roles, plan_name, first_authentication_method, created_at)
      select gen_random_uuid(), 'reader' || n || '@palier.test', 'A', 'B', '{}', 'base', 'password', now()
      from generate_series(1, 130) n`)
    await database.execute(sql`insert into preferences (user_id, language, currency, score_fallback,
        score_fifty_two_weeks, score_thresholds, updated_at, crossing_digest)
      select id, 'en', 'CAD', 'none', 0, 1, now(), true from users where email like 'reader%'`)
    await database.execute(sql`insert into notices (id, user_id, created_at, list_id, list_name, list_kind, entry_id,
        stock_id, threshold, threshold_price, price, score)
      select gen_random_uuid(), id, ${before(2).toISOString()}::timestamptz, id, 'Banks', 'buy', id,
        ${stockIdOf('RY:XTSE')}::uuid, 't600', 80, 79, 760 from users where email like 'reader%'`)
    expect(await sendDue(MORNING)).toHaveLength(130)
  })
})
