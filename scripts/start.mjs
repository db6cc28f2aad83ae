// The one command: installs, builds when needed, starts the api and the bff on embedded defaults, and says when Palier is ready.
import { resolve } from 'node:path'
import { root } from './lib/root.mjs'
import { ensureInstalled } from './lib/pnpm.mjs'
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
  const { build } = await import('./build.mjs')
  await build()

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
    if (!stopping.asked) throw new Error(`A service ended by itself (${end.signal ?? end.code}).`)
  } finally {
    await Promise.all(services.map((service) => service.stop()))
    if (stopping.asked) console.log('Palier has stopped.')
  }
}

function tellOfWork(seconds) {
  console.log(`Palier is still getting ready (${seconds} s): the first start makes its database and takes longest.`)
}

/** Says in the doctor's words, at once and all of it, what would keep the services from starting. */
async function expectToStart(dataDirectory) {
  const { checkStart } = await import('./lib/checkup.mjs')
  const findings = await checkStart(process.env, dataDirectory)
  for (const { text } of findings.filter(({ level }) => level === 'note')) console.warn(text)
  const faults = findings.filter(({ level }) => level === 'fault')
  if (faults.length > 0) throw new Error(faults.map(({ text }) => text).join('\n'))
}

/** Resolves when the person or the system asks to stop. */
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
