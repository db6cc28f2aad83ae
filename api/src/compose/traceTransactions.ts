import { NO_TRACING, type Tracing } from '@palier/service/tracing'
import type { DatabaseConnection } from '../database/connect.ts'
import type { Database } from '../database/kernel/database.ts'

/**
 * Adds a span for each transaction with its duration and number of statements, but not the
 * statements.
 */
export function traceTransactions(connection: DatabaseConnection, tracing: Tracing): DatabaseConnection {
  if (tracing === NO_TRACING) return connection
  // Inherits everything from the database except `transaction`.
  const database = Object.create(connection.database) as Database
  database.transaction = (work, options) =>
    tracing.run({ name: 'transaction', kind: 'internal', attributes: { 'db.system.name': 'postgresql' } }, () =>
      connection.database.transaction(work, options),
    )
  return { ...connection, database }
}
