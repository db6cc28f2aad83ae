import { DatabaseClosed } from '../kernel/errors.ts'
import type { EngineThread } from './engineThread.ts'
import { createConnectionQueue } from './connectionQueue.ts'
import { transactionTimeoutOr } from '../kernel/transactionTimeout.ts'

type QueryOptions = {
  rowMode?: 'array' | 'object'
  /** Types returned as text. Only the keys matter: functions cannot be passed to another thread. */
  parsers?: Record<number, unknown>
}

type Answer = { rows: unknown[]; fields: { name: string; dataTypeID: number }[]; affectedRows?: number }

export type StatementTarget = {
  query(text: string, params?: unknown[], options?: QueryOptions): Promise<Answer>
  exec(text: string): Promise<Answer[]>
}

/** Client of the embedded engine's thread, in the shape that the query builder expects. */
export type EmbeddedClient = StatementTarget & {
  /** Runs a transaction: commits when `work` resolves, rolls back when it rejects or exceeds the deadline. */
  transaction<Result>(work: (transaction: StatementTarget) => Promise<Result>): Promise<Result>
  dump(): Promise<Uint8Array>
  close(): Promise<void>
}

export type Limits = {
  maximumWaiting: number
  statementMilliseconds: number
  transactionMilliseconds: number
}

/** `start` opens the engine. It is called again if the engine has ended by itself. */
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
      // Thread boundary: the worker returns bytes for this call.
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

/**
 * Settles with the work, or with the signal's reason if that is earlier: the work may never end.
 */
function orAborted<Result>(signal: AbortSignal, work: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    work.then(resolve, reject)
    if (signal.aborted) reject(signal.reason)
    else signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
}

/** Never rejects. Terminates an engine that cannot roll back. */
async function rollBack(engine: EngineThread): Promise<void> {
  try {
    if (engine.isAlive) await sendExec(engine, 'rollback')
  } catch {
    await engine.terminate()
  }
}

// Thread boundary: the worker returns the engine's own results for these two calls.

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
