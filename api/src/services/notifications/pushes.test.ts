import { randomUUID } from 'node:crypto'
import {
  getPushSettings,
  removePushSubscription,
  savePushSubscription,
  setListPushed,
  setQuietHours,
} from '@palier/contract/notifications/pushCalls'
import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, it, test } from 'vitest'
import { users } from '../../database/schema/accounts.ts'
import { watchLists } from '../../database/schema/watchLists.ts'
import { jobs } from '../../database/schema/jobs.ts'
import { notices, pushSubscriptions } from '../../database/schema/notices.ts'
import { insertNotices, type NewNotice } from '../../database/queries/notifications/noticeQueries.ts'
import type { TestDatabase } from '../../database/testing/createTestDatabase.ts'
import { describeOnOneEngine } from '../../database/testing/describeOnBothEngines.ts'
import { createBrowser, siteKeys, startPushService } from '../../providers/push/testing/pushService.ts'
import { createWebPush } from '../../providers/push/webPush.ts'
import { addMember, type Member } from '../../testing/addMember.ts'
import { refusalOf, startTestApi, type TestApi } from '../../testing/startTestApi.ts'
import { stockIdOf } from '../market/stockId.ts'
import { createPushes, MOST_REFUSALS, orderPushes, type PushRefusal, SEND_PUSHES } from './pushes.ts'
import { MOST_SUBSCRIPTIONS } from './pushSubscriptions.ts'

describeOnOneEngine('pushes', (open) => {
  const keys = siteKeys()
  let testDatabase: TestDatabase
  let api: TestApi
  let service: Awaited<ReturnType<typeof startPushService>>
  const refusals: PushRefusal[] = []

  beforeAll(async () => {
    testDatabase = await open()
    api = await startTestApi(testDatabase, { config: { push: { ...keys, allowInsecure: true } } })
    service = await startPushService()
    return async () => {
      service.close()
      await api.close()
    }
  })
  beforeEach(async () => {
    service.taken.length = 0
    refusals.length = 0
    service.answerWith(201)
    for (const table of [pushSubscriptions, jobs, notices]) await testDatabase.database.delete(table)
  })

  const subscribe = async (member: Member, place: string = randomUUID(), timeZone = 'America/Toronto') => {
    const browser = createBrowser()
    const input = { endpoint: `${service.origin}/${place}`, p256dh: browser.p256dh, auth: browser.auth, timeZone }
    await member.send(savePushSubscription, input)
    return { ...browser, endpoint: input.endpoint }
  }
  const subscribed = () => testDatabase.database.select().from(pushSubscriptions)

  async function addList({ userId }: Member, name = 'Banques'): Promise<string> {
    const list = { id: randomUUID(), userId, kind: 'buy', name, description: '', position: 1 } as const
    await testDatabase.database.insert(watchLists).values({ ...list, createdAt: api.now() })
    return list.id
  }

  /** Crosses prices of somebody's list, as the check of crossings does. */
  async function cross(member: Member, change: Partial<NewNotice> = {}, count = 1): Promise<void> {
    const { userId } = member
    const listId = change.listId ?? (await addList(member))
    const notice = {
      ...{ userId, createdAt: api.now(), listId, listName: 'Banques', listKind: 'buy' as const },
      ...{ entryId: randomUUID(), stockId: stockIdOf('RY:XTSE'), threshold: 't600' as const },
      ...{ thresholdPrice: '80', price: '79.5', score: 760, ...change },
    }
    const all = Array.from({ length: count }, () => ({ ...notice, id: randomUUID() }))
    await insertNotices(testDatabase.database, all)
    await orderPushes(testDatabase.database, all, api.now())
  }

  /** Does what is ordered; answers for when what was put off is ordered. */
  async function sendOrdered(now = api.now()): Promise<Date[]> {
    const { database } = testDatabase
    const sender = createWebPush({ ...keys, subject: 'mailto:a@palier.example', allowInsecure: true })
    const ordered = await database.delete(jobs).where(eq(jobs.name, SEND_PUSHES)).returning()
    for (const { data } of ordered)
      await createPushes({ database, sender, onRefused: (refusal) => void refusals.push(refusal) }).send(data, now)
    const later = await database.select().from(jobs).where(eq(jobs.name, SEND_PUSHES))
    return later.map(({ runAt }) => runAt)
  }

  test('each browser of a person gets one push a list, in their language, in the words of mail and bell [D40]', async () => {
    const member = await addMember(testDatabase, api)
    const [one, other] = [await subscribe(member, 'one'), await subscribe(member, 'other')]
    const english = await addMember(testDatabase, api, { language: 'en' })
    const third = await subscribe(english, 'third')
    const listId = await addList(member)
    await cross(member, { listId }, 6)
    await cross(english, { listKind: 'sell', threshold: 't800', thresholdPrice: '90', price: '90.1' })
    await cross(await addMember(testDatabase, api))
    expect(await sendOrdered()).toEqual([])
    const told = (browser: typeof one) =>
      service.taken
        .filter(({ path }) => browser.endpoint.endsWith(String(path)))
        .map(({ body }): unknown => JSON.parse(browser.decrypt(body)))
    const line = 'Acheter RY, sous la cible, 80,00 $, cours 79,50 $'
    const message = {
      ...{ title: 'Banques', language: 'fr', path: `/list/${listId}` },
      body: [line, line, line, line, 'et 2 de plus'].join('\n'),
    }
    const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value).replaceAll(/[\u00a0\u202f]/g, ' '))
    expect([plain(told(one)), plain(told(other))]).toEqual([[message], [message]])
    expect(plain(told(third))).toMatchObject([{ body: expect.stringMatching(/^Sell RY, .*90\.00.*90\.10$/) }])
    expect(service.taken).toHaveLength(3)
  })

  test('a banned or closed account receives no pushes [SEC-7]', async () => {
    for (const change of [{ bannedAt: api.now() }, { closedAt: api.now() }]) {
      const member = await addMember(testDatabase, api)
      await subscribe(member)
      await cross(member)
      await testDatabase.database.update(users).set(change).where(eq(users.id, member.userId))
      await sendOrdered()
    }
    expect(service.taken).toEqual([])
  })

  test('at night nothing is pushed, and an old crossing is no news [D40]', async () => {
    const member = await addMember(testDatabase, api)
    await subscribe(member, 'asleep', 'Asia/Tokyo')
    await cross(member)
    await sendOrdered()
    await subscribe(member, 'asleep')
    await cross(member)
    await sendOrdered(new Date(api.now().getTime() + 3_600_000))
    expect(service.taken).toEqual([])
  })

  test('the browsers that receive pushes are listed, the latest first, and can be removed one by one [SEC-7]', async () => {
    const member = await addMember(testDatabase, api)
    await subscribe(member, 'old')
    api.pass(1_000)
    await subscribe(member, 'new')
    const endpoints = async () => (await member.send(getPushSettings, {})).browsers?.map(({ endpoint }) => endpoint)
    const [latest = '', oldest = ''] = (await endpoints()) ?? []
    expect([latest.includes('new'), oldest.includes('old')]).toEqual([true, true])
    await member.send(removePushSubscription, { endpoint: oldest })
    expect(await endpoints()).toEqual([latest])
  })

  test('a person chooses the hours without pushes, or none [D40]', async () => {
    const member = await addMember(testDatabase, api)
    await subscribe(member)
    const hoursOf = async () => (await member.send(getPushSettings, {})).quietHours
    const now = Number(
      new Intl.DateTimeFormat('en', { timeZone: 'America/Toronto', hour: 'numeric', hourCycle: 'h23' }).format(
        api.now(),
      ),
    )
    expect(await hoursOf()).toEqual({ from: 22, until: 7 })
    for (const quietHours of [{ from: now, until: (now + 1) % 24 }, { from: (now + 1) % 24, until: now }, null]) {
      await member.send(setQuietHours, { quietHours })
      expect(await hoursOf()).toEqual(quietHours)
      await cross(member)
      await sendOrdered()
    }
    expect(service.taken).toHaveLength(2)
    const same = member.send(setQuietHours, { quietHours: { from: 8, until: 8 } })
    expect((await refusalOf(same)).code).toBe('OutOfRange')
    expect(await hoursOf()).toBeNull()
  })

  test('a list that its owner leaves out is not pushed, nor one that is gone; others are, and nobody changes theirs [D40]', async () => {
    const member = await addMember(testDatabase, api)
    await subscribe(member)
    const [loud, left, gone] = [await addList(member), await addList(member, 'Or'), await addList(member, 'Bois')]
    const { lists } = await member.send(setListPushed, { listId: left, isPushed: false })
    expect(
      lists.filter(({ listId }) => [loud, left].includes(listId)).map(({ name, isPushed }) => [name, isPushed]),
    ).toEqual(
      expect.arrayContaining([
        ['Banques', true],
        ['Or', false],
      ]),
    )
    for (const listId of [loud, left, gone]) await cross(member, { listId })
    await testDatabase.database.delete(watchLists).where(eq(watchLists.id, gone))
    await sendOrdered()
    expect(service.taken.map(({ headers }) => headers['topic'])).toEqual([loud.replaceAll('-', '')])
    const other = await addMember(testDatabase, api)
    const guest = await api.signIn()
    const refusals = await Promise.all(
      [
        other.send(setListPushed, { listId: left, isPushed: true }),
        guest.send(setListPushed, { listId: left, isPushed: true }),
      ].map(refusalOf),
    )
    expect(refusals.map(({ code }) => code)).toEqual(['resource_missing', 'DemonstrationAccountNotAllowed'])
    expect((await member.send(getPushSettings, {})).lists.filter(({ isPushed }) => !isPushed)).toHaveLength(1)
  })

  test.each([404, 410])('a browser that is gone (%i) is forgotten [D40]', async (status) => {
    const member = await addMember(testDatabase, api)
    await subscribe(member)
    service.answerWith(status)
    await cross(member)
    expect(await sendOrdered()).toEqual([])
    expect(await subscribed()).toEqual([])
  })

  test('what is too large is given up, what is put off comes again when the push service wants it, six times at most [D40]', async () => {
    const member = await addMember(testDatabase, api)
    await subscribe(member)
    service.answerWith(413)
    await cross(member)
    expect(await sendOrdered()).toEqual([])
    service.answerWith(429, { 'retry-after': '120' })
    await cross(member)
    expect(await sendOrdered()).toEqual([new Date(api.now().getTime() + 120_000)])
    for (let attempt = 2; attempt < 6; attempt += 1) expect(await sendOrdered()).toHaveLength(1)
    expect(await sendOrdered()).toEqual([])
    expect(service.taken).toHaveLength(7)
    expect(await subscribed()).toHaveLength(1)
  })

  it('a refused push is reported once with the host and status of its service [SVC-15]', async () => {
    const member = await addMember(testDatabase, api)
    await subscribe(member)
    service.answerWith(403)
    await cross(member)
    expect(await sendOrdered()).toEqual([])
    expect(refusals).toEqual([{ host: new URL(service.origin).host, status: 403 }])
    expect(await subscribed()).toMatchObject([{ refusedCount: 1 }])
  })

  it('a subscription is removed after several refusals in a row, and an accepted push counts from none [SVC-15]', async () => {
    const member = await addMember(testDatabase, api)
    await subscribe(member)
    const push = async (status: number) => {
      service.answerWith(status)
      await cross(member)
      await sendOrdered()
    }
    for (let count = 1; count < MOST_REFUSALS; count += 1) await push(400)
    await push(201)
    expect(await subscribed()).toMatchObject([{ refusedCount: 0 }])
    for (let count = 1; count < MOST_REFUSALS; count += 1) await push(400)
    expect(await subscribed()).toHaveLength(1)
    await push(400)
    expect(await subscribed()).toEqual([])
  })

  test('a person has so many browsers, an endpoint one person, and only they end it [D40]', async () => {
    const member = await addMember(testDatabase, api)
    for (let count = 0; count <= MOST_SUBSCRIPTIONS; count += 1) {
      api.pass(1_000)
      await subscribe(member, `browser-${count}`)
    }
    const places = (await subscribed()).map(({ endpoint }) => endpoint.split('/').at(-1)).sort()
    expect(places).toEqual(['browser-1', 'browser-2', 'browser-3', 'browser-4', 'browser-5'])
    const other = await addMember(testDatabase, api)
    const { endpoint } = await subscribe(other, 'browser-1')
    await member.send(removePushSubscription, { endpoint })
    const own = async () => (await subscribed()).filter(({ userId }) => userId === other.userId).length
    expect(await own()).toBe(1)
    await other.send(removePushSubscription, { endpoint })
    expect(await own()).toBe(0)
  })

  test('guests, zones that are none and addresses that are none are refused [D40]', async () => {
    const { p256dh, auth } = createBrowser()
    const wanted = { endpoint: `${service.origin}/1`, p256dh, auth, timeZone: 'America/Toronto' }
    const guest = await api.signIn()
    expect((await refusalOf(guest.send(savePushSubscription, wanted))).code).toBe('DemonstrationAccountNotAllowed')
    const member = await addMember(testDatabase, api)
    for (const wrong of [{ timeZone: 'Mars/Olympus' }, { endpoint: 'file:///etc/passwd' }])
      expect((await refusalOf(member.send(savePushSubscription, { ...wanted, ...wrong }))).code).toBe('OutOfRange')
    expect(await subscribed()).toEqual([])
  })
})
