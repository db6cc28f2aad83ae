import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { ErrorCode } from '@palier/contract/kernel/errorCodes'
import type { EventKey } from '../../database/queries/imports/importEventQueries.ts'
import type { IncompleteKey } from '../../database/queries/portfolios/incompleteEventQueries.ts'
import type { Listing } from '../../database/queries/imports/importQueries.ts'
import type { LotCursor } from '../../database/queries/portfolios/lotQueries.ts'
import { createLimiter } from '../../kernel/limiter.ts'
import type { TradeFile, TradeFileFacts } from './readImportFile.ts'
import type { EvaluationFacts, Wanted } from './checkRows.ts'
import { Refusal, type RefusalParams } from '../../kernel/refusal.ts'

/** The requests of a worker thread, by kind. */
export type ThreadRequests = {
  /** From which one on. */
  blocks: number
  /** Their tickers. */
  listings: readonly string[]
  lots: { stockId: string; after: LotCursor | null }
  held: null
  /** After the one that was entered with this order. */
  events: number
  incomplete: null
}
/** The responses. */
export type Answers = {
  /** A batch of blocks; none after the last one. */
  blocks: readonly string[]
  listings: readonly Listing[]
  /** As `findLotText` writes them. */
  lots: string
  held: readonly string[]
  events: readonly (EventKey & { entryOrder: number })[]
  incomplete: readonly IncompleteKey[]
}
export type Lookups = { [Of in keyof ThreadRequests]: (about: ThreadRequests[Of]) => Promise<Answers[Of]> }
type Question = { [Of in keyof ThreadRequests]: { of: Of; about: ThreadRequests[Of] } }[keyof ThreadRequests]

export type FileWork = { kind: 'read'; bytes: Uint8Array } | { kind: 'evaluate'; wanted: Wanted }

export type FromFileThread =
  | { kind: 'block'; block: string }
  | { kind: 'request'; question: { of: keyof ThreadRequests; about: unknown } }
  | { kind: 'done'; facts: TradeFileFacts | EvaluationFacts }
  | { kind: 'refused'; code: ErrorCode; params: RefusalParams | undefined }

/** The outcomes of a file's rows, in blocks of `outcomesOfBlock`. */
export type Evaluated = EvaluationFacts & { blocks: string[] }

type Limits = {
  /** Limits for one file on its thread; evaluation includes waiting for the database. */
  readMilliseconds: number
  evaluateMilliseconds: number
  megabytes: number
  idleMilliseconds: number
}

// On a free core the largest files are read within a second and evaluated within five, in 100 MB.
const LIMITS: Limits = {
  readMilliseconds: 20_000,
  evaluateMilliseconds: 40_000,
  megabytes: 256,
  idleMilliseconds: 30_000,
}
// Leaves a core to the main thread. Waiting users take turns.
const AT_ONCE = {
  part: 'imports',
  atOnce: Math.max(1, Math.min(2, availableParallelism() - 1)),
  waiting: 40,
  waitMilliseconds: 30_000,
} as const

const isSource = import.meta.url.endsWith('.ts')
// Beside this module in the sources, beside the bundle once built.
const entry = isSource ? new URL('./sourceThread.js', import.meta.url) : new URL('./fileThread.js', import.meta.url)
const source = new URL('./fileThread.ts', import.meta.url).href

type Listener = { onMessage(message: FromFileThread): void; fail(error: Error): void }

/** A worker and its listener; null while idle. */
type Thread = { worker: Worker; listener: Listener | null; waitTimer: NodeJS.Timeout | null }

export type FileThreads = ReturnType<typeof createFileThreads>

/**
 * A small pool of worker threads for files. A thread that exceeds its time or memory, or whose caller has gone, is
 * ended; an idle one waits a while for the next file.
 */
export function createFileThreads(limits: Partial<Limits> = {}) {
  const { readMilliseconds, evaluateMilliseconds, megabytes, idleMilliseconds } = { ...LIMITS, ...limits }
  const limiter = createLimiter(AT_ONCE)
  const idle = new Set<Thread>()

  function start(): Thread {
    const resourceLimits = { maxOldGenerationSizeMb: megabytes }
    const worker = new Worker(entry, { workerData: isSource ? { source } : null, resourceLimits })
    const thread: Thread = { worker, listener: null, waitTimer: null }
    function end(error: Error): void {
      idle.delete(thread)
      thread.listener?.fail(error)
    }
    worker.on('message', (message: FromFileThread) => thread.listener?.onMessage(message))
    worker.on('error', (error: Error & { code?: string }) =>
      end(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new Refusal('ImportTooMuchWork') : error),
    )
    worker.on('exit', () => end(new Error('A thread that reads files has ended.')))
    return thread
  }

  function take(): Thread {
    const [thread = start()] = idle
    idle.delete(thread)
    if (thread.waitTimer) clearTimeout(thread.waitTimer)
    thread.worker.ref()
    return thread
  }

  function giveBack(thread: Thread): void {
    idle.add(thread)
    // Idle threads do not keep the process alive.
    thread.worker.unref()
    thread.waitTimer = setTimeout(() => {
      idle.delete(thread)
      void thread.worker.terminate()
    }, idleMilliseconds).unref()
  }

  function run<Facts>(work: FileWork, { signal, milliseconds, lookups, transfer = [] }: RunOptions) {
    signal.throwIfAborted()
    const thread = take()
    const blocks: string[] = []
    return new Promise<Facts & { blocks: string[] }>((resolve, reject) => {
      const timer = setTimeout(() => fail(new Refusal('ImportTooMuchWork')), milliseconds)
      const stop = () => fail(signal.reason as Error)
      signal.addEventListener('abort', stop)

      function leave(): void {
        thread.listener = null
        clearTimeout(timer)
        signal.removeEventListener('abort', stop)
      }
      function fail(error: Error): void {
        leave()
        void thread.worker.terminate()
        reject(error)
      }
      function answer(question: Question): void {
        if (!lookups) return fail(new Error(`A file was read and ${question.of} were asked for.`))
        const answers = lookups[question.of] as (about: unknown) => Promise<unknown>
        answers(question.about).then(
          (found) => thread.worker.postMessage(found),
          (error: Error) => fail(error),
        )
      }
      function onMessage(message: FromFileThread): void {
        if (message.kind === 'block') return void blocks.push(message.block)
        // Typed at the sender.
        if (message.kind === 'request') return answer(message.question as Question)
        leave()
        giveBack(thread)
        if (message.kind === 'refused') reject(new Refusal(message.code, message.params))
        else resolve({ ...(message.facts as Facts), blocks })
      }
      thread.listener = { onMessage, fail }
      thread.worker.postMessage(work, transfer)
    })
  }

  return {
    /**
     * Refused as `readTradeFile` refuses, with ImportTooMuchWork where the budget is spent, with ServiceUnavailable
     * where too many wait. Rejects with the signal's reason where that is aborted. The bytes are handed over.
     */
    readTradeFile(bytes: Uint8Array<ArrayBuffer>, userId: string, signal: AbortSignal): Promise<TradeFile> {
      const options = { signal, milliseconds: readMilliseconds, lookups: null, transfer: [bytes.buffer] }
      return limiter(() => run<TradeFileFacts>({ kind: 'read', bytes }, options), userId)
    },

    /** The outcome of each row. Refused and rejected as above, and as the lookups reject. */
    evaluate(wanted: Wanted, lookups: Lookups, userId: string, signal: AbortSignal): Promise<Evaluated> {
      const options = { signal, milliseconds: evaluateMilliseconds, lookups }
      return limiter(() => run<EvaluationFacts>({ kind: 'evaluate', wanted }, options), userId)
    },
  }
}

type RunOptions = {
  signal: AbortSignal
  milliseconds: number
  lookups: Lookups | null
  transfer?: ArrayBuffer[]
}
