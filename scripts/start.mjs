// The one command: installs, builds when needed, starts the api and the bff on embedded defaults, and says when Palier is ready.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join, resolve } from 'node:path'
import { builtStamp, sourceStamp } from './lib/buildStamp.mjs'
import { root } from './lib/root.mjs'
import { ensureInstalled } from './lib/pnpm.mjs'
import { recordSite } from './lib/runningSites.mjs'
import { pushKeys, sharedSecrets } from './lib/secrets.mjs'
import { sentenceOf, startService } from './lib/services.mjs'

const WARNING = 40
const ERROR = 50

/** Level from which log lines are shown at a terminal. Warnings of a stop that was asked for are noise. */
let shownLevel = WARNING

try {
  await start()
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}

async function start() {
  const { PORT = '4000', API_PORT = '4001', API_URL, METRICS_PORT } = process.env
  const dataDirectory = resolve(root, process.env.DATA_DIR ?? '.data')
  await ensureInstalled()
  await expectToStart(dataDirectory)
  const shared = { ...sharedSecrets(dataDirectory), ...pushKeys(dataDirectory), DATA_DIR: dataDirectory }
  await buildIfNeeded()
  recordSite()

  const stopping = stopOnSignal()
  const services = []
  // The bff waits for the api: one of them says so.
  const telling = API_URL ? 'bff' : 'api'
  const launch = (name, environment, port) => {
    const service = startService(name, { ...shared, ...environment }, showLine)
    services.push(service)
    return service.ready(`http://127.0.0.1:${port}/readyz`, { tell: name === telling ? tellOfWork : undefined })
  }
  // One port for each: the bff has the one that is named, the api the next.
  const metricsOfApi = METRICS_PORT ? { METRICS_PORT: String(Number(METRICS_PORT) + 1) } : {}
  // With API_URL another server owns the data. Our own answers to the bff alone, wherever the bff itself listens.
  const api = API_URL ? null : launch('api', { API_PORT, HOST: '127.0.0.1', ...metricsOfApi }, API_PORT)
  const bff = launch('bff', { PORT, API_URL: API_URL ?? `http://127.0.0.1:${API_PORT}` }, PORT)

  try {
    await Promise.race([Promise.all([api, bff]), stopping])
    if (!stopping.asked) console.log(`Palier is ready: http://localhost:${PORT}`)
    const end = await Promise.race([...services.map(({ ended }) => ended), stopping])
    // A service that ends by itself takes the other one with it.
    if (!stopping.asked) throw new Error(`Service exited unexpectedly (${end.signal ?? end.code}).`)
  } finally {
    await Promise.all(services.map((service) => service.stop()))
    if (stopping.asked) console.log('Palier has stopped.')
  }
}

function tellOfWork(seconds) {
  console.log(`Palier is still starting (${seconds} s): the first start creates the database and takes longest.`)
}

/** Prints in the doctor's words everything that would keep the services from starting, and throws. */
async function expectToStart(dataDirectory) {
  const { stdout } = await runScript('checkStart.mjs', [dataDirectory], ['ignore', 'pipe', 'inherit'])
  const findings = JSON.parse(stdout)
  for (const { text } of findings.filter(({ level }) => level === 'note')) console.warn(text)
  const faults = findings.filter(({ level }) => level === 'fault')
  if (faults.length > 0) throw new Error(faults.map(({ text }) => text).join('\n'))
}

async function buildIfNeeded() {
  if (builtStamp() === sourceStamp()) return
  const { code } = await runScript('build.mjs', [], 'inherit')
  if (code !== 0) throw new Error('Build failed')
}

/** Runs a script as a process of its own, whose compilers end with it instead of staying beside the site. */
async function runScript(name, args, stdio) {
  const child = spawn(process.execPath, [join(root, 'scripts', name), ...args], { stdio })
  let stdout = ''
  child.stdout?.setEncoding('utf8').on('data', (text) => (stdout += text))
  const [code] = await once(child, 'close')
  return { code, stdout }
}

/** Resolves when the user or the system asks to stop. */
function stopOnSignal() {
  const stopping = new Promise((done) => {
    for (const signal of ['SIGINT', 'SIGTERM']) {
      process.on(signal, () => {
        stopping.asked = true
        shownLevel = ERROR
        done(null)
      })
    }
  })
  stopping.asked = false
  return stopping
}

/** A person at a terminal sees warnings in words; a log collector gets every line as it is. */
function showLine(service, line) {
  if (!process.stdout.isTTY) return console.log(line)
  let level = ERROR
  try {
    level = JSON.parse(line).level
  } catch {
    // Not a log line: shown as it is.
  }
  if (level >= shownLevel) console.log(`${service}: ${sentenceOf(line)}`)
}
