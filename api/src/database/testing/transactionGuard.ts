import { AsyncLocalStorage } from 'node:async_hooks'
import type { DatabaseConnection } from '../connect.ts'
import type { EmbeddedClient } from '../embedded/embeddedClient.ts'
import type { Database } from '../kernel/database.ts'

type Transaction = { isOpen: boolean }

const current = new AsyncLocalStorage<Transaction>()

/**
 * Throws while the calling asynchronous context has a transaction open. A second connection would deadlock there on the
 * embedded engine, which has one, and may do so on a full pool.
 */
export function assertOutsideTransaction(): void {
  if (current.getStore()?.isOpen) {
    throw new Error('Query outside the open transaction of the same call: pass the transaction on.')
  }
}

/** Runs work as another caller would, so that it may wait for the transaction that is open here. */
export function asOtherCaller<Result>(work: () => Result): Result {
  return current.exit(work)
}

/** Marks the asynchronous context of each transaction for `assertOutsideTransaction`. */
export function guardTransactions(connection: DatabaseConnection): DatabaseConnection {
  // Inherits everything from the database except `transaction`.
  const database = Object.create(connection.database) as Database
  database.transaction = (work, options) =>
    connection.database.transaction(async (transaction) => {
      const mark = { isOpen: true }
      try {
        // Awaited inside: a query that is returned is not sent before somebody waits for it.
        return await current.run(mark, async () => await work(transaction))
      } finally {
        mark.isOpen = false
      }
    }, options)
  return { ...connection, database }
}

/** Refuses calls of the client itself while a transaction on it is open in the same context. */
export function guardClient(client: EmbeddedClient): EmbeddedClient {
  return {
    ...client,
    async query(...given) {
      assertOutsideTransaction()
      return client.query(...given)
    },
    async exec(...given) {
      assertOutsideTransaction()
      return client.exec(...given)
    },
    async transaction(...given) {
      assertOutsideTransaction()
      return client.transaction(...given)
    },
  }
}
