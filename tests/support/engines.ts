import { findPostgres, startPostgres } from '../../scripts/lib/postgres.mjs'

export type Engine = 'PGlite' | 'PostgreSQL'

/** For suites of which the engine decides: kills, restarts, backups. Where there is no PostgreSQL its half is left out. */
export const ENGINES: readonly Engine[] = findPostgres() ? ['PGlite', 'PostgreSQL'] : ['PGlite']

/** For all others: PostgreSQL where there is one, for it is less work. */
export const USUAL_ENGINE: Engine = findPostgres() ? 'PostgreSQL' : 'PGlite'

/** What the services must be told to run on this engine, and how to clear it away. */
export async function prepareEngine(engine: Engine) {
  if (engine === 'PGlite') return { environment: {}, stop: async () => {} }
  const postgres = await startPostgres()
  return { environment: { DATABASE_URL: postgres.url }, stop: postgres.stop }
}
