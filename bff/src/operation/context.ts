import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Call } from '@palier/contract/kernel/call'
import type { Client } from '@palier/contract/client'
import type { Log } from '@palier/service/log'
import type { Tracing } from '@palier/service/tracing'
import type { Config } from '../config/config.ts'
import type { PersonEvents } from '../live/events.ts'
import type { LiveConnections } from '../live/liveConnections.ts'
import type { Clock, PriceTicks } from '../live/priceTicks.ts'
import type { PlanNames } from '../cache/planNames.ts'
import type { PublicReads } from './publicReads.ts'
import type { SiteReads } from '../cache/siteReads.ts'
import type { StockCache } from '../cache/stockCache.ts'
import type { Metrics } from '../telemetry/metrics.ts'
import type { OperationBudgets } from '../limits/operationBudgets.ts'
import type { Capabilities } from '../rest/capabilities.ts'
import { type CallOrigin, createRestClient } from '../rest/client.ts'
import type { RestTransport } from '../rest/transport.ts'
import type { Session, SessionChanges, SessionVault } from '../session/session.ts'
import type { Coordination } from '../cluster/coordination.ts'
import type { SessionChecks } from '../session/sessionChecks.ts'
import { COOKIE_THAT_CLEARS, cookieThatKeeps, deviceCookieOf } from '../session/sessionCookie.ts'
import type { TokenOwners } from '../session/apiTokenOwners.ts'
import type { UsageRecorder } from '../telemetry/usageRecorder.ts'

/** What lives as long as the process. */
export type Services = {
  config: Config
  log: Log
  metrics: Metrics
  tracing: Tracing
  transport: RestTransport
  capabilities: Capabilities
  vault: SessionVault
  checks: SessionChecks
  tokenOwners: TokenOwners
  budgets: OperationBudgets
  usage: UsageRecorder
  fresh: SiteReads
  publicReads: PublicReads
  stockCache: StockCache
  planNames: PlanNames
  ticks: PriceTicks
  events: PersonEvents
  connections: LiveConnections
  sharing: Coordination
  now: () => Date
  clock: Clock
  randomId: () => string
}

export type Caller = CallOrigin & {
  /** Whether a cookie may be given over this connection: https, or the machine itself. */
  isSafeToSignIn: boolean
  isByCookie: boolean
  /** What an earlier sign-in gave this browser to show. */
  deviceToken: string | null
  /** Whether the request carries the header that a foreign page cannot send. */
  hasCsrfHeader: boolean
  /** Whether what was sent before still waits to leave. */
  isCongested: () => boolean
}

/** One query, mutation or subscription on its way. */
export type Operation = {
  readonly services: Services
  readonly caller: Caller
  session: Session | null
  readonly client: Client
  /** How many calls it has cost so far. */
  upstreamCalls: number
  /** True once the api has said that the session is over. */
  isSessionOver: boolean
  /** What the answer tells the browser to keep. */
  readonly cookies: string[]
  /** Beside them: what the browser is to show at its next sign-in. */
  deviceCookie: string | null
  /** An answer that takes the place of the GraphQL one. */
  plainRefusal: string | null
  /** `deviceToken` is for the browser to show the next time, where the api gave one. */
  signIn(session: Session, deviceToken?: string): Promise<void>
  /** The same session by another token. Whoever brought a token of their own keeps it. */
  renew(session: Session): Promise<void>
  signOut(): void
  /** What is known of the signed-in person is now this; the cookie says it too, the token does not. */
  changeSession(session: Session, changes: SessionChanges): Promise<Session>
  /** Resolves when the calls that have started, and those of the same turn, have been answered. */
  callsSettled(): Promise<void>
}

export type Context = { operation: Operation }

/** An operation with a REST client of its own, which counts its calls and observes the end of its session. */
export function createOperation(services: Services, caller: Caller, session: Session | null): Operation {
  const { transport, config, checks, vault, now, randomId } = services
  const inFlight = new Set<Promise<unknown>>()
  const rest = createRestClient({
    transport,
    origin: caller,
    serviceKey: config.serviceKey,
    token: () => operation.session?.token ?? null,
    randomId,
    onAnswer: (call, refusal) => observeSession(operation, call, refusal?.code ?? null),
  })

  function track<Value>(call: Promise<Value>): Promise<Value> {
    operation.upstreamCalls += 1
    const settled: Promise<unknown> = call.then(
      () => inFlight.delete(settled),
      () => inFlight.delete(settled),
    )
    inFlight.add(settled)
    return call
  }

  const operation: Operation = {
    services,
    caller,
    session,
    client: {
      send: (call, input) => track(rest.send(call, input)),
      sendWhole: (call, input) => track(rest.sendWhole(call, input)),
    },
    upstreamCalls: 0,
    isSessionOver: false,
    cookies: [],
    deviceCookie: null,
    plainRefusal: null,
    async signIn(opened, deviceToken) {
      operation.session = opened
      operation.isSessionOver = false
      checks.begin(opened)
      operation.cookies.push(cookieThatKeeps(await vault.seal(opened), opened, now()))
      if (deviceToken !== undefined) operation.deviceCookie = deviceCookieOf(deviceToken)
    },
    async renew(renewed) {
      operation.session = renewed
      checks.begin(renewed)
      if (caller.isByCookie) operation.cookies.push(cookieThatKeeps(await vault.seal(renewed), renewed, now()))
    },
    signOut() {
      if (operation.session) services.connections.endOf(operation.session.id)
      operation.session = null
      operation.cookies.push(COOKIE_THAT_CLEARS)
    },
    async changeSession(before, changes) {
      const changed = { ...before, ...changes }
      operation.session = changed
      if (caller.isByCookie) operation.cookies.push(cookieThatKeeps(await vault.seal(changed), changed, now()))
      return changed
    },
    async callsSettled() {
      await nextTurn()
      await Promise.all(inFlight)
    },
  }
  return operation
}

function observeSession(operation: Operation, call: Call, refusal: string | null): void {
  const { session, services, caller } = operation
  if (!session || call.access === 'open') return
  if (refusal === null) services.checks.good(session)
  if (refusal !== 'notAuthenticated' || operation.isSessionOver) return
  // A token for scripts that is refused is looked up again.
  if (session.apiTokenScope !== null) return services.tokenOwners.forget(session.id)
  operation.isSessionOver = true
  services.connections.endOf(session.id)
  if (caller.isByCookie) operation.cookies.push(COOKIE_THAT_CLEARS)
}
