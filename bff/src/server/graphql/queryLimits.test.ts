import { createHash } from 'node:crypto'
import { parse, validate } from 'graphql'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { schema } from '../../graph/schema.ts'
import { type Browser, createBrowser } from '../../testing/browser.ts'
import { startTestBff, type TestBff } from '../../testing/startTestBff.ts'
import { writePersisted } from '../../testing/temporaryFiles.ts'
import { EXAMPLES } from '../http/graphiqlExamples.ts'

const repeat = (count: number, text: (index: number) => string) =>
  Array.from({ length: count }, (_, i) => text(i)).join(' ')
const nested = (levels: number) => `{ ${'... on Query { '.repeat(levels)} __typename ${'} '.repeat(levels)} }`

const OPERATIONS = [
  ['aliases', `{ ${repeat(31, (i) => `a${i}: __typename`)} }`],
  ['directives', `{ site { ${repeat(21, () => 'appVersion @include(if: true)')} } }`],
] as const

const deepFragment = (levels: number) =>
  `{ __schema { types { ${'ofType { '.repeat(levels)} name ${'} '.repeat(levels)} } } }`

let bff: TestBff
let browser: Browser

beforeAll(async () => {
  bff = await startTestBff()
  browser = createBrowser(bff.url)
})
afterAll(() => bff.stop())

describe('limits over HTTP', () => {
  test.each(OPERATIONS)('an operation with too many %s is refused', async (_what, query) => {
    const { errors, data } = await browser.ask(query)
    expect(data).toBeNull()
    expect(errors[0]?.message).toMatch(/too large/)
    expect(bff.upstream.take()).toEqual([])
  })

  test('20 levels are answered, 21 refused, through fragments too', async () => {
    expect((await browser.ask(deepFragment(17))).status).toBe(200)
    expect((await browser.ask(deepFragment(18))).errors[0]?.message).toMatch(/20 levels/)
    const spread = `query { __schema { types { ...Deep } } } fragment Deep on __Type { ${'ofType { '.repeat(18)} name ${'} '.repeat(18)} }`
    expect((await browser.ask(spread)).errors[0]?.message).toMatch(/20 levels/)
  })

  test('aliases inside a fragment count as often as it is spread', async () => {
    const fragment = `fragment Many on Site { ${repeat(16, (i) => `a${i}: appVersion`)} }`
    expect((await browser.ask(`{ site { ...Many } } ${fragment}`)).status).toBe(200)
    expect((await browser.ask(`{ site { ...Many ...Many } } ${fragment}`)).errors[0]?.message).toMatch(/30 aliases/)
  })

  test('more than 20 fields at the root are refused', async () => {
    const message = (await browser.ask(`{ ${repeat(21, () => '__typename')} }`)).errors[0]?.message
    expect(message).toMatch(/20 fields at the root/)
  })

  test('a request is one attempt to sign in, however it is spelled [AUTH-18]', async () => {
    bff.upstream.take()
    const one = (name: string) => `${name}: signInAsGuest(input: {}) { __typename }`
    const { errors } = await browser.ask(`mutation { ${one('a')} ...More } fragment More on Mutation { ${one('b')} }`)
    expect(errors[0]?.message).toMatch(/1 attempt to sign in/)
    expect(bff.upstream.take()).toEqual([])
  })

  test('more than 2,000 tokens are refused before they are read, 5,000 nested fragments too', async () => {
    for (const query of [`{ ${repeat(2001, () => '__typename')} }`, nested(5000)]) {
      const { data, errors } = await browser.ask(query)
      expect(data).toBeNull()
      expect(errors[0]?.message).toMatch(/2000 tokens|too long/)
    }
  })

  test('fragments in a circle are refused, and come to an end', async () => {
    const { errors } = await browser.ask('{ ...A } fragment A on Query { ...B } fragment B on Query { ...A }')
    expect(errors[0]?.message).toMatch(/Cannot spread fragment/)
  })

  test('a body of more than 256 kB is refused', async () => {
    const { status } = await browser.ask('{ __typename }', { padding: 'x'.repeat(260 * 1024) })
    expect(status).toBe(413)
  })

  test('several operations in one request are refused', async () => {
    expect((await browser.post([{ query: '{ __typename }' }])).status).toBe(400)
  })

  test('errors name nothing that the reader did not know, and no more than ten are told', async () => {
    const { errors } = await browser.ask(`{ ${repeat(19, (i) => `sit${i}`)} viewr }`)
    expect(errors).toHaveLength(10)
    expect(JSON.stringify((await browser.ask('{ viewr }')).errors)).not.toMatch(/Did you mean|viewer/)
    const value = await browser.ask('query ($c: Currency!) { site { exchangeRate(from: $c, to: CAD) } }', { c: 'CAF' })
    expect(value.errors).toHaveLength(1)
    expect(JSON.stringify(value.errors)).not.toMatch(/Did you mean/)
  })

  test('a body that is no JSON is refused without a word of it', async () => {
    const headers = { 'content-type': 'application/json' }
    const body = '{"variables": {"password": "Quatre-marches-7!"'
    const answer = await fetch(`${bff.url}/graphql`, { method: 'POST', headers, body })
    const text = await answer.text()
    expect([answer.status, text]).toEqual([400, expect.stringContaining('invalid JSON')])
    expect(text).not.toContain('Quatre')
  })
})

describe('who may send what', () => {
  test('a mutation over the cookie without the header of our pages is refused, and nothing happens [D3]', async () => {
    const answer = await fetch(`${bff.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: 'mutation { signInAsGuest(input: {}) { __typename } }' }),
    })
    expect(answer.status).toBe(403)
    expect(answer.headers.getSetCookie()).toEqual([])
    expect(bff.upstream.take()).toEqual([])
  })

  test('a request of a foreign page is refused, one of ours is not [D3]', async () => {
    expect((await browser.ask('{ __typename }', {}, { origin: 'https://evil.example' })).status).toBe(403)
    expect((await browser.ask('{ __typename }', {}, { origin: 'null' })).status).toBe(403)
    expect((await browser.ask('{ __typename }', {}, { origin: bff.url })).status).toBe(200)
  })

  test.each([
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'text/plain',
    'application/graphql',
  ])('what a form of anybody can send is refused: %s', async (contentType) => {
    const answer = await browser.post('query={__typename}', { 'content-type': contentType })
    expect(answer.status).toBe(415)
  })

  test('no page is ever told that it may read what is answered to a cookie [D3]', async () => {
    const answer = await browser.ask('{ __typename }', {}, { origin: bff.url })
    expect(answer.headers.get('access-control-allow-credentials')).toBeNull()
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
  })

  test('long answers travel compressed, short ones as they are', async () => {
    const { headers } = await browser.ask('{ __schema { types { name } } }')
    expect(headers.get('content-encoding')).toBe('gzip')
    expect((await browser.ask('{ __typename }')).headers.get('content-encoding')).toBeNull()
  })

  test('outside production there is a page to try operations, which needs nothing from elsewhere', async () => {
    const page = await fetch(`${bff.url}/graphql`, { headers: { accept: 'text/html' } })
    const html = await page.text()
    expect(page.status).toBe(200)
    expect(['ReadLists', 'FollowTicks', 'PreviewImport'].filter((name) => !html.includes(name))).toEqual([])
    expect(/<(script|link)[^>]+(src|href)="?https?:/.test(html)).toBe(false)
  })

  test('the page is small, and its files are cached, compressed and found by a hash [SPEC-14]', async () => {
    const page = await fetch(`${bff.url}/graphql`, { headers: { accept: 'text/html' } })
    const html = await page.text()
    expect(html.length).toBeLessThan(20_000)
    const paths = html.match(/\/graphql\/assets\/[\w.-]+/g) ?? []
    expect(paths).toHaveLength(5)
    for (const path of paths) {
      const { status, headers, body } = await fetch(bff.url + path)
      await body?.cancel()
      expect([status, headers.get('content-encoding')], path).toEqual([200, 'gzip'])
      expect(headers.get('cache-control')).toBe('private, max-age=31536000, immutable')
      expect(headers.get('content-type')).toMatch(/^text\/(css|javascript); charset=utf-8$/)
    }
    expect((await fetch(`${bff.url}/graphql/assets/graphiql-unknown.js`)).status).toBe(404)
  })
})

test.each(EXAMPLES)('an example of that page fits the schema: $query', ({ query }) => {
  expect(validate(schema, parse(query))).toEqual([])
})

test('GraphiQL has the ten tasks, and those that read the viewer explain how to sign in [OPS-15]', () => {
  expect(EXAMPLES.map(({ query }) => Number(/^# (\d+)\./.exec(query)?.[1]))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  const reading = EXAMPLES.filter(({ query }) => query.includes('viewer {'))
  expect(reading).not.toEqual([])
  for (const { query } of reading) {
    expect(query).toMatch(/sign in .*Bearer/s)
    expect(query).not.toMatch(/\b(?:listId|stockId|portfolioId)$/m)
  }
})

describe('in production', () => {
  async function inProduction<Result>(work: (production: TestBff) => Promise<Result>): Promise<Result> {
    const persistedFile = writePersisted({
      known: 'query Known($from: Currency!) { site { exchangeRate(from: $from, to: CAD) } }',
      large: `{ ${repeat(40, (i) => `a${i}: site { appVersion }`)} }`,
      broken: '{ nothingLikeThis }',
    })
    const production = await startTestBff({ environment: 'production' }, { persistedFile })
    try {
      return await work(production)
    } finally {
      await production.stop()
    }
  }

  test('an operation is asked for by its id, whatever its size, and by nothing else', async () => {
    await inProduction(async (production) => {
      const page = createBrowser(production.url)
      const { data } = await page.post({ id: 'known', variables: { from: 'USD' } })
      expect(data).toEqual({ site: { exchangeRate: '1.3671' } })
      expect((await page.post({ id: 'large' })).errors).toEqual([])

      for (const body of [{ id: 'unknown' }, { id: 'broken' }, { query: '{ __typename }' }, {}]) {
        const { status, data: nothing } = await page.post(body)
        expect([status, nothing]).toEqual([400, null])
      }
    })
  })

  test('an operation of an earlier build is not served, and is told apart so that its page loads anew', async () => {
    await inProduction(async (production) => {
      const past = createHash('sha256').update('query Known { site { appVersion } }').digest('hex')
      const { status, data, errors } = await createBrowser(production.url).post({ id: past })
      expect([status, data]).toEqual([400, null])
      expect(errors.map(({ extensions }) => extensions?.code)).toEqual(['PERSISTED_QUERY_NOT_IN_LIST'])
    })
  })

  test('the schema and the page to try it are not shown', async () => {
    await inProduction(async (production) => {
      const { status } = await createBrowser(production.url).ask('{ __schema { types { name } } }')
      expect(status).toBe(400)
      const page = await fetch(`${production.url}/graphql`, { headers: { accept: 'text/html' } })
      expect(page.status).toBe(405)
    })
  })
})
