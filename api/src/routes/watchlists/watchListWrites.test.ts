import {
  buyListWrites,
  getBuyLists,
  getOtherLists,
  getSellLists,
  otherListWrites,
  sellListWrites,
} from '@palier/contract/watchlists/watchListCalls'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import type { TestDatabase } from '../../database/testing/createTestDatabase.ts'
import { describeOnOneEngine } from '../../database/testing/describeOnBothEngines.ts'
import { stockIdOf } from '../../services/market/stockId.ts'
import { addMember } from '../../testing/addMember.ts'
import { addListWriter, usageIn } from '../../testing/listWriter.ts'
import { refusalOf, startTestApi, type TestApi } from '../../testing/startTestApi.ts'

const RY = stockIdOf('RY:XTSE')
const TD = stockIdOf('TD:XTSE')
const BUY = { stockId: RY, T200: 200, T400: 190, T600: 180.5, T800: 170.1234 }
const SELL = { stockId: RY, T200: 50, T400: 60, T600: 900, T800: 1000 }
const NONE = { T200: 0, T400: 0, T600: 0, T800: 0 }

const KINDS = [
  ['buy', buyListWrites, getBuyLists, BUY],
  ['sell', sellListWrites, getSellLists, SELL],
  ['others', otherListWrites, getOtherLists, { stockId: RY, ...NONE }],
] as const

describeOnOneEngine('the writes on lists', (open) => {
  let testDatabase: TestDatabase
  let api: TestApi

  beforeAll(async () => {
    testDatabase = await open()
    api = await startTestApi(testDatabase)
    return () => api.close()
  })

  const person = (plan?: string) => addListWriter(testDatabase, api, plan)

  test.each(KINDS)(
    'a %s list is made, filled, changed and emptied [API-48] [API-49] [API-50] [API-51] [API-52] [API-53] [API-54] [GEN-03] [LIST-34]',
    async (kind, writes, read, levels) => {
      const own = await person()
      const made = await own.create(writes, ' Banques ')
      expect(made).toMatchObject({ name: 'Banques', type: kind, entries: [], currency: null, version: 1 })

      const entry = await own.send(writes.addEntry, { listId: made.id, newEntry: { ...levels, symbol: 'RY' } })
      const { stockId, ...T } = levels
      const sent = { stockId, t200: T.T200, t400: T.T400, t600: T.T600, t800: T.T800 }
      expect(entry).toMatchObject({ ...sent, symbol: 'RY', listId: made.id, version: 1 })
      expect((await own.listsOf(read)).at(-1)?.entries).toEqual([entry])

      const changed = await own.send(writes.updateEntry, {
        updatedListEntry: { ...levels, id: entry.id, listId: made.id, T400: 0, version: 1 },
      })
      expect(changed).toMatchObject({ id: entry.id, t200: T.T200, t400: 0, version: 2 })

      const renamed = await own.send(writes.updateList, {
        listId: made.id,
        newListName: 'Six banques',
        newListDescription: 'Les grandes.',
        version: 1,
      })
      expect(renamed).toEqual({
        ...made,
        name: 'Six banques',
        description: 'Les grandes.',
        currency: 'CAD',
        version: 2,
        entries: [changed],
      })

      const named = { entryId: entry.id, listId: made.id }
      expect(await own.send(writes.deleteEntry, { ...named, version: 2 })).toEqual(named)
      expect((await own.listsOf(read)).at(-1)?.entries).toEqual([])
      expect(await own.send(writes.deleteList, { listId: made.id, version: 2 })).toEqual({ listId: made.id })
      expect((await own.listsOf(read)).some(({ id }) => id === made.id)).toBe(false)
    },
  )

  test('each write answers the same under /V2/ and without it [GEN-03]', async () => {
    const own = await person()
    for (const [, writes] of KINDS) {
      const [path = '', alias = ''] = [writes.createList.path, writes.createList.aliases[0]]
      expect([path.includes('/V2/'), alias.includes('/V2/')]).toEqual([true, false])
      for (const url of [path, alias]) {
        const body = { userId: own.userId, listName: 'Banques', listDescription: '' }
        expect((await api.post(url, body, { token: own.token })).status).toBe(200)
      }
    }
  })

  test('a guest writes like anybody, a member only under the present terms [D2]', async () => {
    const guest = await api.signIn()
    const words = { userId: guest.userId, listName: 'À moi', listDescription: '' }
    expect(await guest.send(buyListWrites.createList, words)).toMatchObject({ name: 'À moi' })
    const member = await addMember(testDatabase, api, { acceptedTermsVersion: null })
    const refusal = refusalOf(member.send(buyListWrites.createList, { ...words, userId: member.userId }))
    expect((await refusal).code).toBe('termsNotAccepted')
  })

  test('every write answers what is used from then on [LIST-28] [SUBS-25]', async () => {
    const own = await person()
    const listWords = { listName: 'Banques', listDescription: '' }
    const made = await own.whole(sellListWrites.createList, { userId: own.userId, ...listWords })
    const listId = made.data.id
    const added = await own.whole(sellListWrites.addEntry, { listId, newEntry: SELL })
    const updatedListEntry = { ...SELL, id: added.data.id, listId }
    const steps = [
      made,
      added,
      await own.whole(sellListWrites.updateEntry, { updatedListEntry }),
      await own.whole(sellListWrites.updateList, { listId, newListName: 'B', newListDescription: '' }),
      await own.whole(sellListWrites.deleteEntry, { listId, entryId: added.data.id }),
      await own.whole(sellListWrites.deleteList, { listId }),
    ].map(({ additionalData }) => usageIn(additionalData))
    const counts = steps.map((use) => [use.sellListCount, use.combinedListCount, use.sellListCombineEntriesCount])
    expect(counts).toEqual([
      [1, 2, 0],
      [1, 2, 1],
      [1, 2, 1],
      [1, 2, 1],
      [1, 2, 0],
      [0, 1, 0],
    ])
    const read = await own.whole(getSellLists, { userId: own.userId })
    expect(usageIn(read.additionalData)).toEqual(steps.at(-1))
  })

  test('a name is required, of 50 characters at most [LIST-29]', async () => {
    const own = await person()
    for (const listName of ['', '   ', 'x'.repeat(51)]) {
      const body = { userId: own.userId, listName, listDescription: '' }
      const { status, body: answer } = await api.post(buyListWrites.createList.path, body, { token: own.token })
      expect([status, answer]).toMatchObject([400, { errors: [{ errorCode: 'parameter_invalid_empty' }] }])
    }
    expect((await own.create(buyListWrites, 'x'.repeat(50))).name).toHaveLength(50)
  })

  test('thresholds out of order are refused by their codes, and nothing is written [EDIT-24] [EDIT-18]', async () => {
    const own = await person()
    const [buy, sell] = [await own.create(buyListWrites), await own.create(sellListWrites)]
    const wrong = [
      [buyListWrites, buy, { ...NONE, T200: 10, T600: 11 }, 'invalidFloorThresholds'],
      [buyListWrites, buy, { ...NONE, T600: 10, T800: 11 }, 'invalidFloorThresholds'],
      [sellListWrites, sell, { T200: 12, T400: 11, T600: 20, T800: 21 }, 'invalidFloorThresholds'],
      [sellListWrites, sell, { T200: 10, T400: 11, T600: 22, T800: 21 }, 'invalidCeilThresholds'],
      [sellListWrites, sell, { T200: 10, T400: 20, T600: 20, T800: 21 }, 'invalidCeilThresholds'],
      [sellListWrites, sell, { ...NONE, T400: 10, T600: 20 }, 'noSellCeilOrSellFloor'],
      [sellListWrites, sell, NONE, 'noSellCeilOrSellFloor'],
    ] as const
    for (const [writes, list, T, code] of wrong) {
      const refusal = await refusalOf(own.send(writes.addEntry, { listId: list.id, newEntry: { stockId: RY, ...T } }))
      expect([refusal.code, refusal.status], JSON.stringify(T)).toEqual([code, 400])
    }
    const added = await own.send(sellListWrites.addEntry, { listId: sell.id, newEntry: { ...SELL, T400: 0, T600: 0 } })
    const updatedListEntry = { ...SELL, id: added.id, listId: sell.id, T200: 2000 }
    const refusal = await refusalOf(own.send(sellListWrites.updateEntry, { updatedListEntry }))
    expect(refusal.errors.map(({ errorCode }) => errorCode)).toEqual([
      'invalidFloorThresholds',
      'invalidCeilThresholds',
    ])
    expect((await own.listsOf(getBuyLists)).flatMap(({ entries }) => entries)).toEqual([])
    expect((await own.listsOf(getSellLists)).flatMap(({ entries }) => entries)).toEqual([added])
  })

  test('a price has four decimals at most, and 0 is a level that is not set [EDIT-15] [EDIT-19] [EDIT-20]', async () => {
    const own = await person()
    const { id: listId } = await own.create(buyListWrites)
    for (const T600 of [1.23456, 1e-7, 1e10, 1e300]) {
      const refusal = await refusalOf(
        own.send(buyListWrites.addEntry, { listId, newEntry: { stockId: RY, ...NONE, T600 } }),
      )
      expect([refusal.code, refusal.errors[0]?.params]).toEqual(['parameter_invalid_empty', { field: 'T600' }])
    }
    for (const T600 of [-1, null, '12', undefined]) {
      const body = { listId, newEntry: { stockId: RY, ...NONE, T600 } }
      expect((await api.post(buyListWrites.addEntry.path, body, { token: own.token })).status).toBe(400)
    }
    const price = { ...NONE, T600: 9_999_999_999.9999 }
    expect(await own.send(buyListWrites.addEntry, { listId, newEntry: { stockId: RY, ...price } })).toMatchObject({
      t600: price.T600,
      t200: 0,
    })
    const empty = await own.send(buyListWrites.addEntry, { listId, newEntry: { stockId: TD, ...NONE } })
    expect(empty).toMatchObject({ t200: 0, t400: 0, t600: 0, t800: 0 })
  })

  test('a symbol has letters, digits, dots and hyphens [EDIT-23]', async () => {
    const own = await person()
    const { id: listId } = await own.create(buyListWrites)
    const newEntry = { ...BUY, symbol: 'R Y' }
    const refusal = await refusalOf(own.send(buyListWrites.addEntry, { listId, newEntry }))
    expect([refusal.code, refusal.errors[0]?.params]).toEqual(['parameter_invalid_empty', { field: 'newEntry.symbol' }])
    expect(await own.send(buyListWrites.addEntry, { listId, newEntry: { ...BUY, symbol: 'BRK.B-2' } })).toBeDefined()
  })

  test('the highest score begins anew when thresholds are edited [DATA-11]', async () => {
    const own = await person()
    const { id: listId } = await own.create(buyListWrites)
    const deal = { ...NONE, T800: 100_000 }
    const entry = await own.send(buyListWrites.addEntry, { listId, newEntry: { stockId: RY, ...deal } })
    expect(entry).toMatchObject({ score: 2000, highScore: 2000 })
    const updatedListEntry = { stockId: RY, ...NONE, T800: 1, id: entry.id, listId }
    const changed = await own.send(buyListWrites.updateEntry, { updatedListEntry })
    expect(changed.highScore).toBe(changed.score)
  })

  test('a note says why; one left out stays, an empty one is gone, a longer one is refused [API-48] [API-49]', async () => {
    const own = await person()
    const { id: listId } = await own.create(buyListWrites)
    const note = 'Dividende relevé chaque année depuis 2004.'
    const { id } = await own.send(buyListWrites.addEntry, { listId, newEntry: { ...BUY, note: `  ${note}\n` } })
    const update = (change: object) =>
      own.send(buyListWrites.updateEntry, { updatedListEntry: { ...BUY, id, listId, ...change } })
    expect(await update({ T600: 181 })).toMatchObject({ note, t600: 181 })
    expect((await own.listsOf(getBuyLists)).at(-1)?.entries[0]).toMatchObject({ note })
    expect(await update({ note: '' })).toMatchObject({ note: '' })
    const body = { updatedListEntry: { ...BUY, id, listId, note: 'é'.repeat(1001) } }
    expect((await api.post(buyListWrites.updateEntry.path, body, { token: own.token })).status).toBe(400)
    expect(await update({ note: '😀'.repeat(1000) })).toMatchObject({ note: '😀'.repeat(1000) })
  })

  test('prices that stay keep the highest score [DATA-11]', async () => {
    const own = await person()
    const { id: listId } = await own.create(buyListWrites)
    const newEntry = { stockId: RY, ...NONE, T800: 100_000 }
    const { id } = await own.send(buyListWrites.addEntry, { listId, newEntry })
    await testDatabase.database.execute(sql`update watch_list_entries set high_score = 2500 where id = ${id}`)
    const same = await own.send(buyListWrites.updateEntry, { updatedListEntry: { ...newEntry, id, listId } })
    expect(same).toMatchObject({ score: 2000, highScore: 2500, version: 2 })
  })

  test('a write is five statements at most beside the session check', async () => {
    const own = await person()
    let [listId, id] = ['', '']
    const words = { listName: 'Banques', listDescription: '' }
    const count = async (work: () => Promise<unknown>) => (await api.countStatements(work)) - 1
    expect([
      await count(async () => {
        listId = (await own.send(buyListWrites.createList, { userId: own.userId, ...words })).id
      }),
      await count(async () => {
        id = (await own.send(buyListWrites.addEntry, { listId, newEntry: BUY })).id
      }),
      await count(() => own.send(buyListWrites.updateEntry, { updatedListEntry: { ...BUY, id, listId } })),
      await count(() => own.send(buyListWrites.updateList, { listId, newListName: 'Autre', newListDescription: '' })),
      await count(() => own.send(buyListWrites.deleteEntry, { entryId: id, listId })),
      await count(() => own.send(buyListWrites.deleteList, { listId })),
    ]).toEqual([4, 5, 4, 5, 4, 4])
  })
})
