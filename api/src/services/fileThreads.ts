import { Worker } from 'node:worker_threads'
import type { ErrorCode } from '@palier/contract/errorCodes'
import type { TradeFile, TradeFileFacts } from './importFile.ts'
import { Refusal, type RefusalParams } from './refusal.ts'

export type FileWork = { bytes: Uint8Array }

export type FromFileThread =
  | { kind: 'block'; block: string }
  | { kind: 'read'; facts: TradeFileFacts }
  | { kind: 'refused'; code: ErrorCode; params: RefusalParams | undefined }

type Limits = { milliseconds: number; megabytes: number; idleMilliseconds: number }

// The largest files take less than a second and forty megabytes on a thread that has a core to itself.
const LIMITS: Limits = { milliseconds: 20_000, megabytes: 256, idleMilliseconds: 30_000 }

const isSource = import.meta.url.endsWith('.ts')
// Beside this module in the sources, beside the bundle once built.
const entry = isSource ? new URL('./sourceThread.js', import.meta.url) : new URL('./fileThread.js', import.meta.url)
const source = new URL('./fileThread.ts', import.meta.url).href

type Listener = { hear(message: FromFileThread): void; fail(error: Error): void }

/** A thread and who listens to it; nobody while it waits for its next file. */
type Thread = { worker: Worker; listener: Listener | null; waitTimer: NodeJS.Timeout | null }

export type FileThreads = ReturnType<typeof createFileThreads>

/**
 * Reads files on threads of their own, one for each file that is read at the time. A thread that exceeds its time or
 * memory is ended, and so is one whose file nobody waits for any more; one that is done waits a while for the next file.
 */
export function createFileThreads(limits: Partial<Limits> = {}) {
  const { milliseconds, megabytes, idleMilliseconds } = { ...LIMITS, ...limits }
  const idle = new Set<Thread>()

  function start(): Thread {
    const resourceLimits = { maxOldGenerationSizeMb: megabytes }
    const worker = new Worker(entry, { workerData: isSource ? { source } : null, resourceLimits })
    const thread: Thread = { worker, listener: null, waitTimer: null }
    function end(error: Error): void {
      idle.delete(thread)
      thread.listener?.fail(error)
    }
    worker.on('message', (message: FromFileThread) => thread.listener?.hear(message))
    worker.on('error', (error: Error & { code?: string }) =>
      end(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? tooMuch() : error),
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
    // A thread that waits keeps no process from ending.
    thread.worker.unref()
    thread.waitTimer = setTimeout(() => {
      idle.delete(thread)
      void thread.worker.terminate()
    }, idleMilliseconds).unref()
  }

  function tooMuch(): Refusal {
    return new Refusal('ImportTooMuchWork', { seconds: milliseconds / 1000 })
  }

  return {
    /**
     * Refused as `readTradeFile` refuses, and with ImportTooMuchWork where the budget is spent. Rejects with the
     * signal's reason where that is aborted. The bytes are handed over.
     */
    async readTradeFile(bytes: Uint8Array<ArrayBuffer>, signal: AbortSignal): Promise<TradeFile> {
      signal.throwIfAborted()
      const thread = take()
      const blocks: string[] = []
      return new Promise<TradeFile>((resolve, reject) => {
        const timer = setTimeout(() => fail(tooMuch()), milliseconds)
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
        function hear(message: FromFileThread): void {
          if (message.kind === 'block') {
            blocks.push(message.block)
            return
          }
          leave()
          giveBack(thread)
          if (message.kind === 'read') resolve({ ...message.facts, blocks })
          else reject(new Refusal(message.code, message.params))
        }
        thread.listener = { hear, fail }
        thread.worker.postMessage({ bytes } satisfies FileWork, [bytes.buffer])
      })
    },
  }
}
