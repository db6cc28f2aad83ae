import pg from 'pg'
import { DatabaseBusy } from '../kernel/errors.ts'

type Connected = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (release?: unknown) => void,
) => void

/**
 * Connection pool with a bounded queue: beyond it callers are refused with DatabaseBusy. A connection that breaks while
 * in use is returned and replaced.
 */
export class ServerPool extends pg.Pool {
  readonly #maximumWaiting: number
  readonly #assertMayConnect: () => void

  /** `assertMayConnect` throws to refuse a caller. */
  constructor(config: pg.PoolConfig, maximumWaiting: number, assertMayConnect: () => void = () => {}) {
    super(config)
    this.#maximumWaiting = maximumWaiting
    this.#assertMayConnect = assertMayConnect
    // A connection that breaks while idle is dropped, and the next statement opens another.
    this.on('error', () => {})
  }

  override connect(): Promise<pg.PoolClient>
  override connect(callback: Connected): void
  override connect(callback?: Connected): Promise<pg.PoolClient> | void {
    try {
      this.#assertMayConnect()
      if (this.waitingCount >= this.#maximumWaiting) throw new DatabaseBusy(this.waitingCount)
    } catch (error) {
      if (!(error instanceof Error)) throw error
      return callback ? callback(error, undefined, () => {}) : Promise.reject(error)
    }
    return callback ? super.connect(callback) : super.connect().then(lent)
  }
}

/**
 * The query builder does not release a connection whose transaction could not begin, and does not listen to its errors:
 * the first would drain the pool, the second would end the process.
 */
function lent(client: pg.PoolClient): pg.PoolClient {
  const release = client.release
  let isLent = true

  function giveBack(reason?: Error | boolean): void {
    if (!isLent) return
    isLent = false
    client.off('end', giveBackBroken)
    release(reason)
    client.off('error', ignore)
  }
  function giveBackBroken(): void {
    giveBack(true)
  }
  client.release = giveBack
  client.on('error', ignore)
  client.on('end', giveBackBroken)
  return client
}

function ignore(): void {}
