import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { DestinationStream } from 'pino'
import { createApp } from './app.ts'
import type { Config } from './config.ts'
import { connectDatabase, type DatabaseConnection } from './database/connect.ts'
import { migrateDatabase } from './database/migrate.ts'
import { deleteExpiredGuests, deleteExpiredSessions, deleteOldAnswers } from './jobs/expiry.ts'
import { startJobs, type Jobs } from './jobs/startJobs.ts'
import { createLog, type Log } from './log.ts'
import { readConcepts } from './providers/marketData/concepts.ts'
import type { MarketData } from './providers/marketData/port.ts'
import { createSimulatedMarketData } from './providers/marketData/simulated/simulatedMarketData.ts'
import { seedDatabase } from './seed/seedDatabase.ts'
import { createServices } from './services.ts'

// The same steps lead there from the sources and from the bundle.
const DATA = join(import.meta.dirname, '../data')
const MIGRATIONS = join(import.meta.dirname, '../src/database/migrations')
const MANIFEST = join(import.meta.dirname, '../../package.json')

const DRAIN_MILLISECONDS = 10_000
const HOUR_SECONDS = 3600
const MAXIMUM_LIVE_GUESTS = 5_000

export type Overrides = {
  now?: () => Date
  logDestination?: DestinationStream
  /** Closed with the service, like its own. */
  connection?: DatabaseConnection
  marketData?: MarketData
  maximumLiveGuests?: number
  jobPollMilliseconds?: number
}

export type Api = {
  /** Where it listens, without a slash at the end. */
  url: string
  log: Log
  /** Stops accepting, lets calls under way end for ten seconds at most, then ends jobs and database. */
  close(): Promise<void>
}

/** Starts the service: database, seed data, jobs, listening. Rejects when one of them cannot start. */
export async function startApi(config: Config, overrides: Overrides = {}): Promise<Api> {
  const log = createLog(config.logLevel, overrides.logDestination)
  const connection = overrides.connection ?? (await connect(config))
  try {
    return await startOver(connection, config, log, overrides)
  } catch (error) {
    await connection.close()
    throw error
  }
}

async function startOver(connection: DatabaseConnection, config: Config, log: Log, overrides: Overrides): Promise<Api> {
  const { database } = connection
  const now = overrides.now ?? (() => new Date())
  const marketData = overrides.marketData ?? simulated(config)

  await migrateDatabase(database, MIGRATIONS)
  await seedDatabase(database, marketData)
  const services = createServices({
    ...config,
    database,
    marketData,
    concepts: readConcepts(join(DATA, 'concepts.csv')),
    version: readVersion(),
    maximumLiveGuests: overrides.maximumLiveGuests ?? MAXIMUM_LIVE_GUESTS,
  })

  const app = createApp({ config, log, connection, services, now })
  const jobs = await startJobs({
    database,
    handlers: {
      deleteExpiredGuests: (_data, context) => deleteExpiredGuests(database, context.now),
      deleteExpiredSessions: (_data, context) => deleteExpiredSessions(database, context.now),
      deleteOldAnswers: (_data, context) => deleteOldAnswers(database, context.now),
    },
    schedules: {
      deleteExpiredGuests: { repeatSeconds: HOUR_SECONDS },
      deleteExpiredSessions: { repeatSeconds: HOUR_SECONDS },
      deleteOldAnswers: { repeatSeconds: HOUR_SECONDS },
    },
    clock: now,
    onError: (error, job) => log.error({ err: error, job }, 'a job failed'),
    ...(overrides.jobPollMilliseconds !== undefined && { pollMilliseconds: overrides.jobPollMilliseconds }),
  })
  const url = await app.listen({ host: config.host, port: config.port }).catch(async (error: unknown) => {
    await jobs.stop()
    throw error
  })

  return { url, log, close: () => close(app, jobs, connection) }
}

async function close(app: FastifyInstance, jobs: Jobs, connection: DatabaseConnection): Promise<void> {
  const impatience = setTimeout(() => app.server.closeAllConnections(), DRAIN_MILLISECONDS)
  try {
    await app.close()
    await jobs.stop()
  } finally {
    clearTimeout(impatience)
    await connection.close()
  }
}

function connect({ databaseUrl, dataDirectory }: Config): Promise<DatabaseConnection> {
  return connectDatabase({ dataDirectory, ...(databaseUrl !== null && { databaseUrl }) })
}

function simulated({ market }: Config): MarketData {
  return createSimulatedMarketData({ ...market, securitiesFile: join(DATA, 'securities.csv') })
}

function readVersion(): string {
  const { version }: { version: string } = JSON.parse(readFileSync(MANIFEST, 'utf8'))
  return version
}
