import type { GraphQLInterfaceType } from 'graphql'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { schema } from '../../graph/schema.ts'
import { createBrowser } from '../../testing/browser.ts'
import { startTestBff, type TestBff } from '../../testing/startTestBff.ts'

const SCRIPT = { authorization: 'Bearer palier_write' }
const ENGLISH = { ...SCRIPT, 'app-language': 'en' }
const globalId = (type: string, id: string) => Buffer.from(`${type}:${id}`).toString('base64')

let bff: TestBff
beforeAll(async () => {
  bff = await startTestBff()
  bff.upstream.data.administration.scriptTokens.set('palier_write', { userId: 'user-7', scope: 'write' })
})
beforeEach(() => void bff.upstream.take())
afterAll(() => bff.stop())

const ask = (query: string, variables = {}, headers = ENGLISH) => createBrowser(bff.url).ask(query, variables, headers)

describe('what is refused names what its sender wrote', () => {
  const ADD_LOT = `mutation ($input: CreateLotInput!) { createLot(input: $input) {
    __typename ... on Refusal { code field message } } }`
  const lot = {
    portfolioId: globalId('Portfolio', 'p1'),
    stockId: globalId('Stock', 's1'),
    type: 'BUY',
    date: '2026-01-05',
    quantity: '1',
    price: '1',
    note: '',
  }

  test.each([
    ['transactionDate', 'date'],
    ['stockQty', 'quantity'],
    ['averageCostByShare', 'price'],
  ])('a refusal of %s is one of %s', async (wire, field) => {
    const error = { errorCode: 'parameter_invalid_empty', params: { field: wire } }
    bff.upstream.failing('addBuyLot', { status: 400, error }, 1)
    expect((await ask(ADD_LOT, { input: lot })).data).toMatchObject({ createLot: { code: 'INVALID_INPUT', field } })
  })

  test('a refusal of a nested wire field names the input field that holds it', async () => {
    const error = { errorCode: 'parameter_invalid_empty', params: { field: 'stockObjective.primaryObjectiveValue' } }
    bff.upstream.failing('saveObjective', { status: 400, error }, 1)
    const SET_OBJECTIVE = `mutation ($input: SetObjectiveInput!) { setObjective(input: $input) {
      __typename ... on Refusal { code field } } }`
    const input = { stockId: lot.stockId, kind: 'INVESTED_AMOUNT', value: '1' }
    expect((await ask(SET_OBJECTIVE, { input })).data).toMatchObject({
      setObjective: { code: 'INVALID_INPUT', field: 'value' },
    })
  })

  test('a value that is none of its type names its field, in a variable and in the document', async () => {
    for (const date of ['2026-02-30', '2/3/2026', '']) {
      const { errors } = await ask(ADD_LOT, { input: { ...lot, date } })
      expect(errors).toMatchObject([
        {
          message: 'A Date must be a calendar day in the format YYYY-MM-DD.',
          extensions: { code: 'INVALID_INPUT', field: 'date' },
        },
      ])
    }
    const said = await ask(ADD_LOT, { input: { ...lot, quantity: 'ten' } })
    expect(said.errors).toMatchObject([{ extensions: { code: 'INVALID_INPUT', field: 'quantity' } }])
    const written = await ask(
      `mutation { createLot(input: { portfolioId: "a", stockId: "b", type: BUY, date: "2026-01-05", quantity: 3, price: "1", note: "" }) { __typename } }`,
    )
    expect(written.errors).toMatchObject([{ extensions: { code: 'INVALID_INPUT', field: 'quantity' } }])
  })

  test.each(['notices(first: 2, after: $after) { edges { cursor } }', 'invoices(after: $after) { edges { cursor } }'])(
    'a bad cursor has a code of its own and a sentence: %s',
    async (field) => {
      const call = field.startsWith('notices') ? 'getNotices' : 'getInvoices'
      const error = { errorCode: 'BadCursor', params: { field: 'after' } }
      bff.upstream.failing(call, { status: 400, error }, 1)
      const query = `query ($after: String) { viewer { ${field} } }`
      const bad = {
        message: 'This place in the list is not known. Start again from the beginning.',
        extensions: { code: 'BAD_CURSOR', field: 'after' },
      }
      expect((await ask(query, { after: 'nonsense' })).errors).toMatchObject([bad])
      // One that is longer than any is refused before it is sent.
      expect((await ask(query, { after: 'x'.repeat(300) })).errors).toMatchObject([bad])
    },
  )

  test('an id of another type is refused with a code, and one that is none too', async () => {
    for (const portfolioId of [lot.stockId, 'nonsense', 'p1']) {
      const { data } = await ask(ADD_LOT, { input: { ...lot, portfolioId } })
      expect(data).toMatchObject({ createLot: { code: 'NOT_FOUND' } })
    }
    for (const id of ['nonsense', globalId('Nothing', '1'), '']) {
      const { data, errors } = await ask('query ($id: ID!) { node(id: $id) { id } }', { id })
      expect(data).toEqual({ node: null })
      for (const { extensions } of errors) expect(extensions?.code).toMatch(/^(NOT_FOUND|INVALID_INPUT)$/)
    }
  })

  test('an unknown id of every type that has ids is null, or refused with NOT_FOUND [SEC-2] [SEC-24]', async () => {
    const types = schema.getPossibleTypes(schema.getType('Node') as GraphQLInterfaceType).map(({ name }) => name)
    for (const type of [...types, 'Import', 'IncompleteEvent', 'Nothing']) {
      for (const key of ['unknown', 'unknown.unknown', 'buy.unknown', 'p1.unknown', 'p1.s1.unknown']) {
        const { data, errors } = await ask('query ($id: ID!) { node(id: $id) { id } }', { id: globalId(type, key) })
        expect([type, data]).toEqual([type, { node: null }])
        for (const { message, extensions } of errors)
          expect([type, message, extensions?.code]).toEqual([type, message, 'NOT_FOUND'])
      }
    }
    const ids = [globalId('Import', '1'), globalId('Stock', 's1'), globalId('Nothing', '1')]
    const { data } = await ask('query ($ids: [ID!]!) { nodes(ids: $ids) { __typename } }', { ids })
    expect(data).toEqual({ nodes: [null, { __typename: 'Stock' }, null] })
    expect(bff.lines.filter((line) => line.includes('extension missing'))).toEqual([])
  })

  test('a token is told which right it lacks, also of what no token may do', async () => {
    const error = { errorCode: 'MissingScope', params: { scope: 'account' } }
    bff.upstream.failing('changeFullname', { status: 403, error }, 1)
    const { data } = await ask(
      'mutation { setName(input: { firstName: "A", lastName: "B" }) { ... on Refusal { code message } } }',
    )
    expect(data).toMatchObject({
      setName: { code: 'MISSING_SCOPE', message: expect.stringContaining('no token has the right “account”') },
    })
    bff.upstream.failing('getPaymentMethods', { status: 403, error }, 1)
    const { errors } = await ask('{ viewer { paymentMethods { id } } }')
    expect(errors).toMatchObject([{ extensions: { code: 'MISSING_SCOPE' } }])
    // It is still a token.
    expect((await ask('{ viewer { isGuest } }')).data).toEqual({ viewer: { isGuest: false } })
  })
})

test.each([
  ['what is no JSON', { body: '{' }],
  ['nothing', { body: '' }],
  ['a list of operations', { body: '[]' }],
  [
    'an operation that is not in the document',
    { body: JSON.stringify({ query: '{ viewer { id } }', operationName: 'B' }) },
  ],
  ['what does not parse', { body: JSON.stringify({ query: '{' }) }],
  ['a field that is none', { body: JSON.stringify({ query: '{ nothing }' }) }],
  ['what is too deep', { body: JSON.stringify({ query: `{ ${'a { '.repeat(30)}b${' }'.repeat(30)} }` }) }],
  [
    'too many aliases',
    { body: JSON.stringify({ query: `{ ${Array.from({ length: 40 }, (_, i) => `a${i}: __typename`).join(' ')} }` }) },
  ],
  ['a variable that is missing', { body: JSON.stringify({ query: 'query ($id: ID!) { node(id: $id) { id } }' }) }],
] as const)('finding G5: %s is answered with a code', async (_what, sent) => {
  const answer = await fetch(`${bff.url}/graphql`, {
    method: 'POST',
    headers: { ...SCRIPT, accept: 'application/json', 'content-type': 'application/json' },
    body: sent.body,
  })
  const { errors } = JSON.parse(await answer.text()) as { errors: { extensions?: { code?: string } }[] }
  expect(errors.length).toBeGreaterThan(0)
  for (const { extensions } of errors) expect(extensions?.code).toMatch(/^[A-Z_]+$/)
})

test.each([
  [{ 'app-language': 'en' }, /^Authentication is required/],
  [{ 'accept-language': 'en-CA,en;q=0.9,fr;q=0.5' }, /^Authentication is required/],
  [{ 'accept-language': 'en', 'app-language': 'fr' }, /^Une authentification est requise/],
  [{ 'accept-language': 'de' }, /^Une authentification est requise/],
])(
  'the errors of a subscription over server-sent events are in the language of the reader: %o',
  async (headers, words) => {
    const answer = await fetch(`${bff.url}/graphql`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json', accept: 'text/event-stream' },
      body: JSON.stringify({ query: 'subscription { pricesChanged(stockIds: []) { sequence } }' }),
    })
    const data = /^data: (\{.*)$/m.exec(await answer.text())?.[1] ?? '{}'
    const { errors = [] } = JSON.parse(data) as { errors?: { message: string; extensions: { code: string } }[] }
    expect(errors).toMatchObject([{ message: expect.stringMatching(words), extensions: { code: 'NOT_AUTHENTICATED' } }])
  },
)
