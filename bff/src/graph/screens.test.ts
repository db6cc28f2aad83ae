import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Browser, createBrowser } from '../testing/browser.ts'
import { startTestBff, type TestBff } from '../testing/startTestBff.ts'
import { countsOf } from '../testing/upstream.ts'
import { sampleList } from '../testing/wireSamples.ts'

let bff: TestBff
let browser: Browser

beforeEach(async () => {
  bff = await startTestBff()
  browser = createBrowser(bff.url)
})
afterEach(() => bff.stop())

const DASHBOARD = `{
  site { isMarketSimulated exchangeRate(from: USD, to: CAD) }
  viewer {
    preCheck { refusal }
    preferences { currency language buyListScoreBasis }
    watchLists {
      listId kind name entryCount
      entries { id score scoredPrice thresholds { t200 t400 t600 t800 } stock { id symbol exchange sector lastPrice lastPriceAt } }
    }
  }
}`

const stockId = (id: string) => Buffer.from(`Stock:${id}`).toString('base64')

describe('what a screen costs', () => {
  test.each([40, 400])(
    'a dashboard of %i rows a list is five calls, all started at once [GEN-20] [D18]',
    async (rows) => {
      bff.upstream.data.state.lists.set('buy', [sampleList('buy', rows)])
      bff.upstream.data.state.lists.set('sell', [sampleList('sell', rows)])
      await browser.signInAsGuest()
      bff.upstream.take()
      bff.upstream.gather(5)

      const { data, errors } = await browser.ask(DASHBOARD)
      expect(errors).toEqual([])
      expect(JSON.stringify(data).match(/lastPriceAt/g)).toHaveLength(rows * 2)

      expect(countsOf(bff.upstream.take())).toEqual({
        getPublicMainInfos: 1,
        getPreferences: 1,
        getBuyLists: 1,
        getSellLists: 1,
        getOtherLists: 1,
      })
    },
  )

  test('only the kinds that are asked for are called [D18]', async () => {
    await browser.signInAsGuest()
    bff.upstream.take()
    await browser.ask('{ viewer { watchLists(kinds: [SELL]) { name entries { id } } } }')
    expect(countsOf(bff.upstream.take())).toEqual({ getSellLists: 1 })
  })

  const MISSING = { status: 404, error: { errorCode: 'UnknownRoute' } }

  test('a list is read by its address, and all of its rows come [LIST-18]', async () => {
    bff.upstream.data.state.lists.set('sell', [sampleList('sell', 150)])
    await browser.signInAsGuest()
    bff.upstream.take()
    const { data } = await browser.ask('{ viewer { watchList(listId: "list-sell") { kind entries { id } } } }')
    expect(data).toMatchObject({ viewer: { watchList: { kind: 'SELL' } } })
    expect(JSON.stringify(data).match(/"id"/g)).toHaveLength(150)
    expect(countsOf(bff.upstream.take())).toEqual({ getWatchList: 1 })
  })

  test('where the api cannot read one list it is found among the three kinds at once [LIST-18] [D17]', async () => {
    bff.upstream.data.state.lists.set('sell', [sampleList('sell', 150)])
    await browser.signInAsGuest()
    bff.upstream.failing('getWatchList', MISSING)
    await browser.ask('{ viewer { watchList(listId: "list-sell") { name } } }')
    bff.upstream.take()
    bff.upstream.gather(3)
    const { data } = await browser.ask('{ viewer { watchList(listId: "list-sell") { kind entries { id } } } }')
    expect(data).toMatchObject({ viewer: { watchList: { kind: 'SELL' } } })
    expect(JSON.stringify(data).match(/"id"/g)).toHaveLength(150)
    expect(countsOf(bff.upstream.take())).toEqual({ getBuyLists: 1, getSellLists: 1, getOtherLists: 1 })
  })

  test('a list and the names of all are read once an operation, however often they are asked for [D18]', async () => {
    await browser.signInAsGuest()
    bff.upstream.take()
    const node = Buffer.from('WatchList:buy.list-buy').toString('base64')
    await browser.ask(
      `query ($node: ID!) {
        node(id: $node) { id }
        viewer { a: watchLists { name } b: watchLists(kinds: [BUY]) { name } watchList(listId: "list-buy") { name } }
      }`,
      { node },
    )
    expect(countsOf(bff.upstream.take())).toEqual({ getWatchList: 1, getOverview: 1 })
  })

  test('a list is shown although another kind fails, and an absent one is null only when all kinds answered', async () => {
    await browser.signInAsGuest()
    bff.upstream.failing('getWatchList', MISSING)
    bff.upstream.failing('getOtherLists', { status: 500, error: { errorCode: '500' } })
    const found = await browser.ask('{ viewer { watchList(listId: "list-sell") { name } } }')
    expect(found.errors).toEqual([])
    const absent = await browser.ask('{ viewer { watchList(listId: "nowhere") { name } } }')
    expect(absent.errors[0]?.extensions?.code).toBe('INTERNAL_SERVER_ERROR')
  })

  test('aliases and nodes of the same stocks are one call, found by id whatever the order [API-84]', async () => {
    await browser.signInAsGuest()
    bff.upstream.take()
    const { data } = await browser.ask(
      `query ($one: ID!, $two: ID!) {
        a: node(id: $one) { ... on Stock { symbol } }
        b: node(id: $one) { ... on Stock { companyName } }
        nodes(ids: [$two, $one]) { ... on Stock { symbol } }
      }`,
      { one: stockId('s1'), two: stockId('s2') },
    )
    expect(data).toEqual({
      a: { symbol: 'S1' },
      b: { companyName: 'Company s1' },
      nodes: [{ symbol: 'S2' }, { symbol: 'S1' }],
    })
    expect(countsOf(bff.upstream.take())).toEqual({ getStocks: 1 })
  })

  test('a stock that is gone leaves the others in their places [API-84]', async () => {
    await browser.signInAsGuest()
    const { data } = await browser.ask('query ($ids: [ID!]!) { nodes(ids: $ids) { ... on Stock { symbol } } }', {
      ids: [stockId('s1'), stockId('gone'), stockId('s3')],
    })
    expect(data).toEqual({ nodes: [{ symbol: 'S1' }, null, { symbol: 'S3' }] })
  })

  test('where the api cannot read many stocks they are read one by one, and the log says so once [D8]', async () => {
    await browser.signInAsGuest()
    bff.upstream.failing('getStocks', { status: 404, error: { errorCode: 'UnknownRoute' } })
    bff.upstream.take()
    const ids = ['s1', 's2', 'gone'].map(stockId)
    const query = 'query ($ids: [ID!]!) { nodes(ids: $ids) { ... on Stock { symbol } } }'
    for (const _ of [1, 2]) {
      const { data } = await browser.ask(query, { ids })
      expect(data).toEqual({ nodes: [{ symbol: 'S1' }, { symbol: 'S2' }, null] })
    }
    // What is not there is asked for again, what was found within the tick is not.
    expect(countsOf(bff.upstream.take())).toEqual({ getStocks: 1, getStock: 4 })
    expect(bff.lines.filter((line) => line.includes('GetMany') && line.includes('extension'))).toHaveLength(1)
  })
})

describe('what a screen says', () => {
  test('the wire is told in the words of the field: no 0 for what is not set, no date of year 1 [DATA-01]', async () => {
    const list = sampleList('buy', 1)
    const [entry] = list.entries
    if (entry) entry.marketRegularPrice = { dateTime: '0001-01-01T00:00:00', value: 0 }
    bff.upstream.data.state.lists.set('buy', [list])
    await browser.signInAsGuest()
    const { data } = await browser.ask(
      `{ viewer { watchLists(kinds: [BUY]) { entries {
        scoredPrice thresholds { t200 t400 t600 t800 } stock { lastPrice lastPriceAt exchange sector }
      } topEntries { id } } } }`,
    )
    expect(data).toEqual({
      viewer: {
        watchLists: [
          {
            entries: [
              {
                scoredPrice: null,
                thresholds: { t200: '12', t400: null, t600: '9', t800: '8' },
                stock: { lastPrice: null, lastPriceAt: null, exchange: 'XTSE', sector: 'Énergie' },
              },
            ],
            // Without a price it is not ranked.
            topEntries: [],
          },
        ],
      },
    })
  })

  test('the open pages call for nobody: viewer is null and no call is made for it [HOME-02]', async () => {
    const { data } = await browser.ask('{ viewer { watchLists { name } } }')
    expect(data).toEqual({ viewer: null })
    expect(bff.upstream.take()).toEqual([])
  })

  test('an api without a demonstration list has none: null, not an error [D17]', async () => {
    bff.upstream.failing('getShowcase', { status: 404, error: { errorCode: 'UnknownRoute' } })
    expect(await browser.ask('{ showcase { list { name } } }')).toMatchObject({ data: { showcase: null }, errors: [] })
  })

  test('language, preproduction key and the browser’s address travel with each call [GEN-20]', async () => {
    await browser.signInAsGuest()
    bff.upstream.take()
    await browser.ask('{ viewer { preferences { language } } }', {}, { 'app-language': 'en', 'preproduction-key': 'k' })
    const [call] = bff.upstream.take()
    expect(call?.headers).toMatchObject({
      'app-language': 'en',
      'preproduction-key': 'k',
      'x-forwarded-for': '127.0.0.1',
      'x-palier-service': bff.services.config.serviceKeys[0],
    })
    expect(call?.headers.authorization).toMatch(/^Bearer eyJ/)
  })

  test('the roles are those of the token', async () => {
    bff.upstream.data.state.nextLogin = { role: JSON.stringify({ admin: { active: true }, chief: { active: true } }) }
    await browser.signInAsGuest()
    const { data } = await browser.ask('{ viewer { isAdmin isGuest roles { name active } nickname fullName } }')
    expect(data).toEqual({
      viewer: {
        isAdmin: true,
        isGuest: false,
        roles: [{ name: 'admin', active: true }],
        nickname: 'Camille',
        fullName: 'Camille Roy',
      },
    })
  })

  test('nodes of other people are null: only one’s own viewer and preferences are found by id', async () => {
    await browser.signInAsGuest()
    const { data } = await browser.ask(
      '{ viewer { id preferences { id } watchLists(kinds: [BUY]) { id entries { id } } } }',
    )
    const { viewer } = data as {
      viewer: { id: string; preferences: { id: string }; watchLists: { id: string; entries: { id: string }[] }[] }
    }
    const ids = [viewer.id, viewer.preferences.id, viewer.watchLists[0]?.id, viewer.watchLists[0]?.entries[0]?.id]
    const query = 'query ($ids: [ID!]!) { nodes(ids: $ids) { __typename id } }'
    const own = await browser.ask(query, { ids })
    expect(own.data).toEqual({
      nodes: ['Viewer', 'Preferences', 'WatchList', 'WatchListEntry'].map((__typename, at) => ({
        __typename,
        id: ids[at],
      })),
    })
    const other = Buffer.from('Viewer:user-2').toString('base64')
    expect((await browser.ask(query, { ids: [other] })).data).toEqual({ nodes: [null] })
  })
})

describe('what is kept between requests', () => {
  test('public facts are read once for many, people’s own every time [GEN-16] [D20]', async () => {
    const query = '{ site { appVersion invitationRequired } showcase { list { name } } }'
    await Promise.all(Array.from({ length: 20 }, () => browser.ask(query)))
    expect(countsOf(bff.upstream.take())).toEqual({ getAppVersion: 1, getPublicMainInfos: 1, getShowcase: 1 })

    await browser.signInAsGuest()
    bff.upstream.take()
    for (const _ of [1, 2]) await browser.ask('{ viewer { preferences { currency } } }')
    expect(countsOf(bff.upstream.take())).toEqual({ getPreferences: 2 })
  })

  test('each language, and each key of a closed site, has its own [GEN-16]', async () => {
    for (const headers of [{}, { 'app-language': 'en' }, { 'preproduction-key': 'k' }]) {
      await browser.ask('{ site { invitationRequired } }', {}, headers)
    }
    expect(countsOf(bff.upstream.take())).toEqual({ getPublicMainInfos: 3 })
  })
})
