import { type ExecutionResult, parse, subscribe } from 'graphql'
import { WebSocket as StandardWebSocket } from 'undici'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Context } from '../../operation/context.ts'
import { schema } from '../../graph/schema.ts'
import type { MoveListener } from '../../live/priceTicks.ts'
import type { Tick } from '../../live/latestSubscriber.ts'
import { factsOfStock } from '../../cache/stockFacts.ts'
import { follow, idsOf, signedIn, TICKS } from '../../testing/follow.ts'
import { startTestBff, type TestBff } from '../../testing/startTestBff.ts'
import { countsOf } from '../../testing/upstream.ts'
import { sampleStock } from '../../testing/wireSamples.ts'
import { createSharedTicks, type TickEncoder } from './sharedTicks.ts'
import { sharedDocumentOf } from './tickShape.ts'

const fact = (stockId: string, price = 10) => factsOfStock(sampleStock(stockId, price), 'fr')

/** What no plain field may ask for. */
const nobody = {} as Context

async function textOf(encoder: TickEncoder | null, tick: Tick): Promise<string> {
  if (!encoder) throw new Error('it is not shared')
  const { head, stocks, tail } = await encoder.encode(tick)
  return `${head}${String(stocks)}${tail}`
}

describe('the shared answer', () => {
  const WORDINGS = [
    'subscription { pricesChanged(stockIds: []) { sequence stocks { id lastPrice } } }',
    'subscription Named($ids: [ID!]!) { pricesChanged(stockIds: $ids) { stocks { stockId change } sequence __typename } }',
    'subscription { prices: pricesChanged(stockIds: []) { n: sequence rows: stocks { key: symbol __typename marketCap } } }',
    `subscription { showcasePricesChanged { ...tick stocks { companyName } } }
     fragment tick on PricesChanged { sequence stocks { ...price ... on Stock { yearLow } } }
     fragment price on Stock { lastPrice lastPriceAt isIntraday }`,
  ]

  test.each(WORDINGS)('is letter for letter the one of the library: %s', async (text) => {
    const document = parse(text)
    const shared = createSharedTicks({ schema, contextValue: nobody, onMoves: () => () => {} })
    const tick: Tick = { sequence: 7, stocks: [fact('a"b', 1.25), fact('c')] }
    const encoder = shared.encoderOf(document, null)
    const alone = await executedAlone(text, tick)
    expect(await textOf(encoder, tick)).toBe(JSON.stringify(alone))
    expect(await textOf(encoder, tick)).toBe(JSON.stringify(alone))
    expect(await textOf(encoder, { sequence: 8, stocks: [] })).toContain('[]')
  })

  test.each([
    'subscription { pricesChanged(stockIds: []) { stocks { id sector } } }',
    'subscription { pricesChanged(stockIds: []) { stocks { id entries { id } } } }',
    'subscription { pricesChanged(stockIds: []) { stocks { id @include(if: true) } } }',
    'subscription ($on: Boolean!) { pricesChanged(stockIds: []) { sequence @skip(if: $on) stocks { id } } }',
    'subscription { pricesChanged(stockIds: []) { a: stocks { id } b: stocks { symbol } } }',
    'subscription { pricesChanged(stockIds: []) { sequence } }',
    'subscription { viewerChanged { isGap } }',
    'query { viewer { email } }',
  ])('what depends on the reader, or on more than the stock, is not shared: %s', (text) => {
    expect(sharedDocumentOf(parse(text), null)).toBeNull()
  })

  async function executedAlone(text: string, tick: Tick): Promise<ExecutionResult> {
    const operation = {
      session: { token: 'token' },
      caller: { isCongested: () => false },
      services: {
        ticks: { follow: () => once(tick) },
        fresh: { showcase: async () => ({ entries: [] }) },
        capabilities: { lacks: () => false },
      },
    }
    const contextValue = { operation }
    const events = await subscribe({ schema, document: parse(text), contextValue, variableValues: { ids: [] } })
    if (!(Symbol.asyncIterator in events)) throw new Error(JSON.stringify(events))
    return (await events.next()).value ?? {}
  }

  async function* once(tick: Tick) {
    yield tick
  }
})

describe('how often it is executed', () => {
  let listeners: Set<MoveListener>
  let executions: number
  let encoder: TickEncoder
  beforeEach(() => {
    listeners = new Set()
    executions = 0
    const shared = createSharedTicks({
      schema,
      contextValue: nobody,
      onMoves(listener) {
        listeners.add(listener)
        return () => void listeners.delete(listener)
      },
      onExecution: () => (executions += 1),
    })
    const text = 'subscription { pricesChanged(stockIds: []) { sequence stocks { id lastPrice } } }'
    const [one, other] = [parse(text), parse(text)].map((document) => shared.encoderOf(document, null))
    if (!one) throw new Error('it is not shared')
    expect(other).toBe(one)
    encoder = one
  })

  test('once a tick, whoever follows which of its stocks', async () => {
    const leave = encoder.use()
    const moved = Array.from({ length: 50 }, (_, index) => fact(`s${index}`))
    for (const listener of listeners) listener(moved)
    const texts = await Promise.all(
      Array.from({ length: 200 }, (_, reader) =>
        textOf(encoder, { sequence: reader, stocks: moved.filter((_fact, at) => (at + reader) % 5 === 0) }),
      ),
    )
    expect(executions).toBe(1)
    expect(new Set(texts).size).toBe(200)
    expect(JSON.parse(texts[3] ?? '').data.pricesChanged).toMatchObject({ sequence: 3 })
    leave()
  })

  test('who gets the same stocks gets the same bytes', async () => {
    const stocks = [fact('a'), fact('b')]
    await encoder.encode({ sequence: 1, stocks })
    const [one, other] = await Promise.all([2, 3].map((sequence) => encoder.encode({ sequence, stocks })))
    expect(other?.stocks).toBe(one?.stocks)
    expect(other?.head).not.toBe(one?.head)
  })

  test('not at all when nobody follows any more', () => {
    const leave = encoder.use()
    const leaveToo = encoder.use()
    leave()
    expect(listeners.size).toBe(1)
    leaveToo()
    expect(listeners.size).toBe(0)
  })

  test('what could not be executed is tried again', async () => {
    const broken = { ...fact('a'), lastPrice: Number.NaN }
    await expect(Promise.resolve(encoder.encode({ sequence: 1, stocks: [broken] }))).rejects.toThrow('number')
    await expect(Promise.resolve(encoder.encode({ sequence: 1, stocks: [broken] }))).rejects.toThrow('number')
    expect(executions).toBe(2)
    expect(await textOf(encoder, { sequence: 1, stocks: [fact('b')] })).toContain('"lastPrice":"10"')
  })
})

describe('over sockets', () => {
  let bff: TestBff
  afterEach(() => bff.stop())

  test('a tick of many readers is one call and one execution', async () => {
    let executions = 0
    bff = await startTestBff({ tickSeconds: 1 }, { onTickExecution: () => (executions += 1) })
    const text =
      'subscription ($ids: [ID!]!) { pricesChanged(stockIds: $ids) { sequence stocks { stockId lastPrice } } }'
    const readers = await Promise.all(
      Array.from({ length: 20 }, async (_, index) => {
        const reader = follow(await signedIn(bff.url), text, { ids: idsOf(`s${index}`, `s${index + 1}`, 's100') })
        for (let seen = 0; seen < 3;) seen += (await reader.next()).pricesChanged.stocks.length
        return reader
      }),
    )
    bff.upstream.take()
    executions = 0
    const later = '2026-11-20T15:00:05.000Z'
    for (let index = 0; index <= 100; index += 1) {
      bff.upstream.data.stocks.set(`s${index}`, sampleStock(`s${index}`, 50 + index, later))
    }
    const events = await Promise.all(readers.map((reader) => reader.next()))
    expect(executions).toBe(1)
    expect(countsOf(bff.upstream.take())).toEqual({ getStocks: 1 })
    for (const [index, { pricesChanged }] of events.entries()) {
      expect(pricesChanged.stocks.map(({ stockId }) => stockId).toSorted()).toEqual(
        [`s${index}`, `s${index + 1}`, 's100'].toSorted(),
      )
    }
    for (const reader of readers) reader.client.terminate()
    await expect.poll(() => bff.services.ticks.load().subscribers).toBe(0)
  })

  test('an event is a text for any client, whatever the id of its subscription', async () => {
    bff = await startTestBff()
    const { cookie } = await signedIn(bff.url)
    const socket = new StandardWebSocket(`${bff.url.replace('http', 'ws')}/graphql`, {
      protocols: ['graphql-transport-ws'],
      headers: { cookie },
    })
    const ask = (message: object) => socket.send(JSON.stringify(message))
    const event = new Promise<unknown>((done) => {
      socket.addEventListener('open', () => ask({ type: 'connection_init' }))
      socket.addEventListener('message', ({ data }: { data: unknown }) => {
        if (typeof data !== 'string') return done(data)
        if (JSON.parse(data).type === 'next') return done(data)
        ask({ type: 'subscribe', id: 'é"☃', payload: { query: TICKS, variables: { ids: idsOf('s1') } } })
      })
    })
    expect(JSON.parse(String(await event))).toEqual({
      id: 'é"☃',
      type: 'next',
      payload: { data: { pricesChanged: { sequence: 1, stocks: [{ stockId: 's1', lastPrice: expect.any(String) }] } } },
    })
    expect(typeof (await event)).toBe('string')
    socket.close()
  })
})
