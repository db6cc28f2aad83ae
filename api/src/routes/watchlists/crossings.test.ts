import { buyListWrites, getBuyLists, sellListWrites } from '@palier/contract/watchlists/watchListCalls'
import { getNotices, undoSplitNotice } from '@palier/contract/notifications/noticeCalls'
import { notice } from '@palier/contract/notifications/noticeSchemas'
import { decimal } from '@palier/domain/kernel/decimal'
import { dateOfDay, dayAt, startOfDay } from '@palier/domain/market/exchangeDay'
import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { notices } from '../../database/schema/notices.ts'
import type { TestDatabase } from '../../database/testing/createTestDatabase.ts'
import { describeOnOneEngine } from '../../database/testing/describeOnBothEngines.ts'
import { CLEANINGS } from '../../jobs/cleaning.ts'
import { type Guest, keysOf, refusalOf } from '../../testing/startTestApi.ts'
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

  test('the highest score is kept when a threshold is crossed [DATA-11]', async () => {
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

  /** Half an hour after the next midnight in Toronto; prices are a quarter of an hour old, and a guest lasts a day. */
  const nextDay = () => {
    const now = scene.api.now().getTime()
    scene.api.pass(startOfDay(dayAt(now) + 1) + HOUR / 2 - now)
  }
  const levelsOf = async (person: Guest) => {
    const [list] = (await person.send(getBuyLists, { userId: person.userId })).lists
    const [found] = list?.entries ?? []
    return { levels: [found?.t200, found?.t400, found?.t600, found?.t800], entry: found }
  }

  test('a split divides the prices of each list once, before anything is told, and is undone to the last decimal', async () => {
    const { person, list, entry } = await watching()
    await at(95)
    const date = dateOfDay(dayAt(scene.api.now().getTime()) + 1)
    scene.setSplits([{ date, numerator: decimal(3), denominator: decimal(1) }])
    await at(94)
    expect((await levelsOf(person)).levels).toEqual([100, 90, 80, 70])

    nextDay()
    await at(31.3)
    const split = (await noticesOf(person)).notices
    expect((await levelsOf(person)).levels).toEqual([33.33, 30, 26.67, 23.33])
    expect(split.map(({ split: told, threshold }) => [threshold, told])).toEqual([
      ['t200', { date, numerator: 3, denominator: 1, isUndone: false }],
      ['t200', null],
    ])
    expect(split[0]).toMatchObject({ listId: list.id, entryId: entry.id, stockId: WATCHED, thresholdPrice: 33.33 })
    for (const price of [31.2, 29]) await at(price)
    expect((await noticesOf(person)).notices.map(({ threshold, price }) => [threshold, price])).toEqual([
      ['t400', 29],
      ['t200', 31.3],
      ['t200', 95],
    ])

    const noticeId = split[0]?.noticeId ?? ''
    const undone = await person.send(undoSplitNotice, { noticeId })
    expect([undone.notice.split?.isUndone, undone.notice.readAt !== null, undone.unreadCount]).toEqual([true, true, 2])
    expect((await levelsOf(person)).levels).toEqual([100, 90, 80, 70])
    const { version } = (await levelsOf(person)).entry ?? {}
    await person.send(undoSplitNotice, { noticeId })
    await at(28.9)
    expect((await levelsOf(person)).entry).toMatchObject({ version, t200: 100 })
    expect((await noticesOf(person)).notices).toHaveLength(3)
    const stranger = await scene.api.signIn()
    expect((await refusalOf(stranger.send(undoSplitNotice, { noticeId }))).code).toBe('resource_missing')
    const crossing = split[1]?.noticeId ?? ''
    expect((await refusalOf(person.send(undoSplitNotice, { noticeId: crossing }))).code).toBe('resource_missing')
  })

  test('prices that were written since the split are neither divided nor undone', async () => {
    scene.api.pass(12 * HOUR)
    const [early, late] = [await watching(), await watching()]
    const date = dateOfDay(dayAt(scene.api.now().getTime()) + 1)
    scene.setSplits([{ date, numerator: decimal(1), denominator: decimal(10) }])
    nextDay()
    const halved = { stockId: WATCHED, T200: 1050, T400: 950, T600: 850, T800: 750 }
    const change = (of: typeof late) => ({ updatedListEntry: { id: of.entry.id, listId: of.list.id, ...halved } })
    await late.person.send(buyListWrites.updateEntry, change(late))
    await at(1100)
    expect((await levelsOf(late.person)).levels).toEqual([1050, 950, 850, 750])
    expect((await noticesOf(late.person)).notices).toEqual([])
    expect((await levelsOf(early.person)).levels).toEqual([1000, 900, 800, 700])

    await early.person.send(buyListWrites.updateEntry, change(early))
    const [split] = (await noticesOf(early.person)).notices
    await early.person.send(undoSplitNotice, { noticeId: split?.noticeId ?? '' })
    expect((await levelsOf(early.person)).levels).toEqual([1050, 950, 850, 750])
  })
})
