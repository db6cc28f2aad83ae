import { defineConfig } from 'vitest/config'
import { missingPrograms } from './scripts/lib/missingPrograms.mjs'

// The modules of a package are read once a worker, which halves the time: no test of ours leaves anything behind in them.
const isolate = false

// Without a program of the system the files that start it are left out; scripts/test.mjs says so.
const exclude = ['**/node_modules/**', ...missingPrograms().flatMap(({ files }) => files)]
// What takes long for what it adds runs with TESTS=whole.
if (process.env['TESTS'] !== 'whole') exclude.push('**/*.whole.test.ts')

// A laden machine is slow, not wrong: what is asked again and again may become true as late as this.
const PATIENT = { expect: { poll: { timeout: 15_000 } } }
const LONG = { ...PATIENT, testTimeout: 150_000, hookTimeout: 150_000 }

// Two copies of graphql do not recognise each other's schemas: everything resolves to the one that packages load.
const ONE_GRAPHQL = { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] }

// One project a package. `integration` starts the real services and databases; the others need nothing but their own code.
export default defineConfig({
  test: {
    // Half of the time a test waits for a database of another thread or process.
    maxWorkers: 3,
    // What a test that passed has written to the console tells nobody anything.
    silent: 'passed-only',
    projects: [
      { test: { name: 'domain', isolate, include: ['domain/src/**/*.test.ts'], exclude } },
      { test: { name: 'contract', isolate, include: ['contract/src/**/*.test.ts'] } },
      { test: { name: 'service', isolate, include: ['service/src/**/*.test.ts'], ...PATIENT } },
      {
        test: {
          name: 'api',
          isolate,
          include: ['api/src/**/*.test.ts'],
          exclude,
          globalSetup: 'api/src/database/testing/onePostgres.ts',
          testTimeout: 60_000,
          hookTimeout: 120_000,
          ...PATIENT,
        },
      },
      {
        resolve: ONE_GRAPHQL,
        test: { name: 'bff', isolate, include: ['bff/src/**/*.test.ts'], exclude, testTimeout: 20_000, ...PATIENT },
      },
      'web/vite.config.ts',
      {
        resolve: ONE_GRAPHQL,
        // Each reads every source of the project.
        test: { name: 'architecture', isolate, include: ['tests/architecture/**/*.test.ts'], testTimeout: 30_000 },
      },
      {
        test: {
          name: 'integration',
          isolate,
          include: ['tests/{integration,clients}/*.test.ts'],
          exclude,
          globalSetup: 'tests/support/sharedPalier.ts',
          ...LONG,
        },
      },
      // They measure how long others wait, or flood and kill: nothing runs beside them.
      { test: { name: 'integration-alone', include: ['tests/integration/alone/*.test.ts'], exclude, ...LONG } },
    ],
  },
})
