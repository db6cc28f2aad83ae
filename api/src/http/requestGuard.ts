import type { SpecialLimit } from '@palier/contract/kernel/call'
import { HEADERS } from '@palier/contract/kernel/headers'
import type { FastifyRequest } from 'fastify'
import type { Config } from '../config/config.ts'
import { Refusal } from '../kernel/refusal.ts'
import { isServiceBearer } from './access.ts'
import { counterKeyOf, createAddressReader, isLoopback } from './clientAddress.ts'
import { headerOf } from './headers.ts'
import type { MakeRateLimit, RateLimit } from './rateLimit.ts'
import { constantTimeEqual } from './constantTimeEqual.ts'

const LOCAL_HOST = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i

// Beyond the general limit, which is far too wide for guesses.
const WRONG_KEYS_A_MINUTE = 10

export type Guard = ReturnType<typeof createGuard>

/** What stands before every call: the key of a closed site, and how much one address may ask. */
export function createGuard(
  { serviceKey, preproductionKey, trustedProxies, ...config }: Config,
  makeRateLimit: MakeRateLimit,
) {
  const addressOf = createAddressReader(trustedProxies)
  const limitOf = (name: string, maximum: number, windowSeconds: number) =>
    makeRateLimit({ name, maximum, windowSeconds })
  const limits: Record<'requests' | SpecialLimit, RateLimit> = {
    requests: limitOf('requests', config.requestsPerMinute, 60),
    guests: limitOf('guests', config.guestsPerHour, 3600),
    registrations: limitOf('registrations', config.registrationsPerHour, 3600),
    signIns: limitOf('signIns', config.signInsPerHour, 3600),
    invitationRequests: limitOf('invitationRequests', config.invitationRequestsPerHour, 3600),
  }

  const wrongKeys = limitOf('wrongKeys', WRONG_KEYS_A_MINUTE, 60)
  const sameWrongKeys = makeRateLimit({
    name: 'sameWrongKeys',
    maximum: 1,
    windowSeconds: 60,
    rememberedCallers: 1_000,
  })

  function callerOf(request: FastifyRequest): string {
    const proof = headerOf(request, HEADERS.serviceKey)
    const isOurs = proof !== undefined && constantTimeEqual(proof, serviceKey)
    const peer = request.socket.remoteAddress ?? ''
    return counterKeyOf(addressOf({ peer, forwardedFor: headerOf(request, 'x-forwarded-for'), isOurs }))
  }

  async function count(request: FastifyRequest, name: keyof typeof limits, now: Date): Promise<void> {
    const limit = limits[name]
    const retryAfterSeconds = await limit.take(callerOf(request), now)
    if (retryAfterSeconds !== null) {
      throw new Refusal('operationsLimitReached', { n: limit.maximum, maxUnit: name, retryAfterSeconds })
    }
  }

  /** A key that is guessed at has few tries a minute. The same wrong one again, as a page sends it, is no guess. */
  async function expectSiteKey(caller: string, given: string, expected: string, now: Date): Promise<void> {
    const retryAfterSeconds = await wrongKeys.wait(caller, now)
    if (retryAfterSeconds !== null) {
      throw new Refusal('operationsLimitReached', { n: wrongKeys.maximum, maxUnit: 'requests', retryAfterSeconds })
    }
    if (constantTimeEqual(given, expected)) return
    const isNew = (await sameWrongKeys.take(`${caller} ${given.slice(0, 100)}`, now)) === null
    if (isNew) await wrongKeys.take(caller, now)
    throw new Refusal('PreproductionKeyRequired')
  }

  return {
    /** On whose behalf it is sent, as one caller is counted. */
    callerOf,
    /** Whether it was sent on this very machine, to this very machine: a foreign name could stand for its address. */
    isOnLoopback: (request: FastifyRequest): boolean =>
      isLoopback(callerOf(request)) && LOCAL_HOST.test(request.headers.host ?? ''),
    /** Refused with operationsLimitReached or PreproductionKeyRequired. */
    async check(request: FastifyRequest, now: Date): Promise<void> {
      // Our own services speak for everybody at once: no address answers for them, and they need no key of the site.
      if (isServiceBearer(request.headers.authorization, serviceKey)) return
      await count(request, 'requests', now)
      if (preproductionKey === null) return
      const given = headerOf(request, HEADERS.preproductionKey)
      if (given === undefined) throw new Refusal('PreproductionKeyRequired')
      await expectSiteKey(callerOf(request), given, preproductionKey, now)
    },
    /** Counts against a limit of its own. Refused with operationsLimitReached. */
    checkSpecial: (request: FastifyRequest, limit: SpecialLimit, now: Date): Promise<void> =>
      count(request, limit, now),
    /** What was counted so came to nothing. */
    giveBack: (request: FastifyRequest, limit: SpecialLimit): Promise<void> =>
      limits[limit].giveBack(callerOf(request)),
  }
}
