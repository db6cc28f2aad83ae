import { buyListWrites } from '@palier/contract/watchlists/watchListCalls'
import { getEvents, getNotices, markNoticesRead } from '@palier/contract/notifications/noticeCalls'
import { getPreferences, savePreferences } from '@palier/contract/accounts/preferenceCalls'
import { max } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { findEventBounds } from '../../database/queries/notifications/userEventQueries.ts'
import { userEvents } from '../../database/schema/notices.ts'
import type { TestDatabase } from '../../database/testing/createTestDatabase.ts'
import { describeOnOneEngine } from '../../database/testing/describeOnBothEngines.ts'
import { CLEANINGS } from '../../jobs/cleaning.ts'
import { addMember } from '../../testing/addMember.ts'
import { type Guest, KEYS, refusalOf } from '../../testing/startTestApi.ts'
import { BUY, startWatching, type Watching } from '../../testing/startWatching.ts'

const HOUR = 3_600_000

describeOnOneEngine('notices and events', (open) => {
  let testDatabase: TestDatabase
  let scene: Watching

  beforeAll(async () => {
    testDatabase = await open()
    scene = await startWatching(testDatabase)
    return () => scene.api.close()
  })
  beforeEach(() => scene.reset())

  const at = (price: number) => scene.at(price)
  const watching: Watching['watching'] = (...args) => scene.watching(...args)
  const noticesOf = (person: Guest) => person.send(getNotices, {})
  const eventsAfter = (cursor?: string, waitSeconds = 0) =>
    scene.api
      .clientOf({ token: KEYS.SERVICE_KEY })
      .send(getEvents, { ...(cursor !== undefined && { cursor }), waitSeconds })

  /** Waits until all that stands is told: a transaction of another file on the same server can hold it back. */
  async function allIsTold(): Promise<void> {
    const { database } = testDatabase
    const isAllTold = async () => {
      const { end } = await findEventBounds(database)
      const [last] = await database.select({ id: max(userEvents.transactionId) }).from(userEvents)
      return Number(last?.id ?? 0) < end.transactionId
    }
    await expect.poll(isAllTold, { timeout: 30_000 }).toBe(true)
  }

  /** Where a reader begins who is told nothing of what stands. */
  async function fromNow(): Promise<string> {
    await allIsTold()
    return (await eventsAfter()).cursor
  }

  async function allEventsAfter(cursor: string) {
    await allIsTold()
    return eventsAfter(cursor)
  }

  describe('the notices of a person [D17]', () => {
    test('come in pages, the newest first, each once, and go on behind any of them', async () => {
      const { person } = await watching()
      for (const price of [99, 89, 79, 69]) await at(price)
      const first = await person.send(getNotices, { first: 3 })
      const second = await person.send(getNotices, { first: 3, after: first.nextCursor ?? '' })
      expect([...first.notices, ...second.notices].map(({ threshold }) => threshold)).toEqual([
        't800',
        't600',
        't400',
        't200',
      ])
      expect([second.nextCursor, second.unreadCount]).toEqual([null, 4])
      const behind = await person.send(getNotices, { first: 3, after: first.cursors[0] ?? '' })
      expect(behind.notices.map(({ threshold }) => threshold)).toEqual(['t600', 't400', 't200'])
      expect((await refusalOf(person.send(getNotices, { after: 'x' }))).code).toBe('BadCursor')
    })

    test('are marked as read, some or all, their own alone', async () => {
      const { person } = await watching()
      for (const price of [99, 89, 79]) await at(price)
      const other = await scene.api.signIn()
      const { notices: found } = await noticesOf(person)
      const noticeIds = [found[0]?.noticeId ?? '', 'nothing']
      expect(await other.send(markNoticesRead, { noticeIds })).toEqual({ unreadCount: 0 })
      expect(await person.send(markNoticesRead, { noticeIds })).toEqual({ unreadCount: 2 })
      expect((await noticesOf(person)).notices.map(({ readAt }) => readAt !== null)).toEqual([true, false, false])
      expect(await person.send(markNoticesRead, {})).toEqual({ unreadCount: 0 })
      expect((await noticesOf(other)).notices).toEqual([])
    })

    test('two statements beside the session check', async () => {
      const { person } = await watching()
      expect(await scene.api.countStatements(() => noticesOf(person))).toBe(3)
    })
  })

  describe('events [D25]', () => {
    test('are told to our own services alone', async () => {
      const { token } = await scene.api.signIn()
      for (const sent of [{}, { token }]) {
        const { status, body } = await scene.api.post(getEvents.path, { waitSeconds: 0 }, sent)
        expect([status, body]).toMatchObject([401, { errors: [{ errorCode: 'notAuthenticated' }] }])
      }
    })

    test('begin now without a cursor, and follow it in their order', async () => {
      await watching()
      const begin = await eventsAfter()
      expect([begin.events, begin.isGap]).toEqual([[], false])
      const { person } = await watching()
      await at(79)
      await person.send(markNoticesRead, {})
      await person.send(markNoticesRead, {})
      const { events, cursor } = await allEventsAfter(begin.cursor)
      const own = events.filter(({ userId }) => userId === person.userId)
      expect(own.map(({ kind }) => kind)).toEqual(['listsChanged', 'listsChanged', 'noticeAdded', 'noticesRead'])
      expect(own[2]?.notice).toMatchObject({ symbol: 'RY', threshold: 't600', price: 79 })
      expect(own.map(({ unreadCount }) => unreadCount)).toEqual([undefined, undefined, 0, 0])
      expect((await eventsAfter(cursor)).events).toEqual([])
    })

    test('every change of a list is one, a refused or a repeated one is none [LIST-28]', async () => {
      const { person, list, entry } = await watching()
      const cursor = await fromNow()
      const listId = list.id
      await refusalOf(person.send(buyListWrites.addEntry, { listId, newEntry: BUY }))
      await person.send(buyListWrites.updateEntry, { updatedListEntry: { ...BUY, id: entry.id, listId } })
      await person.send(buyListWrites.deleteEntry, { entryId: entry.id, listId })
      await person.send(buyListWrites.updateList, { listId, newListName: 'B', newListDescription: '' })
      await person.send(buyListWrites.deleteList, { listId })
      const { events } = await allEventsAfter(cursor)
      expect(events).toEqual(Array(4).fill({ userId: person.userId, kind: 'listsChanged' }))
    })

    // A transaction of another file on the same server can hold an event back: then it is tried again.
    test('wake whoever waits, at once where they are written here', { retry: 4 }, async () => {
      const { person } = await watching()
      const cursor = await fromNow()
      const waiting = eventsAfter(cursor, 25)
      const begun = performance.now()
      await person.send(buyListWrites.createList, { userId: person.userId, listName: 'x', listDescription: '' })
      expect((await waiting).events).toMatchObject([{ kind: 'listsChanged' }])
      expect(performance.now() - begun).toBeLessThan(900)
    })

    test('wake whoever waits within about a second where another process writes them', { retry: 4 }, async () => {
      await watching()
      const cursor = await fromNow()
      const waiting = eventsAfter(cursor, 25)
      await at(79)
      expect((await waiting).events).toMatchObject([{ kind: 'noticeAdded', unreadCount: 1 }])
    })

    test('what a slower transaction wrote under a lower number is not missed', async () => {
      const { person } = await watching()
      const cursor = await fromNow()
      const { database } = testDatabase
      const event = { userId: person.userId, kind: 'portfoliosChanged', createdAt: scene.api.now() } as const
      let isWritten = () => {}
      let mayEnd = () => {}
      const written = new Promise<void>((resolve) => (isWritten = resolve))
      const ending = new Promise<void>((resolve) => (mayEnd = resolve))
      const slow = database.transaction(async (transaction) => {
        await transaction.insert(userEvents).values(event)
        isWritten()
        // The embedded engine has one connection: there nothing can be written meanwhile.
        if (testDatabase.kind === 'postgres') await ending
      })
      await written
      await database.insert(userEvents).values({ ...event, kind: 'listsChanged' })
      const early = await eventsAfter(cursor)
      mayEnd()
      await slow
      const late = await allEventsAfter(early.cursor)
      expect([...early.events, ...late.events].map(({ kind }) => kind)).toEqual(['portfoliosChanged', 'listsChanged'])
    })

    test('a reader who comes too late hears of the gap and begins anew', async () => {
      const { person } = await watching()
      const cursor = await fromNow()
      for (const listName of ['a', 'b']) {
        await person.send(buyListWrites.createList, { userId: person.userId, listName, listDescription: '' })
      }
      const read = await allEventsAfter(cursor)
      await person.send(buyListWrites.createList, { userId: person.userId, listName: 'c', listDescription: '' })
      scene.api.pass(HOUR + 1_000)
      await CLEANINGS.deleteToldEvents(testDatabase.database, scene.api.now())
      expect(await testDatabase.database.$count(userEvents)).toBe(0)
      for (const old of [read.cursor, 'nonsense', '999999999999.1.99999999999999']) {
        const { events, isGap, cursor: next } = await eventsAfter(old)
        expect([events, isGap]).toEqual([[], true])
        expect((await eventsAfter(next)).isGap).toBe(false)
      }
    })
  })

  test('the digest is asked for with the preferences, which keep it where it is not named [API-18] [D25]', async () => {
    const { send } = await addMember(testDatabase, scene.api)
    const { version: _version, ...found } = await send(getPreferences, {})
    expect(found.crossingDigest).toBe(false)
    await send(savePreferences, { userPreference: { ...found, crossingDigest: true } })
    const { crossingDigest: _digest, ...rest } = found
    expect(await send(savePreferences, { userPreference: rest })).toMatchObject({ crossingDigest: true })
    expect(await send(getPreferences, {})).toMatchObject({ crossingDigest: true })
  })
})
