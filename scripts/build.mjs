// Builds the client (vite) and both services (esbuild) when a source changed, and compresses the client's files beforehand.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { builtStamp, sourceStamp, writeStamp } from './lib/buildStamp.mjs'
import { thirdPartyLicences } from './lib/licences.mjs'
import { ensureInstalled } from './lib/pnpm.mjs'
import { withProgress } from './lib/progress.mjs'
import { makeSeededData } from './lib/seededData.mjs'
import { root } from './lib/root.mjs'
import { runningSites } from './lib/runningSites.mjs'

const COMPRESSIBLE = /\.(js|css|html|svg|json|txt|webmanifest)$/

// Stay outside of the bundles: what brings programs that are not JavaScript; what is loaded only when first asked for, most of
// it CommonJS, whose names a bundle does not tell then; pg-native, which pg asks for and does without.
const OUTSIDE = [
  ...['@electric-sql/pglite', '@node-rs/argon2'],
  ...['@opentelemetry', '@zxcvbn-ts', '@graphql-yoga/render-graphiql'],
  'pg-native',
]

/**
 * Builds unless the last build is of the same sources. Rejects if a site runs from this folder: its pages refer to files
 * that a build replaces, and its threads load theirs later.
 */
export async function build({ force = false } = {}) {
  const stamp = sourceStamp()
  if (!force && builtStamp() === stamp) return
  const [site] = runningSites()
  if (site)
    throw new Error(
      `Palier is running from this folder (process ${site}), and a build would replace its files. Stop it first.`,
    )
  // A build that fails leaves files of two versions.
  writeStamp('')
  await withProgress('Building', makeAll)
  writeStamp(stamp)
}

async function makeAll() {
  // The embedded database and the reading of files run on threads, whose files stand beside the service's own.
  await Promise.all([
    bundleService('api', ['main.ts', 'database/embedded/databaseWorker.js', 'services/imports/fileThread.ts']),
    bundleService('bff', ['main.ts']),
  ])
  cpSync(join(root, 'api/src/database/migrations'), join(root, 'api/dist/migrations'), { recursive: true })
  await runVite('build')
  // The server renders the welcome page by it.
  await runVite('build', '--ssr', 'src/prerender.tsx')
  writeFileSync(join(root, 'web/dist/third-party-licences.txt'), thirdPartyLicences())
  await compressClient()
}

async function bundleService(name, entries) {
  const { build: bundle } = await import('esbuild')
  rmSync(join(root, name, 'dist'), { recursive: true, force: true })
  await bundle({
    entryPoints: Object.fromEntries(
      entries.map((entry) => [basename(entry, extname(entry)), join(root, name, 'src', entry)]),
    ),
    outdir: join(root, name, 'dist'),
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    sourcemap: true,
    external: OUTSIDE.flatMap((name) => [name, `${name}/*`]),
    splitting: true,
    // The text of a script stays in memory: without its spaces the bff takes a sixth less. Names stay, for whoever reads a stack.
    minifyWhitespace: true,
    minifySyntax: true,
    sourcesContent: false,
    // Packages that are CommonJS ask for Node's own modules by it.
    banner: {
      js: "import { createRequire as makeRequire } from 'node:module'; const require = makeRequire(import.meta.url);",
    },
    logLevel: 'warning',
  })
}

async function runVite(...parameters) {
  const child = spawn(
    process.execPath,
    [join(root, 'node_modules/vite/bin/vite.js'), ...parameters, '--logLevel', 'warn'],
    {
      cwd: join(root, 'web'),
      // At a terminal its own progress would overwrite ours.
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NODE_ENV: 'production' },
    },
  )
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text))
  const [status] = await once(child, 'close')
  if (output) process.stderr.write(`\n${output}`)
  if (status !== 0) throw new Error('Client build failed')
}

async function compressClient() {
  const files = readdirSync(join(root, 'web/dist'), { recursive: true, withFileTypes: true })
  await Promise.all(
    files
      .filter((file) => file.isFile() && COMPRESSIBLE.test(file.name) && !file.parentPath.endsWith('.vite'))
      .map(async (file) => {
        const path = join(file.parentPath, file.name)
        const content = readFileSync(path)
        writeFileSync(`${path}.gz`, await promisify(gzip)(content, { level: 9 }))
        writeFileSync(
          `${path}.br`,
          await promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }),
        )
      }),
  )
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  await ensureInstalled()
  try {
    await build({ force: process.argv.includes('--force') })
  } catch (error) {
    console.error(error.message)
    process.exit(1)
  }
  // What each product of the tests starts on: made here once, not by the first of them.
  if (process.argv.includes('--with-test-data')) await makeSeededData()
}
