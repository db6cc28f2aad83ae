import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import type { Plugin } from 'vite'
import relay from 'vite-plugin-relay'
import { defineConfig } from 'vitest/config'

/** The packages of the first page; what only a dialog or a long table needs stays out. */
const needed =
  /node_modules\/(\.pnpm\/[^/]+\/node_modules\/)?(react|react-dom|scheduler|react-router|react-router-dom|react-relay|relay-runtime|fbjs|invariant|react-intl|intl-messageformat|@formatjs|@emotion|stylis|big\.js)\//

const room = import.meta.dirname
const bff = 'http://localhost:4000'

// Typed by its package as anything that a list of plugins may hold; it is this.
const plugin = relay as { name: string; transform: Extract<Plugin['transform'], (...args: never) => unknown> }

/** Babel only sees our own files that hold a graphql tag; unfiltered it would parse every dependency. */
const relayOfOurOwn: Plugin = {
  ...plugin,
  transform: {
    filter: { id: /\/web\/src\/.*\.tsx?$/, code: /graphql`/ },
    handler: plugin.transform,
  },
}

export default defineConfig({
  root: room,
  plugins: [relayOfOurOwn, react()],
  build: {
    outDir: join(room, 'dist'),
    emptyOutDir: true,
    manifest: true,
    // Some 10 kB in all: one request, and no screen waits for its own.
    cssCodeSplit: false,
    target: 'baseline-widely-available',
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // What every page needs, and what changes with the pinned versions alone.
            { name: 'vendor', test: needed, entriesAware: false, priority: 2 },
            // Pieces that several screens share: one request instead of twenty.
            { name: 'shared', test: /\/(web\/src|domain\/src)\//, minShareCount: 2, priority: 1 },
          ],
        },
      },
    },
  },
  server: {
    port: 5173,
    proxy: { '/graphql': { target: bff, ws: true }, '/healthz': bff },
  },
  test: {
    name: 'web',
    root: room,
    environment: 'happy-dom',
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['src/testing/setup.ts'],
    css: { modules: { classNameStrategy: 'non-scoped' } },
  },
})
