import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { findNginx } from '../../../scripts/lib/nginx.mjs'
import { projectRoot } from '../sources.ts'

const TEMPLATE = join(projectRoot, 'deploy/nginx.conf.template')
const READY_MILLISECONDS = 10_000

// Ends the proxy when our end of the pipe closes, so that even a killed test leaves nothing.
const KEEPER = '"$@" & server=$!; cat > /dev/null; kill -TERM $server; wait $server'

export type ReverseProxy = {
  /** Where a browser goes. */
  url: string
  /** The certificate of `url`, which signs itself. */
  authority: string
  plainUrl: string
  /** Where the bff finds whichever api is there. */
  apiUrl: string
  stop(): Promise<void>
}

/** Where it listens, and the ports behind it, two of each. */
export type Places = {
  httpsPort: number
  httpPort: number
  apiPort: number
  bffPorts: readonly [number, number]
  apiPorts: readonly [number, number]
}

/** Debian's nginx, with a folder of its own, over the very configuration that compose.yaml uses. */
export async function startReverseProxy(places: Places): Promise<ReverseProxy> {
  const { httpsPort, httpPort, apiPort, bffPorts, apiPorts } = places
  const program = findNginx()
  if (program === null) throw new Error('nginx is not installed.')
  const folder = mkdtempSync(join(tmpdir(), 'palier-nginx-'))
  // Its workers may be of another account.
  chmodSync(folder, 0o755)
  const authority = createCertificate(join(folder, 'tls'))
  const filled = fillIn(readFileSync(TEMPLATE, 'utf8'), {
    HTTPS_LISTEN: `127.0.0.1:${httpsPort}`,
    HTTP_LISTEN: `127.0.0.1:${httpPort}`,
    API_LISTEN: `127.0.0.1:${apiPort}`,
    TLS_FOLDER: join(folder, 'tls'),
    BFF_1: `127.0.0.1:${bffPorts[0]}`,
    BFF_2: `127.0.0.1:${bffPorts[1]}`,
    API_1: `127.0.0.1:${apiPorts[0]}`,
    API_2: `127.0.0.1:${apiPorts[1]}`,
  })
  const file = join(folder, 'nginx.conf')
  writeFileSync(file, frameOf(folder, filled))
  const options = ['-p', folder, '-c', file, '-e', join(folder, 'error.log')]
  const checked = spawnSync(program, ['-t', ...options], { encoding: 'utf8' })
  if (checked.status !== 0) throw new Error(`nginx refuses its configuration.\n${checked.stderr}`)

  const keeper = spawn('sh', ['-c', KEEPER, 'sh', program, ...options, '-g', 'daemon off;'], {
    stdio: ['pipe', 'ignore', 'inherit'],
  })
  const ended = once(keeper, 'exit')
  async function stop() {
    keeper.stdin.end()
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    await Promise.all([httpsPort, httpPort, apiPort].map(accepts))
  } catch (error) {
    await stop()
    throw error
  }
  return {
    url: `https://localhost:${httpsPort}`,
    plainUrl: `http://localhost:${httpPort}`,
    apiUrl: `http://127.0.0.1:${apiPort}`,
    authority,
    stop,
  }
}

function createCertificate(folder: string): string {
  mkdirSync(folder)
  const [key, certificate] = [join(folder, 'privkey.pem'), join(folder, 'fullchain.pem')]
  const words = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2']
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
  execFileSync('openssl', [...words, ...names, '-keyout', key, '-out', certificate], { stdio: 'ignore' })
  return readFileSync(certificate, 'utf8')
}

/** What nginx's own image does with a template: only the places that are known are filled in. */
function fillIn(template: string, values: Record<string, string>): string {
  return template.replaceAll(/\$\{([A-Z\d_]+)\}/g, (place, name: string) => values[name] ?? place)
}

function frameOf(folder: string, servers: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  return [
    ...(process.getuid?.() === 0 ? ['user root;'] : []),
    'worker_processes 1;',
    `pid ${folder}/nginx.pid;`,
    'events { worker_connections 8192; }',
    'http {',
    'access_log off;',
    ...temporary.map((kind) => `${kind}_temp_path ${folder}/${kind};`),
    servers,
    '}',
    '',
  ].join('\n')
}

async function accepts(port: number): Promise<void> {
  const deadline = performance.now() + READY_MILLISECONDS
  while (performance.now() < deadline) {
    const socket = connect(port, '127.0.0.1')
    const isOpen = await Promise.race([
      once(socket, 'connect').then(() => true),
      once(socket, 'error').then(() => false),
    ]).catch(() => false)
    socket.destroy()
    if (isOpen) return
    await delay(20)
  }
  throw new Error(`nginx does not listen on ${port}.`)
}
