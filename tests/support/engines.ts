import { startPostgres } from '../../scripts/lib/postgres.mjs'

/** Every suite of the rooms runs on the embedded database and on PostgreSQL. */
export const ENGINES = ['PGlite', 'PostgreSQL'] as const
export type Engine = (typeof ENGINES)[number]

/** What the services must be told to run on this engine, and how to clear it away. */
export async function prepareEngine(engine: Engine) {
  if (engine === 'PGlite') return { environment: {}, stop: async () => {} }
  const postgres = await startPostgres()
  return { environment: { DATABASE_URL: postgres.url }, stop: postgres.stop }
}
