import { env } from 'node:process'
import { findPostgres, startPostgres } from '../../../../scripts/lib/postgres.mjs'

/** One throw-away server for all test files of a run: starting one costs seconds. Each test has its own database. */
export default async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (env.TEST_DATABASE_URL !== undefined || !findPostgres()) return undefined
  const server = await startPostgres()
  env.TEST_DATABASE_URL = server.url
  return () => server.stop()
}
