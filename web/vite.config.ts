import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from '@formatjs/icu-messageformat-parser'
import react from '@vitejs/plugin-react'
import { defineConfig, transformWithOxc, type Plugin, type Rolldown, type UserConfig } from 'vite'
import relay from 'vite-plugin-relay'
// Declares the option `test`.
import type {} from 'vitest/config'
import { chunkGroups } from './chunks.ts'
import { pageStarts } from './pageStarts.ts'
import { pageTable } from './src/app/routes/pageTable.ts'

const here = import.meta.dirname
const bff = process.env['PALIER_BFF'] ?? 'http://localhost:4000'

// Its type is that of any plugin; what it is, is one transform without a filter.
const { name, transform } = relay as {
  name: string
  transform(this: void, code: string, id: string): Rolldown.TransformResult
}

/** Puts what the compiler generated in the place of each graphql tag: after types and JSX are gone, in our sources only. */
const relayTags: Plugin = {
  name,
  transform: {
    filter: { id: /\/web\/src\/.*\.tsx?$/, code: /graphql`/ },
    handler: (code, id) => transform(code, id),
  },
}

/** Reads the sentences once, here: the page needs no parser of its own. */
const readMessages: Plugin = {
  name: 'read-messages',
  enforce: 'pre',
  transform: {
    filter: { id: /\/(web\/src\/messages\/\w+|domain\/src\/words)\/[\w.]+\.json$/ },
    handler(code) {
      const messages: Record<string, string> = JSON.parse(code)
      const read = Object.entries(messages).map(([id, text]) => [id, parse(text)])
      return { code: JSON.stringify(Object.fromEntries(read)), map: null }
    },
  },
}

/** The look is chosen, and the page's data asked for, before anything else: requests of their own would hold that up. */
const inlineFirstScripts: Plugin = {
  name: 'inline-first-scripts',
  apply: 'build',
  transformIndexHtml: (html) =>
    html.replaceAll(/<script src="\/(first-\w+\.js)"><\/script>/g, (_tag, file: string) => {
      const script = readFileSync(join(here, 'public', file), 'utf8')
      return `<script>${script}</script>`
    }),
}

/** What the entry imports starts with the document, not after the entry has come. */
const preloadEntry: Plugin = {
  name: 'preload-entry',
  apply: 'build',
  transformIndexHtml: (_html, { chunk }) =>
    (chunk?.imports ?? []).map((file) => ({
      tag: 'link',
      attrs: { rel: 'modulepreload', crossorigin: true, href: `/${file}` },
      injectTo: 'head',
    })),
}

/** The server answers at the addresses of the pages, and says 404 at others: it reads them from here, and what each starts with. */
const pageTableForServer: Plugin = {
  name: 'page-table-for-server',
  apply: 'build',
  async generateBundle(_options, bundle) {
    const { pages, ...texts } = pageTable({ withStyle: process.env['VITE_STYLE_PAGE'] === '1' })
    const startOf = await pageStarts(bundle, here)
    const table = { ...texts, pages: pages.map((page) => ({ ...page, start: startOf(page.path) })) }
    this.emitFile({
      type: 'asset',
      fileName: '.vite/pages.json',
      source: JSON.stringify(table).replaceAll('<br></br>', ' '),
    })
  },
}

/**
 * The service worker, beside the files that it keeps. vite-plugin-pwa would do the same with some three hundred packages
 * more: a list of files and its name is all that is made here.
 */
const serviceWorker: Plugin = {
  name: 'service-worker',
  apply: 'build',
  enforce: 'post',
  async writeBundle({ dir = here }, bundle) {
    const files = Object.keys(bundle).filter((name) => name.startsWith('assets/'))
    const html = readFileSync(join(dir, 'index.html'), 'utf8')
    const shell = html.match(/\/assets\/[\w.-]+/g) ?? []
    const name = createHash('sha256').update(html).update(files.sort().join()).digest('hex').slice(0, 16)
    const release = JSON.stringify({ name, shell, files: files.map((file) => `/${file}`) })
    const source = join(here, 'src/serviceWorker.ts')
    const { code } = await transformWithOxc(readFileSync(source, 'utf8'), source)
    writeFileSync(join(dir, 'service-worker.js'), `const RELEASE = ${release}\n${code}`)
  },
}

/** What the welcome page shows, of all that is loaded when it is wanted. */
const OF_WELCOME = /\/(WelcomeScreen\.tsx|(fr|en)\/(shell|prices|welcome)\.json)$/

/** Rendered beforehand, a page loads nothing later: the rest stays outside. */
const welcomeOnly: Plugin = {
  name: 'welcome-only',
  enforce: 'pre',
  resolveId(id, _importer, { kind }) {
    return kind === 'dynamic-import' && !OF_WELCOME.test(id) ? { id, external: true } : null
  },
}

const shared: UserConfig = {
  root: here,
  resolve: {
    alias: [
      { find: /^@formatjs\/icu-messageformat-parser$/, replacement: '@formatjs/icu-messageformat-parser/no-parser.js' },
    ],
  },
  // A page carries the names of its classes twice, and each time they are new to whatever packs it.
  css: { modules: { generateScopedName: '_[hash:base64:5]' } },
}

/** The welcome page for the server, in one file with all that it needs: see src/prerender.tsx. */
const prerender: UserConfig = {
  plugins: [relayTags, readMessages, welcomeOnly, react()],
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true },
  build: {
    ssr: true,
    outDir: join(here, 'dist/.vite'),
    emptyOutDir: false,
    copyPublicDir: false,
    rolldownOptions: { output: { codeSplitting: false } },
  },
}

const client: UserConfig = {
  plugins: [relayTags, readMessages, inlineFirstScripts, preloadEntry, pageTableForServer, serviceWorker, react()],
  build: {
    outDir: join(here, 'dist'),
    emptyOutDir: true,
    manifest: true,
    // All of it is 9 kB: less than the requests that its pieces would be, and no piece stands unstyled.
    cssCodeSplit: false,
    // The lists of what to load ahead weigh more than the round trip that they save on the pages that few open.
    modulePreload: false,
    target: 'baseline-widely-available',
    // React, Relay and the router weigh that much; the budget of the first page is watched by the bench.
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      // Reading a property never has an effect here: no package defines such a getter.
      treeshake: { propertyReadSideEffects: false },
      output: {
        codeSplitting: {
          groups: chunkGroups(),
        },
      },
    },
  },
  server: {
    port: 5173,
    proxy: {
      '/graphql': { target: bff, ws: true },
      '/upload': bff,
      '/download': bff,
      '/calendar': bff,
      '/healthz': bff,
    },
  },
  test: {
    name: 'web',
    root: here,
    environment: 'happy-dom',
    // As wide as a desk: a narrower table has a column less.
    environmentOptions: { happyDOM: { width: 1440 } },
    isolate: false,
    // Much is made and little kept: with room for what is new it is collected more rarely, a twelfth less work.
    execArgv: ['--max-semi-space-size=64'],
    // A laden machine is slow, not wrong.
    testTimeout: 20_000,
    hookTimeout: 20_000,
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['src/testing/setup.ts'],
    css: { modules: { classNameStrategy: 'non-scoped' } },
  },
}

export default defineConfig(({ isSsrBuild }) => (isSsrBuild ? { ...shared, ...prerender } : { ...shared, ...client }))
