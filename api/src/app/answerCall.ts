import { type Envelope, success } from '@palier/contract/envelope'
import { HEADERS } from '@palier/contract/headers'
import type { FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import type { Database } from '../database/database.ts'
import { isKept } from '../database/idempotencyQueries.ts'
import type { Reply, Route } from '../routes/route.ts'
import type { Services } from '../services.ts'
import { admit } from './access.ts'
import type { Guard } from './guard.ts'
import { headerOf, languageOf } from './headers.ts'
import { DEEPEST, isLong } from './longAnswers.ts'
import { writeOnce } from './writeOnce.ts'

export type CallPorts = { config: Config; database: Database; services: Services; guard: Guard; now: () => Date }

/**
 * One call from its request to its envelope. Throws Refusal for what the caller may not have. `signal` is aborted when
 * the caller has gone.
 */
export async function answerCall(
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

  if (route.limit) await guard.checkSpecial(request, route.limit, now)
  const address = guard.callerOf(request)
  const viewer = await admit(route, request.headers.authorization, now, {
    sessions: services.sessions,
    serviceKey: config.serviceKey,
  })
  const { before, run, after } = route.prepare(body, viewer)
  const key = headerOf(request, HEADERS.idempotencyKey)
  const circumstances = { language, now, address, requestKey: key ?? null, signal }

  async function answerOver(bound: ReturnType<Services['over']>): Promise<Envelope> {
    const reply = await run({ ...circumstances, services: bound })
    if (config.environment !== 'production' && !isLong(reply, DEEPEST)) expectContract(route, reply)
    return success(reply.data, reply.additionalData)
  }

  if (!call.write) return answerOver(services)
  const inTransaction = () =>
    database.transaction((transaction) => {
      const write = () => answerOver(services.over(transaction))
      if (key === undefined || !viewer) return write()
      const { userId } = viewer
      const { answersSecret } = route
      const keyed = { userId, key, call: call.path, body, secrets: config.tokenSecrets, answersSecret }
      return writeOnce(transaction, keyed, now, write)
    })
  // What was answered once is only told again: nothing is checked or spent a second time.
  const isKnown = before && key !== undefined && viewer && (await isKept(database, viewer.userId, key))
  if (before && !isKnown) await before({ ...circumstances, services })
  const answer = await inTransaction().finally(after)
  services.personEvents.wake()
  return answer
}

/** Where it costs nobody anything, and the answer is not long, one that breaks the contract is a failure of ours, not of the reader. */
function expectContract({ call }: Route, { data, additionalData }: Reply<unknown>): void {
  call.output.parse(data)
  call.additional?.parse(additionalData)
}
