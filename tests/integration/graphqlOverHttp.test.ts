import { createServer } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
// By its file, or it is another copy than the one that the careless server loads.
import { buildSchema } from 'graphql/index.js'
import { serverAudits } from 'graphql-http'
import { createHandler } from 'graphql-http/lib/use/http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findingsAt } from '../support/probes/graphqlFindings.ts'
import { operationIdOf } from '../support/project/operations.ts'
import { type Palier, startPalier } from '../support/palier.ts'
import { type Probed, startProbed } from '../support/probes/probeStage.ts'

let development: Palier
let production: Probed
/** Who may ask in words of their own in production. */
let explorer: Record<string, string>

beforeAll(async () => {
  development = await startPalier({ NODE_ENV: 'development' })
  production = await startProbed()
  explorer = { authorization: `Bearer ${await production.administrator()}` }
})
afterAll(() => Promise.all([development?.stop(), production?.stop()]))

/** An operation of our pages that needs neither variables nor a person. */
const PERSISTED = 'HelpDialogQuery'

type Audited = { counts: Record<string, string>; failed: string[] }

/** The audit of the specification of GraphQL over HTTP: what passed of each level, and the ids of what did not. */
async function audit(url: string, change: (init: RequestInit) => RequestInit = (init) => init): Promise<Audited> {
  const fetchFn = (address: string, init: RequestInit = {}) => fetch(address, change(init))
  const results = []
  for (const { fn } of serverAudits({ url: `${url}/graphql`, fetchFn })) results.push(await fn())
  const counts: Record<string, string> = {}
  for (const level of ['MUST', 'SHOULD']) {
    const ofLevel = results.filter(({ name }) => name.startsWith(level))
    counts[level] = `${ofLevel.filter(({ status }) => status === 'ok').length} of ${ofLevel.length}`
  }
  return { counts, failed: results.flatMap(({ id, status }) => (status === 'ok' ? [] : id)).toSorted() }
}

/** The same request as our own pages send it: what asks for nothing but an answer asks for an operation by its id. */
function byId(init: RequestInit): RequestInit {
  if (typeof init.body !== 'string' || !/"query":"(query Query )?\{ __typename \}"/.test(init.body)) return init
  const sent = { ...(JSON.parse(init.body) as object), query: undefined, id: operationIdOf(PERSISTED) }
  const body = JSON.stringify(sent).replace('"operationName":"Query"', `"operationName":"${PERSISTED}"`)
  return { ...init, body }
}

describe('GraphQL over HTTP, as its specification has it', () => {
  const all = { MUST: '13 of 13', SHOULD: '23 of 23' }
  /** Reading by GET, where only operations of our pages are open: ours are never read so. */
  const byGet = ['5A70', '6A70', 'D6D5']

  test('everything that must be and should be holds where operations of one’s own are allowed', async () => {
    const sent = (init: RequestInit) => ({ ...init, headers: { ...init.headers, ...explorer } })
    expect(await audit(development.url)).toEqual({ counts: all, failed: [] })
    expect(await audit(production.url, sent)).toEqual({ counts: all, failed: [] })
  })

  test('for visitors in production it holds for the operations of our pages', async () => {
    const ownWords = {
      BF61: 'asks for the schema, in characters beyond ASCII',
      '28B9': 'asks for the schema, with variables',
      '2EA1': 'asks for the schema, with variables, in the newer type',
      '572B': 'a document that cannot be read is told by 400, in the older type too',
      FDE2: 'a document that does not fit is told by 400, in the older type too',
      '7B9B': 'variables of a document of one’s own are told by 400, in the older type too',
    }
    expect(await audit(production.url, byId)).toEqual({
      counts: { MUST: '11 of 13', SHOULD: '19 of 23' },
      failed: [...byGet, ...Object.keys(ownWords)].toSorted(),
    })
  })
})

describe('what a scanner finds', () => {
  test('nothing, in production, for a visitor and for a guest', async () => {
    const guest = (await production.ask(production.operation('signInAsGuestMutation', {}))).cookie ?? ''
    expect(guest).not.toBe('')
    expect(await findingsAt(`${production.url}/graphql`)).toEqual([])
    expect(await findingsAt(`${production.url}/graphql`, { cookie: guest, 'x-graphql-yoga-csrf': '1' })).toEqual([])
  })

  test('what is meant for them, and no more, for administrators', async () => {
    expect(await findingsAt(`${production.url}/graphql`, explorer)).toEqual([
      'the schema',
      'a page to try operations',
      // With a token alone: a cookie counts for nothing there.
      'queries by GET',
    ])
  })

  test('it does find what a server has that takes no care', async () => {
    const schema = buildSchema('type Query { site: String } type Mutation { act: String }')
    const careless = createServer(createHandler({ schema })).listen(0, '127.0.0.1')
    await once(careless, 'listening')
    const { port } = careless.address() as AddressInfo
    const found = await findingsAt(`http://127.0.0.1:${port}`)
    careless.close()
    expect(found).toEqual([
      'the schema',
      'hints at names',
      '101 aliases',
      'ten directives, each judged',
      'queries by GET',
    ])
  })
})
