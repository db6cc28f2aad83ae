import { createLimiter, QueueFull } from '@palier/service/flow/limiter'
import { DatabaseBusy, DatabaseClosed, DatabaseDeadlineExceeded } from '../kernel/errors.ts'

/** One connection for many callers: each has it alone for its work, in the order of asking. */
export type ConnectionQueue = {
  /**
   * Waits for the connection and works with it. The caller is answered by the deadline, waiting included; work that has
   * not begun by then never begins, work that has begun is told by the signal and keeps the connection until it ends.
   * Rejects with DatabaseBusy, DatabaseClosed, DatabaseDeadlineExceeded, or what the work rejects with.
   */
  take<Answer>(work: (signal: AbortSignal) => Promise<Answer>, deadlineMilliseconds: number): Promise<Answer>
  /** Refuses further work; resolves when what was already asked for has ended. */
  end(): Promise<void>
}

/** A first-in, first-out queue before one connection; the caller after `maximumWaiting` others is refused. */
export function createConnectionQueue(maximumWaiting: number): ConnectionQueue {
  const limiter = createLimiter({ atOnce: 1, waiting: maximumWaiting })
  let isClosed = false

  return {
    take(work, deadlineMilliseconds) {
      if (isClosed) return Promise.reject(new DatabaseClosed('The database is closed.'))
      return new Promise((resolve, reject) => {
        const deadline = new AbortController()
        let hasBegun = false
        const timer = setTimeout(() => {
          const error = new DatabaseDeadlineExceeded(deadlineMilliseconds, hasBegun)
          deadline.abort(error)
          reject(error)
        }, deadlineMilliseconds)
        const begin = async () => {
          hasBegun = true
          await work(deadline.signal).then(resolve, reject)
        }
        limiter
          .run(begin, { signal: deadline.signal })
          .catch((error) => reject(error instanceof QueueFull ? new DatabaseBusy(maximumWaiting) : error))
          .finally(() => clearTimeout(timer))
      })
    },
    async end() {
      isClosed = true
      await limiter.idle()
    },
  }
}
