import { getNamedType, isObjectType } from 'graphql'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Browser, createBrowser } from '../testing/browser.ts'
import { sampleInvitation } from '../testing/administrationAnswers.ts'
import { sampleNotice } from '../testing/noticeAnswers.ts'
import { sampleInvoice } from '../testing/paymentAnswers.ts'
import { sampleLot, sampleTransaction } from '../testing/portfolioSamples.ts'
import { startTestBff, type TestBff } from '../testing/startTestBff.ts'
import { schema } from './schema.ts'

const ROW_COUNT = 5

type Page = {
  edges: { cursor: string; node: { key: unknown } }[]
  pageInfo: { startCursor: string; endCursor: string; hasNextPage: boolean; hasPreviousPage: boolean }
}
type Reach = { field: (connection: string) => string; key: string }

/** Where a connection is found, and by what its rows are told apart. */
const REACH: Readonly<Record<string, Reach>> = {
  'Admin.auditLog': inAdmin('id'),
  'Admin.feedbacks': inAdmin('id'),
  'Admin.invitations': inAdmin('id'),
  'Admin.users': inAdmin('id'),
  'Portfolio.ledger': {
    field: (ledger) => `viewer { portfolio(portfolioId: "p2") { ${ledger} } }`,
    key: 'event { id }',
  },
  'PortfolioStock.events': {
    field: (events) => `viewer { portfolio(portfolioId: "p2") { stocks { ${events} } } }`,
    key: 'id',
  },
  'PortfolioStock.lots': {
    field: (lots) => `viewer { portfolio(portfolioId: "p2") { stocks { ${lots} } } }`,
    key: 'id',
  },
  'Viewer.invoices': inViewer('number'),
  'Viewer.notices': inViewer('id'),
  'Viewer.transactions': inViewer('lotId'),
}

const connections = Object.values(schema.getTypeMap())
  .filter(isObjectType)
  .flatMap((type) =>
    Object.values(type.getFields()).flatMap((field) =>
      getNamedType(field.type).name.endsWith('Connection') ? [`${type.name}.${field.name}`] : [],
    ),
  )

let bff: TestBff
let browser: Browser

beforeAll(async () => {
  bff = await startTestBff()
  const { data } = bff.upstream
  const numbers = Array.from({ length: ROW_COUNT }, (_row, index) => index + 1)
  data.books.lots = numbers.map((number) => sampleLot(`lot-${number}`))
  data.books.eventIds = numbers.map((number) => `event-${number}`)
  data.books.tradesAmongEvents = []
  data.books.transactions = numbers.map((number) => sampleTransaction(`lot-${number}`))
  data.billing.invoices = numbers.map((number) => sampleInvoice(`P-${number}`))
  data.administration.invitations = numbers.map((number) => sampleInvitation(`person${number}@exemple.ca`))
  data.administration.rowCount = ROW_COUNT
  data.noticeAnswers.notices.splice(0, Infinity, ...numbers.map((number) => sampleNotice(`n${number}`)))
  data.state.nextLogin = { role: { admin: { active: true } } }
  browser = createBrowser(bff.url)
  await browser.signInAsGuest()
})
afterAll(() => bff.stop())

test.each(connections)('the cursor of every edge of %s is one that `after` takes', async (place) => {
  const all = await read(place, { first: ROW_COUNT })
  const keys = keysOf(all)
  expect(new Set(keys).size).toBe(ROW_COUNT)
  expect(all.pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: false, startCursor: all.edges[0]?.cursor })
  for (const [index, { cursor }] of all.edges.entries()) {
    const next = await read(place, { first: 2, after: cursor })
    expect(keysOf(next)).toEqual(keys.slice(index + 1, index + 3))
    expect(next.pageInfo).toMatchObject({ hasNextPage: index + 3 < ROW_COUNT, hasPreviousPage: true })
    if (next.edges.length > 0) expect(next.pageInfo.endCursor).toBe(next.edges.at(-1)?.cursor)
  }
})

/** Where else rows are counted. */
const LISTS: Readonly<Record<string, Reach>> = {
  'Stock.news': { field: (news) => `viewer { stock(stockId: "s1") { ${news} } }`, key: 'id' },
  'Viewer.movers': inViewer('shareCount'),
  'WatchList.topEntries': { field: (entries) => `viewer { watchLists { ${entries} } }`, key: 'id' },
}

const counted = Object.values(schema.getTypeMap())
  .filter(isObjectType)
  .flatMap((type) =>
    Object.values(type.getFields()).flatMap(({ name, args }) =>
      args
        .filter((argument) => /^(first|last)$/.test(argument.name))
        .map((argument) => [`${type.name}.${name}`, argument] as const),
    ),
  )

describe.each(counted)('the rows of %s', (place, { description }) => {
  test('are from 1 to a number that the schema names', async () => {
    const most = Number(/^Number of rows, from 1 to (\d+)\.$/.exec(description ?? '')?.[1])
    expect(most).toBeGreaterThan(0)
    const reach = REACH[place] ?? LISTS[place]
    if (!reach) throw new Error(`say in LISTS where ${place} is found`)
    const rows = place in REACH ? `edges { node { ${reach.key} } }` : reach.key
    const ask = (first: number, language: string) =>
      browser.ask(
        `query ($first: Int!) { ${reach.field(`${place.split('.')[1]}(first: $first) { ${rows} }`)} }`,
        { first },
        { 'app-language': language },
      )
    for (const first of [0, -1, most + 1]) {
      const { errors } = await ask(first, 'en')
      expect(errors).toMatchObject([
        { message: `Ask for 1 to ${most} rows.`, extensions: { code: 'OUT_OF_RANGE', field: 'first' } },
      ])
    }
    expect((await ask(0, 'fr')).errors[0]?.message).toBe(`Demandez de 1 à ${most} lignes.`)
    for (const first of [1, most]) expect((await ask(first, 'en')).errors).toEqual([])
  })
})

test('a mutation that reads rows refuses a number that is out of bounds, by the same code', async () => {
  const document = `mutation ($input: PreviewImportInput!) { previewImport(input: $input) {
    ... on PreviewImportPayload { preview { rowCount } } ... on Refusal { code field message } } }`
  const globalId = Buffer.from('Import:import-1').toString('base64')
  for (const first of [0, -1, 101]) {
    const { data } = await browser.ask(document, { input: { importId: globalId, first } }, { 'app-language': 'en' })
    expect(data).toEqual({
      previewImport: { code: 'OUT_OF_RANGE', field: 'first', message: 'Ask for 1 to 100 rows.' },
    })
  }
})

async function read(place: string, { first, after }: { first: number; after?: string }): Promise<Page> {
  const reach = REACH[place]
  if (!reach) throw new Error(`say in REACH where ${place} is found`)
  const request = after === undefined ? '' : `, after: ${JSON.stringify(after)}`
  const { data, errors } = await browser.ask(
    `{ ${reach.field(`page: ${place.split('.')[1]}(first: ${first}${request}) {
      edges { cursor node { key: ${reach.key} } } pageInfo { startCursor endCursor hasNextPage hasPreviousPage }
    }`)} }`,
  )
  expect(errors).toEqual([])
  const page = pageIn(data)
  if (!page) throw new Error(`${place} is null`)
  return page
}

/** The first thing called `page`, however deep. */
function pageIn(value: unknown): Page | null {
  if (typeof value !== 'object' || value === null) return null
  if ('page' in value) return value.page as Page | null
  for (const part of Object.values(value)) {
    const found = pageIn(part)
    if (found) return found
  }
  return null
}

function keysOf({ edges }: Page): string[] {
  return edges.map(({ node }) => JSON.stringify(node.key))
}

function inViewer(key: string): Reach {
  return { field: (connection) => `viewer { ${connection} }`, key }
}

function inAdmin(key: string): Reach {
  return { field: (connection) => `viewer { admin { ${connection} } }`, key }
}
