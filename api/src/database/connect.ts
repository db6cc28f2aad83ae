import { join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import type { Database } from './kernel/database.ts'
import type { EmbeddedClient } from './embedded/embeddedClient.ts'
import { openEmbedded } from './embedded/openEmbedded.ts'
import { ServerPool } from './connection/serverPool.ts'

type ConnectionOptions = {
  /** PostgreSQL URL; without it the embedded engine is used. */
  databaseUrl?: string | undefined
  /** The embedded engine keeps its files in the folder `database` of this one. */
  dataDirectory: string
  /** Called for every statement, without the begin and end of transactions. */
  onStatement?: ((statement: string) => void) | undefined
  limits?: ConnectionLimits | undefined
  /** Called before each use of a connection outside a transaction; throws to refuse it. */
  assertMayConnect?: (() => void) | undefined
}

export type ConnectionLimits = {
  /** Callers that may wait for a connection. */
  maximumWaiting: number
  /** Connections of the pool to PostgreSQL. */
  poolSize: number
  statementMilliseconds: number
  transactionMilliseconds: number
  /** The embedded engine is restarted when one call takes so long. */
  stuckAfterMilliseconds: number
}

export const CONNECTION_LIMITS: ConnectionLimits = {
  maximumWaiting: 1_000,
  poolSize: 10,
  statementMilliseconds: 10_000,
  transactionMilliseconds: 30_000,
  stuckAfterMilliseconds: 120_000,
}

const KEEP_ALIVE_MILLISECONDS = 10_000

export type DatabaseConnection = {
  readonly kind: 'pglite' | 'postgres'
  readonly database: Database
  /** Resolves when the engine answers; rejects otherwise. */
  ping(): Promise<void>
  /** Lets running work end, then closes. Later statements are refused. */
  close(): Promise<void>
}

/** Connects to PostgreSQL, or opens the embedded engine. Rejects with DataDirectoryInUse as `openEmbedded` does. */
export async function connectDatabase(options: ConnectionOptions): Promise<DatabaseConnection> {
  const limits = options.limits ?? CONNECTION_LIMITS
  if (options.databaseUrl) return connectPostgres(options.databaseUrl, limits, options)
  return connectEmbedded(await openEmbedded(join(options.dataDirectory, 'database'), limits), options.onStatement)
}

/** The connection over an embedded engine that is open already. */
export function connectEmbedded(client: EmbeddedClient, onStatement?: (statement: string) => void): DatabaseConnection {
  // The query builder uses only these members of the engine.
  const database = drizzlePglite({ client: client as unknown as PGlite, logger: loggerOf(onStatement) })
  return {
    kind: 'pglite',
    ...over(database as unknown as Database),
    close: () => client.close(),
  }
}

function connectPostgres(
  connectionString: string,
  limits: ConnectionLimits,
  { onStatement, assertMayConnect }: Pick<ConnectionOptions, 'onStatement' | 'assertMayConnect'>,
): DatabaseConnection {
  const pool = new ServerPool(
    {
      connectionString,
      max: limits.poolSize,
      connectionTimeoutMillis: limits.statementMilliseconds,
      statement_timeout: limits.statementMilliseconds,
      idle_in_transaction_session_timeout: limits.transactionMilliseconds,
      // TCP keep-alive detects a server that is gone.
      keepAlive: true,
      keepAliveInitialDelayMillis: KEEP_ALIVE_MILLISECONDS,
      // Compiled, a statement that the planner takes for a long one waits a hundred milliseconds before it begins.
      options: '-c TimeZone=UTC -c jit=off',
    },
    limits.maximumWaiting,
    assertMayConnect,
  )
  const database = drizzlePostgres({ client: pool, logger: loggerOf(onStatement) })
  return {
    kind: 'postgres',
    ...over(database as unknown as Database),
    close: () => pool.end(),
  }
}

function over(database: Database) {
  return {
    database,
    async ping() {
      await database.execute(sql`select 1`)
    },
  }
}

// One engine's builder reports the ends of transactions and the other's does not.
const TRANSACTION_END = /^(begin|commit|rollback$)/

function loggerOf(onStatement?: (statement: string) => void) {
  if (!onStatement) return false
  return { logQuery: (statement: string) => (TRANSACTION_END.test(statement) ? undefined : onStatement(statement)) }
}
