import { env, stdout } from 'node:process'
import { afterAll, describe } from 'vitest'
import {
  canTestPostgres,
  createTestDatabase,
  type Engine,
  type TestDatabase,
  usualEngine,
} from './createTestDatabase.ts'

/** `open` answers a database of its own at each call; all are closed when the suite ends. */
type Suite = (open: () => Promise<TestDatabase>, engine: Engine) => void

/**
 * Runs a suite on the embedded engine and on PostgreSQL: what depends on locks, races, types or the planner. Without a
 * PostgreSQL that half is left out with a line that says so, except on CI.
 */
export function describeOnBothEngines(name: string, suite: Suite): void {
  const canRun = { pglite: true, postgres: canTestPostgres() || env.CI === 'true' }
  if (!canRun.postgres) {
    stdout.write(`${name}: no PostgreSQL on this machine, so it is proved on the embedded engine only.\n`)
  }
  for (const engine of ['pglite', 'postgres'] as const) {
    describe.skipIf(!canRun[engine])(`${name} (${engine})`, () => withDatabases(engine, suite))
  }
}

/**
 * Runs a suite once, on PostgreSQL where there is one: rules that no engine decides. Journeys prove them embedded, and
 * TEST_ENGINE=pglite runs them all there.
 */
export function describeOnOneEngine(name: string, suite: Suite): void {
  const engine = usualEngine()
  describe(name, () => withDatabases(engine, suite))
}

function withDatabases(engine: Engine, suite: Suite): void {
  const opened: TestDatabase[] = []

  async function open(): Promise<TestDatabase> {
    const database = await createTestDatabase(engine)
    opened.push(database)
    return database
  }

  afterAll(async () => {
    await Promise.all(opened.map((database) => database.close()))
  })

  suite(open, engine)
}
