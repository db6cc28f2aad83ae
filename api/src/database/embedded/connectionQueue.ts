import { createLimiter, QueueFull } from '@palier/service/flow/limiter'
import { DatabaseBusy, DatabaseClosed, DatabaseDeadlineExceeded } from '../kernel/errors.ts'

/** Serializes callers on one connection, first in, first out. */
export type ConnectionQueue = {
  /**
   * Runs `work` once the connection is free. The deadline includes the wait. Work that has not
   * begun by then is dropped; work that has begun gets an abort signal and holds the connection
   * until it ends. Rejects with DatabaseBusy, DatabaseClosed, DatabaseDeadlineExceeded or the error
   * of `work`.
   */
  take<Answer>(work: (signal: AbortSignal) => Promise<Answer>, deadlineMilliseconds: number): Promise<Answer>
  end(): Promise<void>
}

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
