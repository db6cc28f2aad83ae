import { DatabaseBusy, DatabaseClosed, DatabaseDeadlineExceeded } from '../kernel/errors.ts'

/** One connection for many callers: each has it alone for its turn, in the order of asking. */
export type ConnectionQueue = {
  /**
   * Waits for the connection and works with it. The caller is answered by the deadline, waiting included; work that has
   * not begun by then never begins, work that has begun hears the signal and keeps its turn until it ends.
   * Rejects with DatabaseBusy, DatabaseClosed, DatabaseDeadlineExceeded, or what the work rejects with.
   */
  take<Answer>(work: (signal: AbortSignal) => Promise<Answer>, deadlineMilliseconds: number): Promise<Answer>
  /** Refuses further turns; resolves when those already asked for have ended. */
  end(): Promise<void>
}

export function createConnectionQueue(maximumWaiting: number): ConnectionQueue {
  let last: Promise<void> = Promise.resolve()
  let waiting = 0
  let isClosed = false

  return {
    take(work, deadlineMilliseconds) {
      if (isClosed) return Promise.reject(new DatabaseClosed('The database is closed.'))
      if (waiting >= maximumWaiting) return Promise.reject(new DatabaseBusy(waiting))
      waiting += 1

      return new Promise((resolve, reject) => {
        const deadline = new AbortController()
        let hasBegun = false
        const timer = setTimeout(() => {
          const error = new DatabaseDeadlineExceeded(deadlineMilliseconds, hasBegun)
          deadline.abort(error)
          reject(error)
        }, deadlineMilliseconds)

        last = last.then(async () => {
          waiting -= 1
          if (deadline.signal.aborted) return
          hasBegun = true
          try {
            resolve(await work(deadline.signal))
          } catch (error) {
            reject(error)
          } finally {
            clearTimeout(timer)
          }
        })
      })
    },
    async end() {
      isClosed = true
      await last
    },
  }
}
