import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import {
  type GraphQLInputType,
  getNamedType,
  getNullableType,
  isInputObjectType,
  isNonNullType,
  parse,
  typeFromAST,
} from 'graphql'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Config } from '../../config/config.ts'
import { schema } from '../../graph/schema.ts'
import { createOperation } from '../../operation/context.ts'
import { sampleInput } from '../../testing/sampleInput.ts'
import { startTestBff, type TestBff } from '../../testing/startTestBff.ts'
import { createBrowser } from '../../testing/browser.ts'
import { writePersisted } from '../../testing/temporaryFiles.ts'
import { createGraphqlServer } from './graphqlServer.ts'
import { createKnownOperations } from './knownOperations.ts'
import { readPersistedOperations } from './persistedOperations.ts'

const NOW = Date.parse('2026-11-20T15:10:00.000Z')
const persistedFile = fileURLToPath(new URL('../../../../web/src/__generated__/persisted.json', import.meta.url))
const texts = JSON.parse(readFileSync(persistedFile, 'utf8')) as Record<string, string>

/** Exactly what pages send, and what means the same but is left to Yoga. */
const WAYS = { known: 'application/json', yoga: 'application/json, */*;q=0.1' } as const

const globalId = (type: string, id: string) => Buffer.from(`${type}:${id}`).toString('base64')
const IDS: Record<string, string> = {
  listId: globalId('WatchList', 'buy.list-buy'),
  entryId: globalId('WatchListEntry', 'list-buy-s1'),
  stockId: globalId('Stock', 's1'),
  portfolioId: globalId('Portfolio', 'p1'),
}
const PLAIN: Record<string, string> = { listId: 'list-buy', stockId: 's1', portfolioId: 'p1' }

/** What an operation takes, pointing at what the small server has. */
function valueOf(name: string, type: GraphQLInputType): unknown {
  const bare = getNullableType(type)
  if (isInputObjectType(bare)) {
    const required = Object.values(bare.getFields()).filter((field) => isNonNullType(field.type))
    return Object.fromEntries(required.map((field) => [field.name, valueOf(field.name, field.type)]))
  }
  const known = getNamedType(bare).name === 'ID' ? IDS[name] : PLAIN[name]
  return known ?? sampleInput(type)
}

const operations = Object.entries(texts).flatMap(([id, text]) => {
  const [definition] = parse(text).definitions
  if (definition?.kind !== 'OperationDefinition' || definition.operation === 'subscription') return []
  const variables = Object.fromEntries(
    (definition.variableDefinitions ?? []).flatMap(({ variable, type }) => {
      const input = typeFromAST(schema, type as never) as GraphQLInputType | undefined
      return input ? [[variable.name.value, valueOf(variable.name.value, input)]] : []
    }),
  )
  return [{ name: definition.name?.value ?? '', kind: definition.operation, id, query: text, variables }]
})

type By = { signedIn: boolean; csrf: boolean }
type Answered = { status: number; text: string }
type Stage = { bff: TestBff; ask(body: object, by?: By): Promise<Answered> }

const CALLER = {
  requestId: 'request-1',
  language: 'fr',
  preproductionKey: null,
  address: null,
  isSafeToSignIn: true,
  isByCookie: true,
  deviceToken: null,
  hasCsrfHeader: true,
  isCongested: () => false,
} as const

/** The same service twice, so that what one way changes the other finds unchanged. */
async function startStage(accept: string, config: Partial<Config> = {}): Promise<Stage> {
  const bff = await startTestBff(config, { now: () => new Date(NOW), persistedFile, random: () => 0.5 })
  // Which of two prices of a stock holds would hang on which answer comes first.
  for (const { stocks } of bff.upstream.data.books.portfolios)
    for (const { stockId, stockDateTimeSnapshot: snapshot } of stocks) {
      const { lastPrice: price, change, changePercent, currency } = bff.upstream.data.stocks.get(stockId) ?? {}
      Object.assign(snapshot ?? {}, { price, change, changePercent, currency })
    }
  bff.upstream.data.state.nextLogin = { expiresAt: new Date(NOW + 3_600_000) }
  const browser = createBrowser(bff.url)
  await browser.signInAsGuest()
  const { cookie } = browser
  return {
    bff,
    async ask(body, { signedIn, csrf } = { signedIn: true, csrf: true }) {
      const answer = await fetch(`${bff.url}/graphql`, {
        method: 'POST',
        headers: {
          accept,
          'content-type': 'application/json',
          ...(csrf && { 'x-graphql-yoga-csrf': '1' }),
          ...(signedIn && { cookie }),
        },
        body: JSON.stringify(body),
      })
      const names = ['content-type', 'cache-control', 'clear-site-data', 'retry-after', 'vary']
      const headers = Object.fromEntries(names.map((name) => [name, answer.headers.get(name)]))
      return {
        status: answer.status,
        ...headers,
        cookies: answer.headers.getSetCookie().length,
        text: await answer.text(),
      }
    },
  }
}

/** Without the lines that errors stand on; whether an answer is long enough to be compressed may hang on them. */
const withoutLines = ({ text, ...others }: Answered) => ({
  ...others,
  vary: null,
  text: text.replaceAll(/"locations":\[[^\]]*\],/g, ''),
})

describe('S2 a persisted operation answers the same on both ways, byte for byte', () => {
  let known: Stage
  let yoga: Stage

  beforeAll(async () => {
    ;[known, yoga] = await Promise.all([startStage(WAYS.known), startStage(WAYS.yoga)])
  }, 30_000)
  afterAll(() => Promise.all([known.bff.stop(), yoga.bff.stop()]))

  // Queries first: what signs out or deletes comes last.
  const ordered = operations.toSorted(
    (one, other) => Number(one.kind === 'mutation') - Number(other.kind === 'mutation'),
  )

  const nobody = { signedIn: false, csrf: true }

  // Asked for by its text, an operation is executed without having been compiled. Who asks by an id knows no lines of it.
  test.each(ordered)('$kind $name', async ({ id, query, variables }) => {
    const faulty = [{}, { variables: { ...variables, unknown: 1, input: 7 } }]
    for (const given of [{ variables }, ...(process.env['TESTS'] === 'whole' ? faulty : [])]) {
      const [compiled, read] = [await known.ask({ id, ...given }), await yoga.ask({ query, ...given })]
      expect(withoutLines(compiled)).toEqual(withoutLines(read))
    }
    expect(await known.ask({ id, variables }, nobody)).toEqual(await yoga.ask({ id, variables }, nobody))
  })
})

describe('what goes past Yoga', () => {
  const text = 'query Own { viewer { userId } }'
  const socketText = 'subscription Prices { showcasePricesChanged { sequence } }'

  test('is asked for by a known id alone; all else is for Yoga', async () => {
    const { bff } = await startStage(WAYS.known)
    const file = writePersisted({ own: text, socket: socketText })
    const persisted = readPersistedOperations({ file, schema, isReloading: false, log: bff.services.log })
    const answerKnown = createKnownOperations(createGraphqlServer(bff.services, persisted), persisted)
    const operation = createOperation(bff.services, CALLER, null)
    const ask = (body: unknown) =>
      answerKnown(Buffer.from(typeof body === 'string' ? body : JSON.stringify(body)), operation)

    expect(await ask({ id: 'own' })).toMatchObject({ status: 200, body: Buffer.from('{"data":{"viewer":null}}') })
    expect(await ask({ id: 'own', variables: {} })).toMatchObject({ status: 200 })
    const others = [
      { id: 'unknown' },
      { id: 'socket' },
      { id: 'own', query: text },
      { id: 'own', operationName: 'Own' },
      { id: 'own', extensions: {} },
      { id: 'own', variables: [] },
      { id: 7 },
      [{ id: 'own' }],
      { query: text },
      '{"id":"own"',
      'null',
    ]
    for (const body of others) expect(await ask(body), JSON.stringify(body)).toBeNull()
    await bff.stop()
  })

  test('meets the same limit, refusal of foreign pages, log line and metric', async () => {
    const ofName = (name: string) =>
      operations.find((operation) => operation.name === name) ?? { id: '', variables: {} }
    const tell = async (accept: string) => {
      const { bff, ask } = await startStage(accept, { pointsPerSecond: 2 })
      const { id, variables } = ofName('useSetCurrencyMutation')
      const statuses: number[] = []
      for (let turn = 0; turn < 20; turn += 1) statuses.push((await ask({ id, variables })).status)
      const foreign = await ask({ id, variables }, { signedIn: true, csrf: false })
      const limited = await ask({ id, variables })
      const lines = bff.lines.flatMap((line) => {
        const { msg, operationName, upstreamCalls, failures } = JSON.parse(line) as Record<string, unknown>
        return msg === 'operation' ? [{ operationName, upstreamCalls, failures }] : []
      })
      const metrics = await bff.services.metrics.registry.getSingleMetricAsString('palier_bff_operation_seconds')
      await bff.stop()
      const counted = metrics.split('\n').filter((line) => line.includes('_count') && line.includes('useSetCurrency'))
      return { statuses, foreign, limited, lines, counted }
    }
    const [known, yoga] = [await tell(WAYS.known), await tell(WAYS.yoga)]
    expect(known).toEqual(yoga)
    expect(known.statuses).toContain(429)
    expect(known.foreign.status).toBe(403)
    expect(known.lines.at(-1)).toMatchObject({ operationName: 'useSetCurrencyMutation', failures: 1 })
    expect(known.counted).toHaveLength(2)
  })
})
