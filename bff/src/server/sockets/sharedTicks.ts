import { type DocumentNode, execute, type GraphQLSchema, print } from 'graphql'
import { LRUCache } from 'lru-cache'
import type { Context } from '../../operation/context.ts'
import type { MoveListener } from '../../live/priceTicks.ts'
import type { Tick } from '../../live/latestSubscriber.ts'
import type { StockFacts } from '../../cache/stockFacts.ts'
import { sharedDocumentOf } from './tickShape.ts'

const MAXIMUM_WORDINGS = 200

type Options = {
  schema: GraphQLSchema
  /** Context for execution; these fields do not depend on the viewer. */
  contextValue: Context
  onMoves: (listener: MoveListener) => () => void
  onExecution?: (() => void) | undefined
}

export type SharedTicks = ReturnType<typeof createSharedTicks>

/** Payload of one event as JSON. `head` and `tail` are ASCII. */
export type TickPayload = { head: string; stocks: Buffer; tail: string }

export type TickEncoder = {
  encode: (tick: Tick) => TickPayload | Promise<TickPayload>
  /** While in use, encodes all moved stocks eagerly. Returns a function that ends the use. */
  use: () => () => void
}

/** Executes each document once per tick and encodes each stock once, however many follow it. */
export function createSharedTicks({ schema, contextValue, onMoves, onExecution }: Options) {
  const byWording = new LRUCache<string, TickEncoder>({ max: MAXIMUM_WORDINGS })
  const known = new WeakMap<DocumentNode, Map<string | null, TickEncoder | null>>()

  async function run(document: DocumentNode, tick: Tick): Promise<object> {
    onExecution?.()
    const { data, errors } = await execute({ schema, document, rootValue: tick, contextValue })
    if (errors?.[0]) throw errors[0]
    return data ?? {}
  }

  function find(document: DocumentNode, operationName: string | null): TickEncoder | null {
    const shared = sharedDocumentOf(document, operationName)
    if (!shared) return null
    const wording = print(shared)
    const encoder = byWording.get(wording) ?? createEncoder((tick) => run(shared, tick), onMoves)
    byWording.set(wording, encoder)
    return encoder
  }

  return {
    /** Null for a document whose results cannot be shared. */
    encoderOf(document: DocumentNode, operationName: string | null): TickEncoder | null {
      const byName = known.get(document) ?? new Map<string | null, TickEncoder | null>()
      known.set(document, byName)
      const encoder = byName.get(operationName) ?? find(document, operationName)
      byName.set(operationName, encoder)
      return encoder
    },
  }
}

/** `json` ends with a comma. */
type Encoded = { facts: StockFacts; json: Buffer | Promise<Buffer> }
type Around = { head: (sequence: number) => string; tail: (sequence: number) => string }

const NOTHING: Around = { head: () => '', tail: () => '' }
const NO_STOCK = Buffer.alloc(0)
const END_OF_LIST = Buffer.from(']')

function createEncoder(run: (tick: Tick) => Promise<object>, onMoves: Options['onMoves']): TickEncoder {
  const encoded = new Map<string, Encoded>()
  /** Followers of the same stocks receive the same array, one after another. */
  let latest: { stocks: readonly StockFacts[]; list: Buffer } | null = null
  let around = NOTHING
  let users = 0
  let stopListening = () => {}

  function prepare(stocks: readonly StockFacts[]): Promise<unknown> | null {
    const missing = stocks.filter((facts) => encoded.get(facts.stockId)?.facts !== facts)
    if (missing.length === 0) return null
    const running = run({ sequence: 0, stocks: missing }).then((data) => readParts(data))
    for (const [index, facts] of missing.entries()) {
      const json = running.then((parts) => {
        around = parts.around
        return (entry.json = Buffer.from(`${JSON.stringify(parts.stocks[index])},`))
      })
      const entry: Encoded = { facts, json }
      // The caller handles the failure; the next caller retries.
      json.catch(() => encoded.get(facts.stockId) === entry && encoded.delete(facts.stockId))
      encoded.set(facts.stockId, entry)
    }
    return running
  }

  /** Null if a stock is not encoded yet. */
  function listOf(stocks: readonly StockFacts[]): Buffer | null {
    if (latest?.stocks === stocks) return latest.list
    const parts: Buffer[] = []
    for (const facts of stocks) {
      const entry = encoded.get(facts.stockId)
      if (entry?.facts !== facts || entry.json instanceof Promise) return null
      parts.push(entry.json)
    }
    latest = { stocks, list: joined(parts) }
    return latest.list
  }

  function payloadOf(sequence: number, stocks: Buffer): TickPayload {
    return { head: around.head(sequence), stocks, tail: around.tail(sequence) }
  }

  return {
    encode({ sequence, stocks }) {
      const list = listOf(stocks)
      if (list) return payloadOf(sequence, list)
      prepare(stocks)
      const parts = stocks.map(({ stockId }) => encoded.get(stockId)?.json ?? NO_STOCK)
      return Promise.all(parts).then((settled) => payloadOf(sequence, joined(settled)))
    },
    use() {
      users += 1
      if (users === 1) stopListening = onMoves(prepare)
      return () => {
        users -= 1
        if (users > 0) return
        stopListening()
        encoded.clear()
        latest = null
      }
    },
  }
}

/** Each part ends with a comma; the last comma is replaced by the end of the list. */
function joined(parts: readonly Buffer[]): Buffer {
  let length = 0
  for (const part of parts) length += part.length
  if (length === 0) return END_OF_LIST
  const list = Buffer.allocUnsafe(length)
  let end = 0
  for (const part of parts) {
    list.set(part, end)
    end += part.length
  }
  list.set(END_OF_LIST, length - 1)
  return list
}

const STOCKS = '\u0001'
const SEQUENCE = '\u0002'

/** A tick has one array (the stocks), one number (the sequence) and one string (the type name). */
function readParts(data: object): { stocks: unknown[]; around: Around } {
  const stocks: unknown[] = []
  const text = JSON.stringify({ data }, (_key, value: unknown) => {
    if (typeof value === 'number') return SEQUENCE
    if (!Array.isArray(value)) return value
    stocks.push(...(value as unknown[]))
    return STOCKS
  })
  const [head = '', tail = ''] = text.split(JSON.stringify(STOCKS))
  return { stocks, around: { head: aroundSequence(`${head}[`), tail: aroundSequence(tail) } }
}

function aroundSequence(text: string): (sequence: number) => string {
  const [first = '', ...others] = text.split(JSON.stringify(SEQUENCE))
  return (sequence) => others.reduce((before, other) => `${before}${sequence}${other}`, first)
}
