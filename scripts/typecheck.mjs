// Type-checks every package, two at a time, with the native compiler; what it knows of each is kept, so that the next time
// only what has changed is checked: seconds instead of half a minute. One checker a package: several each work out most
// types anew, which is half as much again of the whole. Garbage is collected only where memory would run out: a sixth less.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const compiler = join(root, 'node_modules/typescript-native/bin/tsc')
const asked = process.argv.slice(2)
// The largest first, so that none is left over at the end.
const packages = asked.length ? asked : ['web', 'api', 'bff', 'tests', 'bench', 'contract', 'domain', 'service']

const env = { GOGC: 'off', GOMEMLIMIT: '2500MiB', ...process.env }

let failed = false
async function checkInTurn() {
  for (let name = packages.shift(); name; name = packages.shift()) {
    const known = join(root, `node_modules/.cache/palier/types/${name}.tsbuildinfo`)
    const options = ['-p', join(root, name), '--checkers', '1', '--incremental', '--tsBuildInfoFile', known]
    const [status] = await once(spawn(process.execPath, [compiler, ...options], { stdio: 'inherit', env }), 'exit')
    if (status !== 0) failed = true
  }
}
await Promise.all(Array.from({ length: Math.min(2, availableParallelism()) }, checkInTurn))
process.exitCode = failed ? 1 : 0
