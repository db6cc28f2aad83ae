import { randomUUID } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { FRESHNESS } from '@palier/domain/kernel/timing'
import type { Client } from '@palier/contract/client'
import { createLog, type Log, reasonOf } from '@palier/service/log'
import { serveMetrics } from '@palier/service/serveMetrics'
import { startTracing, type Tracing } from '@palier/service/tracing'
import { withTimeout } from '@palier/service/flow/timeout'
import type { Config } from './config/config.ts'
import type { Services } from './operation/context.ts'
import { schema } from './graph/schema.ts'
import { createUserEvents } from './live/events.ts'
import { createLiveConnections } from './live/liveConnections.ts'
import { type Clock, createPriceTicks } from './live/priceTicks.ts'
import { createEventReader } from './live/readEvents.ts'
import { createQuoteReader, TICK_LANGUAGE } from './live/readQuotes.ts'
import { createPlanNames } from './cache/planNames.ts'
import { createPublicReads } from './operation/publicReads.ts'
import { createSiteReads } from './cache/siteReads.ts'
import { createStockCache } from './cache/stockCache.ts'
import { createMetrics } from './telemetry/metrics.ts'
import { createOperationBudgets } from './limits/operationBudgets.ts'
import type { FinishedCall } from './rest/callAttempt.ts'
import type { BreakerState } from '@palier/service/flow/circuitBreaker'
import { createCapabilities } from './rest/capabilities.ts'
import { createRestClient } from './rest/client.ts'
import { isOutage } from './rest/revalidatingCache.ts'
import { createTransport, type TransportListener } from './rest/transport.ts'
import type { TransportLimits } from './rest/transportLimits.ts'
import { createUpstreamClock } from './rest/upstreamClock.ts'
import { createGraphqlServer } from './server/graphql/graphqlServer.ts'
import { createHttpServer } from './server/http/httpServer.ts'
import { isRevoked } from './server/request/callerKinds.ts'
import { readPersistedOperations } from './server/graphql/persistedOperations.ts'
import { createSocketServer } from './server/sockets/socketServer.ts'
import { siteOrigin } from './server/request/origin.ts'
import { createPages } from './server/http/pages.ts'
import { createStaticFiles } from './server/http/staticFiles.ts'
import { createWelcomePage } from './server/http/welcomePage.ts'
import { createSessionChecks } from './session/sessionChecks.ts'
import { createSessionVault } from './session/session.ts'
import { createCoordination } from './cluster/coordination.ts'
import { createTokenOwners } from './session/apiTokenOwners.ts'
import { createUsageRecorder } from './telemetry/usageRecorder.ts'

/** Timeout for sending the last usage counts. */
const LAST_WORDS_MILLISECONDS = 1000

/** Replacements of defaults by tests and benches. */
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

/** `metricsUrl` is null when metrics are off. */
type Bff = { url: string; metricsUrl: string | null; log: Log; services: Services; close: () => Promise<void> }

/** Starts the service; resolves when it listens. `close` stops it within about ten seconds. */
export async function startBff(config: Config, overrides: Overrides = {}): Promise<Bff> {
  const apiTime = createUpstreamClock({ first: Date.now, running: () => performance.now() })
  const tracing = await startTracing({ protocol: config.traceProtocol, service: 'palier-bff', log: () => log })
  const { now = () => new Date(apiTime.now()), random = Math.random } = overrides
  const log = overrides.log ?? createLog(config.logLevel, undefined, tracing.fields)
  const services = createServices(config, { ...overrides, now, random, log, tracing, onDate: apiTime.observe })

  const persisted = readPersistedOperations({
    file: overrides.persistedFile ?? beside('../../web/src/__generated__/persisted.json'),
    schema,
    isReloading: config.environment !== 'production',
    log,
  })
  const sockets = createSocketServer({ services, persisted, onTickExecution: overrides.onTickExecution })
  const graphql = createGraphqlServer(services, persisted)
  const webFolder = overrides.webFolder ?? beside('../../web/dist')
  const welcome = createWelcomePage({ folder: webFolder, services, persisted })
  const isReady = async () => (await services.transport.missing()).length === 0
  const pages = createPages({ folder: webFolder, origin: siteOrigin(config), welcome, isReady })
  const files = createStaticFiles(webFolder, pages)
  const manifestFile = beside('../../package.json')
  const server = createHttpServer({ services, graphql, sockets, files, pages, manifestFile })
  const port = await server.listen()
  void services.sharing.ready.then(services.events.start)
  const metrics =
    config.metricsPort === null ? null : await serveMetrics(services.metrics.registry, config.host, config.metricsPort)

  return {
    url: `http://${config.host.includes(':') ? `[${config.host}]` : config.host}:${port}`,
    metricsUrl: metrics?.url ?? null,
    log,
    services,
    async close() {
      await services.sharing.resign()
      await metrics?.close()
      await server.close()
      await withTimeout(LAST_WORDS_MILLISECONDS, services.usage.close())
      services.sharing.close()
      await services.transport.close()
      await tracing.close()
    },
  }
}

type Settled = Overrides &
  Required<Pick<Overrides, 'now' | 'random' | 'log'>> &
  Pick<TransportListener, 'onDate'> & { tracing: Tracing }

const BREAKER_FIGURES = { closed: 0, halfOpen: 1, open: 2 } as const

function createServices(config: Config, settled: Settled): Services {
  const { now, random, log, tracing, onCall, onDate, limits, schedule = onceAfter } = settled
  const milliseconds = () => now().getTime()
  const clock = { now: milliseconds, schedule }
  const metrics = createMetrics()
  const recordCall = (call: FinishedCall) => {
    metrics.onCall(call)
    onCall?.(call)
  }
  const { onRetry, onRefused } = metrics
  const onBreaker = logBreakerChanges(log)
  let hasAnswered = false
  let isAwaited = false
  /**
   * Logs a failed read. Until the API first responds it is assumed to be starting, which is logged
   * once.
   */
  const logUnread = (sentence: string) => (error: unknown) => {
    if (!isOutage(error)) log.warn({ err: error }, sentence)
    else if (hasAnswered) log.warn(reasonOf(error), sentence)
    else if (!isAwaited) {
      isAwaited = true
      log.info('waiting for the api')
    }
  }
  const transport = createTransport({
    apiUrl: config.apiUrl,
    random,
    limits,
    tracing,
    onCall: recordCall,
    onRetry,
    onRefused,
    onBreaker,
    onDate(header) {
      hasAnswered = true
      onDate?.(header)
    },
  })
  metrics.watch(
    'breaker_state',
    'Worst circuit breaker of all groups of routes: 0 closed, 1 half open, 2 open.',
    () => BREAKER_FIGURES[transport.breakerState()],
  )
  const capabilities = createCapabilities(log)
  const tickMilliseconds = config.tickSeconds * 1000
  const publicMilliseconds = FRESHNESS.othersMinutes * 60_000
  const [serviceKey] = config.serviceKeys

  function clientOf(token: string): Client {
    const origin = { requestId: randomUUID(), language: TICK_LANGUAGE, preproductionKey: null, address: null } as const
    return createRestClient({ transport, origin, serviceKey, token: () => token, randomId: randomUUID })
  }
  const read = createQuoteReader({ capabilities, serviceKey, log, clientOf })
  const sharing = createCoordination({
    redisUrl: config.redisUrl,
    readStocks: read,
    readEvents: createEventReader({ capabilities, client: clientOf(serviceKey), log }),
    isPassing: isOutage,
    tickMilliseconds,
    stockMilliseconds: publicMilliseconds,
    clock,
    randomId: randomUUID,
    log,
  })
  const { secondLevelOf } = sharing
  const ticks = createPriceTicks({
    read,
    sharing: sharing.prices,
    periodMilliseconds: tickMilliseconds,
    clock,
    onFailure: logUnread('price read failed'),
  })
  metrics.watch('price_followers', 'Subscriptions to live prices.', () => ticks.figures().subscribers)
  metrics.watch('followed_stocks', 'Stocks whose prices somebody follows.', () => ticks.figures().stocks)
  metrics.watch(
    'price_age_seconds',
    'Since the followed prices were read.',
    () => ticks.figures().ageMilliseconds / 1000,
  )
  metrics.watch('is_leader', 'Whether this process reads prices and events for all.', () => Number(sharing.isLeader()))
  if (sharing.isUp() !== null) metrics.watch('redis_up', 'Whether Redis is there.', () => Number(sharing.isUp()))
  const checks = createSessionChecks(milliseconds)
  const tokenOwners = createTokenOwners({ transport, serviceKey, now: milliseconds, randomId: randomUUID })
  const events = createUserEvents({
    read: sharing.readEvents,
    isPassing: isOutage,
    clock,
    onFailure: logUnread('event read failed'),
    onSessionsEnded(userId) {
      checks.markStale(userId)
      void connections.recheck(userId)
    },
  })
  const connections = createLiveConnections({
    now: milliseconds,
    hasEnded(session) {
      tokenOwners.forget(session.id)
      return isRevoked(tokenOwners, session)
    },
    ended: sharing.endedSessions,
    forget(sessionId) {
      checks.end(sessionId)
      tokenOwners.forget(sessionId)
    },
  })
  return {
    config,
    log,
    metrics,
    tracing,
    transport,
    capabilities,
    vault: createSessionVault(config.sessionSecrets),
    checks,
    tokenOwners,
    budgets: createOperationBudgets(config.pointsPerSecond, milliseconds, sharing.takePoints),
    usage: createUsageRecorder({ client: clientOf(serviceKey), capabilities, clock, log }),
    fresh: createSiteReads({ now: milliseconds, tickMilliseconds, secondLevelOf }),
    publicReads: createPublicReads({ now: milliseconds, tickMilliseconds, secondLevelOf }),
    stockCache: createStockCache({
      now: milliseconds,
      stockMilliseconds: publicMilliseconds,
      priceOf: ticks.priceOf,
      shared: sharing.stocks,
    }),
    planNames: createPlanNames(publicMilliseconds, milliseconds),
    ticks,
    events,
    connections,
    sharing,
    now,
    clock,
    randomId: randomUUID,
  }
}

/** Logs when the circuit breaker of a group of routes opens or closes. */
function logBreakerChanges(log: Log): (state: BreakerState, group: string) => void {
  const open = new Set<string>()
  return (state, group) => {
    if (state === 'open' && !open.has(group)) log.warn({ group }, 'api circuit opened: calls refused')
    if (state === 'closed') log.info({ group }, 'api circuit closed')
    if (state === 'closed') open.delete(group)
    else open.add(group)
  }
}

function onceAfter(run: () => void, milliseconds: number): () => void {
  const timer = setTimeout(run, milliseconds)
  return () => clearTimeout(timer)
}

/** The build has the same depth below the root as the sources, so one relative path works for both. */
function beside(path: string): string {
  return fileURLToPath(new URL(path, import.meta.url))
}
