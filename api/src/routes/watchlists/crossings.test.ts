import { buyListWrites, getBuyLists, sellListWrites } from '@palier/contract/watchlists/watchListCalls'
import { getNotices } from '@palier/contract/notifications/noticeCalls'
import { notice } from '@palier/contract/notifications/noticeSchemas'
import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { notices } from '../../database/schema/notices.ts'
import type { TestDatabase } from '../../database/testing/createTestDatabase.ts'
import { describeOnOneEngine } from '../../database/testing/describeOnBothEngines.ts'
import { CLEANINGS } from '../../jobs/cleaning.ts'
import { type Guest, keysOf } from '../../testing/startTestApi.ts'
import { BUY, SELL, startWatching, WATCHED, type Watching } from '../../testing/startWatching.ts'

const HOUR = 3_600_000

describeOnOneEngine('D25 crossings', (open) => {
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

  test('a price that crosses a threshold is told once, with what it was', async () => {
    const { person, list, entry } = await watching()
    for (const price of [95, 79, 78, 79]) await at(price)
    const found = await noticesOf(person)
    expect(found.unreadCount).toBe(2)
    expect(found.nextCursor).toBe(null)
    expect(found.notices.map(({ threshold, price, score }) => [threshold, price, score])).toEqual([
      ['t600', 79, 775],
      ['t200', 95, 375],
    ])
    expect(keysOf(found.notices[0])).toEqual(Object.keys(notice.shape).sort())
    expect(found.notices[0]).toMatchObject({
      readAt: null,
      listId: list.id,
      listName: 'Banques',
      listType: 'buy',
      entryId: entry.id,
      stockId: WATCHED,
      symbol: 'RY',
      exchange: 'XTSE',
      currency: 'CAD',
      thresholdPrice: 80,
    })
  })

  test('a price that swings around a threshold is told again only after it has gone 25 points away', async () => {
    const { person } = await watching()
    for (const price of [79, 80.5, 79, 80.9, 79]) await at(price)
    expect((await noticesOf(person)).notices).toHaveLength(1)
    for (const price of [82, 79]) await at(price)
    expect((await noticesOf(person)).notices.map(({ threshold }) => threshold)).toEqual(['t600', 't600'])
  })

  test('each side of a sell list is told', async () => {
    const { person } = await watching(sellListWrites, SELL)
    for (const price of [121, 131, 100, 79, 60]) await at(price)
    const { notices: told } = await noticesOf(person)
    expect(told.map(({ threshold, score }) => [threshold, Math.sign(score)])).toEqual([
      ['t200', -1],
      ['t400', -1],
      ['t800', 1],
      ['t600', 1],
    ])
  })

  test('where an entry begins is no news, nor where its thresholds are put', async () => {
    scene.setPrice(79)
    const { person, list, entry } = await watching()
    await at(78)
    const updatedListEntry = { ...BUY, id: entry.id, listId: list.id, T800: 79 }
    await person.send(buyListWrites.updateEntry, { updatedListEntry })
    await at(77)
    expect((await noticesOf(person)).notices).toEqual([])
    await at(200)
    await at(77)
    expect((await noticesOf(person)).notices.map(({ threshold }) => threshold)).toEqual(['t800'])
  })

  test('what entries knew before anybody looked is no news', async () => {
    const { person } = await watching()
    await testDatabase.database.execute(sql`update watch_list_entries set crossed_level = null, quiet_low = default`)
    await at(75)
    expect((await noticesOf(person)).notices).toEqual([])
    await at(65)
    expect((await noticesOf(person)).notices.map(({ threshold }) => threshold)).toEqual(['t800'])
  })

  test('DATA-11 the highest score is kept when a threshold is crossed', async () => {
    const { person } = await watching()
    for (const price of [65, 110]) await at(price)
    const { lists } = await person.send(getBuyLists, { userId: person.userId })
    expect(lists.at(-1)?.entries[0]).toMatchObject({ highScore: 1077 })
  })

  test('another process that looks at the same price tells nothing again', async () => {
    const { person } = await watching()
    const other = scene.otherCrossings()
    scene.setPrice(79)
    await Promise.all([scene.crossings().check(scene.api.now()), other.check(scene.api.now())])
    await scene.crossings().check(scene.api.now())
    expect((await noticesOf(person)).notices).toHaveLength(1)
  })

  test('what another process saw in between is seen: a price that went and came back is told when it goes again', async () => {
    const { person } = await watching()
    const other = scene.otherCrossings()
    await at(110)
    scene.setPrice(79)
    scene.api.pass(60_000)
    await other.check(scene.api.now())
    for (const price of [110, 79]) await at(price)
    expect((await noticesOf(person)).notices).toHaveLength(2)
  })

  test('the statements of a look do not grow with the entries, and pages of a thousand follow each other', async () => {
    const { person } = await watching()
    await testDatabase.database.execute(sql`
      insert into watch_lists (id, user_id, kind, name, description, position, created_at)
      select gen_random_uuid(), ${person.userId}::uuid, 'buy', 'n', '', n, now() from generate_series(10, 2300) n`)
    await testDatabase.database.execute(sql`
      insert into watch_list_entries (id, list_id, stock_id, t600, high_score, created_at)
      select gen_random_uuid(), id, ${WATCHED}::uuid, 80, 0, now() from watch_lists where name = 'n'`)
    await at(105)
    expect(await scene.api.countStatements(() => at(104))).toBe(2)
    expect(await scene.api.countStatements(() => scene.crossings().check(scene.api.now()))).toBe(1)
    testDatabase.statements.length = 0
    await at(79)
    const tables = /\b(?:from|update|into) "?(stocks|watch_list_entries|notices|person_events)\b/
    const page = ['watch_list_entries', 'watch_list_entries', 'notices', 'person_events', 'notices']
    // What the service does beside it, about sessions and jobs, touches none of them.
    const touched = testDatabase.statements.flatMap((statement) => tables.exec(statement)?.[1] ?? [])
    expect(touched).toEqual(['stocks', ...page, ...page, ...page])
    expect(await testDatabase.database.$count(notices)).toBe(200)
  })

  test('the newest 200 notices are kept, and none for longer than 90 days', async () => {
    const { person } = await watching()
    for (let round = 0; round < 3; round += 1) for (const price of [79, 110]) await at(price)
    await testDatabase.database.execute(sql`insert into notices
      select gen_random_uuid(), user_id, created_at - interval '1 day', read_at, list_id, list_name, list_kind,
        entry_id, stock_id, threshold, threshold_price, price, score
      from (select * from notices limit 1) one, generate_series(1, 300)`)
    await at(79)
    expect(await testDatabase.database.$count(notices)).toBe(200)
    expect((await noticesOf(person)).notices.filter(({ price }) => price === 79)).toHaveLength(20)
    scene.api.pass(90 * 24 * HOUR - 30_000)
    await CLEANINGS.deleteOldNotices(testDatabase.database, scene.api.now())
    expect(await testDatabase.database.$count(notices)).toBe(1)
    scene.api.pass(-90 * 24 * HOUR)
  })
})
