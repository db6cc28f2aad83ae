// A throw-away Redis from the system's own program, for tests and benches.
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { freePort } from './freePort.mjs'

export function hasRedis() {
  return spawnSync('redis-server', ['--version'], { stdio: 'ignore' }).status === 0
}

// Ends the server and removes its files when our end of the pipe closes, so that even a killed test leaves nothing.
const KEEPER = 'folder=$1; shift; "$@" & server=$!; cat > /dev/null; kill -KILL $server; wait $server; rm -rf "$folder"'

/** Starts an empty server that keeps nothing, on a free port unless one is given. `stop` is as abrupt as a power cut. */
export async function startRedis({ port, password } = {}) {
  if (!hasRedis()) throw new Error('Redis is not installed: redis-server not found.')
  const folder = mkdtempSync(join(tmpdir(), 'palier-redis-'))
  const listening = port ?? (await freePort())
  const secured = password === undefined ? {} : { requirepass: password }
  const settings = { port: listening, bind: '127.0.0.1', save: '', appendonly: 'no', dir: folder, ...secured }
  const command = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, String(value)])
  const keeper = spawn('sh', ['-c', KEEPER, 'sh', folder, 'redis-server', ...command], {
    stdio: ['pipe', 'pipe', 'ignore'],
  })
  const ended = once(keeper, 'exit')
  await isReady(keeper.stdout)
  return {
    url: `redis://${password === undefined ? '' : `:${password}@`}127.0.0.1:${listening}`,
    port: listening,
    async stop() {
      keeper.stdin.end()
      await ended
    },
  }
}

function isReady(log) {
  return new Promise((ready, fail) => {
    const lines = createInterface({ input: log })
    lines.on('line', (line) => line.includes('Ready to accept connections') && ready())
    lines.once('close', () => fail(new Error('Temporary Redis exited before it was ready.')))
  })
}
