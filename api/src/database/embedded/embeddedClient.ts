import { DatabaseClosed } from '../kernel/errors.ts'
import type { EngineThread } from './engineThread.ts'
import { createConnectionQueue } from './connectionQueue.ts'
import { transactionTimeoutOr } from '../kernel/transactionTimeout.ts'

type QueryOptions = {
  rowMode?: 'array' | 'object'
  /** Types returned as text. Only the keys count: a function cannot cross to another thread. */
  parsers?: Record<number, unknown>
}

type Answer = { rows: unknown[]; fields: { name: string; dataTypeID: number }[]; affectedRows?: number }

/** The target of a statement: the connection, or a transaction on it. */
export type StatementTarget = {
  query(text: string, params?: unknown[], options?: QueryOptions): Promise<Answer>
  exec(text: string): Promise<Answer[]>
}

/** Client of the embedded engine's thread, in the shape that the query builder expects. */
export type EmbeddedClient = StatementTarget & {
  /** Runs a transaction: commits when `work` resolves, rolls back when it rejects or exceeds the deadline. */
  transaction<Result>(work: (transaction: StatementTarget) => Promise<Result>): Promise<Result>
  /** The whole database as an image to start another from. */
  dump(): Promise<Uint8Array>
  close(): Promise<void>
}

export type Limits = {
  maximumWaiting: number
  statementMilliseconds: number
  transactionMilliseconds: number
}

/** `start` opens the engine; it is called again when the engine has ended by itself. */
export async function createEmbeddedClient(
  start: () => Promise<EngineThread>,
  limits: Limits,
): Promise<EmbeddedClient> {
  const turns = createConnectionQueue(limits.maximumWaiting)
  let current = await start()

  async function alive(): Promise<EngineThread> {
    if (!current.isAlive) current = await start()
    return current
  }

  return {
    query(text, params, options) {
      const deadline = transactionTimeoutOr(limits.statementMilliseconds)
      return turns.take(async () => sendQuery(await alive(), text, params, options), deadline)
    },
    exec(text) {
      return turns.take(async () => {
        const engine = await alive()
        try {
          return await sendExec(engine, text)
        } catch (error) {
          // Ends a transaction that the failed statement left open.
          await rollBack(engine)
          throw error
        }
      }, limits.statementMilliseconds)
    },
    transaction(work) {
      const deadline = transactionTimeoutOr(limits.transactionMilliseconds)
      return turns.take(async (signal) => runTransaction(await alive(), signal, work), deadline)
    },
    dump() {
      // The edge of the thread: the worker answers bytes to this call.
      return turns.take(
        async () => (await (await alive()).send({ call: 'dump' })) as Uint8Array,
        limits.transactionMilliseconds,
      )
    },
    async close() {
      await turns.end()
      try {
        if (current.isAlive) await current.send({ call: 'close' })
      } finally {
        await current.terminate()
      }
    },
  }
}

async function runTransaction<Result>(
  engine: EngineThread,
  signal: AbortSignal,
  work: (transaction: StatementTarget) => Promise<Result>,
): Promise<Result> {
  let isOpen = true

  function whileOpen<Value>(send: () => Promise<Value>): Promise<Value> {
    if (signal.aborted) return Promise.reject(signal.reason)
    if (!isOpen) return Promise.reject(new DatabaseClosed('The transaction has ended.'))
    return send()
  }

  await sendExec(engine, 'begin')
  try {
    const result = await orAborted(
      signal,
      work({
        query: (text, params, options) => whileOpen(() => sendQuery(engine, text, params, options)),
        exec: (text) => whileOpen(() => sendExec(engine, text)),
      }),
    )
    isOpen = false
    await sendExec(engine, 'commit')
    return result
  } catch (error) {
    isOpen = false
    await rollBack(engine)
    throw error
  }
}

/** Settles with the work or, if earlier, with the signal's reason: the work may never end. */
function orAborted<Result>(signal: AbortSignal, work: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    // An unhandled rejection would end the process.
    work.then(resolve, reject)
    if (signal.aborted) reject(signal.reason)
    else signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
}

/** Never rejects. Ends an engine that cannot roll back. */
async function rollBack(engine: EngineThread): Promise<void> {
  try {
    if (engine.isAlive) await sendExec(engine, 'rollback')
  } catch {
    await engine.terminate()
  }
}

// The edge of the thread: the worker answers these two calls with the engine's own results.

async function sendQuery(
  engine: EngineThread,
  text: string,
  params: unknown[] = [],
  options: QueryOptions = {},
): Promise<Answer> {
  const textTypes = Object.keys(options.parsers ?? {}).map(Number)
  const rowMode = options.rowMode ?? 'object'
  return (await engine.send({ call: 'query', text, params, rowMode, textTypes })) as Answer
}

async function sendExec(engine: EngineThread, text: string): Promise<Answer[]> {
  return (await engine.send({ call: 'exec', text })) as Answer[]
}
