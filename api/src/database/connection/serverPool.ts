import pg from 'pg'
import { DatabaseBusy } from '../kernel/errors.ts'

type Connected = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (release?: unknown) => void,
) => void

/**
 * Connection pool with a bounded queue. Callers beyond the bound are refused with DatabaseBusy. A
 * connection that breaks while in use is released and replaced.
 */
export class ServerPool extends pg.Pool {
  readonly #maximumWaiting: number
  readonly #assertMayConnect: () => void

  constructor(config: pg.PoolConfig, maximumWaiting: number, assertMayConnect: () => void = () => {}) {
    super(config)
    this.#maximumWaiting = maximumWaiting
    this.#assertMayConnect = assertMayConnect
    // The pool drops a connection that breaks while idle. The next statement opens another.
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
 * Releases a broken connection and listens to its errors. The query builder does neither if a
 * transaction cannot begin: the pool would run dry, or an unhandled error would end the process.
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
