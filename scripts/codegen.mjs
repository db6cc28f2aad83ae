// Makes everything that is generated: the printed schema, the OpenAPI document, Relay's artifacts, the typed message ids.
// With --check it only tells whether they are as the sources say.
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensureInstalled } from './lib/pnpm.mjs'
import { root } from './lib/root.mjs'

await ensureInstalled({ withDevelopment: true })
const checking = process.argv.includes('--check')
const artifactsFolder = join(root, 'web/src/__generated__')
const operationsFile = join(artifactsFolder, 'persisted.json')
const schemaFile = join(root, 'schema.graphql')
const before = readFileSync(schemaFile, 'utf8')

run(process.execPath, ['--import', 'tsx', 'src/printSchema.ts', ...(checking ? ['--check'] : [])], join(root, 'bff'))
if (!checking && before !== readFileSync(schemaFile, 'utf8')) console.log('schema.graphql changed.')

run(process.execPath, ['--import', 'tsx', 'scripts/printOpenApi.mjs', ...(checking ? ['--check'] : [])], root)

if (!checking) forgetLostOperations()
const relay = ['relay.config.js', '--output', 'quiet-with-errors', ...(checking ? ['--validate'] : [])]
run(join(root, 'node_modules/.bin/relay-compiler'), relay, root)
if (!checking) forgetOldOperations()

/** A merge may lose the text of an operation whose artifact it keeps: without the artifact both are written anew. */
function forgetLostOperations() {
  const known = readOperations()
  for (const [file, ids] of readArtifacts()) if (ids.some((id) => !(id in known))) rmSync(file)
}

/** The compiler adds what it compiles and forgets nothing; the server shall know what the client sends, and no more. */
function forgetOldOperations() {
  const sent = new Set(readArtifacts().flatMap(([, ids]) => ids))
  const kept = Object.entries(readOperations()).filter(([id]) => sent.has(id))
  writeFileSync(operationsFile, `${JSON.stringify(Object.fromEntries(kept), null, 2)}\n`)
}

function readOperations() {
  return JSON.parse(readFileSync(operationsFile, 'utf8'))
}

/** The path of each artifact, with the ids of the operations in it. */
function readArtifacts() {
  return readdirSync(artifactsFolder)
    .filter((file) => file.endsWith('.graphql.ts'))
    .map((file) => join(artifactsFolder, file))
    .map((file) => [file, [...readFileSync(file, 'utf8').matchAll(/"id": "([0-9a-f]{64})"/g)].map(([, id]) => id)])
}

function run(command, args, cwd) {
  const { status } = spawnSync(command, args, {
    cwd,
    stdio: 'inherit',
    env: { ...process.env, FORCE_NO_WATCHMAN: '1' },
  })
  if (status === 0) return
  console.error(
    checking ? 'Generated files are not what their sources say: run `npm run codegen`.' : `${command} failed.`,
  )
  process.exit(1)
}
