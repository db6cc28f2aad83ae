import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { MAXIMUM_IMPORT_BYTES, MAXIMUM_IMPORT_ROWS } from '@palier/contract/imports/importCalls'
import type { ErrorCode } from '@palier/contract/kernel/errorCodes'
import type { EventKey } from '../../database/queries/imports/importEventQueries.ts'
import type { IncompleteKey } from '../../database/queries/portfolios/incompleteEventQueries.ts'
import type { Listing } from '../../database/queries/imports/importQueries.ts'
import type { LotCursor } from '../../database/queries/portfolios/lotQueries.ts'
import { createLimiter } from '../../kernel/limiter.ts'
import type { TradeFile, TradeFileFacts } from './readImportFile.ts'
import type { EvaluationFacts, Wanted } from './checkRows.ts'
import { Refusal, type RefusalParams } from '../../kernel/refusal.ts'

export type ThreadRequests = {
  blocks: number
  listings: readonly string[]
  lots: { stockId: string; after: LotCursor | null }
  held: null
  /** Entry order of the last event of the previous page. */
  events: number
  incomplete: null
}
export type Answers = {
  /** Batch of blocks; empty after the last one. */
  blocks: readonly string[]
  listings: readonly Listing[]
  /** Format of `findLotText`. */
  lots: string
  held: readonly string[]
  events: readonly (EventKey & { entryOrder: number })[]
  incomplete: readonly IncompleteKey[]
}
export type Lookups = { [Of in keyof ThreadRequests]: (about: ThreadRequests[Of]) => Promise<Answers[Of]> }
type Question = { [Of in keyof ThreadRequests]: { of: Of; about: ThreadRequests[Of] } }[keyof ThreadRequests]

export type FileWork = { kind: 'read'; bytes: Uint8Array } | { kind: 'evaluate'; wanted: Wanted }

export type FromFileThread =
  /** Modules are loaded; the time limit of a file starts now. */
  | { kind: 'ready' }
  | { kind: 'block'; block: string }
  | { kind: 'request'; question: { of: keyof ThreadRequests; about: unknown } }
  | { kind: 'done'; facts: TradeFileFacts | EvaluationFacts }
  | { kind: 'refused'; code: ErrorCode; params: RefusalParams | undefined }

export type Evaluated = EvaluationFacts & { blocks: string[] }

type Limits = {
  /** Time to read the largest file on its thread; smaller files get a share. */
  readMilliseconds: number
  /** Time to evaluate a file on its thread, including waits for the database. */
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
/** Minimum share of the time, for small files. */
const SMALLEST_SHARE = 0.1
/** Larger for an evaluation, which also reads the portfolio's lots. */
const SMALLEST_EVALUATED_SHARE = 0.25
/** Time for which a user whose file exceeded its limit waits behind all others. */
const DEFERRED_MILLISECONDS = 60_000

// Leaves a core to the main thread. Waiting users take turns.
const AT_ONCE = {
  part: 'imports',
  atOnce: Math.max(1, Math.min(2, availableParallelism() - 1)),
  waiting: 40,
  waitMilliseconds: 30_000,
} as const

const isSource = import.meta.url.endsWith('.ts')
// Located next to this module in the sources, next to the bundle after the build.
const entry = isSource ? new URL('./sourceThread.js', import.meta.url) : new URL('./fileThread.js', import.meta.url)
const source = new URL('./fileThread.ts', import.meta.url).href

type Listener = { onReady(): void; onMessage(message: FromFileThread): void; fail(error: Error): void }

/** `listener` is null while idle. */
type Thread = { worker: Worker; isReady: boolean; listener: Listener | null; waitTimer: NodeJS.Timeout | null }

export type FileThreads = ReturnType<typeof createFileThreads>

/**
 * Small pool of worker threads for files. Terminates a thread that exceeds its time or memory, or
 * whose caller has disconnected. An idle thread waits a while for the next file.
 */
export function createFileThreads(limits: Partial<Limits> = {}) {
  const { readMilliseconds, evaluateMilliseconds, megabytes, idleMilliseconds } = { ...LIMITS, ...limits }
  const limiter = createLimiter(AT_ONCE)
  const deferredUntil = new Map<string, number>()
  const idle = new Set<Thread>()

  function hasSpentBudget(userId: string): boolean {
    const until = deferredUntil.get(userId)
    if (until !== undefined && until <= performance.now()) deferredUntil.delete(userId)
    return deferredUntil.has(userId)
  }

  /** Runs work of a user in turn, and defers the user if the work exceeds its limit. */
  async function runInTurn<Facts>(work: FileWork, userId: string, options: RunOptions) {
    const asking = { owner: userId, isDeferred: hasSpentBudget(userId), signal: options.signal }
    try {
      return await limiter(() => run<Facts>(work, options), asking)
    } catch (error) {
      if (error instanceof Refusal && error.code === 'ImportTooMuchWork') {
        for (const other of [...deferredUntil.keys()]) hasSpentBudget(other)
        deferredUntil.set(userId, performance.now() + DEFERRED_MILLISECONDS)
      }
      throw error
    }
  }

  function start(): Thread {
    const resourceLimits = { maxOldGenerationSizeMb: megabytes }
    const worker = new Worker(entry, { workerData: isSource ? { source } : null, resourceLimits })
    const thread: Thread = { worker, isReady: false, listener: null, waitTimer: null }
    function end(error: Error): void {
      idle.delete(thread)
      thread.listener?.fail(error)
    }
    worker.on('message', (message: FromFileThread) => {
      if (message.kind !== 'ready') return thread.listener?.onMessage(message)
      thread.isReady = true
      thread.listener?.onReady()
    })
    worker.on('error', (error: Error & { code?: string }) =>
      end(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new Refusal('ImportTooMuchWork') : error),
    )
    worker.on('exit', () => end(new Error('File parser thread exited')))
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
      let timer: NodeJS.Timeout | undefined
      const stop = () => fail(signal.reason as Error)
      signal.addEventListener('abort', stop)

      function onReady(): void {
        timer = setTimeout(() => fail(new Refusal('ImportTooMuchWork')), milliseconds)
      }
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
        // Typed by the sender.
        if (message.kind === 'request') return answer(message.question as Question)
        leave()
        giveBack(thread)
        if (message.kind === 'refused') reject(new Refusal(message.code, message.params))
        else if (message.kind === 'done') resolve({ ...(message.facts as Facts), blocks })
      }
      thread.listener = { onReady, onMessage, fail }
      if (thread.isReady) onReady()
      thread.worker.postMessage(work, transfer)
    })
  }

  return {
    /** True if a file of the user recently exceeded its time limit. */
    hasSpentBudget,

    /**
     * Refuses like `readTradeFile`, with ImportTooMuchWork if the time is exceeded, with
     * ServiceUnavailable if the queue is full. Rejects with the signal's reason if aborted.
     * Transfers the bytes to the thread.
     */
    readTradeFile(bytes: Uint8Array<ArrayBuffer>, userId: string, signal: AbortSignal): Promise<TradeFile> {
      const milliseconds = budgetShareOf(bytes.length) * readMilliseconds
      const options = { signal, milliseconds, lookups: null, transfer: [bytes.buffer] }
      return runInTurn<TradeFileFacts>({ kind: 'read', bytes }, userId, options)
    },

    /** Evaluates each row. Refuses and rejects like `readTradeFile`, and like the lookups. */
    evaluate(wanted: Wanted, lookups: Lookups, { userId, rowCount, signal }: EvaluateOptions): Promise<Evaluated> {
      const share = Math.min(1, SMALLEST_EVALUATED_SHARE + rowCount / MAXIMUM_IMPORT_ROWS)
      const options = { signal, milliseconds: share * evaluateMilliseconds, lookups }
      return runInTurn<EvaluationFacts>({ kind: 'evaluate', wanted }, userId, options)
    },
  }
}

export function budgetShareOf(bytes: number): number {
  return Math.min(1, SMALLEST_SHARE + bytes / MAXIMUM_IMPORT_BYTES)
}

type EvaluateOptions = { userId: string; rowCount: number; signal: AbortSignal }

type RunOptions = {
  signal: AbortSignal
  milliseconds: number
  lookups: Lookups | null
  transfer?: ArrayBuffer[]
}
