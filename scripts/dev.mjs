// Works on the product: api and bff start again when their sources change, the client reloads by itself,
// and Relay's artifacts follow the documents. Open http://localhost:5173. `npm run dev -- --inspect` lets a debugger attach to
// the api on port 9229 and to the bff on 9230.
import { spawn } from 'node:child_process'
import { watch } from 'node:fs'
import { join, resolve } from 'node:path'
import { ensureInstalled } from './lib/pnpm.mjs'
import { root } from './lib/root.mjs'
import { pushKeys, sharedSecrets } from './lib/secrets.mjs'

await ensureInstalled({ withDevelopment: true })
const dataDirectory = resolve(root, process.env.DATA_DIR ?? '.data')
const environment = {
  ...process.env,
  ...sharedSecrets(dataDirectory),
  ...pushKeys(dataDirectory),
  DATA_DIR: dataDirectory,
}
const { PORT = '4000', API_PORT = '4001' } = process.env

const inspectedOn = (port) => (process.argv.includes('--inspect') ? [`--inspect=${port}`] : [])

const children = [
  run(process.execPath, [...inspectedOn(9229), '--watch', '--import', 'tsx', 'src/main.ts'], 'api'),
  run(process.execPath, [...inspectedOn(9230), '--watch', '--import', 'tsx', 'src/main.ts'], 'bff', {
    API_URL: `http://127.0.0.1:${API_PORT}`,
  }),
  run(process.execPath, ['../node_modules/vite/bin/vite.js'], 'web', { PALIER_BFF: `http://localhost:${PORT}` }),
]

// The compiler's own watch mode needs a program that few have installed; it takes a fifth of a second anyway.
let pending
watch(join(root, 'web/src'), { recursive: true }, (_event, file) => {
  if (!file || file.includes('__generated__') || !/\.tsx?$/.test(file)) return
  clearTimeout(pending)
  pending = setTimeout(() => run(process.execPath, ['../scripts/codegen.mjs'], 'web'), 150)
})

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    for (const child of children) child.kill('SIGTERM')
    process.exit(0)
  })
}

function run(command, args, folder, more = {}) {
  return spawn(command, args, { cwd: join(root, folder), stdio: 'inherit', env: { ...environment, ...more } })
}
