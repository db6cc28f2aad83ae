// What a set-up has and lacks, as sentences. `fault`: Palier will not start, or not safely. `note`: it runs on a default
// that one should know of.
import { accessSync, constants, mkdirSync, statfsSync } from 'node:fs'
import { createServer } from 'node:net'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { register } from 'tsx/esm/api'
import { builtStamp, sourceStamp } from './buildStamp.mjs'
import { findChromium } from './chromium.mjs'
import { misspeltVariables } from './misspelt.mjs'
import { findPostgres } from './postgres.mjs'
import { root } from './root.mjs'
import { sharedSecrets } from './secrets.mjs'

register()
const api = await import('../../api/src/config/config.ts')
const bff = await import('../../bff/src/config/config.ts')
const { pushSubjectProblem } = await import('../../api/src/config/pushSubject.ts')
const { readFileVariables } = await import('../../service/src/variables.ts')

const NEEDED_MEGABYTES = 1024
const ANSWER_MILLISECONDS = 5000

const SERVICE_VARIABLES = new Set([...api.VARIABLE_NAMES, ...bff.VARIABLE_NAMES])
/** Variables of the services and of the scripts. */
const KNOWN_VARIABLES = new Set([
  ...SERVICE_VARIABLES,
  ...[...SERVICE_VARIABLES].map((name) => `${name}_FILE`),
  'CHROMIUM_PATH',
  'TEST_DATABASE_URL',
])

const PLACEHOLDER = 'x'.repeat(32)
const PLACEHOLDERS = {
  SESSION_SECRET: PLACEHOLDER,
  TOKEN_SECRET: PLACEHOLDER,
  SERVICE_KEY: PLACEHOLDER,
  PASSWORD_PEPPER: `1:${PLACEHOLDER}`,
}

const ok = (text) => ({ level: 'ok', text })
const note = (text) => ({ level: 'note', text })
const fault = (text) => ({ level: 'fault', text })

/** Looks at everything; changes nothing but the folder of the data and its secrets, which a start makes too. */
export async function checkUp(environment, dataDirectory) {
  const { values: given } = readFileVariables(environment, SERVICE_VARIABLES)
  const isProduction = environment.NODE_ENV === 'production'
  const findings = [ok(`Node ${process.versions.node}`), ...(await startFindings(environment, dataDirectory))]
  findings.push(await redisFinding(given.REDIS_URL))
  findings.push(...defaultFindings(given, isProduction), ...toolFindings())
  findings.push(builtStamp() === sourceStamp() ? ok('build is up to date') : note('not built yet: npm start builds it'))
  return findings.filter(Boolean)
}

/** What keeps Palier from starting, before it is tried; and what whoever starts it has written wrong. */
export async function checkStart(environment, dataDirectory) {
  const findings = await startFindings(environment, dataDirectory, { mayRun: false })
  return findings.filter((finding) => finding && finding.level !== 'ok')
}

/** `mayRun`: a Palier that runs already is nothing wrong. */
async function startFindings(environment, dataDirectory, { mayRun = true } = {}) {
  const findings = folderFindings(dataDirectory)
  // Without a folder there is nowhere to keep secrets, and every other sentence would only follow from this one.
  if (findings.some(({ level }) => level === 'fault')) return findings
  let secrets
  try {
    secrets = sharedSecrets(dataDirectory, environment)
  } catch (error) {
    findings.push(fault(error.message))
    // Said once; the services shall tell what else they lack.
    secrets = PLACEHOLDERS
  }
  findings.push(...configFindings({ ...secrets, ...environment, DATA_DIR: dataDirectory }))
  findings.push(...misspeltVariables(environment, KNOWN_VARIABLES).map(note))
  const { values: given } = readFileVariables(environment, SERVICE_VARIABLES)
  const { HOST = '127.0.0.1', PORT = '4000', API_PORT = '4001', API_URL, DATABASE_URL, METRICS_PORT } = given
  const place = (host) => ({ host, mayRun })
  findings.push(...samePortFindings(portsOf({ PORT, API_PORT, API_URL, METRICS_PORT })))
  findings.push(await portFinding('PORT', PORT, 'the web client and GraphQL', place(HOST)))
  if (METRICS_PORT) findings.push(await portFinding('METRICS_PORT', METRICS_PORT, 'the metrics', place(HOST)))
  // Another server owns the data, with a database of its own.
  if (API_URL) return findings
  findings.push(await databaseFinding(DATABASE_URL))
  findings.push(await portFinding('API_PORT', API_PORT, 'the REST api', place('127.0.0.1')))
  return findings
}

function folderFindings(dataDirectory) {
  try {
    mkdirSync(dataDirectory, { recursive: true, mode: 0o700 })
    accessSync(dataDirectory, constants.R_OK | constants.W_OK)
  } catch {
    return [fault(`DATA_DIR ${dataDirectory} is not writable. Grant this user write access, or choose another folder.`)]
  }
  const { bavail, bsize } = statfsSync(dataDirectory)
  const megabytes = Math.floor((bavail * bsize) / 1024 / 1024)
  if (megabytes < NEEDED_MEGABYTES)
    return [fault(`DATA_DIR ${dataDirectory} has ${megabytes} MB free; ${NEEDED_MEGABYTES} MB are needed.`)]
  return [ok(`DATA_DIR ${dataDirectory}, ${Math.floor(megabytes / 1024)} GB free`)]
}

/** The services read the environment themselves: what they say is what they would say at the start. */
function configFindings(environment) {
  const sentences = new Set()
  const notes = []
  for (const { readConfig } of [api, bff]) {
    try {
      const config = readConfig(environment)
      const problem = readConfig === api.readConfig ? pushSubjectProblem(config) : null
      if (problem) notes.push(note(problem))
    } catch (error) {
      if (!error.sentences) throw error
      for (const sentence of error.sentences) sentences.add(sentence)
    }
  }
  return sentences.size > 0 ? [...sentences].map(fault) : [ok('all variables are valid'), ...notes]
}

/** Ports of the services by what sets them. With API_URL no api is started. */
function portsOf({ PORT, API_PORT, API_URL, METRICS_PORT }) {
  const ports = [['PORT', Number(PORT)]]
  if (METRICS_PORT) ports.push(['METRICS_PORT', Number(METRICS_PORT)])
  if (API_URL) return ports
  ports.push(['API_PORT', Number(API_PORT)])
  if (METRICS_PORT) ports.push(['METRICS_PORT + 1', Number(METRICS_PORT) + 1])
  return ports
}

/** Port 0 is any free port. */
function samePortFindings(ports) {
  return ports.flatMap(([name, port], index) => {
    const other = ports.slice(0, index).find(([, taken]) => taken === port && port !== 0)
    return other ? [fault(`${other[0]} and ${name} are both ${port}: each needs a separate port.`)] : []
  })
}

async function databaseFinding(url) {
  if (!url) return ok('the embedded database, in DATA_DIR')
  // The config reports an address that is none.
  if (!/^postgres(ql)?:\/\//.test(url)) return null
  const { Client } = createRequire(join(root, 'api/package.json'))('pg')
  const client = new Client({ connectionString: url, connectionTimeoutMillis: ANSWER_MILLISECONDS })
  try {
    await client.connect()
    const { rows } = await client.query("select current_setting('server_version') as version")
    return ok(`PostgreSQL ${rows[0].version}`)
  } catch (error) {
    return fault(`The database of DATABASE_URL does not answer: ${error.message || error.code}.`)
  } finally {
    await client.end().catch(() => {})
  }
}

/** Without it every process goes on alone: nothing that keeps one from starting. */
async function redisFinding(url) {
  // An address that is none is told by who reads the variable.
  if (!/^rediss?:/.test(url ?? '')) return null
  const { Redis } = createRequire(join(root, 'service/package.json'))('ioredis')
  const limits = { connectTimeout: ANSWER_MILLISECONDS, commandTimeout: ANSWER_MILLISECONDS, retryStrategy: null }
  const redis = new Redis(url, { lazyConnect: true, ...limits })
  let reason = 'no response'
  redis.on('error', ({ message }) => (reason = message))
  try {
    await redis.connect()
    const version = /redis_version:(\S+)/.exec(await redis.info('server'))?.[1]
    return ok(`Redis ${version}`)
  } catch (error) {
    if (redis.status === 'ready') reason = error.message
    return note(`the Redis of REDIS_URL does not answer; each process works alone: ${reason}`)
  } finally {
    redis.disconnect()
  }
}

function portFinding(variable, port, use, { host, mayRun }) {
  // One that is no port at all is told by who reads the variable.
  if (!(Number(port) >= 0 && Number(port) < 65_536)) return null
  return new Promise((done) => {
    const server = createServer()
    server.once('error', async ({ code }) => {
      if (code !== 'EADDRINUSE') return done(fault(`${variable} ${port} is not available at ${host} (${code}).`))
      const answer = await fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(2000) }).catch(
        () => null,
      )
      await answer?.body?.cancel()
      if (!answer?.ok)
        return done(fault(`${variable} ${port} is used by another program. Choose another port for ${use}.`))
      const sentence = `${variable} ${port}: Palier is running`
      done(mayRun ? ok(sentence) : fault(`${sentence} already. Stop it, or choose another ${variable} for ${use}.`))
    })
    server.listen(Number(port), host, () => server.close(() => done(ok(`${variable} ${port} is free for ${use}`))))
  })
}

/** What runs on a stand-in, which nobody should find out by surprise. */
function defaultFindings(environment, isProduction) {
  const findings = []
  const standIn = (isUsed, text, inProduction = note) =>
    isUsed && findings.push((isProduction ? inProduction : note)(text))
  standIn((environment.MARKET_DATA || 'simulated') === 'simulated', 'prices are simulated (MARKET_DATA)')
  standIn((environment.PAYMENTS || 'sandbox') === 'sandbox', 'payments go to the sandbox: no money moves (PAYMENTS)')
  standIn(!environment.SELLER_NAME, 'invoices have no seller (SELLER_NAME, SELLER_ADDRESS, SELLER_TAX_NUMBERS)')
  standIn(!environment.SMTP_URL, 'mails are stored in DATA_DIR/outbox and not sent (SMTP_URL)')
  standIn(!environment.AI_BASE_URL, 'analyses come from the embedded engine (AI_BASE_URL)')
  if (isProduction)
    standIn(!environment.VAPID_PRIVATE_KEY, 'no push notifications (VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY)')
  standIn(!environment.SYNC_AUTH_KEY, 'administrators cannot start a price sync (SYNC_AUTH_KEY)')
  standIn(!environment.PUBLIC_URL, 'links in mails point to localhost (PUBLIC_URL)', fault)
  standIn(!environment.METRICS_PORT, 'no metrics (METRICS_PORT)')
  const { OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_EXPORTER_OTLP_TRACES_ENDPOINT } = environment
  const isTraced = OTEL_EXPORTER_OTLP_TRACES_ENDPOINT || OTEL_EXPORTER_OTLP_ENDPOINT
  standIn(!isTraced, 'no traces (OTEL_EXPORTER_OTLP_ENDPOINT)')
  return findings
}

function toolFindings() {
  const chromium = findChromium()
  const postgres = findPostgres()
  return [
    chromium
      ? ok(`Chromium for npm test: ${chromium}`)
      : note('no Chromium: npm test installs Debian’s, or set CHROMIUM_PATH'),
    postgres
      ? ok(`PostgreSQL’s programs: ${postgres}`)
      : note('no PostgreSQL programs: npm test installs Debian’s; backups of a server need pg_dump'),
  ]
}
