import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Browser, createBrowser } from '../../testing/browser.ts'
import { startTestBff, type TestBff } from '../../testing/startTestBff.ts'
import { countsOf } from '../../testing/upstream.ts'

let bff: TestBff
let browser: Browser

beforeEach(async () => {
  bff = await startTestBff()
  browser = createBrowser(bff.url)
  await browser.signInAsGuest()
  bff.upstream.take()
})
afterEach(() => bff.stop())

const PAGE = `query ($first: Int! = 20, $after: String) { viewer { unreadNoticeCount notices(first: $first, after: $after) {
  edges { cursor node { id isRead createdAt } } pageInfo { startCursor endCursor hasNextPage hasPreviousPage } } } }`
const MARK = `mutation ($input: MarkNoticesReadInput!) { markNoticesRead(input: $input) { ... on Problem { code }
  ... on MarkNoticesReadPayload { viewer { unreadNoticeCount } } } }`

const globalId = (id: string) => Buffer.from(`Notice:${id}`).toString('base64')

type Page = { viewer: { notices: { edges: { node: { id: string } }[]; pageInfo: Record<string, unknown> } } }

describe('notices', () => {
  test('a page of them and the count of the unread ones are one call [D18]', async () => {
    const { data, errors } = await browser.ask(PAGE)
    expect(errors).toEqual([])
    expect(data).toMatchObject({ viewer: { unreadNoticeCount: 3, notices: { edges: [{}, {}, {}] } } })
    expect(countsOf(bff.upstream.take())).toEqual({ getNotices: 1 })
  })

  test('the count alone is one small call', async () => {
    expect((await browser.ask('{ viewer { unreadNoticeCount } }')).data).toEqual({ viewer: { unreadNoticeCount: 3 } })
    expect(bff.upstream.take()).toMatchObject([{ path: 'getNotices', body: { first: 1 } }])
  })

  test('the end of a page is where the next one begins', async () => {
    const first = (await browser.ask(PAGE, { first: 2 })).data as Page
    expect(first.viewer.notices.edges.map(({ node }) => node.id)).toEqual(['n1', 'n2'].map(globalId))
    expect(first.viewer.notices.pageInfo).toEqual({
      startCursor: '1',
      endCursor: '2',
      hasNextPage: true,
      hasPreviousPage: false,
    })
    const rest = (await browser.ask(PAGE, { first: 2, after: '2' })).data as Page
    expect(rest.viewer.notices.edges.map(({ node }) => node.id)).toEqual([globalId('n3')])
    expect(rest.viewer.notices.pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: true })
  })

  test('some are marked as read, or all of them where none is named; one call, and the new count with it', async () => {
    const some = await browser.ask(MARK, { input: { noticeIds: [globalId('n1')] } })
    expect(some.data).toEqual({ markNoticesRead: { viewer: { unreadNoticeCount: 2 } } })
    expect(countsOf(bff.upstream.take())).toEqual({ markNoticesRead: 1 })

    const none = await browser.ask(MARK, { input: { noticeIds: [] } })
    expect(none.data).toEqual({ markNoticesRead: { viewer: { unreadNoticeCount: 2 } } })
    const all = await browser.ask(MARK, { input: {} })
    expect(all.data).toEqual({ markNoticesRead: { viewer: { unreadNoticeCount: 0 } } })
  })

  test('what is no notice, or none of this person’s, is not found [LIST-35]', async () => {
    const wrong = await browser.ask(MARK, { input: { noticeIds: ['n1'] } })
    expect(wrong.data).toEqual({ markNoticesRead: { code: 'NOT_FOUND' } })
    const query = 'query ($ids: [ID!]!) { nodes(ids: $ids) { ... on Notice { symbol isRead } } }'
    const { data } = await browser.ask(query, { ids: [globalId('n2'), globalId('foreign')] })
    expect(data).toEqual({ nodes: [{ symbol: 'S1', isRead: false }, null] })
  })

  test('where the api keeps none they are null, which is asked once only [D17]', async () => {
    bff.upstream.failing('getNotices', { status: 404, error: { errorCode: 'UnknownRoute' } })
    for (const _ of [1, 2]) {
      expect(await browser.ask(PAGE)).toMatchObject({
        data: { viewer: { unreadNoticeCount: null, notices: null } },
        errors: [],
      })
    }
    expect(countsOf(bff.upstream.take())).toEqual({ getNotices: 1 })
  })
})
