import { randomUUID } from 'node:crypto'
import {
  buyListWrites,
  getBuyLists,
  getSellLists,
  otherListWrites,
  sellListWrites,
} from '@palier/contract/watchlists/watchListCalls'
import { HEADERS } from '@palier/contract/kernel/headers'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import type { TestDatabase } from '../../database/testing/createTestDatabase.ts'
import { describeOnBothEngines } from '../../database/testing/describeOnBothEngines.ts'
import { stockIdOf } from '../../services/market/stockId.ts'
import { addListWriter, usageIn } from '../../testing/listWriter.ts'
import { refusalOf, startTestApi, type TestApi } from '../../testing/startTestApi.ts'

const RY = stockIdOf('RY:XTSE')
const TD = stockIdOf('TD:XTSE')
const BUY = { stockId: RY, T200: 200, T400: 190, T600: 180.5, T800: 170.1234 }
const NONE = { T200: 0, T400: 0, T600: 0, T800: 0 }

describeOnBothEngines('limits and conflicts of lists', (open) => {
  let testDatabase: TestDatabase
  let api: TestApi

  beforeAll(async () => {
    testDatabase = await open()
    api = await startTestApi(testDatabase)
    return () => api.close()
  })

  const person = (plan?: string) => addListWriter(testDatabase, api, plan)

  test('a stock enters a list once, also when it is added many times at once [LIST-33]', async () => {
    const own = await person()
    const { id: listId } = await own.create(buyListWrites)
    const add = () =>
      own.send(buyListWrites.addEntry, { listId, newEntry: BUY }, { [HEADERS.idempotencyKey]: randomUUID() })
    const outcomes = await Promise.allSettled([add(), add(), add(), add()])
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const outcome of outcomes) if (outcome.status === 'rejected') expect(outcome.reason.code).toBe('DuplicateKey')
    expect((await refusalOf(add())).status).toBe(409)
    const other = await own.create(buyListWrites, 'Autre')
    expect(await own.send(buyListWrites.addEntry, { listId: other.id, newEntry: BUY })).toBeDefined()
  })

  test('at the limit one of several at once makes its list, and the others hear the number [LIST-30] [LIST-31]', async () => {
    const own = await person('frugal')
    // Frugal: one buy list, one sell list and two more of either kind. The buy list is there.
    const send = (writes: typeof buyListWrites) =>
      own.send(
        writes.createList,
        { userId: own.userId, listName: 'Une de plus', listDescription: '' },
        { [HEADERS.idempotencyKey]: randomUUID() },
      )
    await send(buyListWrites)
    const outcomes = await Promise.allSettled([1, 2, 3, 4].map(() => send(buyListWrites)))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const refusal = await refusalOf(send(buyListWrites))
    expect([refusal.code, refusal.status, refusal.errors[0]?.params]).toEqual([
      'listLimitReached',
      401,
      { n: 3, maxUnit: 'buyLists' },
    ])
    await send(sellListWrites)
    const whole = await refusalOf(send(sellListWrites))
    expect([whole.code, whole.errors[0]?.params]).toEqual(['listLimitReached', { n: 4, maxUnit: 'lists' }])
    expect(await own.listsOf(getBuyLists)).toHaveLength(3)
    expect(await own.listsOf(getSellLists)).toHaveLength(1)
  })

  test('other lists have as much room as the lists of the plan, and are not counted among them [LIST-34]', async () => {
    const own = await person('base')
    const made = await own.create(otherListWrites)
    await own.create(otherListWrites)
    expect((await refusalOf(own.create(otherListWrites))).errors[0]?.params).toEqual({ n: 2, maxUnit: 'lists' })
    const newEntry = { stockId: RY, ...NONE }
    const { additionalData } = await own.whole(otherListWrites.addEntry, { listId: made.id, newEntry })
    expect(usageIn(additionalData)).toMatchObject({ combinedListCount: 1, combinedListCombinedEntriesCount: 0 })
  })

  test('at the limit one of several entries at once is added [LIST-32]', async () => {
    const own = await person('base')
    const [list] = await own.listsOf(getBuyLists)
    await testDatabase.database
      .execute(sql`insert into watch_list_entries (id, list_id, stock_id, high_score, created_at)
      select gen_random_uuid(), ${list?.id}::uuid, id, 0, now() from stocks where ticker not in ('RY', 'TD', 'BMO') limit 19`)
    const outcomes = await Promise.allSettled(
      ['RY:XTSE', 'TD:XTSE', 'BMO:XTSE'].map((key) =>
        own.send(
          buyListWrites.addEntry,
          { listId: list?.id ?? '', newEntry: { ...BUY, stockId: stockIdOf(key as 'RY:XTSE') } },
          { [HEADERS.idempotencyKey]: randomUUID() },
        ),
      ),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const refusals = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []))
    for (const { code, status, errors } of refusals) {
      expect([code, status, errors[0].params]).toEqual(['operationsLimitReached', 429, { n: 20, maxUnit: 'entries' }])
    }
  })

  test('on a smaller plan nothing is taken away: the oldest list stays open, younger ones can be deleted [SUBS-29]', async () => {
    const own = await person('vip')
    const [first, second] = [await own.create(buyListWrites), await own.create(buyListWrites)]
    await own.send(buyListWrites.addEntry, { listId: second.id, newEntry: BUY })
    await testDatabase.database.execute(sql`update users set plan_name = 'base' where id = ${own.userId}`)
    expect((await refusalOf(own.create(buyListWrites))).code).toBe('listLimitReached')
    expect(await own.listsOf(getBuyLists)).toHaveLength(3)
    const [oldest] = await own.listsOf(getBuyLists)
    const words = { newListName: 'Autre', newListDescription: '' }
    expect(await own.send(buyListWrites.updateList, { ...words, listId: oldest?.id ?? '' })).toMatchObject({
      name: 'Autre',
    })
    expect((await refusalOf(own.send(buyListWrites.updateList, { ...words, listId: first.id }))).code).toBe(
      'BeyondPlan',
    )
    expect(await own.send(buyListWrites.deleteList, { listId: first.id })).toEqual({ listId: first.id })
  })

  test('what is somebody else’s, of another kind or nowhere is missing, and stays as it is [LIST-35]', async () => {
    const [own, other] = [await person(), await person()]
    const theirs = await other.create(buyListWrites)
    const entry = await other.send(buyListWrites.addEntry, { listId: theirs.id, newEntry: BUY })
    const mine = await own.create(buyListWrites)
    const sell = await own.create(sellListWrites)
    const id = entry.id
    const words = { newListName: 'À moi', newListDescription: '' }

    const attempts = [theirs.id, sell.id, randomUUID(), 'nothing', "' or 1=1 --"].flatMap((listId) => [
      () => own.send(buyListWrites.addEntry, { listId, newEntry: BUY }),
      () => own.send(buyListWrites.updateEntry, { updatedListEntry: { ...BUY, id, listId } }),
      () => own.send(buyListWrites.deleteEntry, { entryId: id, listId }),
      () => own.send(buyListWrites.updateList, { listId, ...words }),
      () => own.send(buyListWrites.deleteList, { listId }),
    ])
    attempts.push(
      () => own.send(buyListWrites.deleteEntry, { entryId: id, listId: mine.id }),
      () => own.send(buyListWrites.updateEntry, { updatedListEntry: { ...BUY, id, listId: mine.id } }),
      () => own.send(buyListWrites.addEntry, { listId: mine.id, newEntry: { ...BUY, stockId: randomUUID() } }),
      () => own.send(buyListWrites.createList, { userId: other.userId, listName: 'x', listDescription: '' }),
      () => other.send(buyListWrites.updateEntry, { updatedListEntry: { ...BUY, stockId: TD, id, listId: theirs.id } }),
    )
    for (const attempt of attempts) {
      const refusal = await refusalOf(attempt())
      expect([refusal.status, refusal.errors]).toEqual([404, [{ errorCode: 'resource_missing' }]])
    }
    expect((await other.listsOf(getBuyLists)).at(-1)).toEqual({ ...theirs, currency: 'CAD', entries: [entry] })
  })

  test('a change of what has changed meanwhile is refused with the present version [D24]', async () => {
    const own = await person()
    const { id: listId } = await own.create(buyListWrites)
    const { id } = await own.send(buyListWrites.addEntry, { listId, newEntry: BUY })
    const change = (T600: number, version?: number) =>
      own.send(buyListWrites.updateEntry, {
        updatedListEntry: { ...BUY, T600, T800: 0, id, listId, ...(version && { version }) },
      })
    const outcomes = await Promise.allSettled([change(100, 1), change(101, 1), change(102, 1)])
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await change(90)).toMatchObject({ t600: 90, version: 3 })

    const words = { listId, newListName: 'Autre', newListDescription: '' }
    await own.send(buyListWrites.updateList, words)
    const conflicts = [
      [() => change(80, 2), 3],
      [() => own.send(buyListWrites.deleteEntry, { entryId: id, listId, version: 2 }), 3],
      [() => own.send(buyListWrites.updateList, { ...words, version: 1 }), 2],
      [() => own.send(buyListWrites.deleteList, { listId, version: 1 }), 2],
    ] as const
    for (const [attempt, version] of conflicts) {
      const refusal = await refusalOf(attempt())
      expect([refusal.code, refusal.status, refusal.errors[0]?.params]).toEqual(['VersionConflict', 409, { version }])
    }
    expect((await own.listsOf(getBuyLists)).at(-1)?.entries).toMatchObject([{ id, t600: 90, version: 3 }])
  })

  test('a write sent twice under one key is one write, and one response says that it is a repeat [D24]', async () => {
    const own = await person()
    const words = { userId: own.userId, listName: 'Une fois', listDescription: '' }
    const headers = { [HEADERS.idempotencyKey]: randomUUID() }
    const answers = await Promise.all([
      own.whole(buyListWrites.createList, words, headers),
      own.whole(buyListWrites.createList, words, headers),
    ])
    const [repeated, first] = answers.toSorted((a, b) => Number(b.isReplayed ?? false) - Number(a.isReplayed ?? false))
    expect(repeated).toEqual({ ...first, isReplayed: true })
    expect(await own.listsOf(getBuyLists)).toHaveLength(2)
  })
})
