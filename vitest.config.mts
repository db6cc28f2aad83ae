import { defineConfig } from 'vitest/config'

// One project a room. `rooms` starts the real services and databases; the others need nothing but their own code.
export default defineConfig({
  test: {
    // Half of the time a test waits for a database of another thread or process.
    maxWorkers: 3,
    // The modules of a room are read once a worker: no test of ours leaves anything behind in them.
    isolate: false,
    projects: [
      { test: { name: 'domain', include: ['domain/src/**/*.test.ts'] } },
      { test: { name: 'contract', include: ['contract/src/**/*.test.ts'] } },
      {
        test: {
          name: 'api',
          include: ['api/src/**/*.test.ts'],
          globalSetup: 'api/src/database/testing/onePostgres.ts',
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        // Two copies of graphql do not recognise each other's schemas: everything resolves to the one Pothos loads.
        resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
        test: { name: 'bff', include: ['bff/src/**/*.test.ts'] },
      },
      'web/vite.config.ts',
      { test: { name: 'architecture', include: ['tests/architecture/**/*.test.ts'] } },
      { test: { name: 'rooms', include: ['tests/rooms/**/*.test.ts'], testTimeout: 150_000, hookTimeout: 150_000 } },
    ],
  },
})
