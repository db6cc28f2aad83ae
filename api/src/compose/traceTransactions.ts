import { NO_TRACING, type Tracing } from '@palier/service/tracing'
import type { DatabaseConnection } from '../database/connect.ts'
import type { Database } from '../database/kernel/database.ts'

/** The connection with a span for each transaction: how long it took and how many statements it sent, none of them. */
export function traceTransactions(connection: DatabaseConnection, tracing: Tracing): DatabaseConnection {
  if (tracing === NO_TRACING) return connection
  // It does all that the database does; only its transactions begin elsewhere.
  const database = Object.create(connection.database) as Database
  database.transaction = (work, options) =>
    tracing.run({ name: 'transaction', kind: 'internal', attributes: { 'db.system.name': 'postgresql' } }, () =>
      connection.database.transaction(work, options),
    )
  return { ...connection, database }
}
