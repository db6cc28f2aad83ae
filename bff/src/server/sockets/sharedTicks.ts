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
  /** Called on every execution. */
  onExecution?: (() => void) | undefined
}

export type SharedTicks = ReturnType<typeof createSharedTicks>

export type TickEncoder = {
  /** The payload of one event, as JSON. */
  encode: (tick: Tick) => string | Promise<string>
  /** While in use, moved stocks are executed eagerly, all at once. */
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

type Encoded = { facts: StockFacts; text: string | Promise<string> }

function createEncoder(run: (tick: Tick) => Promise<object>, onMoves: Options['onMoves']): TickEncoder {
  /** Only the newest of each stock. */
  const encoded = new Map<string, Encoded>()
  let frame: ((sequence: number, stocks: string) => string) | null = null
  let users = 0
  let stopListening = () => {}

  function prepare(stocks: readonly StockFacts[]): Promise<unknown> | null {
    const missing = stocks.filter((facts) => encoded.get(facts.stockId)?.facts !== facts)
    if (missing.length === 0) return null
    const running = run({ sequence: 0, stocks: missing }).then((data) => readParts(data))
    for (const [index, facts] of missing.entries()) {
      const entry: Encoded = { facts, text: '' }
      entry.text = running.then((parts) => {
        frame ??= parts.frame
        entry.text = parts.stocks[index] ?? ''
        return entry.text
      })
      // The caller gets the failure; the next one retries.
      entry.text.catch(() => encoded.get(facts.stockId) === entry && encoded.delete(facts.stockId))
      encoded.set(facts.stockId, entry)
    }
    return running
  }

  function textsOf(stocks: readonly StockFacts[]): (string | Promise<string>)[] {
    return stocks.map(({ stockId }) => encoded.get(stockId)?.text ?? '')
  }

  return {
    encode({ sequence, stocks }) {
      let list = ''
      for (const facts of stocks) {
        const entry = encoded.get(facts.stockId)
        if (!frame || entry?.facts !== facts || typeof entry.text !== 'string') {
          prepare(stocks)
          return Promise.all(textsOf(stocks)).then((texts) => frame?.(sequence, texts.join()) ?? '')
        }
        list += list === '' ? entry.text : `,${entry.text}`
      }
      return frame?.(sequence, list) ?? ''
    },
    use() {
      users += 1
      if (users === 1) stopListening = onMoves(prepare)
      return () => {
        users -= 1
        if (users > 0) return
        stopListening()
        encoded.clear()
      }
    },
  }
}

/** Of the fields of a tick, the array is the stocks, the number the sequence and the string the type name. */
function readParts(data: object): { stocks: string[]; frame: (sequence: number, stocks: string) => string } {
  const [[root = '', fields] = []] = Object.entries(data)
  const stocks: string[] = []
  const around = Object.entries(fields ?? {}).map(([key, value]) => {
    const name = `${JSON.stringify(key)}:`
    if (Array.isArray(value)) {
      stocks.push(...value.map((stock) => JSON.stringify(stock)))
      return (_sequence: number, list: string) => `${name}[${list}]`
    }
    if (typeof value === 'number') return (sequence: number) => `${name}${sequence}`
    return () => `${name}${JSON.stringify(value)}`
  })
  return {
    stocks,
    frame: (sequence, list) =>
      `{"data":{${JSON.stringify(root)}:{${around.map((part) => part(sequence, list)).join()}}}}`,
  }
}
