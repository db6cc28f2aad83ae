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
  /** PostgreSQL URL. Without it the embedded engine is used. */
  databaseUrl?: string | undefined
  /** Parent folder of `database`, which holds the files of the embedded engine. */
  dataDirectory: string
  /** Called for every statement except the begin and end of transactions. */
  onStatement?: ((statement: string) => void) | undefined
  limits?: ConnectionLimits | undefined
  /** Called before each use of a connection outside a transaction. Throws to refuse it. */
  assertMayConnect?: (() => void) | undefined
}

export type ConnectionLimits = {
  maximumWaiting: number
  poolSize: number
  statementMilliseconds: number
  transactionMilliseconds: number
  /** The embedded engine is restarted if one call lasts this long. */
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
  /** Rejects if the engine does not respond. */
  ping(): Promise<void>
  /** Closes after running work has ended. Later statements are refused. */
  close(): Promise<void>
}

export async function connectDatabase(options: ConnectionOptions): Promise<DatabaseConnection> {
  const limits = options.limits ?? CONNECTION_LIMITS
  if (options.databaseUrl) return connectPostgres(options.databaseUrl, limits, options)
  return connectEmbedded(await openEmbedded(join(options.dataDirectory, 'database'), limits), options.onStatement)
}

export function connectEmbedded(client: EmbeddedClient, onStatement?: (statement: string) => void): DatabaseConnection {
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
      keepAlive: true,
      keepAliveInitialDelayMillis: KEEP_ALIVE_MILLISECONDS,
      // Without JIT: compiling a statement that the planner estimates as costly adds about 100 ms.
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

const TRANSACTION_END = /^(begin|commit|rollback$)/

function loggerOf(onStatement?: (statement: string) => void) {
  if (!onStatement) return false
  return { logQuery: (statement: string) => (TRANSACTION_END.test(statement) ? undefined : onStatement(statement)) }
}
