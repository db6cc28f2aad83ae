import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { pid } from 'node:process'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build, type Plugin } from 'esbuild'
import manifest from '../../../package.json' with { type: 'json' }

// Below the api, so that the packages outside the bundle are found.
const OUTPUT = fileURLToPath(new URL('../../../node_modules/.cache/palier', import.meta.url))

const bundles = new Map<string, Promise<string>>()

/** One file of a module of ours and all that it imports: a process starts on it at once, without compiling them. */
export function bundleProcess(file: string): Promise<string> {
  const bundled = bundles.get(file) ?? bundle(file)
  bundles.set(file, bundled)
  return bundled
}

async function bundle(file: string): Promise<string> {
  // Two runs may bundle at once, of sources that differ.
  const name = createHash('sha256').update(`${pid} ${file}`).digest('hex').slice(0, 8)
  const outfile = join(OUTPUT, `${basename(file, '.ts')}-${name}.mjs`)
  await build({
    entryPoints: [file],
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    // As in the build: our own packages go in, those of others stay outside.
    external: Object.keys(manifest.dependencies).filter((name) => !name.startsWith('@palier/')),
    plugins: [placesOfSources],
    logLevel: 'warning',
  })
  return outfile
}

/** Modules find their files beside themselves: each keeps the place of its source. */
const placesOfSources: Plugin = {
  name: 'places of sources',
  setup(building) {
    building.onLoad({ filter: /\.ts$/ }, async ({ path }) => ({
      loader: 'ts',
      contents: (await readFile(path, 'utf8'))
        .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href))
        .replaceAll('import.meta.dirname', JSON.stringify(dirname(path))),
    }))
  },
}
