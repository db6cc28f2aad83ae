// Makes everything that is generated: the printed schema, the OpenAPI document, Relay's artifacts, the typed message ids.
// With --check it only tells whether they are as the sources say.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensureInstalled } from './lib/pnpm.mjs'
import { root } from './lib/root.mjs'

ensureInstalled()
const checking = process.argv.includes('--check')
const schemaFile = join(root, 'schema.graphql')
const before = readFileSync(schemaFile, 'utf8')

run(process.execPath, ['--import', 'tsx', 'src/printSchema.ts', ...(checking ? ['--check'] : [])], join(root, 'bff'))
if (!checking && before !== readFileSync(schemaFile, 'utf8')) console.log('schema.graphql changed.')

run(process.execPath, ['--import', 'tsx', 'scripts/printOpenApi.mjs', ...(checking ? ['--check'] : [])], root)

const relay = ['relay.config.js', '--output', 'quiet-with-errors', ...(checking ? ['--validate'] : [])]
run(join(root, 'node_modules/.bin/relay-compiler'), relay, root)

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
