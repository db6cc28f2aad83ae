export type PostgresServer = {
  /** The database that every server has. */
  url: string
  addressOf(database: string): string
  stop(): Promise<void>
}
export function findPostgres(): string | null
export function startPostgres(options?: { onStatement?: (statement: string) => void }): Promise<PostgresServer>
