import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { transactionTimeoutOr } from '../kernel/transactionTimeout.ts'
import { DatabaseClosed, DatabaseDeadlineExceeded, StatementRefused } from '../kernel/errors.ts'

type EngineCall =
  | { call: 'query'; text: string; params: unknown[]; rowMode: 'array' | 'object'; textTypes: number[] }
  | { call: 'exec'; text: string }
  | { call: 'dump' }
  | { call: 'close' }

export type EngineThread = {
  /** Rejects with StatementRefused, or with DatabaseClosed if the thread ended first. */
  send(call: EngineCall): Promise<unknown>
  readonly isAlive: boolean
  /** Ends the thread immediately, even during work. As safe as killing the process. */
  terminate(): Promise<void>
}

type Options = {
  /** In memory if absent. */
  directory?: string | undefined
  image?: Uint8Array | undefined
  stuckAfterMilliseconds: number
}

type Failure = { message: string; code: string | null; constraint: string | null; detail: string | null }
type Reply = { id: number; answer?: unknown; failure?: Failure }
type Pending = { resolve(answer: unknown): void; reject(error: Error): void; timer: NodeJS.Timeout | null }

// Next to this module in the sources, and next to the bundle once built.
const workerFile = new URL('./databaseWorker.js', import.meta.url)

// Node provides it globally, but its types declare only part of it.
declare const WebAssembly: { compile(bytes: Uint8Array): Promise<WebAssembly.Module> }

let compiled: Promise<WebAssembly.Module> | null = null

/**
 * Compiles the engine once per process. Threads share the code, which halves the cost of reopening.
 */
function compileEngine(): Promise<WebAssembly.Module> {
  const { resolve } = createRequire(import.meta.url)
  compiled ??= readFile(join(dirname(resolve('@electric-sql/pglite')), 'pglite.wasm')).then((bytes) =>
    WebAssembly.compile(bytes),
  )
  return compiled
}

export async function startEngineThread({ directory, image, stuckAfterMilliseconds }: Options): Promise<EngineThread> {
  const worker = new Worker(workerFile, { workerData: { directory, image, code: await compileEngine() } })
  const pending = new Map<number, Pending>()
  let lastId = 0
  let isAlive = true

  worker.on('message', (reply: Reply) => {
    const waiting = take(reply.id)
    if (reply.failure) waiting?.reject(errorOf(reply.failure))
    else waiting?.resolve(reply.answer)
  })
  worker.on('error', (cause) => end(new DatabaseClosed('The embedded database stopped.', { cause })))
  worker.on('exit', () => end(new DatabaseClosed('The embedded database stopped.')))

  function take(id: number): Pending | undefined {
    const waiting = pending.get(id)
    pending.delete(id)
    if (waiting?.timer) clearTimeout(waiting.timer)
    return waiting
  }

  function end(error: Error) {
    isAlive = false
    for (const id of [...pending.keys()]) take(id)?.reject(error)
  }

  function expect(id: number, timer: NodeJS.Timeout | null): Promise<unknown> {
    return new Promise((resolve, reject) => pending.set(id, { resolve, reject, timer }))
  }

  function terminateStuck() {
    end(new DatabaseDeadlineExceeded(stuckAfterMilliseconds, true))
    void worker.terminate()
  }

  await expect(0, null)

  return {
    get isAlive() {
      return isAlive
    },
    async send(call) {
      if (!isAlive) throw new DatabaseClosed('The embedded database has stopped.')
      lastId += 1
      worker.postMessage({ id: lastId, ...call })
      // A longer transaction timeout also applies to each statement of the transaction.
      return expect(lastId, setTimeout(terminateStuck, Math.max(stuckAfterMilliseconds, transactionTimeoutOr(0))))
    },
    async terminate() {
      await worker.terminate()
    },
  }
}

function errorOf({ code, message, constraint, detail }: Failure): Error {
  return code === null ? new Error(message) : new StatementRefused({ code, message, constraint, detail })
}
