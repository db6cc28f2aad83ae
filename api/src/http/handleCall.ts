import type { SpecialLimit } from '@palier/contract/kernel/call'
import { type Envelope, success } from '@palier/contract/kernel/envelope'
import { HEADERS } from '@palier/contract/kernel/headers'
import type { FastifyRequest } from 'fastify'
import type { Config } from '../config/config.ts'
import type { Database } from '../database/kernel/database.ts'
import { hasAnswer } from '../database/queries/kernel/idempotencyQueries.ts'
import type { Reply, Route } from '../routes/kernel/route.ts'
import type { Services } from '../services/services.ts'
import { Refusal } from '../kernel/refusal.ts'
import { authorize } from './access.ts'
import type { Guard } from './requestGuard.ts'
import { headerOf, languageOf } from './headers.ts'
import type { Admit } from './heavyReads.ts'
import { DEEPEST, isLong } from './streamJson.ts'
import { runIdempotent } from './idempotency.ts'

/** `admit` waits for a slot of a heavy call. */
export type CallPorts = {
  config: Config
  database: Database
  services: Services
  guard: Guard
  now: () => Date
  admit?: Admit
}

/**
 * Limits that count only successes: a failed registration does not use up an address's allowance.
 */
const COUNTED_WHEN_DONE: ReadonlySet<SpecialLimit> = new Set(['registrations'])

/**
 * Processes one call, from request to envelope. Throws Refusal. `signal` aborts if the client
 * disconnects.
 */
export async function handleCall(
  route: Route,
  request: FastifyRequest,
  signal: AbortSignal,
  ports: CallPorts,
): Promise<Envelope> {
  const { guard } = ports
  const { limit } = route.call
  if (!limit) return answerCounted(route, request, signal, ports)
  await guard.checkSpecial(request, limit, ports.now())
  try {
    return await answerCounted(route, request, signal, ports)
  } catch (error) {
    // Counted, since otherwise registered addresses could be probed without limit.
    const isNothing = error instanceof Refusal && error.code !== 'EmailAlreadyUsed'
    if (isNothing && COUNTED_WHEN_DONE.has(limit)) await guard.giveBack(request, limit)
    throw error
  }
}

async function answerCounted(
  route: Route,
  request: FastifyRequest,
  signal: AbortSignal,
  ports: CallPorts,
): Promise<Envelope> {
  const { config, database, services, guard } = ports
  const { call } = route
  const now = ports.now()
  const language = languageOf(request)
  const body = request.body === undefined ? {} : request.body

  const address = guard.callerOf(request)
  const viewer = await authorize(route, request.headers.authorization, now, {
    sessions: services.sessions,
    serviceKeys: config.serviceKeys,
  })
  const { heavy, before, run, after } = route.prepare(body, viewer)
  if (heavy && viewer) await ports.admit?.(viewer.userId, heavy)
  const key = headerOf(request, HEADERS.idempotencyKey)
  const context = { language, now, address, requestKey: key ?? null, signal }

  async function answerOver(bound: ReturnType<Services['over']>): Promise<Envelope> {
    const reply = await run({ ...context, services: bound })
    if (config.environment !== 'production' && !isLong(reply, DEEPEST)) assertContract(route, reply)
    return success(reply.data, reply.additionalData)
  }

  if (!call.write) return answerOver(services)
  const inTransaction = () =>
    database.transaction((transaction) => {
      const write = () => answerOver(services.over(transaction))
      if (key === undefined || !viewer) return write()
      const { userId } = viewer
      const { encryptStoredResponse } = route
      const keyed = { userId, key, call: call.path, body, secrets: config.tokenSecrets, encryptStoredResponse }
      return runIdempotent(transaction, keyed, now, write)
    })
  // A repeated request returns its stored response, without any check or side effect.
  const isRepeated = before && key !== undefined && viewer && (await hasAnswer(database, viewer.userId, key))
  if (before && !isRepeated) await before({ ...context, services })
  const answer = await inTransaction().finally(after)
  services.userEvents.wake()
  return answer
}

function assertContract({ call }: Route, { data, additionalData }: Reply<unknown>): void {
  call.output.parse(data)
  call.additional?.parse(additionalData)
}
