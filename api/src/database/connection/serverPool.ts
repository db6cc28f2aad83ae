import pg from 'pg'
import { DatabaseBusy } from '../kernel/errors.ts'

type Connected = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (release?: unknown) => void,
) => void

/**
 * Connections to a server, with a bound on how many callers wait for one: beyond it they are refused with DatabaseBusy.
 * A connection that breaks while it is lent comes back by itself, whatever its borrower was doing.
 */
export class ServerPool extends pg.Pool {
  readonly #maximumWaiting: number

  constructor(config: pg.PoolConfig, maximumWaiting: number) {
    super(config)
    this.#maximumWaiting = maximumWaiting
    // A connection that breaks while idle is dropped, and the next statement opens another.
    this.on('error', () => {})
  }

  override connect(): Promise<pg.PoolClient>
  override connect(callback: Connected): void
  override connect(callback?: Connected): Promise<pg.PoolClient> | void {
    if (this.waitingCount >= this.#maximumWaiting) {
      const busy = new DatabaseBusy(this.waitingCount)
      return callback ? callback(busy, undefined, () => {}) : Promise.reject(busy)
    }
    return callback ? super.connect(callback) : super.connect().then(lent)
  }
}

/**
 * The query builder gives a connection back after a transaction, but not where that could not even begin, and hears
 * nothing of a connection that breaks between two statements. The first would empty the pool one by one, the second
 * would end the process.
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
