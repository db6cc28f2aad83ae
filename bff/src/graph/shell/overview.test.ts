import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Browser, createBrowser } from '../../testing/browser.ts'
import { startTestBff, type TestBff } from '../../testing/startTestBff.ts'
import { countsOf } from '../../testing/upstream.ts'
import { sampleList } from '../../testing/wireSamples.ts'

const file = fileURLToPath(new URL('../../../../web/src/__generated__/persisted.json', import.meta.url))
const texts = Object.values(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>)
const textOf = (name: string) =>
  texts.find((text) => text.startsWith(`query ${name} `) || text.startsWith(`query ${name}(`)) ?? ''

const SCREENS = {
  list: { query: textOf('ListScreenQuery'), variables: { listId: 'list-buy' } },
  stock: { query: textOf('StockScreenQuery'), variables: { stockId: 's1' } },
  portfolio: { query: textOf('PortfolioScreenQuery'), variables: { portfolioId: 'p1' } },
  dashboard: { query: textOf('DashboardScreenQuery'), variables: {} },
} as const

const MISSING = { status: 404, error: { errorCode: 'UnknownRoute' } }

let bff: TestBff
let browser: Browser

beforeEach(async () => {
  bff = await startTestBff()
  browser = createBrowser(bff.url)
  await browser.signInAsGuest()
  bff.upstream.take()
})
afterEach(() => bff.stop())

async function open(name: keyof typeof SCREENS, by = browser) {
  const { query, variables } = SCREENS[name]
  const { data, errors } = await by.ask(query, variables)
  // The small server has no chart of a month.
  expect(errors.filter(({ path }) => String(path) !== 'viewer,stock,chart')).toEqual([])
  return data
}

const PUBLIC = new Set(['getPublicMainInfos', 'getPublicPlans'])
const countOwn = () =>
  Object.entries(countsOf(bff.upstream.take())).reduce((sum, [name, count]) => sum + (PUBLIC.has(name) ? 0 : count), 0)

describe('what the pages cost in calls, once what is public was read', () => {
  test.each([
    ['list', ['getOverview', 'getWatchList']],
    ['stock', ['getAvailableIntervals', 'getInterval', 'getOverview', 'getStockCompleteInfo', 'getUserDataPackage']],
    ['portfolio', ['getOverview', 'getUserDataPackage']],
    ['dashboard', ['getOverview', 'getUserDataPackage', 'getPerformance']],
  ] as const)('%s', async (name, calls) => {
    await browser.ask('{ site { isMarketSimulated } plans { name } }')
    bff.upstream.take()
    // What stands below the stock waits until it is there.
    bff.upstream.gather(name === 'stock' ? 2 : calls.length)
    await open(name)
    expect(countsOf(bff.upstream.take())).toEqual(Object.fromEntries(calls.map((call) => [call, 1])))
  })

  test('a page costs the same calls and says the same beside 4,000 entries', async () => {
    const before = await open('portfolio')
    bff.upstream.take()
    bff.upstream.data.state.lists.set('buy', [sampleList('buy', 4000)])
    const after = await open('portfolio')
    expect(countOwn()).toBe(2)
    expect(JSON.stringify(after).length - JSON.stringify(before).length).toBeLessThan(10)
  })
})

describe('an api without these extensions [D17]', () => {
  /** The small server tells other prices and rates of the same stock in each call: which came first is not the point. */
  const withoutPrices = (data: unknown) =>
    JSON.stringify(data).replace(/"(lastPrice|changePercent|\w+In\w+)":[^,}]+/g, '')

  test.each(['list', 'stock', 'portfolio', 'dashboard'] as const)('shows the same %s', async (name) => {
    const expected = withoutPrices(await open(name))
    bff.upstream.failing('getOverview', MISSING)
    bff.upstream.failing('getWatchList', MISSING)
    for (const _ of [1, 2]) expect(withoutPrices(await open(name))).toBe(expected)
    expect(bff.lines.filter((line) => line.includes('Overview/Get') && line.includes('extension'))).toHaveLength(1)
  })
})

describe('the overview', () => {
  test('is read for one person alone, each time', async () => {
    const names = '{ viewer { userId watchLists { name } portfolios { name } unreadNoticeCount } }'
    const other = createBrowser(bff.url)
    bff.upstream.data.state.nextLogin = { userId: 'user-2', sessionId: 'session-2' }
    await other.signInAsGuest()
    bff.upstream.take()
    const [one, two] = await Promise.all([browser.ask(names), other.ask(names)])
    expect([one.data, two.data]).toMatchObject([{ viewer: { userId: 'user-1' } }, { viewer: { userId: 'user-2' } }])
    const calls = bff.upstream.take()
    expect(countsOf(calls)).toEqual({ getOverview: 2 })
    expect(new Set(calls.map(({ headers }) => headers.authorization)).size).toBe(2)
  })

  test('is read again within an operation that has written', async () => {
    const { data } = await browser.ask(
      `mutation ($one: CreateWatchListInput!, $two: CreateWatchListInput!) {
        one: createWatchList(input: $one) { ... on CreateWatchListPayload { list { name } } }
        two: createWatchList(input: $two) { ... on CreateWatchListPayload { list { name entryCount } } }
      }`,
      { one: { kind: 'BUY', name: 'Une', description: '' }, two: { kind: 'BUY', name: 'Deux', description: '' } },
    )
    expect(data).toMatchObject({ two: { list: { name: 'Deux', entryCount: 0 } } })
    const { data: after } = await browser.ask('{ viewer { watchLists { name } } }')
    expect(JSON.stringify(after)).toContain('Deux')
  })

  test('it tells how many stocks of each list are at each level, and so does a list that is read whole [DASH-15]', async () => {
    type Counted = { entryCount: number; levelCounts: { count: number }[]; entries: unknown[] }
    const read = async (more: string) => {
      const fields = `entryCount levelCounts { level count } ${more}`
      const { data } = await browser.ask(`{ viewer { watchLists(kinds: [BUY]) { ${fields} } } }`)
      return (data as { viewer: { watchLists: Counted[] } }).viewer.watchLists
    }
    const short = await read('')
    expect(countsOf(bff.upstream.take())).toEqual({ getOverview: 1 })
    const whole = await read('entries { score }')
    expect(short).toEqual(whole.map(({ entryCount, levelCounts }) => ({ entryCount, levelCounts })))
    for (const { entryCount, levelCounts, entries } of whole) {
      expect(levelCounts.reduce((sum, { count }) => sum + count, 0)).toBe(entries.length)
      expect(entryCount).toBe(entries.length)
    }
  })

  test('one part alone is read by its own call', async () => {
    await browser.ask('{ viewer { preferences { currency } } }')
    await browser.ask('{ viewer { unreadNoticeCount } }')
    expect(countsOf(bff.upstream.take())).toEqual({ getPreferences: 1, getNotices: 1 })
  })

  test('a session that has ended is noticed by it', async () => {
    bff.upstream.data.endAllSessions()
    const { data } = await browser.ask('{ viewer { preCheck { refusal } preferences { currency } unreadNoticeCount } }')
    expect(data).toMatchObject({ viewer: { preCheck: { refusal: 'NOT_AUTHENTICATED' } } })
  })
})
