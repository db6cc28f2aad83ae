import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Client } from '@palier/contract/client'
import type { Call } from '@palier/contract/kernel/call'
import type { Log } from '@palier/service/log'
import type { Tracing } from '@palier/service/tracing'
import type { Config } from '../config/config.ts'
import type { UserEvents } from '../live/events.ts'
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
  events: UserEvents
  connections: LiveConnections
  sharing: Coordination
  now: () => Date
  clock: Clock
  randomId: () => string
}

export type Caller = CallOrigin & {
  /** True on https and on localhost. */
  isSafeToSignIn: boolean
  isByCookie: boolean
  deviceToken: string | null
  hasCsrfHeader: boolean
  /** True while earlier messages are still being sent. */
  isCongested: () => boolean
}

export type Operation = {
  readonly services: Services
  readonly caller: Caller
  session: Session | null
  readonly client: Client
  upstreamCalls: number
  /** True once the API refused the session as ended. */
  isSessionOver: boolean
  readonly cookies: string[]
  deviceCookie: string | null
  /** Refusal that replaces the GraphQL response. */
  plainRefusal: string | null
  /** True if the result is the same for every visitor. */
  isForEveryVisitor: boolean
  /** `deviceToken` is stored in the browser for its next sign-in. */
  signIn(session: Session, deviceToken?: string): Promise<void>
  /** Sets no cookie for API tokens. */
  renew(session: Session): Promise<void>
  signOut(): void
  /** Changes user data in the cookie, not in the token. */
  changeSession(session: Session, changes: SessionChanges): Promise<Session>
  /** Registers a call for `callsSettled` before it is sent; it may turn out not to be needed. */
  expectCall(call: Promise<unknown>): void
  /** Resolves when no started or expected call is left. */
  callsSettled(): Promise<void>
}

export type Context = { operation: Operation }

export function createOperation(services: Services, caller: Caller, session: Session | null): Operation {
  const { transport, config, checks, vault, now, randomId } = services
  const inFlight = new Set<Promise<unknown>>()
  const rest = createRestClient({
    transport,
    origin: caller,
    serviceKey: config.serviceKeys[0],
    token: () => operation.session?.token ?? null,
    randomId,
    onAnswer: (call, refusal) => observeSession(operation, call, refusal?.code ?? null),
  })

  function track<Value>(call: Promise<Value>): Promise<Value> {
    operation.upstreamCalls += 1
    expectCall(call)
    return call
  }

  function expectCall(call: Promise<unknown>): void {
    const settled: Promise<unknown> = call.then(
      () => inFlight.delete(settled),
      () => inFlight.delete(settled),
    )
    inFlight.add(settled)
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
    isForEveryVisitor: false,
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
    expectCall,
    async callsSettled() {
      // A response can start another call.
      for (await nextTurn(); inFlight.size > 0; await nextTurn()) await Promise.all(inFlight)
    },
  }
  return operation
}

function observeSession(operation: Operation, call: Call, refusal: string | null): void {
  const { session, services, caller } = operation
  if (!session || call.access === 'open') return
  if (refusal === null) services.checks.good(session)
  if (refusal !== 'notAuthenticated' || operation.isSessionOver) return
  // The next request looks a refused API token up again.
  if (session.apiTokenScope !== null) return services.tokenOwners.forget(session.id)
  operation.isSessionOver = true
  services.connections.endOf(session.id)
  if (caller.isByCookie) operation.cookies.push(COOKIE_THAT_CLEARS)
}
