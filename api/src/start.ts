import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createLog, type Log, type LogDestination } from '@palier/service/log'
import { serveMetrics } from '@palier/service/serveMetrics'
import { startTracing, type Tracing } from '@palier/service/tracing'
import type { FastifyInstance } from 'fastify'
import { createApp } from './http/app.ts'
import { composeMarket } from './compose/composeMarket.ts'
import { googleOf, humanCheckOf, mailOf, paymentsOf, pushOf } from './compose/composeProviders.ts'
import type { Config } from './config/config.ts'
import { connectDatabase, type DatabaseConnection } from './database/connect.ts'
import type { Database } from './database/kernel/database.ts'
import { migrateDatabase } from './database/migrate.ts'
import { withTransactionTimeout } from './database/kernel/transactionTimeout.ts'
import { longestWait } from './database/queries/kernel/jobQueue.ts'
import type { Jobs } from './jobs/startJobs.ts'
import { createMetrics } from './telemetry/metrics.ts'
import { readConcepts } from './providers/marketData/concepts.ts'
import { readOtherNames } from './providers/marketData/otherNames.ts'
import type { MailSender } from './providers/mail/port.ts'
import {
  createPasswordHasher,
  type PasswordHasher,
  type PasswordHasherOptions,
} from './providers/passwordHash/passwordHasher.ts'
import { makeFirstAdministrator } from './setup/firstAdministrator.ts'
import { seedDatabase } from './setup/seedDatabase.ts'
import { createServices } from './services/services.ts'
import type { PaymentProvider } from './services/billing/payments.ts'
import type { TransactionalMarketData } from './services/market/storedMarketData.ts'
import { createEncryption } from './kernel/encryption.ts'
import { connectCluster, type ClusterPorts } from './cluster/clusterPorts.ts'
import { composeJobs } from './compose/composeJobs.ts'
import { traceTransactions } from './compose/traceTransactions.ts'

// Valid relative to the sources and to the bundle.
const DATA = join(import.meta.dirname, '../data')
const MIGRATIONS = join(import.meta.dirname, '../src/database/migrations')
const MANIFEST = join(import.meta.dirname, '../../package.json')

/** Migration and seeding may be slow on a loaded machine, and no request is waiting yet. */
const PREPARING_MILLISECONDS = 900_000
const DRAIN_MILLISECONDS = 10_000
const MAXIMUM_LIVE_GUESTS = 5_000
// Covers the requests that may wait for the database: they are refused with a response, not by a
// closed connection.
const LISTEN_BACKLOG = 2_048

export type Overrides = {
  now?: () => Date
  logDestination?: LogDestination
  /** Closed together with the service. */
  connection?: DatabaseConnection
  marketData?: TransactionalMarketData
  mailSender?: MailSender
  paymentProvider?: PaymentProvider
  /** Work factors of password hashes and the human check. */
  passwordCost?: PasswordHasherOptions['cost']
  humanCheckDifficulty?: number
  maximumLiveGuests?: number
  jobPollMilliseconds?: number
}

export type Api = {
  /** Base URL, without a trailing slash. */
  url: string
  /** Null if metrics are disabled. */
  metricsUrl: string | null
  log: Log
  /**
   * Stops accepting requests, waits up to ten seconds for pending ones, then ends jobs and
   * database.
   */
  close(): Promise<void>
}

/** Starts the service: database, seed data, jobs, HTTP server. Rejects if any of them cannot start. */
export async function startApi(config: Config, overrides: Overrides = {}): Promise<Api> {
  const tracing = await startTracing({ protocol: config.traceProtocol, service: 'palier-api', log: () => log })
  const log = createLog(config.logLevel, overrides.logDestination, tracing.fields)
  const connection = traceTransactions(overrides.connection ?? (await connect(config, tracing)), tracing)
  const shared = await connectCluster(config, log)
  try {
    return await startOver({ connection, shared, tracing }, config, log, overrides)
  } catch (error) {
    await shared.close()
    await connection.close()
    throw error
  }
}

type Connections = { connection: DatabaseConnection; shared: ClusterPorts; tracing: Tracing }

async function startOver(
  { connection, shared, tracing }: Connections,
  config: Config,
  log: Log,
  overrides: Overrides,
): Promise<Api> {
  const { database } = connection
  const now = overrides.now ?? (() => new Date())
  const market = composeMarket({ config, database, log, tracing, dataDirectory: DATA }, overrides.marketData)

  await withTransactionTimeout(PREPARING_MILLISECONDS, async () => {
    await migrateDatabase(database, MIGRATIONS, placeOf(config))
    await seedDatabase(database, market.marketData)
  })
  const hasher = createPasswordHasher({
    peppers: config.peppers,
    ...(overrides.passwordCost && { cost: overrides.passwordCost }),
  })
  const console = overrides.logDestination ?? process.stdout
  await makeAdministrator(config, { database, hasher, say: (line) => console.write(line), now })

  const mailEncryption = createEncryption(config.tokenSecrets, 'mails')
  const { outbox, ...mail } = mailOf(config, now, tracing)
  const sender = overrides.mailSender ?? mail.sender
  const services = createServices({
    ...config,
    database,
    ...market,
    concepts: readConcepts(join(DATA, 'concepts.csv')),
    otherNames: readOtherNames(join(DATA, 'other-names.csv')),
    hasher,
    google: googleOf(config, tracing),
    paymentProvider: overrides.paymentProvider ?? (await paymentsOf(config, { database, clock: now, tracing })),
    mailEncryption,
    pushSender: pushOf(config, tracing),
    humanCheck: humanCheckOf(config.humanCheck, config.tokenSecrets[0], tracing, overrides.humanCheckDifficulty),
    version: readVersion(),
    eventSignal: shared.eventSignal,
    maximumLiveGuests: overrides.maximumLiveGuests ?? MAXIMUM_LIVE_GUESTS,
    onUsageLost: () => log.warn('usage counts dropped'),
    onPushRefused: (refusal) => {
      log.warn(refusal, 'push refused')
      metrics.countRefusedPush(refusal.status)
    },
  })

  // An unreachable provider does not prevent the start: the job retries.
  await services.payments.prices
    .sync()
    .catch((error: unknown) => log.warn({ err: error }, 'plan prices not synchronized'))
  const metrics = createMetrics({
    jobLag: () => longestWait(database, now()),
    waitingHashes: hasher.waiting,
  })
  const { makeRateLimit, isRedisUp } = shared
  if (isRedisUp) metrics.watchRedis(isRedisUp)
  const app = createApp({
    ...{ config, log, connection, services, outbox, makeRateLimit, tracing, now },
    onAnswer: metrics.onAnswer,
  })
  const jobs = await composeJobs({
    ...{ config, database, services, metrics, tracing, log },
    isEmbedded: connection.kind === 'pglite',
    mail: { sender, encryption: mailEncryption },
    isSynchronized: market.synchronizedSources !== null,
    clock: now,
    pollMilliseconds: overrides.jobPollMilliseconds,
  })
  const stopJobs = async (error: unknown) => {
    await jobs.stop()
    throw error
  }
  const url = await app.listen({ host: config.host, port: config.port, backlog: LISTEN_BACKLOG }).catch(stopJobs)
  const { host, metricsPort } = config
  const metricsServer =
    metricsPort === null ? null : await serveMetrics(metrics.registry, host, metricsPort).catch(stopJobs)

  return {
    url,
    metricsUrl: metricsServer?.url ?? null,
    log,
    async close() {
      await metricsServer?.close()
      services.userEvents.end()
      await services.usageCounter.write()
      await close(app, jobs, connection).finally(shared.close)
      await tracing.close()
    },
  }
}

/** Describes the database for error messages, without its URL, which may contain a password. */
function placeOf({ databaseUrl, dataDirectory }: Config): string {
  return databaseUrl === null ? `The database in ${join(dataDirectory, 'database')}` : 'The database of DATABASE_URL'
}

type AdministratorPorts = {
  database: Database
  hasher: PasswordHasher
  say: (line: string) => unknown
  now: () => Date
}

async function makeAdministrator(config: Config, { database, hasher, say, now }: AdministratorPorts): Promise<void> {
  const { administrator, dataDirectory } = config
  if (!administrator) return
  const madeUp = await makeFirstAdministrator(administrator, now(), { database, hasher, dataDirectory })
  if (!madeUp) return
  // Printed once, because it is the only way to sign in after the first start.
  say(`The first administrator is ${madeUp.email}, password ${madeUp.password}, kept in ${madeUp.file}\n`)
}

async function close(app: FastifyInstance, jobs: Jobs, connection: DatabaseConnection): Promise<void> {
  const timer = setTimeout(() => app.server.closeAllConnections(), DRAIN_MILLISECONDS)
  try {
    await app.close()
    await jobs.stop()
  } finally {
    clearTimeout(timer)
    await connection.close()
  }
}

function connect({ databaseUrl, dataDirectory, traceProtocol }: Config, tracing: Tracing): Promise<DatabaseConnection> {
  const onStatement = traceProtocol ? () => tracing.count('db.statements') : undefined
  return connectDatabase({ dataDirectory, onStatement, ...(databaseUrl !== null && { databaseUrl }) })
}

function readVersion(): string {
  const { version }: { version: string } = JSON.parse(readFileSync(MANIFEST, 'utf8'))
  return version
}
