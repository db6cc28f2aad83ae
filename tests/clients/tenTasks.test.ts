import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { ADMINISTRATOR } from '../support/people/administrator.ts'
import { acceptTerms, becomeMember, signIn, MEMBER_PASSWORD } from '../support/people/member.ts'
import type { Person } from '../support/people/person.ts'
import { FOREIGN_CLIENTS, type ForeignClient } from './foreignClients.ts'
import { isWhole } from '../support/whole.ts'

const PRICES = { t200: '50', t400: '40', t600: '30', t800: '20' }
const REFUSAL = '... on Refusal { code message field }'

const palier = inject('shared')
let token: string
/** Of somebody whose plan has room for one list of each kind. */
let smallToken: string
let stockId: string
let ticker: { symbol: string; exchange: string }

beforeAll(async () => {
  // Whose plan has room for lists and portfolios.
  const member = await signIn(palier, ADMINISTRATOR.email, ADMINISTRATOR.password)
  await acceptTerms(member)
  token = await tokenOf(member, ADMINISTRATOR.password)
  smallToken = await tokenOf(await becomeMember(palier, 'petite@exemple.ca'), MEMBER_PASSWORD)
  const found = await member.read<{
    viewer: { search: { stock: { id: string; symbol: string; exchange: string } }[] }
  }>('{ viewer { search(text: "SHOP") { stock { id symbol exchange } } } }')
  const { id = '', symbol = '', exchange = '' } = found.viewer.search.find(({ stock }) => stock)?.stock ?? {}
  stockId = id
  ticker = { symbol, exchange }
})

async function tokenOf(person: Person, password: string): Promise<string> {
  const made = await person.read<{ createApiToken: { secret: string } }>(
    'mutation ($input: CreateApiTokenInput!) { createApiToken(input: $input) { ... on CreateApiTokenPayload { secret } } }',
    { input: { name: 'Clients', scope: 'WRITE', days: 7, password } },
  )
  return made.createApiToken.secret
}

// The two that are left out send plain requests, as Apollo's does.
const LIKE_APOLLO = ['@urql/core', 'graphql-request']
const clients = Object.entries(FOREIGN_CLIENTS).filter(([name]) => isWhole || !LIKE_APOLLO.includes(name))

describe.each(clients)('%s, with its defaults,', (name, create) => {
  let client: ForeignClient
  beforeEach(() => {
    client = create({ url: palier.url, token })
  })
  afterEach(() => client.close())

  /** The answer of a mutation, whose type is named after it. */
  async function change<Answer>(field: string, input: object, selection: string, key?: string): Promise<Answer> {
    const type = `${field.charAt(0).toUpperCase()}${field.slice(1)}`
    const text = `mutation Change($input: ${type}Input!) {
      ${field}(input: $input) { __typename ... on ${type}Payload { ${selection} } ${REFUSAL} }
    }`
    const data: Record<string, unknown> = await client.ask(text, { input }, key)
    return data[field] as Answer
  }

  async function read<Answer>(selection: string): Promise<Answer> {
    const { viewer }: { viewer?: unknown } = await client.ask(`query Read { viewer { ${selection} } }`)
    return viewer as Answer
  }

  const createList = (listName: string, key?: string) =>
    change<{ __typename: string; code?: string; message?: string; maximum?: number; list: { id: string } }>(
      'createWatchList',
      { name: listName, description: '', kind: 'BUY' },
      'list { id name }',
      key,
    )
  const openPortfolio = () =>
    change<{ portfolio: { id: string } }>(
      'createPortfolio',
      { name: `Client ${name}`, description: '', currency: 'CAD' },
      'portfolio { id }',
    )

  test('comes in by a token, and is told when it is none', async () => {
    expect(await read('userId isGuest')).toMatchObject({ userId: expect.any(String), isGuest: false })
    const stranger = create({ url: palier.url, token: 'palier_nobody', retries: 0 })
    await expect(stranger.ask('query Read { viewer { userId } }')).rejects.toBeDefined()
    await stranger.close()
  })

  test('reads lists, adds an entry, and changes its prices under a version', async () => {
    const { list } = await createList(`List ${name}`)
    const { entry } = await change<{ entry: { id: string; version: number } }>(
      'addEntry',
      { listId: list.id, stockId, thresholds: PRICES },
      'entry { id version }',
    )
    const { watchLists } = await read<{ watchLists: { id: string; entries: { id: string }[] }[] }>(
      'watchLists { id name entries { id thresholds { t200 } } }',
    )
    expect(watchLists.find(({ id }) => id === list.id)?.entries.map(({ id }) => id)).toEqual([entry.id])

    const written = { entryId: entry.id, listId: list.id, stockId, version: entry.version }
    const update = () =>
      change('updateEntry', { ...written, thresholds: { ...PRICES, t200: '45' } }, 'entry { version }')
    expect(await update()).toMatchObject({ __typename: 'UpdateEntryPayload' })
    expect(await update()).toMatchObject({ __typename: 'EntryConflict', code: 'VERSION_CONFLICT' })
  })

  test('pages through lots, from the end of a page and from its middle', async () => {
    const { portfolio } = await openPortfolio()
    for (const day of ['05', '06', '07']) {
      const lot = { date: `2026-01-${day}`, quantity: '10', price: '100.25', note: day, type: 'BUY' }
      const added = await change(
        'createLot',
        { portfolioId: portfolio.id, stockId, isNewStock: day === '05', ...lot },
        '__typename',
      )
      expect(added).toMatchObject({ __typename: 'CreateLotPayload' })
    }
    type Lots = {
      edges: { cursor: string; node: { note: string } }[]
      pageInfo: { hasNextPage: boolean; endCursor: string | null }
    }
    const page = async (after: string | null) => {
      const text = `query Lots($id: ID!, $after: String) {
        node(id: $id) { ... on Portfolio { stocks { lots(first: 2, after: $after) {
          edges { cursor node { note } } pageInfo { hasNextPage endCursor }
        } } } }
      }`
      const { node }: { node?: unknown } = await client.ask(text, { id: portfolio.id, after })
      return (node as { stocks: { lots: Lots }[] }).stocks[0]?.lots
    }
    const first = await page(null)
    expect(first?.edges.map(({ node }) => node.note)).toEqual(['07', '06'])
    const second = await page(first?.pageInfo.endCursor ?? null)
    expect(second?.edges.map(({ node }) => node.note)).toEqual(['05'])
    expect(second?.pageInfo.hasNextPage).toBe(false)
    const middle = await page(first?.edges[0]?.cursor ?? null)
    expect(middle?.edges.map(({ node }) => node.note)).toEqual(['06', '05'])
  })

  test('repeats a write that is made once, and is refused another one under its key', async () => {
    const [one, two] = [
      await createList(`Once ${name}`, `key-${name}`),
      await createList(`Once ${name}`, `key-${name}`),
    ]
    expect(two.list.id).toBe(one.list.id)
    expect(await createList('Another', `key-${name}`)).toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' })
  })

  test('imports a file', async () => {
    const { portfolio } = await openPortfolio()
    const portfolioId = encodeURIComponent(portfolio.id)
    const sent = await fetch(`${palier.url}/upload/portfolio-import?portfolioId=${portfolioId}`, {
      method: 'POST',
      headers: { 'content-type': 'text/csv', authorization: `Bearer ${token}` },
      body: `Date,Type,Symbol,Exchange,Quantity,Price\n2025-02-03,Buy,${ticker.symbol},${ticker.exchange},12,100.50\n`,
    })
    const { data } = (await sent.json()) as { data: { importId: string } }
    const { preview } = await change<{ preview: object }>(
      'previewImport',
      { importId: data.importId },
      'preview { isReady acceptedCount refusedCount }',
    )
    expect(preview).toMatchObject({ isReady: true, acceptedCount: 1, refusedCount: 0 })
    expect(await change('confirmImport', { importId: data.importId }, 'importedCount')).toMatchObject({
      importedCount: 1,
    })
  })

  test('follows prices', async () => {
    const text =
      'subscription Follow($stockIds: [ID!]!) { pricesChanged(stockIds: $stockIds) { stocks { id lastPrice } } }'
    if (client.follow) {
      for await (const event of client.follow(text, { stockIds: [stockId] })) {
        expect(event).toMatchObject({ pricesChanged: { stocks: [{ id: stockId, lastPrice: expect.any(String) }] } })
        return
      }
    }
    // Without subscriptions it asks again until the price has moved.
    const priced = () =>
      client.ask('query Price($id: ID!) { node(id: $id) { ... on Stock { lastPriceAt } } }', { id: stockId })
    const before = JSON.stringify(await priced())
    for (let asked = 0; asked < 60 && JSON.stringify(await priced()) === before; asked += 1) await pause(250)
    expect(JSON.stringify(await priced())).not.toBe(before)
  })

  test('meets a refusal, with a code, the field and a sentence', async () => {
    const { list } = await createList(`Refused ${name}`)
    const refused = await change(
      'addEntry',
      { listId: list.id, stockId, thresholds: { ...PRICES, t200: '10' } },
      '__typename',
    )
    expect(refused).toMatchObject({ code: 'INVALID_LOW_THRESHOLDS', message: expect.stringMatching(/\w+ .*\./) })
  })

  test('meets a limit, which it is told', async () => {
    await client.close()
    client = create({ url: palier.url, token: smallToken })
    await createList('The only one')
    expect(await createList('One more')).toMatchObject({
      __typename: 'LimitProblem',
      code: 'LIST_LIMIT_REACHED',
      message: expect.any(String),
    })
  })
})
