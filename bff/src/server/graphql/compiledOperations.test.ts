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
import { schema } from '../../graph/schema.ts'
import { sampleInput } from '../../testing/sampleInput.ts'
import { startTestBff, type TestBff } from '../../testing/startTestBff.ts'
import { createBrowser } from '../../testing/browser.ts'

const NOW = Date.parse('2026-11-20T15:10:00.000Z')
const persistedFile = fileURLToPath(new URL('../../../../web/src/__generated__/persisted.json', import.meta.url))
const texts = JSON.parse(readFileSync(persistedFile, 'utf8')) as Record<string, string>

const globalId = (type: string, id: string) => Buffer.from(`${type}:${id}`).toString('base64')
const IDS: Record<string, string> = {
  listId: globalId('WatchList', 'buy.list-buy'),
  entryId: globalId('WatchListEntry', 'list-buy-s1'),
  stockId: globalId('Stock', 's1'),
  portfolioId: globalId('Portfolio', 'p1'),
}
const PLAIN: Record<string, string> = { listId: 'list-buy', stockId: 's1', portfolioId: 'p1' }

/** Variables that point at objects of the test server. */
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

type Answered = { status: number; text: string }
type Stage = { bff: TestBff; ask(body: object, isSignedIn?: boolean): Promise<Answered> }

/** Started once for each way, so that a mutation sent one way does not change the answer of the other. */
async function startStage(): Promise<Stage> {
  const bff = await startTestBff({}, { now: () => new Date(NOW), persistedFile, random: () => 0.5 })
  // One price for each stock, so that the order of the answers does not matter.
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
    async ask(body, isSignedIn = true) {
      const answer = await fetch(`${bff.url}/graphql`, {
        method: 'POST',
        headers: {
          accept: 'application/json',
          'content-type': 'application/json',
          'x-graphql-yoga-csrf': '1',
          ...(isSignedIn && { cookie }),
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

/** Drops the line numbers of errors, and `vary`, since they can decide whether an answer is compressed. */
const withoutLines = ({ text, ...others }: Answered) => ({
  ...others,
  vary: null,
  text: text.replaceAll(/"locations":\[[^\]]*\],/g, ''),
})

describe('a persisted operation answers the same compiled as executed from its text, byte for byte', () => {
  let compiled: Stage
  let plain: Stage

  beforeAll(async () => {
    ;[compiled, plain] = await Promise.all([startStage(), startStage()])
  }, 30_000)
  afterAll(() => Promise.all([compiled.bff.stop(), plain.bff.stop()]))

  // Queries first: a mutation may sign out or delete.
  const ordered = operations.toSorted(
    (one, other) => Number(one.kind === 'mutation') - Number(other.kind === 'mutation'),
  )

  // A document sent as text is executed without being compiled.
  test.each(ordered)('$kind $name', async ({ id, query, variables }) => {
    const faulty = [{}, { variables: { ...variables, unknown: 1, input: 7 } }]
    for (const given of [{ variables }, ...(process.env['TESTS'] === 'whole' ? faulty : [])]) {
      const answer = await compiled.ask({ id, ...given })
      expect(withoutLines(answer)).toEqual(withoutLines(await plain.ask({ query, ...given })))
    }
    const answer = await compiled.ask({ id, variables }, false)
    expect(withoutLines(answer)).toEqual(withoutLines(await plain.ask({ query, variables }, false)))
  })
})
