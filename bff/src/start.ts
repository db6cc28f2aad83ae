import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { FRESHNESS } from '@palier/domain/constants'
import type { Client } from '@palier/contract/client'
import type { Config } from './config.ts'
import type { Services } from './context.ts'
import { schema } from './graph/schema.ts'
import { createPersonEvents } from './live/events.ts'
import { createLiveConnections } from './live/liveConnections.ts'
import { type Clock, createPriceTicks } from './live/priceTicks.ts'
import { createEventReader } from './live/readEvents.ts'
import { createQuoteReader, TICK_LANGUAGE } from './live/readQuotes.ts'
import { createPlanNames } from './loaders/planNames.ts'
import { createPublicReads } from './loaders/publicReads.ts'
import { createStockMemory } from './loaders/stockMemory.ts'
import { createLog, type Log } from './log.ts'
import { createMetrics } from './metrics.ts'
import { serveMetrics } from './serveMetrics.ts'
import { createOperationBudgets } from './operationBudgets.ts'
import { createCapabilities } from './rest/capabilities.ts'
import { createRestClient } from './rest/client.ts'
import { createFreshReads, isOutage } from './rest/freshness.ts'
import { createTransport, type FinishedCall, type TransportLimits } from './rest/transport.ts'
import { createGraphqlServer } from './server/graphqlServer.ts'
import { createHttpServer } from './server/httpServer.ts'
import { isRevoked } from './server/callerKinds.ts'
import { readPersistedOperations } from './server/persistedOperations.ts'
import { createSocketServer } from './server/socketServer.ts'
import { readStaticFiles } from './server/staticFiles.ts'
import { createSessionChecks } from './sessionChecks.ts'
import { createSessionVault } from './session.ts'
import { createTokenOwners } from './tokenOwners.ts'
import { createUsageRecorder } from './usageRecorder.ts'

/** How long what was counted last may take to be told. */
const LAST_WORDS_MILLISECONDS = 1000

/** What a test or a measurement puts in the place of what is usual. */
export type Overrides = {
  now?: () => Date
  random?: () => number
  schedule?: Clock['schedule']
  log?: Log
  onCall?: (call: FinishedCall) => void
  onTickExecution?: () => void
  limits?: Partial<TransportLimits>
  webFolder?: string
  persistedFile?: string
}

/** `metricsUrl` is null where metrics are told nowhere. */
export type Bff = { url: string; metricsUrl: string | null; services: Services; close: () => Promise<void> }

/** Starts the service; resolves when it listens. `close` stops it within about ten seconds. */
export async function startBff(config: Config, overrides: Overrides = {}): Promise<Bff> {
  const { now = () => new Date(), random = Math.random, log = createLog(config.logLevel) } = overrides
  const services = createServices(config, { ...overrides, now, random, log })

  const persisted = readPersistedOperations({
    file: overrides.persistedFile ?? beside('../../web/src/__generated__/persisted.json'),
    schema,
    isReloading: config.environment !== 'production',
    log,
  })
  const sockets = createSocketServer({ services, persisted, onTickExecution: overrides.onTickExecution })
  const graphql = createGraphqlServer(services, persisted)
  const files = readStaticFiles(overrides.webFolder ?? beside('../../web/dist'))
  const server = createHttpServer({ services, graphql, sockets, files })
  const port = await server.listen()
  const metrics =
    config.metricsPort === null ? null : await serveMetrics(services.metrics.registry, config.host, config.metricsPort)

  return {
    url: `http://${config.host.includes(':') ? `[${config.host}]` : config.host}:${port}`,
    metricsUrl: metrics?.url ?? null,
    services,
    async close() {
      services.ticks.close()
      services.events.close()
      await metrics?.close()
      await server.close()
      await Promise.race([services.usage.close(), delay(LAST_WORDS_MILLISECONDS, null, { ref: false })])
      await services.transport.close()
    },
  }
}

type Settled = Overrides & Required<Pick<Overrides, 'now' | 'random' | 'log'>>

function createServices(config: Config, settled: Settled): Services {
  const { now, random, log, onCall, limits, schedule = onceAfter } = settled
  const milliseconds = () => now().getTime()
  const clock = { now: milliseconds, schedule }
  const metrics = createMetrics()
  const hear = (call: FinishedCall) => {
    metrics.onCall(call)
    onCall?.(call)
  }
  const transport = createTransport({ apiUrl: config.apiUrl, random, onCall: hear, limits })
  const capabilities = createCapabilities(log)
  const tickMilliseconds = config.tickSeconds * 1000
  const publicMilliseconds = FRESHNESS.othersMinutes * 60_000
  const { serviceKey } = config

  function clientOf(token: string): Client {
    const origin = { requestId: randomUUID(), language: TICK_LANGUAGE, preproductionKey: null, address: null } as const
    return createRestClient({ transport, origin, serviceKey, token: () => token, randomId: randomUUID })
  }
  const read = createQuoteReader({ capabilities, serviceKey, log, clientOf })
  const ticks = createPriceTicks({
    read,
    periodMilliseconds: tickMilliseconds,
    clock,
    onFailure: (error) => log.warn({ err: error }, 'the live prices could not be read'),
  })
  metrics.watch('price_followers', 'Subscriptions to live prices.', () => ticks.figures().subscribers)
  metrics.watch('followed_stocks', 'Stocks whose prices somebody follows.', () => ticks.figures().stocks)
  metrics.watch(
    'price_age_seconds',
    'Since the followed prices were read.',
    () => ticks.figures().ageMilliseconds / 1000,
  )
  const tokenOwners = createTokenOwners({ transport, serviceKey, now: milliseconds, randomId: randomUUID })
  return {
    config,
    log,
    metrics,
    transport,
    capabilities,
    vault: createSessionVault(config.sessionSecret),
    checks: createSessionChecks(milliseconds),
    tokenOwners,
    budgets: createOperationBudgets(config.pointsPerSecond, milliseconds),
    usage: createUsageRecorder({ client: clientOf(serviceKey), capabilities, clock, log }),
    fresh: {
      mainInfos: createFreshReads(publicMilliseconds, milliseconds),
      appVersion: createFreshReads(publicMilliseconds, milliseconds),
      // It carries prices, which are never older than one tick.
      showcase: createFreshReads(Math.min(tickMilliseconds, publicMilliseconds), milliseconds),
      plans: createFreshReads(publicMilliseconds, milliseconds),
      paymentProvider: createFreshReads(publicMilliseconds, milliseconds),
    },
    publicReads: createPublicReads({ now: milliseconds, tickMilliseconds }),
    stockMemory: createStockMemory({
      now: milliseconds,
      wordsMilliseconds: publicMilliseconds,
      priceOf: ticks.priceOf,
    }),
    planNames: createPlanNames(publicMilliseconds, milliseconds),
    ticks,
    events: createPersonEvents({
      read: createEventReader({ capabilities, client: clientOf(serviceKey), log }),
      isPassing: isOutage,
      clock,
      onFailure: (error) => log.warn({ err: error }, 'the events could not be read'),
    }),
    connections: createLiveConnections({ now: milliseconds, hasEnded: (session) => isRevoked(tokenOwners, session) }),
    now,
    clock,
    randomId: randomUUID,
  }
}

function onceAfter(run: () => void, milliseconds: number): () => void {
  const timer = setTimeout(run, milliseconds)
  return () => clearTimeout(timer)
}

/** The built service stands as deep below the root as its sources do, so that the same way leads to both. */
function beside(path: string): string {
  return fileURLToPath(new URL(path, import.meta.url))
}
