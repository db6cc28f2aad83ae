import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { nameOfCode } from '../kernel/refusalCode.ts'
import { type Browser, createBrowser } from '../../testing/browser.ts'
import { startTestBff, type TestBff } from '../../testing/startTestBff.ts'
import { countsOf } from '../../testing/upstream.ts'
import { sampleList } from '../../testing/wireSamples.ts'

let bff: TestBff
let browser: Browser

beforeEach(async () => {
  bff = await startTestBff()
  browser = createBrowser(bff.url)
  await browser.signInAsGuest()
  bff.upstream.take()
})
afterEach(() => bff.stop())

const globalId = (type: string, id: string) => Buffer.from(`${type}:${id}`).toString('base64')
const BUY = globalId('WatchList', 'buy.list-buy')
const STOCK = globalId('Stock', 's9')
const ENTRY = globalId('WatchListEntry', 'list-buy-s1')

const USAGE =
  'usage { id planName entries { used limit } buyLists { used limit } canAddBuyList canAddSellList canAddEntry }'
const REFUSALS = '... on Problem { code } ... on LimitProblem { code maximum unit }'

/** Sends one mutation and answers what it answered. */
async function change(name: string, input: object, selection: string): Promise<unknown> {
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`
  const query = `mutation ($input: ${type}!) { ${name}(input: $input) { __typename ${selection} ${REFUSALS} } }`
  const { data, errors } = await browser.ask(query, { input })
  expect(errors).toEqual([])
  return data?.[name]
}

describe('what a write costs and brings', () => {
  test('an entry is added by one call and no read; the list, the entry and the usage come with it [API-48] [D18] [SCORE-15]', async () => {
    const input = { listId: BUY, stockId: STOCK, thresholds: { t200: '12.5', t600: '9.75' } }
    const selection = `... on AddEntryPayload { listId ${USAGE} entry {
      listId version score bucketBadge highScore thresholds { t200 t400 t600 t800 }
      stock { stockId symbol lastPrice } } }`
    expect(await change('addEntry', input, selection)).toEqual({
      __typename: 'AddEntryPayload',
      listId: BUY,
      usage: {
        id: globalId('Usage', 'user-1'),
        planName: 'standard',
        entries: { used: 6, limit: 150 },
        buyLists: { used: 1, limit: 1 },
        canAddBuyList: false,
        canAddSellList: true,
        canAddEntry: true,
      },
      entry: {
        listId: 'list-buy',
        version: 1,
        score: 500,
        bucketBadge: 3,
        highScore: 500,
        thresholds: { t200: '12.5', t400: null, t600: '9.75', t800: null },
        stock: { stockId: 's9', symbol: 'S9', lastPrice: '10.5' },
      },
    })
    const calls = bff.upstream.take()
    expect(countsOf(calls)).toEqual({ addBuyEntry: 1 })
    expect(calls[0]?.body).toEqual({
      listId: 'list-buy',
      newEntry: { stockId: 's9', T200: 12.5, T400: 0, T600: 9.75, T800: 0 },
    })
  })

  test('an entry is changed by one call that names the version it read [API-49] [LIST-28]', async () => {
    const input = { listId: BUY, entryId: ENTRY, stockId: STOCK, thresholds: { t600: '8' }, version: 4 }
    const selection = `... on UpdateEntryPayload { ${USAGE} entry { id thresholds { t600 t800 } version } }`
    expect(await change('updateEntry', input, selection)).toMatchObject({
      entry: { id: ENTRY, thresholds: { t600: '8', t800: null }, version: 1 },
      usage: { entries: { used: 5 } },
    })
    const calls = bff.upstream.take()
    expect(countsOf(calls)).toEqual({ updateBuyEntry: 1 })
    expect(calls[0]?.body).toMatchObject({ updatedListEntry: { id: 'list-buy-s1', listId: 'list-buy', version: 4 } })
    expect(calls[0]?.headers['idempotency-key']).toBeTruthy()
  })

  test('a note goes along where one is written, and is null where the server keeps none [API-49]', async () => {
    const selection = '... on UpdateEntryPayload { entry { note } }'
    const input = { listId: BUY, entryId: ENTRY, stockId: STOCK, thresholds: { t600: '8' } }
    for (const [note, sent] of [
      ['Attendre les résultats', 'Attendre les résultats'],
      ['', ''],
      [null, undefined],
    ]) {
      await change('updateEntry', { ...input, note }, selection)
      const [call] = bff.upstream.take()
      expect((call?.body as { updatedListEntry: { note?: string } }).updatedListEntry.note).toBe(sent)
    }
    expect(await change('updateEntry', input, selection)).toMatchObject({ entry: { note: null } })
  })

  test('an entry is deleted by one call, and the usage goes down [API-50] [LIST-28]', async () => {
    const selection = `... on RemoveEntryPayload { removedEntryId listId ${USAGE} }`
    expect(await change('removeEntry', { listId: BUY, entryId: ENTRY }, selection)).toMatchObject({
      removedEntryId: ENTRY,
      listId: BUY,
      usage: { entries: { used: 4 } },
    })
    expect(countsOf(bff.upstream.take())).toEqual({ deleteBuyEntry: 1 })
  })

  test.each([
    ['BUY', 'buy', 'createBuyList'],
    ['SELL', 'sell', 'createSellList'],
    ['OTHERS', 'others', 'createOtherList'],
  ])(
    'a list of kind %s is created by one call of its kind [API-52] [LIST-28] [LIST-34]',
    async (kind, prefix, call) => {
      const input = { kind, name: 'Banques', description: '' }
      const selection = `... on CreateWatchListPayload { ${USAGE} list { id kind name version entryCount } }`
      expect(await change('createWatchList', input, selection)).toMatchObject({
        list: { id: globalId('WatchList', `${prefix}.new-1`), kind, name: 'Banques', version: 1, entryCount: 0 },
        usage: { buyLists: { used: kind === 'BUY' ? 2 : 1 } },
      })
      expect(countsOf(bff.upstream.take())).toEqual({ [call]: 1 })
    },
  )

  test('a list is renamed and deleted by one call each [API-53] [API-54] [LIST-28]', async () => {
    const renamed = { listId: BUY, name: 'Énergie', description: 'x', version: 0 }
    const selection = `... on UpdateWatchListPayload { ${USAGE} list { id name description version entries { id } } }`
    const answer = await change('updateWatchList', renamed, selection)
    expect(answer).toMatchObject({ list: { id: BUY, name: 'Énergie', description: 'x', version: 1 } })
    const calls = bff.upstream.take()
    expect(countsOf(calls)).toEqual({ updateBuyList: 1 })
    // A reader who was told 0 was told no version.
    expect(calls[0]?.body).not.toHaveProperty('version')

    const gone = await change(
      'deleteWatchList',
      { listId: BUY },
      `... on DeleteWatchListPayload { deletedListId ${USAGE} }`,
    )
    expect(gone).toMatchObject({ deletedListId: BUY, usage: { buyLists: { used: 0 }, canAddBuyList: true } })
    expect(countsOf(bff.upstream.take())).toEqual({ deleteBuyList: 1 })
  })

  test('what is asked of the lists after a write is read anew [D18]', async () => {
    const query = `mutation ($input: RemoveEntryInput!) {
      removeEntry(input: $input) { __typename }
      setScoreBasis(input: { basis: THRESHOLDS }) { ... on SetScoreBasisPayload { viewer {
        usage { entries { used } } watchLists(kinds: [BUY]) { entryCount } } } }
    }`
    const { data } = await browser.ask(query, { input: { listId: BUY, entryId: ENTRY } })
    expect(data).toMatchObject({
      setScoreBasis: { viewer: { usage: { entries: { used: 4 } }, watchLists: [{ entryCount: 2 }] } },
    })
  })
})

describe('what is refused', () => {
  test('an id of somebody else, of another type or of nothing is resource_missing [LIST-35]', async () => {
    const foreign = { listId: globalId('WatchList', 'buy.foreign'), stockId: STOCK, thresholds: {} }
    expect(await change('addEntry', foreign, '')).toEqual({ __typename: 'Problem', code: 'NOT_FOUND' })
    bff.upstream.take()
    for (const listId of ['x', STOCK, globalId('WatchList', 'list-buy'), globalId('WatchList', 'odd.list-buy')]) {
      expect(await change('deleteWatchList', { listId }, '')).toMatchObject({ code: 'NOT_FOUND' })
    }
    const otherStock = { listId: BUY, stockId: ENTRY, thresholds: {} }
    expect(await change('addEntry', otherStock, '')).toMatchObject({ code: 'NOT_FOUND' })
    expect(bff.upstream.take()).toEqual([])
  })

  test.each([
    ['LIST-33 ERR-15', 'DuplicateKey', 409],
    ['EDIT-24 ERR-12', 'invalidFloorThresholds', 400],
    ['EDIT-24 ERR-13', 'invalidCeilThresholds', 400],
    ['ERR-14', 'noSellCeilOrSellFloor', 400],
  ] as const)('%s %s is told by its code', async (_item, errorCode, status) => {
    bff.upstream.failing('addBuyEntry', { status, error: { errorCode } })
    const input = { listId: BUY, stockId: STOCK, thresholds: { t600: '1' } }
    expect(await change('addEntry', input, '')).toEqual({ __typename: 'Problem', code: nameOfCode(errorCode) })
  })

  test('the limit of entries is told with its maximum and its unit [ERR-08] [LIST-32]', async () => {
    const error = { errorCode: 'operationsLimitReached', params: { n: 150, maxUnit: 'entries' } }
    bff.upstream.failing('addBuyEntry', { status: 429, error })
    expect(await change('addEntry', { listId: BUY, stockId: STOCK, thresholds: {} }, '')).toEqual({
      __typename: 'LimitProblem',
      code: 'OPERATIONS_LIMIT_REACHED',
      maximum: 150,
      unit: 'ENTRIES',
    })
  })

  test('the limit of lists is told, also by a bare 401, which does not end the session [ERR-09]', async () => {
    const input = { kind: 'BUY', name: 'Une de plus', description: '' }
    const error = { errorCode: 'listLimitReached', params: { n: 3, maxUnit: 'lists' } }
    bff.upstream.failing('createBuyList', { status: 401, error }, 1)
    expect(await change('createWatchList', input, '')).toMatchObject({ __typename: 'LimitProblem', maximum: 3 })

    bff.upstream.failing('createBuyList', 'bare401', 1)
    expect(await change('createWatchList', input, '')).toEqual({ __typename: 'Problem', code: 'LIST_LIMIT_REACHED' })
    expect((await browser.ask('{ viewer { userId } }')).data).toEqual({ viewer: { userId: 'user-1' } })
  })

  test('a name that is empty or too long is refused before anything is sent [LIST-29]', async () => {
    for (const name of ['  ', 'x'.repeat(51)]) {
      const input = { kind: 'BUY', name, description: '' }
      expect(await change('createWatchList', input, '')).toMatchObject({ code: 'INVALID_INPUT' })
    }
    expect(bff.upstream.take()).toEqual([])
  })

  test('a visitor writes nothing [ROLE-01]', async () => {
    browser.cookie = ''
    expect(await change('deleteWatchList', { listId: BUY }, '')).toMatchObject({ code: 'NOT_AUTHENTICATED' })
    expect(bff.upstream.take()).toEqual([])
  })
})

describe('two writers', () => {
  const conflict = { status: 409, error: { errorCode: 'VersionConflict' } }

  test('an entry that somebody else changed comes back as it is now: one read [D24]', async () => {
    bff.upstream.failing('updateBuyEntry', conflict)
    const input = { listId: BUY, entryId: ENTRY, stockId: STOCK, thresholds: { t600: '8' }, version: 1 }
    const selection = '... on EntryConflict { code current { id thresholds { t600 } } }'
    expect(await change('updateEntry', input, selection)).toEqual({
      __typename: 'EntryConflict',
      code: 'VERSION_CONFLICT',
      current: { id: ENTRY, thresholds: { t600: '9' } },
    })
    expect(countsOf(bff.upstream.take())).toEqual({ updateBuyEntry: 1, getBuyLists: 1 })
  })

  test('what is gone meanwhile is null, and where it cannot be read the code alone is told [D24]', async () => {
    bff.upstream.failing('deleteBuyEntry', conflict)
    bff.upstream.data.state.lists.set('buy', [sampleList('buy', 1)])
    const input = { listId: BUY, entryId: ENTRY, version: 1 }
    const selection = '... on EntryConflict { current { id } }'
    expect(await change('removeEntry', input, selection)).toEqual({ __typename: 'EntryConflict', current: null })

    bff.upstream.failing('getBuyLists', { status: 500, error: { errorCode: '500' } })
    expect(await change('removeEntry', input, selection)).toEqual({ __typename: 'Problem', code: 'VERSION_CONFLICT' })
  })

  test('the same for a list that is renamed or deleted [D24]', async () => {
    bff.upstream.failing('updateBuyList', conflict)
    bff.upstream.failing('deleteBuyList', conflict)
    const selection = '... on WatchListConflict { code current { id name } }'
    const now = { __typename: 'WatchListConflict', code: 'VERSION_CONFLICT', current: { id: BUY, name: 'My buy list' } }
    const renamed = { listId: BUY, name: 'x', description: '', version: 1 }
    expect(await change('updateWatchList', renamed, selection)).toEqual(now)
    expect(await change('deleteWatchList', { listId: BUY, version: 1 }, selection)).toEqual(now)
  })
})
